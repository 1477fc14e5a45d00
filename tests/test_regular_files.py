"""Only regular files are opened: nothing else in a file's place blocks the program."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.regular_files import NotAFile, open_to_append, open_to_read
from tests.faults.hostile import pipe

needs_pipes = pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among the files of Windows")

STRANGE: dict[str, Callable[[Path], object]] = {
    "folder": Path.mkdir,
    "pipe": pipe,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "link to a pipe": lambda path: (pipe(path.with_suffix(".pipe")), path.symlink_to(path.with_suffix(".pipe"))),
}


@needs_pipes
@pytest.mark.timeout(10)
@pytest.mark.parametrize("kind", STRANGE)
def test_what_is_no_file_is_not_opened(kind: str, tmp_path: Path) -> None:
    STRANGE[kind](tmp_path / "x")
    for way in (open_to_read, open_to_append):
        with pytest.raises(NotAFile) as caught:
            way(tmp_path / "x")
        assert caught.value.strerror


def test_files_are_read_and_added_to(tmp_path: Path) -> None:
    for word in (b"one", b"two"):
        with open_to_append(tmp_path / "x") as file:
            file.write(word)
    with open_to_read(tmp_path / "x") as file:
        assert file.read() == b"onetwo"


@needs_pipes
def test_a_link_to_a_file_will_do(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"one")
    (tmp_path / "link").symlink_to(tmp_path / "x")
    with open_to_read(tmp_path / "link") as file:
        assert file.read() == b"one"


def test_a_file_that_is_not_there_is_made_only_to_be_written(tmp_path: Path) -> None:
    for name in ("x", "a\0b"):
        with pytest.raises(FileNotFoundError):
            open_to_read(tmp_path / name)
    open_to_append(tmp_path / "x").close()
    assert (tmp_path / "x").read_bytes() == b""


@needs_pipes
@pytest.mark.timeout(10)
def test_a_pipe_that_comes_at_the_last_moment_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe(tmp_path / "x")
    (tmp_path / "file").touch()
    file = (tmp_path / "file").stat()
    monkeypatch.setattr(Path, "stat", lambda *_: file)
    with pytest.raises(NotAFile):
        open_to_read(tmp_path / "x")
    with pytest.raises(OSError, match="x"):
        open_to_append(tmp_path / "x")
