"""Corrects the chances that people are told, by how often such chances came true in matches between computers.

A search compares moves well, but what it expects of a match depends on how its rollouts play. Each game keeps a curve
for every depth of thought in `bot/learnt/odds.toml`; `tools/learn/odds.py` fits them.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Final

HINT: Final = "hint"
"""After a search as long as the strongest level's: hints, and decisions in a review."""

CHART: Final = "chart"
"""After a glance: the curve of a review."""

DEPTHS: Final = (HINT, CHART)

KNOTS: Final = (0.0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 1.0)
"""The chances at which a curve is known; between them it is straight."""

_CALM: Final = 40.0
"""How many positions speak at each knot for the chance as it was found: holds the curve where results say little."""


class Curve:
    """What a named chance really stands for. It never falls."""

    def __init__(self, heights: Sequence[float] = KNOTS) -> None:
        self.heights = tuple(heights)

    def __call__(self, chance: float) -> float:
        """The corrected chance."""
        return sum(share * self.heights[knot] for knot, share in _shares(chance))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Curve) and self.heights == other.heights

    def __hash__(self) -> int:
        return hash(self.heights)


PLAIN: Final = Curve()
"""Changes nothing."""


def told_after_search(curve: Curve, chance: float) -> float:
    """A corrected chance for a hint; a win or loss that a search has proved stays certain."""
    return curve(chance) if 0.0 < chance < 1.0 else chance


def curve_of(weights: Mapping[str, float], depth: str, setting: str) -> Curve:
    """The curve for a depth of thought and a setting of the game, such as its mode; plain if none was learnt."""
    names = _names(depth, setting)
    return Curve([weights[name] for name in names]) if all(name in weights for name in names) else PLAIN


def weights_of(curve: Curve, depth: str, setting: str) -> dict[str, float]:
    """The numbers of a curve by the names under which `curve_of` finds them."""
    return dict(zip(_names(depth, setting), curve.heights, strict=True))


def _names(depth: str, setting: str) -> list[str]:
    return [f"{depth}_{setting}_at_{round(100 * knot)}" for knot in KNOTS]


def fitted(samples: Sequence[tuple[float, float]]) -> Curve:
    """The curve that fits pairs of a named chance and a result best, by least squares."""
    size = len(KNOTS)
    matrix = [[_CALM * (row == column) for column in range(size)] for row in range(size)]
    right = [_CALM * knot for knot in KNOTS]
    for chance, result in samples:
        shares = _shares(chance)
        for one, share in shares:
            right[one] += share * result
            for other, weight in shares:
                matrix[one][other] += share * weight
    # A chance that is named higher never means less: the mean of both ways to level what falls.
    found = [min(1.0, max(0.0, height)) for height in _solved(matrix, right)]
    up, down = list(accumulate(found, max)), list(accumulate(reversed(found), min))[::-1]
    return Curve([(high + low) / 2 for high, low in zip(up, down, strict=True)])


def _shares(chance: float) -> list[tuple[int, float]]:
    """The two knots around a chance, and how much each counts."""
    upper = next((number for number, knot in enumerate(KNOTS) if knot > chance), len(KNOTS) - 1)
    low, high = KNOTS[upper - 1], KNOTS[upper]
    share = (chance - low) / (high - low)
    return [(upper - 1, 1.0 - share), (upper, share)]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss-Jordan elimination; the matrix is positive definite, so it needs no pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for number, row in enumerate(rows):
        for other in rows:
            if other is not row:
                part = other[number] / row[number]
                other[:] = [x - part * y for x, y in zip(other, row, strict=True)]
    return [row[-1] / row[number] for number, row in enumerate(rows)]
