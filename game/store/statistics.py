"""The ledger on disk: counts finished matches, and never loses a file that it cannot read."""

import logging
from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from game.core.match import Match
from game.core.player import Player
from game.core.refusal import BadData, Refusal, refuse
from game.ledger.book import Book, from_json, to_json
from game.ledger.chronicle import Chronicle, Chronicles
from game.ledger.counting import count
from game.ledger.seals import OUTSIDE, earned
from game.store.files import FileTooLarge, read_bounded, set_aside, write_safely

_log = logging.getLogger(__name__)

MOST_BYTES: Final = 1024 * 1024


class Statistics:
    """What has been played on this machine."""

    def __init__(
        self, path: Path, games: Collection[str], chronicles: Chronicles, report: Callable[[Refusal], None]
    ) -> None:
        """`report` is told what went wrong with the file; the file is read when it is first needed."""
        self.games = tuple(games)
        self._path = path
        self._chronicles = chronicles
        self._report = report
        self._keeps = True
        """Whether the file may be written: not if it is there and cannot even be put aside."""

    @cached_property
    def book(self) -> Book:
        """Everything that was counted."""
        try:
            return from_json(read_bounded(self._path, MOST_BYTES), self.games, self._chronicles)
        except FileNotFoundError:
            return Book()
        except FileTooLarge:
            self._make_room(refuse("statistics.damaged"))
        except BadData as error:
            self._make_room(error.refusal)
        except OSError as error:
            self._fail(error)
        return Book()

    def told_by(self, game: str) -> Chronicle:
        """What a game tells about its chance and its records."""
        return self._chronicles(game)

    def count(self, match: Match, players: Sequence[Player], resigned: int | None = None) -> list[str]:
        """Count a match that is over, and give back the achievements it has brought; twice counts once."""
        counted = count(self.book, match, players, resigned, self.told_by(match.game.name))
        if counted is None:
            return []
        found = earned(self.book, counted, self.games)
        self.book.seals += found
        self._write()
        return found

    def earn(self, seal: str) -> list[str]:
        """Something was done away from a match, such as a lesson; gives back its achievement if that is new."""
        if seal not in OUTSIDE:
            raise ValueError(f"{seal} is earned in a match")
        if seal in self.book.seals:
            return []
        self.book.seals.append(seal)
        self._write()
        return [seal]

    def reset(self) -> Path | None:
        """Begin at zero; gives back where the old numbers are, if there were any on disk.

        Raises:
            OSError: if the disk refuses; everything is as it was.
        """
        aside = set_aside(self._path, "old") if self._path.exists() else None
        self.__dict__["book"] = Book()
        self._keeps = True
        return aside

    def _make_room(self, refusal: Refusal) -> None:
        """The file cannot be used: it gets another name, and the player a sentence."""
        try:
            aside = set_aside(self._path)
        except OSError as error:
            self._fail(error)
            return
        _log.warning("%s cannot be used and is now %s", self._path.name, aside.name)
        self._report(refuse(refusal.key, file=aside.name))

    def _fail(self, error: OSError) -> None:
        self._keeps = False
        _log.warning("%s cannot be read: %s", self._path.name, error.strerror)
        self._report(refuse("statistics.unreadable", detail=error.strerror or str(error)))

    def _write(self) -> None:
        if not self._keeps:
            return
        try:
            write_safely(self._path, to_json(self.book))
        except OSError as error:
            _log.warning("%s cannot be written: %s", self._path.name, error.strerror)
            self._report(refuse("statistics.unwritten", detail=error.strerror or str(error)))
