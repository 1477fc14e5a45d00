"""Things in flight over Oboro's table: cards that turn over, shuriken that spin. No pygame."""

from dataclasses import dataclass
from math import pi, sin

from game.engine.easing import Ease, in_out
from game.engine.geometry import Point
from game.engine.timeline import Cue
from game.games.oboro.table.layout import Pose
from game.table.playback.sprites import Sprite, travel

_SPIN = 540.0
"""How many degrees a shuriken turns in flight."""


@dataclass(slots=True)
class FlyingCard:
    """A card in flight."""

    card: str | None
    sprite: Sprite
    width: float
    turned: float = 1.0
    """0 shows the back, 1 the face; halfway the card is edge-on."""

    @classmethod
    def at(cls, card: str | None, pose: Pose, turned: float | None = None) -> "FlyingCard":
        """A card at a pose; a hidden one shows its back."""
        shown = turned if turned is not None else 0.0 if card is None else 1.0
        return cls(card, Sprite(pose.x, pose.y, pose.tilt), pose.width, shown)


@dataclass(slots=True)
class Star:
    """A shuriken in flight."""

    sprite: Sprite
    size: float


def fly(
    flight: FlyingCard,
    to: Pose,
    seconds: float,
    *,
    hop: float = 0.0,
    delay: float = 0.0,
    fade: bool = False,
    swell: float = 0.0,
    ease: Ease = in_out,
) -> Cue:
    """Fly a card to a pose, face up if it may be seen.

    With a `swell` it looks that much larger halfway, as if it came nearer.
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
    """Spin a shuriken to a place, where it comes to rest."""
    start: list[float] = []

    def on_way(t: float) -> None:
        if not start:
            start.append(star.size)
        star.sprite.tilt = _SPIN * (1 - t)
        star.size = start[0] + (size - start[0]) * t

    return travel(star.sprite, to, seconds, hop=60, delay=delay, ease=ease, on_way=on_way)
