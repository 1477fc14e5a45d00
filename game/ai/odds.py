"""Corrects the chances that people are told, by how often such chances came true in matches between computers.

A search compares moves well, but what it expects of a match depends on how its rollouts play. Each game keeps a curve
for every depth of thought in `bot/learnt/odds.toml`; `tools/learn/odds.py` fits them.
"""

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Final, NamedTuple

HINT: Final = "hint"
"""After a search as long as the strongest level's: hints, and decisions in a review."""

CHART: Final = "chart"
"""After a glance: the curve of a review."""

DEPTHS: Final = (HINT, CHART)

_EDGE: Final = 0.002
_PASSES: Final = 40
_CALM: Final = 1e-3
"""Holds the numbers where results say nothing about them."""


class Curve(NamedTuple):
    """A beta calibration: the log-odds are `low` ln p - `high` ln(1 - p) + `shift`. It never falls."""

    low: float = 1.0
    high: float = 1.0
    shift: float = 0.0

    def __call__(self, chance: float) -> float:
        """The chance that a named one really stands for; what is certain stays certain."""
        if not 0.0 < chance < 1.0:
            return chance
        return _sigmoid(self.low * log(chance) - self.high * log(1.0 - chance) + self.shift)


PLAIN: Final = Curve()
"""Changes nothing."""


def curve_of(weights: Mapping[str, float], depth: str, setting: str) -> Curve:
    """The curve for a depth of thought and a setting of the game, such as its mode; plain if none was learnt."""
    names = [f"{depth}_{setting}_{part}" for part in Curve._fields]
    return Curve(*(weights[name] for name in names)) if all(name in weights for name in names) else PLAIN


def weights_of(curve: Curve, depth: str, setting: str) -> dict[str, float]:
    """The numbers of a curve by the names under which `curve_of` finds them."""
    return {f"{depth}_{setting}_{part}": number for part, number in curve._asdict().items()}


def fitted(samples: Sequence[tuple[float, float]]) -> Curve:
    """The curve that fits pairs of a named chance and a result best, by logistic regression."""
    rows = []
    for chance, result in samples:
        inside = min(1.0 - _EDGE, max(_EDGE, chance))
        rows.append(((log(inside), -log(1.0 - inside), 1.0), result))
    curve = _regressed(rows, (True, True, True))
    # A chance that is named higher never means less.
    if curve.low < 0 or curve.high < 0:
        curve = _regressed(rows, (curve.low >= 0, curve.high >= 0, True))
    return Curve(max(0.0, curve.low), max(0.0, curve.high), curve.shift)


def _regressed(rows: Sequence[tuple[tuple[float, ...], float]], free: tuple[bool, ...]) -> Curve:
    """Newton's method; numbers that are not free are 0."""
    curve = [float(one) for one in free[:2]] + [0.0]
    start = tuple(curve)
    for _ in range(_PASSES):
        slope = [_CALM * (start[i] - curve[i]) for i in range(3)]
        bend = [[_CALM * (i == j) for j in range(3)] for i in range(3)]
        for row, result in rows:
            chance = _sigmoid(sum(weight * x for weight, x in zip(curve, row, strict=True)))
            room = chance * (1.0 - chance)
            for i in range(3):
                slope[i] += (result - chance) * row[i]
                for j in range(3):
                    bend[i][j] += room * row[i] * row[j]
        for i in range(3):
            if not free[i]:
                slope[i] = 0.0
                bend[i] = [float(i == j) for j in range(3)]
        step = _solved(bend, slope)
        curve = [weight + part for weight, part in zip(curve, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return Curve(*curve)


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss-Jordan elimination; the matrix is positive definite, so it needs no pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        for other in rows:
            if other is not row:
                part = other[i] / row[i]
                other[:] = [x - part * y for x, y in zip(other, row, strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def _sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x)) if x >= 0 else exp(x) / (1.0 + exp(x))
