"""A second start passes its file on to the first; a note that nobody answers is taken back."""

import os
from pathlib import Path
from threading import Thread

import pytest

from game.store.inbox import FOLDER, LOOK_EVERY, Inbox, leave_note


class Answering:
    """A first start that takes notes until it has found one."""

    def __init__(self, home: Path) -> None:
        self.found: list[Path | None] = []
        self._inbox = Inbox(home)
        self._thread = Thread(target=self._look)
        self._thread.start()

    def _look(self) -> None:
        while not self.found:
            self.found += self._inbox.take() or []

    def end(self) -> list[Path | None]:
        self._thread.join(20)
        return self.found


@pytest.mark.parametrize("file", [None, "Zoë's été.kagebako", "a b/c.tmx"])
def test_a_file_reaches_the_first_start(tmp_path: Path, file: str | None) -> None:
    first = Answering(tmp_path / "home")
    path = None if file is None else tmp_path / file
    assert leave_note(tmp_path / "home", path, patience=20)
    assert first.end() == [path]
    assert list((tmp_path / "home" / FOLDER).iterdir()) == []


def test_a_name_that_is_no_text_arrives_too(tmp_path: Path) -> None:
    first = Answering(tmp_path)
    path = Path(os.fsdecode(b"/tmp/caf\xe9.tmx")) if os.name == "posix" else Path("C:/café.tmx")
    assert leave_note(tmp_path, path, patience=20)
    assert first.end() == [path.absolute()]


def test_a_relative_path_is_understood_where_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first = Answering(tmp_path / "home")
    assert leave_note(tmp_path / "home", Path("yard.tmx"), patience=20)
    assert first.end() == [tmp_path / "yard.tmx"]


def test_without_an_answer_no_note_stays_behind(tmp_path: Path) -> None:
    assert not leave_note(tmp_path, None, patience=0)
    assert list((tmp_path / FOLDER).iterdir()) == []


def test_where_nothing_can_be_written_there_is_no_answer(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    assert not leave_note(tmp_path / "file", None)


def test_the_folder_is_looked_into_now_and_then(tmp_path: Path) -> None:
    time = 100.0
    inbox = Inbox(tmp_path, lambda: time)
    assert inbox.take() is None
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "a.note").write_bytes(b"")
    assert inbox.take() is None
    time += LOOK_EVERY
    assert inbox.take() == [None]
    time += LOOK_EVERY
    assert inbox.take() is None


def test_what_is_no_note_is_ignored(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    time = 100.0
    inbox = Inbox(tmp_path, lambda: time)
    (tmp_path / FOLDER / "folder.note").mkdir(parents=True)
    (tmp_path / FOLDER / "long.note").write_bytes(b"x" * 100_000)
    (tmp_path / FOLDER / "zero.note").write_bytes(b"a\0b")
    assert inbox.take() == [None], "somebody came, and asked for a file that cannot exist"
    time += LOOK_EVERY
    assert inbox.take() is None
    assert len(caplog.records) == 2, "said once"
