"""Samples worlds in proportion to their plausibility: what a seat played, kept or left undone is evidence."""

from collections.abc import Callable
from typing import Any, Final

from game.core.chance import Chance

BATCH: Final = 96
"""How many worlds are imagined and weighed at a time."""

DRAWN: Final = 48
"""How many of them are handed out before the next batch: a search learns more from many worlds than from repeated
ones."""

_GRAIN: Final = 1 << 30

Plausibility = Callable[[Any], float]
"""How well a world explains what was done; only ratios matter, and every possible world has more than zero."""


class LikelyWorlds:
    """Imagines worlds without end, and hands out the plausible ones more often than the others.

    A world is whatever `imagine` makes and can be copied: hidden hands are enough.
    """

    def __init__(self, imagine: Callable[[Chance], Any], plausibility: Plausibility) -> None:
        self._imagine = imagine
        self._plausibility = plausibility
        self._ready: list[Any] = []

    def draw(self, chance: Chance) -> Any:  # noqa: ANN401
        """A world to play in."""
        if not self._ready:
            self._ready = self._drawn(chance)
        return self._ready.pop()

    def _drawn(self, chance: Chance) -> list[Any]:
        """Sample a new batch by systematic resampling: no world is drawn often by luck alone."""
        worlds = [self._imagine(chance) for _ in range(BATCH)]
        weights = [self._plausibility(world) for world in worlds]
        step = sum(weights) / DRAWN
        at = step * chance.choose(range(_GRAIN)) / _GRAIN
        drawn, passed = list[Any](), 0.0
        for world, weight in zip(worlds, weights, strict=True):
            passed += weight
            while at < passed and len(drawn) < DRAWN:
                drawn.append(world.copy())
                at += step
        return drawn
