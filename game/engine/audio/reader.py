"""Decodes sound files on a thread: a phrase of ten seconds takes longer than a frame."""

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame

_log = logging.getLogger(__name__)


class Reader:
    """Files that were asked for, by path; each is handed out once."""

    def __init__(self) -> None:
        self._pool: ThreadPoolExecutor | None = None
        self._asked: dict[Path, Future[pygame.mixer.Sound | None]] = {}

    def ask(self, path: Path) -> None:
        """Start to decode a file, unless that was asked for already."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, "sound")
        if path not in self._asked:
            self._asked[path] = self._pool.submit(_decoded, path)

    def ready(self, *paths: Path) -> bool:
        """Whether all of them have been decoded, or cannot be; asks for what was not asked for."""
        for path in paths:
            self.ask(path)
        return all(self._asked[path].done() for path in paths)

    def take(self, path: Path) -> pygame.mixer.Sound | None:
        """A decoded file; None if it cannot be played. Waits for it if it is not ready."""
        self.ask(path)
        return self._asked.pop(path).result()

    def forget(self) -> None:
        """Drop what nobody has taken."""
        for asked in self._asked.values():
            asked.cancel()
        self._asked.clear()


def _decoded(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, OSError) as error:
        _log.info("the music %s cannot be played: %s", path.name, error)
        return None
