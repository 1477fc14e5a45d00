"""What a game tells the statistics: what was left to chance, records and achievements."""

import importlib
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from typing import Final, NamedTuple, TypeAlias

from game.core.match import Match
from game.core.outcome import Outcome
from game.stats.rating import USUAL_LADDER, Ladder


class LuckResult(NamedTuple):
    """One random result that went to a seat."""

    kind: str
    seat: int
    face: int
    shares: tuple[float, ...] | None = None
    """How likely each face was, if that varies from throw to throw: what was left in the deck."""

    deal: int | None = None
    """Cards with the same number were dealt together, without replacement."""


class LuckKind(NamedTuple):
    """One kind of dice or cards."""

    name: str
    faces: tuple[int, ...]
    shares: tuple[float, ...]
    """How likely each face is."""

    deck: int = 0
    """The size of the deck that is dealt; 0 for what is not dealt."""


class Luck(NamedTuple):
    """What a game reports about chance."""

    kinds: tuple[LuckKind, ...]
    throws: Callable[[Match], Iterable[LuckResult]]
    """Everything chance gave a seat in a match, as far as its history goes."""


def kind_of(name: str, items: Sequence[int], deck: int = 0) -> LuckKind:
    """A die with these faces or a deck of these cards; what occurs twice is twice as likely."""
    faces = tuple(sorted(set(items)))
    return LuckKind(name, faces, shares_of(items, faces), deck)


def shares_of(items: Sequence[int], faces: Sequence[int]) -> tuple[float, ...]:
    """How likely each face is when one of `items` is drawn."""
    return tuple(items.count(face) / len(items) for face in faces)


class Best(NamedTuple):
    """A record that a game keeps."""

    name: str
    least: bool = False
    """Whether fewer is better."""

    def better(self, one: int, other: int) -> int:
        """The better of two values."""
        return min(one, other) if self.least else max(one, other)


class Feats(NamedTuple):
    """What a game reports about achievements."""

    bests: tuple[Best, ...]
    reached: Callable[[Match, int, Outcome], dict[str, int]]
    """What a seat reached in a finished match, by the names of the records; those that do not apply are left out."""

    deeds: Callable[[Match, int, Outcome], Iterable[str]]
    """The names of the achievements that a seat earned in a finished match."""


def won(outcome: Outcome, seat: int) -> bool:
    """Whether a seat won, and alone."""
    return outcome.winners == (seat,)


class StatsSource(NamedTuple):
    """A game's chance, records and deeds, and how strong its levels are."""

    luck: Luck
    feats: Feats
    ladder: Ladder = USUAL_LADDER


StatsSources: TypeAlias = Callable[[str], StatsSource]
"""Returns the source of the game with that name."""


NO_LUCK: Final = Luck((), lambda _: ())
NO_FEATS: Final = Feats((), lambda _match, _seat, _outcome: {}, lambda _match, _seat, _outcome: ())


def stats_source_of(name: str) -> StatsSource:
    """What a listed game tells: nothing, if it has no `statistics` module."""
    module = f"game.games.{name}.statistics"
    if find_spec(module) is None:
        return StatsSource(NO_LUCK, NO_FEATS)
    told = importlib.import_module(module)
    return StatsSource(told.LUCK, told.FEATS, told.LADDER)
