"""Saves a match while it is played: after every decision, and as a replay when it is over."""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from game.core.record import Save
from game.store.files import read_bounded
from game.store.match_store import MOST_PICTURE_BYTES, MatchStore

_log = logging.getLogger(__name__)


class SavableMatch(Protocol):
    """What is needed of a match at a table in order to save it."""

    @property
    def to_move(self) -> int | None:
        """The seat that must decide; None when the match is over."""

    def save(self, saved: str) -> Save:
        """The match as it stands."""


def now() -> str:
    """The current time, for a save."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Autosaver:
    """Writes one match where it belongs: to the unfinished matches, or to the replays.

    A disk error never stops the match; it is reported once.
    """

    def __init__(
        self,
        matches: MatchStore,
        replays: MatchStore,
        refused: Callable[[OSError], None],
        *,
        name: str | None = None,
        clock: Callable[[], str] = now,
    ) -> None:
        """`name` is that of a continued match; a new one is named with its first decision.

        `refused` is called, once, with the reason for a disk error.
        """
        self._matches = matches
        self._replays = replays
        self._refused = refused
        self._clock = clock
        self._unfinished = name
        """Its name among the unfinished matches, while it is there."""
        self._finished: str | None = None
        """Its name among the replays, once it is there."""
        self._told = False

    def __call__(self, played: SavableMatch) -> None:
        """Save the changed match."""
        try:
            self._keep(played.save(self._clock()), over=played.to_move is None)
        except OSError as error:
            _log.warning("the match was not saved: %s", error)
            if not self._told:
                self._told = True
                self._refused(error)

    def beside(self, suffix: str) -> Path | None:
        """The path of a file that belongs to the unfinished match; None while the match has no file itself."""
        return None if self._unfinished is None else self._matches.path(self._unfinished, suffix)

    def show(self, picture: bytes) -> None:
        """Store a thumbnail of the match as it is now, unless the match has no file yet."""
        try:
            if self._finished is not None:
                self._replays.show(self._finished, picture)
            elif self._unfinished is not None:
                self._matches.show(self._unfinished, picture)
        except OSError as error:
            _log.warning("the picture of the match was not saved: %s", error)

    def discard(self) -> None:
        """Remove the match from the unfinished ones: its player starts it again."""
        if self._unfinished is None:
            return
        try:
            self._matches.take(self._unfinished)
        except OSError as error:
            _log.warning("the match was not removed: %s", error)
        self._unfinished = None

    def _keep(self, save: Save, *, over: bool) -> None:
        """Write the match to its new place first, then remove it from the old one."""
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
        """The name that it had, unless a replay already uses it."""
        if self._unfinished is not None and not self._replays.has(self._unfinished):
            return self._unfinished
        return self._replays.new_name(save)

    def _picture(self) -> bytes | None:
        path = self._matches.picture(self._unfinished) if self._unfinished is not None else None
        if path is None:
            return None
        try:
            return read_bounded(path, MOST_PICTURE_BYTES)
        except OSError as error:  # a thumbnail is no reason to lose a match
            _log.warning("the picture of the match is left behind: %s", error)
            return None
