"""What is in the air over Oboro's table: cards that fly and turn over, shuriken that spin. No pygame."""

from dataclasses import dataclass
from math import pi, sin

from game.engine.easing import Ease, in_out
from game.engine.geometry import Point
from game.engine.timeline import Cue
from game.games.oboro.table.places import Pose
from game.table.sprites import Sprite, travel

_SPIN = 540.0
"""Degrees that a shuriken turns on its way."""


@dataclass(slots=True)
class Flight:
    """A card on its way."""

    card: str | None
    sprite: Sprite
    width: float
    turned: float = 1.0
    """0 shows the back, 1 the face; between them it stands on its edge."""

    @classmethod
    def at(cls, card: str | None, pose: Pose, turned: float | None = None) -> "Flight":
        """A card that lies somewhere; one that may not be seen shows its back."""
        shown = turned if turned is not None else 0.0 if card is None else 1.0
        return cls(card, Sprite(pose.x, pose.y, pose.tilt), pose.width, shown)


@dataclass(slots=True)
class Star:
    """A shuriken on its way."""

    sprite: Sprite
    size: float


def fly(
    flight: Flight,
    to: Pose,
    seconds: float,
    *,
    hop: float = 0.0,
    delay: float = 0.0,
    fade: bool = False,
    swell: float = 0.0,
    ease: Ease = in_out,
) -> Cue:
    """A card goes to a place and lies there as the pose says, face up if it may be seen.

    With a `swell` it looks that much larger halfway, as what comes nearer does.
    """
    start: list[tuple[float, float, float]] = []
    face = 0.0 if flight.card is None or fade else 1.0

    def on_way(t: float) -> None:
        if not start:
            start.append((flight.sprite.tilt, flight.width, flight.turned))
        tilt, width, turned = start[0]
        flight.sprite.tilt = tilt + (to.tilt - tilt) * t
        nearer = swell * sin(pi * min(1.0, max(0.0, t)))
        flight.width = (width + (to.width - width) * t) * (1 + nearer)
        flight.turned = turned + (face - turned) * t
        if fade:
            flight.sprite.opacity = min(1.0, 2 - 2 * t)

    return travel(flight.sprite, (to.x, to.y), seconds, hop=hop, delay=delay, ease=ease, on_way=on_way)


def throw(star: Star, to: Point, size: float, seconds: float, *, delay: float = 0.0, ease: Ease = in_out) -> Cue:
    """A shuriken spins to a place and lies still there."""
    start: list[float] = []

    def on_way(t: float) -> None:
        if not start:
            start.append(star.size)
        star.sprite.tilt = _SPIN * (1 - t)
        star.size = start[0] + (size - start[0]) * t

    return travel(star.sprite, to, seconds, hop=60, delay=delay, ease=ease, on_way=on_way)
