"""Evaluates the end of a round of Oboro: half by the chance to win the match, half by the points. All set by hand.

The chance alone plays worse: it looks at too little else when one player is far ahead.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from game.games.oboro.rules.cards import SCORINGS, SEATS
from game.games.oboro.rules.state import NOBODY, State

PIECE: Final = 0.7
"""What a shuriken piece is worth in points before it is scored."""

WIN: Final = 3.0
"""What winning the match is worth, in points."""

SCALE: Final = 30.0
"""The lead in points over both others that counts as a certain win by points."""

_STEP: Final = SEATS / SCALE

EARLY: Final = 0.5
"""The odds to win grow by e to this power with each point of lead, up to the first scoring of shuriken;"""

LATE: Final = 1.1
LONGER: Final = 0.1
"""afterwards by this much, less for every piece in stock: the more there are, the longer the match will go on."""


def outlook(state: State) -> Sequence[float]:
    """What each seat may expect, 0 to 1."""
    one, two, three = state.scores
    if state.active == NOBODY:
        best = max(one, two, three)
        first, second, third = one == best, two == best, three == best
        winners = first + second + third
        chances = first / winners, second / winners, third / winners
        points = one + WIN * first, two + WIN * second, three + WIN * third
    else:
        counting = state.scorings < SCORINGS  # O12
        mine, yours, theirs = state.shuriken if counting else (0, 0, 0)
        points = one + PIECE * mine, two + PIECE * yours, three + PIECE * theirs
        growth = LATE - LONGER * state.stock * counting if state.scorings else EARLY
        chances = _chances(growth * points[0], growth * points[1], growth * points[2])
    level = 1 / SEATS - sum(points) / SCALE
    return [
        (chance + min(1.0, max(0.0, level + _STEP * worth))) / 2 for chance, worth in zip(chances, points, strict=True)
    ]


def _chances(one: float, two: float, three: float) -> tuple[float, float, float]:
    best = max(one, two, three)
    first, second, third = exp(one - best), exp(two - best), exp(three - best)
    total = first + second + third
    return first / total, second / total, third / total
