"""How cards lie and fly. No pygame."""

from dataclasses import dataclass
from math import pi, sin
from typing import NamedTuple

from game.engine.easing import Ease, in_out
from game.engine.geometry import Rect
from game.engine.timeline import Cue
from game.table.playback.sprites import Sprite, travel

HIGH = 1.4
"""The height of a card relative to its width."""


class Pose(NamedTuple):
    """How a card lies: its centre, its clockwise tilt in degrees, its width."""

    x: float
    y: float
    tilt: float
    width: float

    @property
    def rect(self) -> Rect:
        """The card's rectangle if it were not tilted."""
        return Rect.around((self.x, self.y), self.width, self.width * HIGH)


def fan(count: int, middle: Pose, apart: float, bow: float) -> list[Pose]:
    """The poses of a fanned hand; the tilt of `middle` is that of one step, `bow` how the row bends."""
    aside = [place - (count - 1) / 2 for place in range(count)]
    return [
        Pose(middle.x + apart * steps, middle.y + bow * steps * steps, middle.tilt * steps, middle.width)
        for steps in aside
    ]


@dataclass(slots=True)
class FlyingCard:
    """A card in flight."""

    card: str | None
    sprite: Sprite
    width: float
    turned: float = 1.0
    """0 shows the back, 1 the face; halfway the card is edge-on."""

    @classmethod
    def at(cls, card: str | None, pose: Pose, *, face: bool | None = None) -> "FlyingCard":
        """A card at a pose; a hidden one shows its back."""
        shown = card is not None if face is None else face
        return cls(card, Sprite(pose.x, pose.y, pose.tilt), pose.width, float(shown))


def fly(
    flight: FlyingCard,
    to: Pose,
    seconds: float,
    *,
    face: bool | None = None,
    hop: float = 0.0,
    delay: float = 0.0,
    spin: float = 0.0,
    fade: bool = False,
    swell: float = 0.0,
    ease: Ease = in_out,
) -> Cue:
    """Fly a card to a pose, face up if it may be seen.

    With a `swell` it looks that much larger halfway, as if it came nearer.
    """
    start: list[tuple[float, float, float]] = []
    end = float(flight.card is not None if face is None else face)

    def on_way(t: float) -> None:
        if not start:
            start.append((flight.sprite.tilt, flight.width, flight.turned))
        tilt, width, turned = start[0]
        flight.sprite.tilt = tilt + (to.tilt + spin - tilt) * t
        nearer = 1 + swell * sin(pi * min(1.0, max(0.0, t)))
        flight.width = (width + (to.width - width) * t) * nearer
        flight.turned = turned + (end - turned) * t
        if fade:
            flight.sprite.opacity = min(1.0, 2 - 2 * t)

    return travel(flight.sprite, (to.x, to.y), seconds, hop=hop, delay=delay, ease=ease, on_way=on_way)
