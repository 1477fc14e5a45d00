"""What chance did in a match, as values that can be counted: dice that fell, cards that were drawn."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.core.match import Match


class Throw(NamedTuple):
    """One result of chance that fell to a seat."""

    kind: str
    seat: int
    face: int
    shares: tuple[float, ...] | None = None
    """How likely each face was, if that differs from throw to throw: what was left in the deck."""

    deal: int | None = None
    """Cards with the same number were dealt together and none of them was put back."""


class Kind(NamedTuple):
    """One sort of dice or cards."""

    name: str
    faces: tuple[int, ...]
    shares: tuple[float, ...]
    """How likely each face is."""

    deck: int = 0
    """From how many cards a deal is made; 0 for what is not dealt."""


class Luck(NamedTuple):
    """What a game can tell about its chance."""

    kinds: tuple[Kind, ...]
    throws: Callable[[Match], Iterable[Throw]]
    """Everything chance gave to a seat in a match, as far as its history goes."""


def kind_of(name: str, items: Sequence[int], deck: int = 0) -> Kind:
    """A die with these faces or a deck of these cards; what is there twice is twice as likely."""
    faces = tuple(sorted(set(items)))
    return Kind(name, faces, shares_of(items, faces), deck)


def shares_of(items: Sequence[int], faces: Sequence[int]) -> tuple[float, ...]:
    """How likely each face is when one of `items` is drawn."""
    return tuple(items.count(face) / len(items) for face in faces)
