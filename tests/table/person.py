"""A person at the table of any game: what every table can do is tested once, each game only says how."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from game.catalog import GAMES
from game.core.contract import Event, Move, View
from game.core.match import Match
from game.engine.geometry import Point
from game.table.session import Player
from tests.table.played import PlayedTable

NAMES = ("Sun", "Fan", "Moon", "Pine")


class Variant(NamedTuple):
    """A number of seats, and options."""

    seats: int
    options: dict[str, Any]

    def match(self, game: str, seed: int) -> Match:
        return Match(GAMES[game], self.seats, seed, **self.options)


class Drag(NamedTuple):
    """Something that can be dragged: from where, to where, and the move that is made by it."""

    name: str
    to: Point
    move: Move


class Person(ABC):
    """Uses the table of one game as a person would."""

    game: ClassVar[str]
    variants: ClassVar[tuple[Variant, ...]]
    """Whole matches are played by mouse in each, and in the first in all other ways."""

    by_keys: ClassVar[tuple[int, ...]] = (0,)
    """The variants that are also played by keyboard."""

    shown: ClassVar[frozenset[type[Event]]]
    """What must have been on screen when all words of a match are said to fit."""

    nowhere: ClassVar[Point]
    """Where nothing can be dropped."""

    @abstractmethod
    def sit(self, match: Match, players: Sequence[Player], speed: str, pace: str) -> PlayedTable[Any]:
        """Open the table."""

    @abstractmethod
    def decide(self, played: Any, pick: Random) -> None:
        """Decide something, by keys if the table is `played` by keys."""

    @abstractmethod
    def begin(self, played: Any) -> None:
        """Take something up without deciding yet."""

    @abstractmethod
    def drag(self, played: Any) -> Drag | None:
        """Something that can be dragged now."""

    def lay_alike(self, played: Any, face: Any, view: View) -> None:
        """Show a view on a new face, turned the way the table is."""
        face.lay(view)

    def check_hidden(self, played: Any, eyes: int) -> None:  # noqa: B027 - the shared checks may be enough
        """Check that the table has nothing to say about what the player at the machine may not see."""

    # The same for all

    def open(
        self,
        people: Sequence[int] = (0,),
        variant: int = 0,
        *,
        seed: int = 5,
        speed: str = "off",
        pace: str = "short",
        match: Match | None = None,
    ) -> PlayedTable[Any]:
        """A table with people in some seats and computers in the others."""
        match = match or self.variants[variant].match(self.game, seed)
        players = [Player(NAMES[seat], None if seat in people else "adept") for seat in range(match.seats)]
        return self.sit(match, players, speed, pace)

    def play(self, played: Any, seed: int, until: Callable[[], bool] = lambda: False) -> None:
        """Decide until something is true, or the match is over."""
        pick = Random(seed)
        for _ in range(5000):
            played.until_turn()
            if played.over or until():
                return
            played.check_picture()
            before = len(played.session.match.history)
            self.decide(played, pick)
            assert len(played.session.match.history) > before, "nothing was decided"
        raise AssertionError("the match did not end")

    def reach(self, wanted: Callable[[Match], bool], variant: int = 0) -> PlayedTable[Any]:
        """A table at the first moment when something is true and the first seat must decide."""
        for seed in range(1, 60):
            match, pick = self.variants[variant].match(self.game, seed), Random(seed)
            while match.to_move is not None:
                if match.to_move == 0 and wanted(match):
                    played = self.open(match=match)
                    played.until_turn()
                    return played
                match.submit(pick.choice(match.legal_moves()))
        raise AssertionError("it never came to that")
