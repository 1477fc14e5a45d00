"""What chance did in a match, as values that can be counted: dice rolled, cards drawn."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.core.match import Match


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
