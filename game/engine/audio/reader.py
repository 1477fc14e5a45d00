"""Decodes sound files on a thread: that may take longer than a frame."""

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pygame

SLICE = 2.0
"""Seconds of a phrase that are kept in memory at once, more or less: a whole one takes 2 to 4 MB."""

_log = logging.getLogger(__name__)


class Slice(NamedTuple):
    """A part of a file that follows its predecessor without a gap; no sound if the file cannot be played."""

    sound: pygame.mixer.Sound | None
    last: bool


class Reader:
    """What was asked for, by path and number of the slice, None for the whole file; each is handed out once.

    Every slice is cut from a new decoding of its file: a second of music is decoded in a millisecond.
    """

    def __init__(self) -> None:
        self._pool: ThreadPoolExecutor | None = None
        self._asked: dict[tuple[Path, int | None], Future[Slice]] = {}

    def ask(self, path: Path, number: int | None = None) -> None:
        """Start to decode, unless that was asked for already."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, "sound")
        if (path, number) not in self._asked:
            self._asked[path, number] = self._pool.submit(_cut, path, number)

    def ready(self, number: int | None, *paths: Path) -> bool:
        """Whether all of them have been decoded, or cannot be; asks for what was not asked for."""
        for path in paths:
            self.ask(path, number)
        return all(self._asked[path, number].done() for path in paths)

    def take(self, path: Path, number: int | None = None) -> Slice:
        """Something decoded. Waits for it if it is not ready."""
        self.ask(path, number)
        return self._asked.pop((path, number)).result()

    def forget(self) -> None:
        """Drop what nobody has taken."""
        for asked in self._asked.values():
            asked.cancel()
        self._asked.clear()


def decoded(path: Path) -> pygame.mixer.Sound | None:
    """A whole file; None if it cannot be played."""
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, OSError) as error:
        _log.info("the sound %s cannot be played: %s", path.name, error)
        return None


def _cut(path: Path, number: int | None) -> Slice:
    """One of the equal slices of a file; files of equal length have slices of equal length."""
    whole = decoded(path)
    count = 1 if whole is None or number is None else max(1, round(whole.get_length() / SLICE))
    if whole is None or number is None or count == 1:
        return Slice(whole, last=True)
    frames = memoryview(whole)  # type: ignore[arg-type]  # its buffer is not in the stubs
    start, end = (len(frames) * at // count for at in (number, number + 1))
    return Slice(pygame.mixer.Sound(buffer=frames[start:end]), last=number == count - 1)
