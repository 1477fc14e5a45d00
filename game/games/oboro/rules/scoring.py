"""Points: for shuriken pieces (O11) and for the Ninja Power at the end of a round (O13, O14)."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from game.games.oboro.rules.cards import SUITS

OUT: Final = -1
"""The rank of a seat that gets nothing."""

# O14: points by place and by how many share it.
_POINTS: Final = ((0, 0, 0, 0), (0, 3, 2, 2), (0, 2, 1, 0), (0, 1, 0, 0))


class Result(NamedTuple):
    """The place and points of each seat."""

    places: tuple[int, ...]
    """1 to 3, or 0 for nothing."""

    points: tuple[int, ...]


@cache  # a search compares the same ranks over and over
def compare(*ranks: int) -> Result:
    """Places and points of the seats with these ranks, higher first; places count as in sport (O14)."""
    places = tuple(0 if rank == OUT else 1 + sum(other > rank for other in ranks) for rank in ranks)
    return Result(places, tuple(_POINTS[place][places.count(place)] for place in places))


def score_shuriken(pieces: Sequence[int]) -> Result:
    """Most pieces first; a seat without pieces gets nothing (O11)."""
    return compare(*[count or OUT for count in pieces])


def score_round(tops: Sequence[int], mission: int) -> Result:
    """The highest Ninja Power within the mission first; ties go to more colours (O13)."""
    return compare(*[rank(tops[base : base + 3], mission) for base in range(0, len(tops), len(SUITS))])


def rank(tops: Sequence[int], mission: int) -> int:
    """What a seat with these values on its stacks is compared by."""
    reached = sum(tops)
    return OUT if reached > mission else reached * (len(SUITS) + 1) + len(SUITS) - tops.count(0)


def colours(tops: Sequence[int], seat: int) -> int:
    """How many stacks a seat has."""
    return len(SUITS) - tops[3 * seat : 3 * seat + 3].count(0)
