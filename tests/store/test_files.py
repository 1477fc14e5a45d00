"""Files: whatever happens, there is the old one or the new one, whole."""

import errno
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest

from game.store import files
from game.store.files import FileTooLarge, read_bounded, remove, set_aside, sweep, write_safely


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_what_is_written_is_read_and_folders_are_made(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there" / "a.json"
    write_safely(path, b"one")
    write_safely(path, b"two")
    assert read_bounded(path, 3) == b"two"
    assert names(path.parent) == ["a.json"]


def test_nothing_is_read_that_is_larger_than_expected(tmp_path: Path) -> None:
    write_safely(tmp_path / "a", b"12345")
    with pytest.raises(FileTooLarge, match="a has more than 4 bytes"):
        read_bounded(tmp_path / "a", 4)


class PowerCut(BaseException):
    """Nothing in the program catches this, as nothing catches a power cut."""


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_power_cut_while_writing_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def cut(*_: object) -> None:
        raise PowerCut

    path = tmp_path / "a.json"
    write_safely(path, b"old")
    monkeypatch.setattr(*(os, "fsync") if step == "fsync" else (Path, "replace"), cut)
    with pytest.raises(PowerCut):
        write_safely(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    (draft,) = tmp_path.glob("*.draft")
    sweep(tmp_path)
    assert draft.exists()  # it may be in use just now
    yesterday = time.time() - 2 * 24 * 3600
    os.utime(draft, (yesterday, yesterday))
    sweep(tmp_path)
    assert names(tmp_path) == ["a.json"]


def test_a_disk_that_is_full_leaves_the_old_file_and_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "a.json"
    write_safely(path, b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_safely(path, b"new")
    assert (path.read_bytes(), names(tmp_path)) == (b"old", ["a.json"])


def test_a_folder_that_cannot_be_made_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match="file"):
        write_safely(tmp_path / "file" / "a.json", b"new")


def test_damaged_files_are_set_aside_one_after_the_other(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for number in (1, 2, 3):
        path.write_text(str(number))
        assert set_aside(path) == tmp_path / f"a.json.damaged-{number}"
    assert [(tmp_path / name).read_text() for name in names(tmp_path)] == ["1", "2", "3"]
    with pytest.raises(FileNotFoundError):
        set_aside(path)
    assert len(names(tmp_path)) == 3


def test_a_system_that_cannot_settle_folders_is_not_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files.sys, "platform", "win32")
    monkeypatch.setattr(os, "open", lambda *_: pytest.fail("folders cannot be opened there"))
    files._settle(tmp_path)


class SmallDisk:
    """A disk that is full until something on it is deleted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, code: int = errno.ENOSPC) -> None:
        self.full = True
        self.asked = 0
        self._code = code
        self._real = tempfile.mkstemp
        monkeypatch.setattr(tempfile, "mkstemp", self._mkstemp)

    def _mkstemp(self, **how: Any) -> tuple[int, str]:
        if self.full:
            raise OSError(self._code, os.strerror(self._code))
        return self._real(**how)

    def make_room(self) -> bool:
        self.asked += 1
        self.full = False
        return True


def test_on_a_full_disk_there_is_made_room_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = SmallDisk(monkeypatch)
    write_safely(tmp_path / "x", b"data", disk.make_room)
    write_safely(tmp_path / "x", b"more", disk.make_room)
    assert (tmp_path / "x").read_bytes() == b"more"
    assert disk.asked == 1


def test_a_disk_with_nothing_to_give_up_or_with_another_trouble_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SmallDisk(monkeypatch)
    for make_room in (None, lambda: False):
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            write_safely(tmp_path / "x", b"data", make_room)
    other = SmallDisk(monkeypatch, errno.EROFS)
    with pytest.raises(OSError, match=os.strerror(errno.EROFS)):
        write_safely(tmp_path / "x", b"data", other.make_room)
    assert other.asked == 0


def test_folders_are_set_aside_and_empty_ones_removed(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / "x" / "inside").mkdir(parents=True)
        assert set_aside(tmp_path / "x") == tmp_path / f"x.damaged-{number}"
        assert (tmp_path / f"x.damaged-{number}" / "inside").is_dir()
    with pytest.raises(OSError, match="damaged"):
        remove(tmp_path / "x.damaged-1")
    remove(tmp_path / "x.damaged-1" / "inside")
    remove(tmp_path / "x.damaged-1")
    remove(tmp_path / "nothing")
    assert [path.name for path in tmp_path.iterdir()] == ["x.damaged-2"]
