"""Shuriken that spin over Oboro's table. No pygame."""

from dataclasses import dataclass

from game.engine.easing import Ease, in_out
from game.engine.geometry import Point
from game.engine.timeline import Cue
from game.table.playback.sprites import Sprite, travel

_SPIN = 540.0
"""How many degrees a shuriken turns in flight."""


@dataclass(slots=True)
class Star:
    """A shuriken in flight."""

    sprite: Sprite
    size: float


def throw(star: Star, to: Point, size: float, seconds: float, *, delay: float = 0.0, ease: Ease = in_out) -> Cue:
    """Spin a shuriken to a place, where it comes to rest."""
    start: list[float] = []

    def on_way(t: float) -> None:
        if not start:
            start.append(star.size)
        star.sprite.tilt = _SPIN * (1 - t)
        star.size = start[0] + (size - start[0]) * t

    return travel(star.sprite, to, seconds, hop=60, delay=delay, ease=ease, on_way=on_way)
