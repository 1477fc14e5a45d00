"""Pieces that cues can move. No pygame: a sprite is where a piece is, not what it looks like."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from game.engine.easing import Ease, in_out
from game.engine.geometry import Point
from game.engine.timeline import Cue


@dataclass(slots=True)
class Sprite:
    """One piece: its centre in design units, its tilt in degrees and its opacity."""

    x: float
    y: float
    tilt: float = 0.0
    opacity: float = 1.0
    lift: float = 0.0
    """The height above its place. The shadow stays below."""

    @property
    def at(self) -> Point:
        """The centre."""
        return Point(self.x, self.y)

    def put(self, at: tuple[float, float]) -> None:
        """Place it flat at a point."""
        self.x, self.y = at
        self.tilt, self.opacity, self.lift = 0.0, 1.0, 0.0


def travel(
    sprite: Sprite,
    to: tuple[float, float],
    seconds: float,
    *,
    hop: float = 0.0,
    delay: float = 0.0,
    ease: Ease = in_out,
    on_way: Callable[[float], None] | None = None,
) -> Cue:
    """Move a piece to a point in an arc `hop` high."""
    start: list[Point] = []

    def update(progress: float) -> None:
        if not start:  # where it is when the cue begins, not when the cue was created
            start.append(sprite.at)
        sprite.x = start[0].x + (to[0] - start[0].x) * progress
        sprite.y = start[0].y + (to[1] - start[0].y) * progress
        sprite.lift = hop * math.sin(math.pi * min(max(progress, 0.0), 1.0))
        if on_way is not None:
            on_way(progress)

    def finish() -> None:
        sprite.x, sprite.y = to
        sprite.lift = 0.0

    return Cue(seconds, update, finish, ease, delay)


def change(apply: Callable[[float], None], seconds: float, *, delay: float = 0.0, ease: Ease = in_out) -> Cue:
    """Change anything by a function of 0..1."""
    return Cue(seconds, apply, ease=ease, delay=delay)


def approach(value: float, target: float, dt: float, seconds: float) -> float:
    """Move a value towards its target, almost reaching it after `seconds`; snap to it when close."""
    moved = target + (value - target) * math.exp(-4 * dt / seconds)
    return target if abs(moved - target) < 0.05 else moved
