"""The statistics on disk: counts finished matches, and never loses a file that it cannot read."""

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from game.core.match import Match
from game.core.player import Player
from game.core.refusal import BadData, Refusal, Value, refuse
from game.regular_files import NotAFile
from game.stats.achievements import OUTSIDE, earned
from game.stats.book import FORMAT, NEWER, Book, from_json, to_json
from game.stats.counting import count
from game.stats.sources import StatsSource, StatsSources
from game.store.files import FileTooLarge, MakeRoom, read_bounded, set_aside, write_safely

_log = logging.getLogger(__name__)

MOST_BYTES: Final = 1024 * 1024


class Statistics:
    """What has been played on this machine."""

    def __init__(
        self,
        path: Path,
        games: Collection[str],
        stats_sources: StatsSources,
        report: Callable[[Refusal], None],
        make_room: MakeRoom | None = None,
    ) -> None:
        """`report` is called with any problem with the file, which is read on first use.

        `make_room` is called when the disk is full.
        """
        self._room = make_room
        self.games = tuple(games)
        self._path = path
        self._stats_sources = stats_sources
        self._report = report
        self._keeps = True
        """Whether the file may be written: not if it exists and cannot even be renamed."""

    @cached_property
    def book(self) -> Book:
        """Everything that was counted."""
        return self._read()

    def _read(self) -> Book:
        try:
            return from_json(read_bounded(self._path, MOST_BYTES), self.games, self._stats_sources)
        except FileNotFoundError:
            return Book()
        except (FileTooLarge, NotAFile):
            self._make_room(refuse("statistics.damaged"))
        except BadData as error:
            if error.refusal.key == NEWER:
                return self._beside()
            self._make_room(error.refusal)
        except OSError as error:
            self._fail(error)
        return Book()

    def _beside(self) -> Book:
        """Leave a newer version's numbers alone, and count in a file of our own until that version is back."""
        self._path = self._path.with_name(f"{self._path.stem}-{FORMAT}{self._path.suffix}")
        self._report(refuse(NEWER, file=self._path.name))
        return self._read()

    def told_by(self, game: str) -> StatsSource:
        """What a game reports about its chance and its records."""
        return self._stats_sources(game)

    def strength(self, game: str, options: Mapping[str, Value]) -> float:
        """How strong the person is at a game with these options: 0 like the weakest level, 1 like the next."""
        ladder = self.told_by(game).ladder
        setting, page = ladder.setting(options), self.book.pages.get(game)
        rating = page.ratings.get(setting) if page is not None else None
        return ladder.strength(setting, (rating or ladder.first(setting)).value)

    def count(
        self,
        match: Match,
        players: Sequence[Player],
        resigned: int | None = None,
        *,
        seats_changed: bool = False,
        helped: bool = False,
    ) -> list[str]:
        """Count a finished match, and return the achievements it brought; counting it again has no effect."""
        told = self.told_by(match.game.name)
        counted = count(self.book, match, players, resigned, told, seats_changed=seats_changed, helped=helped)
        if counted is None:
            return []
        found = earned(self.book, counted, self.games)
        self.book.seals += found
        self._write()
        return found

    def earn(self, achievement: str) -> list[str]:
        """Earn an achievement outside a match, such as for a lesson; returns it if it is new."""
        if achievement not in OUTSIDE:
            raise ValueError(f"{achievement} is earned in a match")
        if achievement in self.book.seals:
            return []
        self.book.seals.append(achievement)
        self._write()
        return [achievement]

    def reset(self) -> Path | None:
        """Start at zero; returns the path of the old numbers, if there were any on disk.

        Raises:
            OSError: if the disk refuses; everything is unchanged.
        """
        aside = set_aside(self._path, "old") if self._path.exists() else None
        self.__dict__["book"] = Book()
        self._keeps = True
        return aside

    def _make_room(self, refusal: Refusal) -> None:
        """Rename a file that cannot be used, and report the reason to the player."""
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
            write_safely(self._path, to_json(self.book), self._room)
        except OSError as error:
            _log.warning("%s cannot be written: %s", self._path.name, error.strerror)
            self._report(refuse("statistics.unwritten", detail=error.strerror or str(error)))
