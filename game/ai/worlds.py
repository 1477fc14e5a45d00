"""Worlds drawn as often as they are plausible: what a seat played, kept or left undone tells something."""

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from typing import Any, Final, Protocol, runtime_checkable

from game.core.chance import Chance

POOL: Final = 240
"""So many worlds are imagined and weighed for a decision."""

_GRAIN: Final = 1 << 30

Plausibility = Callable[[Any], float]
"""How well a world explains what was done; only comparisons matter, and nothing possible has none."""


@runtime_checkable
class Compares(Protocol):
    """Hints that can compare the worlds behind a view."""

    def plausibility(self, view: Any) -> Plausibility:  # noqa: ANN401 - each game has its own views
        """Weighs worlds that fit `view`."""


class LikelyWorlds:
    """Imagines many worlds once, and then hands out copies of the plausible ones more often than of the others."""

    def __init__(
        self, imagine: Callable[[], Any], plausibility: Plausibility, chance: Chance, size: int = POOL
    ) -> None:
        self._worlds = [imagine() for _ in range(size)]
        self._sums = list(accumulate(map(plausibility, self._worlds)))
        self._chance = chance

    def draw(self) -> Any:  # noqa: ANN401
        """A world to play in."""
        at = self._sums[-1] * self._chance.choose(range(_GRAIN)) / _GRAIN
        return self._worlds[min(bisect_right(self._sums, at), len(self._worlds) - 1)].copy()
