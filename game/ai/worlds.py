"""Worlds drawn as often as they are plausible: what a seat played, kept or left undone tells something."""

from collections.abc import Callable
from typing import Any, Final, Protocol, runtime_checkable

from game.core.chance import Chance

BATCH: Final = 96
"""So many worlds are imagined and weighed at a time."""

DRAWN: Final = 48
"""So many of them are handed out. New ones then, since a search learns more from many worlds than from a few again."""

_GRAIN: Final = 1 << 30

Plausibility = Callable[[Any], float]
"""How well a world explains what was done; only comparisons matter, and nothing possible has none."""


@runtime_checkable
class Compares(Protocol):
    """Hints that can compare the worlds behind a view."""

    def plausibility(self, view: Any) -> Plausibility:  # noqa: ANN401 - each game has its own views
        """Weighs worlds that fit `view`."""


class LikelyWorlds:
    """Imagines worlds without end, and hands out the plausible ones more often than the others."""

    def __init__(self, imagine: Callable[[], Any], plausibility: Plausibility, chance: Chance) -> None:
        self._imagine = imagine
        self._plausibility = plausibility
        self._chance = chance
        self._ready: list[Any] = []

    def draw(self) -> Any:  # noqa: ANN401
        """A world to play in."""
        if not self._ready:
            self._ready = self._drawn()
        return self._ready.pop()

    def _drawn(self) -> list[Any]:
        """Some of a new batch, taken at even steps along their weights: no world is drawn often by luck alone."""
        worlds = [self._imagine() for _ in range(BATCH)]
        weights = [self._plausibility(world) for world in worlds]
        step = sum(weights) / DRAWN
        at = step * self._chance.choose(range(_GRAIN)) / _GRAIN
        drawn, passed = list[Any](), 0.0
        for world, weight in zip(worlds, weights, strict=True):
            passed += weight
            while at < passed and len(drawn) < DRAWN:
                drawn.append(world.copy())
                at += step
        return drawn
