"""Files: after whatever happens there is the old one or the new one, whole."""

import os
import time
from pathlib import Path

import pytest

from game.store import files
from game.store.files import FileTooLarge, read_bounded, set_aside, sweep, write_safely


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
    assert draft.exists()  # somebody may be writing it just now
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
