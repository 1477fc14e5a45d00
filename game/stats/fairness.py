"""Whether chance was fair: observed against expected results, by Pearson's chi-square test."""

from collections.abc import Sequence
from math import erfc, exp, lgamma, log, sqrt
from typing import Final, Literal, NamedTuple, TypeAlias

from game.stats.book import FaceCounts

Finding: TypeAlias = Literal["few", "fair", "unusual", "strange"]

LEAST_EXPECTED: Final = 5.0
"""Faces with a smaller expected count are pooled: the test does not hold for them."""

LEAST: Final = 30
UNUSUAL: Final = 0.05
STRANGE: Final = 0.01


class FairnessResult(NamedTuple):
    """The conclusion, and how often chance deviates at least as much as here, from 0 to 1."""

    finding: Finding
    chance: float


def chi_square_test(heap: FaceCounts) -> FairnessResult:
    """Test one side's dice or cards."""
    total = heap.total
    if total < LEAST or not heap.scatter:
        return FairnessResult("few", 1.0)
    pairs = pooled(heap.counts, heap.expected)
    if len(pairs) < 2:
        return FairnessResult("few", 1.0)
    distance = sum((count - expected) ** 2 / expected for count, expected in pairs)
    # Cards of one deal vary less than dice would, by exactly this factor.
    chance = chance_of(distance * total / heap.scatter, len(pairs) - 1)
    if chance >= UNUSUAL:
        return FairnessResult("fair", chance)
    return FairnessResult("unusual" if chance >= STRANGE else "strange", chance)


def pooled(counts: Sequence[int], expected: Sequence[float]) -> list[tuple[float, float]]:
    """Observed and expected counts by face; neighbours are pooled until enough are expected of each."""
    pairs: list[tuple[float, float]] = []
    so_far = hoped = 0.0
    for count, share in zip(counts, expected, strict=True):
        so_far, hoped = so_far + count, hoped + share
        if hoped >= LEAST_EXPECTED:
            pairs.append((so_far, hoped))
            so_far = hoped = 0.0
    if hoped and pairs:
        last = pairs.pop()
        pairs.append((last[0] + so_far, last[1] + hoped))
    return pairs


def chance_of(distance: float, freedom: int) -> float:
    """How often chi-square with `freedom` degrees of freedom is at least as large as `distance`.

    That is the incomplete gamma function Q(freedom / 2, distance / 2), which is known for 1/2 and 1 and follows for
    larger values from Q(a + 1, x) = Q(a, x) + x^a e^-x / Gamma(a + 1).
    """
    half = distance / 2
    if half <= 0:
        return 1.0
    step, found = (0.5, erfc(sqrt(half))) if freedom % 2 else (1.0, exp(-half))
    while step < freedom / 2:
        found += exp(step * log(half) - half - lgamma(step + 1))
        step += 1
    return min(1.0, found)


def average(faces: Sequence[int], weights: Sequence[float]) -> float:
    """The mean face, weighted by how often each fell or was expected."""
    total = sum(weights)
    return sum(face * weight for face, weight in zip(faces, weights, strict=True)) / total if total else 0.0
