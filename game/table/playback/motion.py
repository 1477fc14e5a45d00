"""Motion with weight: pieces crouch before they leap, land hard and settle. No pygame."""

import math
from collections.abc import Callable

from game.engine.easing import linear
from game.engine.geometry import Point
from game.engine.timeline import Cue
from game.table.playback.sprites import Sprite

_CROUCH, _LANDED = 0.16, 0.84
"""The fractions of a leap at which it leaves the ground and lands."""

_BACK = 0.05
"""How far a leap winds up backwards, relative to its distance."""

_REBOUND = 0.13
"""The height of its single bounce, relative to the height of the leap."""


def leap(
    sprite: Sprite,
    to: tuple[float, float],
    seconds: float,
    *,
    hop: float,
    delay: float = 0.0,
    lean: float = 0.0,
    landing: Callable[[], None] | None = None,
) -> Cue:
    """Make a piece wind up, fly in an arc `hop` high, land and bounce once.

    Args:
        sprite: The piece.
        to: The destination.
        seconds: The total duration.
        hop: The height of the arc.
        delay: Seconds to wait before it starts.
        lean: Degrees by which it leans in flight.
        landing: Called once, when it lands.
    """
    start: list[Point] = []
    landed: list[bool] = []

    def update(t: float) -> None:
        if not start:
            start.append(sprite.at)
        way = _way(t)
        sprite.x = start[0].x + (to[0] - start[0].x) * way
        sprite.y = start[0].y + (to[1] - start[0].y) * way
        sprite.lift = hop * _height(t)
        sprite.tilt = lean * _leaning(t)
        if t >= _LANDED and not landed:
            landed.append(True)
            if landing is not None:
                landing()

    def finish() -> None:
        sprite.put(to)

    return Cue(seconds, update, finish, linear, delay)


def recoil(t: float) -> float:
    """Ease that winds up for more than half of the time, then darts forward."""
    if t < 0.62:
        share = t / 0.62
        return -0.5 * math.sin(share * math.pi / 2)
    share = (t - 0.62) / 0.38
    return -0.5 + 1.5 * share * share


def landing(t: float) -> float:
    """Ease that overshoots slightly, like a card sliding onto a table."""
    over = 0.9
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


def settling(t: float) -> float:
    """Ease that overshoots the target twice, less each time."""
    if t <= 0 or t >= 1:
        return min(max(t, 0.0), 1.0)
    return 1 - math.exp(-5.5 * t) * math.cos(3.2 * math.pi * t) * (1 - t)


def _way(t: float) -> float:
    if t < _CROUCH:
        return -_BACK * math.sin(math.pi * t / (2 * _CROUCH))
    if t >= _LANDED:
        return 1.0
    share = (t - _CROUCH) / (_LANDED - _CROUCH)
    eased = share * share * (3 - 2 * share)
    return -_BACK + (1 + _BACK) * eased


def _height(t: float) -> float:
    if t < _CROUCH:
        return 0.0
    if t < _LANDED:
        return math.sin(math.pi * (t - _CROUCH) / (_LANDED - _CROUCH))
    return _REBOUND * math.sin(math.pi * min(1.0, (t - _LANDED) / (1 - _LANDED)))


def _leaning(t: float) -> float:
    if t < _CROUCH:
        return -0.5 * math.sin(math.pi * t / (2 * _CROUCH))
    if t < _LANDED:
        share = (t - _CROUCH) / (_LANDED - _CROUCH)
        return -0.5 + 1.5 * math.sin(math.pi * share / 2) if share < 0.5 else math.cos(math.pi * (share - 0.5)) * 0.56
    return 0.0
