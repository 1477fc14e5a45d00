"""What tables remember: written whole or not at all, read with care."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.prefs.key_value import KeyValueStore, MemoryStore
from game.store.key_value_files import KeyValueFiles
from tests.faults.hostile import pipe


@pytest.fixture(params=["files", "pocket"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> KeyValueStore:
    return KeyValueFiles(tmp_path / "not there yet") if request.param == "files" else MemoryStore()


def test_what_is_written_is_read(kept: KeyValueStore) -> None:
    assert kept.read("formations") is None
    assert kept.write("formations", {"5x8": [1, 2]})
    assert kept.read("formations") == {"5x8": [1, 2]}
    assert kept.write("formations", {})
    assert kept.read("formations") == {}
    assert kept.read("others") is None


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"a": ' + b"[" * 2_000_000])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, caplog: pytest.LogCaptureFixture, content: bytes) -> None:
    (tmp_path / "formations.json").write_bytes(content)
    with caplog.at_level(logging.WARNING):
        assert KeyValueFiles(tmp_path).read("formations") is None
    assert "formations.json" in caplog.text
    files = KeyValueFiles(tmp_path)
    assert files.read("formations") is None
    assert files.write("formations", [1])
    assert files.write("formations", [2])
    assert files.read("formations") == [2]
    assert (tmp_path / "formations.json.damaged-1").read_bytes() == content
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.timeout(20)
@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among the files of Windows")
@pytest.mark.parametrize("make", [pipe, Path.mkdir], ids=["pipe", "folder"])
@pytest.mark.parametrize("name", ["trials", "own-trials", "lessons"])
def test_what_is_no_file_makes_room_for_one(name: str, make: Callable[[Path], None], tmp_path: Path) -> None:
    make(tmp_path / f"{name}.json")
    files = KeyValueFiles(tmp_path)
    assert files.read(name) is None
    assert files.write(name, [1])
    assert files.read(name) == [1]
    assert (tmp_path / f"{name}.json.damaged-1").exists()


def test_a_file_that_could_not_be_read_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object) -> bytes:
        raise OSError(5, "Input/output error")

    assert KeyValueFiles(tmp_path).write("trials", ["all that was solved"])
    before = (tmp_path / "trials.json").read_bytes()
    monkeypatch.setattr("game.store.key_value_files.read_bounded", refuses)
    files = KeyValueFiles(tmp_path)
    assert files.read("trials") is None
    assert files.write("trials", [])
    assert (tmp_path / "trials.json.damaged-1").read_bytes() == before


def test_a_damaged_file_that_was_deleted_meanwhile_is_in_no_ones_way(tmp_path: Path) -> None:
    (tmp_path / "trials.json").write_bytes(b"{")
    files = KeyValueFiles(tmp_path)
    assert files.read("trials") is None
    (tmp_path / "trials.json").unlink()
    assert files.write("trials", [1])
    assert [path.name for path in tmp_path.iterdir()] == ["trials.json"]


def test_what_makes_no_sense_is_put_aside_before_it_is_written_over(tmp_path: Path) -> None:
    files = KeyValueFiles(tmp_path)
    assert files.write("lessons", ["none of ours"])
    before = (tmp_path / "lessons.json").read_bytes()
    files.distrust("lessons")
    assert files.write("lessons", {})
    assert files.write("lessons", {"taisen": {}})
    assert (tmp_path / "lessons.json.damaged-1").read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 2


def test_a_disk_that_refuses_is_told_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert not KeyValueFiles(tmp_path / "file").write("formations", [1])
    (tmp_path / "formations.json").mkdir()
    assert not KeyValueFiles(tmp_path).write("formations", [1])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "formations.json"]


def test_nothing_is_written_that_would_be_too_large_to_read(tmp_path: Path) -> None:
    files = KeyValueFiles(tmp_path)
    much = ["x" * 1000] * 2000  # more than a full list of own trials
    assert files.write("kept", much)
    assert KeyValueFiles(tmp_path).read("kept") == much
    assert not files.write("kept", much * 3)
    assert KeyValueFiles(tmp_path).read("kept") == much
