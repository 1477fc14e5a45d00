"""Keeps a match on disk while it is played: after every decision, and for good when it is over."""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

from game.core.record import Save
from game.store.shelf import Shelf

_log = logging.getLogger(__name__)


class Played(Protocol):
    """A match at a table, as far as it must be known to keep it."""

    @property
    def to_move(self) -> int | None:
        """The seat that must decide; None when the match is over."""

    def save(self, saved: str) -> Save:
        """The match as it stands."""


def now() -> str:
    """The time of a save."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Autosaver:
    """Writes one match wherever it belongs: among the unfinished ones, or among the replays.

    A disk that refuses never stops the match; it is told once.
    """

    def __init__(
        self,
        matches: Shelf,
        replays: Shelf,
        refused: Callable[[OSError], None],
        *,
        name: str | None = None,
        clock: Callable[[], str] = now,
    ) -> None:
        """`name` is that of a match that is taken up again; a new one gets its name with its first decision.

        `refused` is told, once, why the disk refuses.
        """
        self._matches = matches
        self._replays = replays
        self._refused = refused
        self._clock = clock
        self._unfinished = name
        """Its name among the unfinished matches, as long as it is there."""
        self._finished: str | None = None
        """Its name among the replays, once it is there."""
        self._told = False

    def __call__(self, played: Played) -> None:
        """The match has changed: keep it."""
        try:
            self._keep(played.save(self._clock()), over=played.to_move is None)
        except OSError as error:
            _log.warning("the match was not saved: %s", error)
            if not self._told:
                self._told = True
                self._refused(error)

    def show(self, picture: bytes) -> None:
        """Keep a small picture of the match as it is now; one that has no file yet needs none."""
        try:
            if self._finished is not None:
                self._replays.show(self._finished, picture)
            elif self._unfinished is not None:
                self._matches.show(self._unfinished, picture)
        except OSError as error:
            _log.warning("the picture of the match was not saved: %s", error)

    def _keep(self, save: Save, *, over: bool) -> None:
        """First the match is written to its new place, then it is taken from the old one."""
        if save.decisions and over:
            self._finished = self._finished or self._free_name(save)
            self._replays.put(self._finished, save, self._picture())
        elif save.decisions:
            self._unfinished = self._unfinished or self._matches.new_name(save)
            self._matches.put(self._unfinished, save)
        if self._unfinished is not None and (over or not save.decisions):
            self._matches.take(self._unfinished)
            self._unfinished = None

    def _free_name(self, save: Save) -> str:
        """The name that it had, unless a replay has that already."""
        if self._unfinished is not None and not self._replays.has(self._unfinished):
            return self._unfinished
        return self._replays.new_name(save)

    def _picture(self) -> bytes | None:
        path = self._matches.picture(self._unfinished) if self._unfinished is not None else None
        return path.read_bytes() if path is not None else None
