"""Passes a file from a second start of the program to the one that is already running.

The second start leaves a note in the player's folder; the first one finds it, removes it and comes forward. Notes work
on every system alike and open no port. An unanswered note is taken back: then the first one hangs or is on another
machine.
"""

import logging
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from game.regular_files import open_draft
from game.store.files import read_bounded

FOLDER = "opened"
_NOTE, _DRAFT = ".note", ".draft"
_MOST_BYTES = 32 * 1024
"""Longer than any path."""

LOOK_EVERY = 0.25
"""Seconds between two looks into the folder."""

PATIENCE = 5.0
"""Seconds until a note counts as unanswered."""

_log = logging.getLogger(__name__)


class Inbox:
    """The notes that later starts leave for this one."""

    def __init__(self, home: Path, now: Callable[[], float] = time.monotonic) -> None:
        self._folder = home / FOLDER
        self._now = now
        self._next_look = 0.0
        self._unreadable: set[str] = set()

    def take(self) -> list[Path | None] | None:
        """The files that later starts were asked to open, None for a start without one; None if nobody came."""
        if self._now() < self._next_look:
            return None
        self._next_look = self._now() + LOOK_EVERY
        try:
            notes = [note for note in sorted(self._folder.glob(f"*{_NOTE}")) if note.name not in self._unreadable]
        except OSError as error:
            _log.warning("the notes cannot be listed: %s", error.strerror)
            return None
        return [file for note in notes for file in self._read(note)] or None

    def _read(self, note: Path) -> list[Path | None]:
        """The file that a note names; the note is removed, which is the answer to it."""
        try:
            told = read_bounded(note, _MOST_BYTES)
            note.unlink()
        except OSError as error:
            _log.warning("the note %s cannot be read: %s", note.name, error)
            self._unreadable.add(note.name)
            return []
        return [Path(os.fsdecode(told)) if told and b"\0" not in told else None]


def leave_note(home: Path, file: Path | None, patience: float = PATIENCE) -> bool:
    """Ask the running program to come forward and open `file`; returns whether it has answered."""
    try:
        note = _write(home / FOLDER, b"" if file is None else os.fsencode(file.absolute()))
    except OSError as error:
        _log.warning("no note can be left: %s", error.strerror)
        return False
    _allow_to_come_forward()
    until = time.monotonic() + patience
    while time.monotonic() < until:
        if not note.exists():
            return True
        time.sleep(0.02)
    note.unlink(missing_ok=True)
    return False


def _write(folder: Path, told: bytes) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file, draft = open_draft(folder, _DRAFT)
    with file:
        file.write(told)
    return draft.replace(draft.with_suffix(_NOTE))


def _allow_to_come_forward() -> None:
    """Windows lets a program come forward only if the one in front allows it, which is the one just started."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - needed by a second start only

        any_program = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_program)
