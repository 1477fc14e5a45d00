"""Things in flight over the table of Shinobi WAT-AAH!: cards, smoke, claws, shouts. No pygame."""

from dataclasses import dataclass
from math import pi, sin

from game.engine.easing import Ease, in_out
from game.engine.geometry import Rect
from game.engine.timeline import Cue
from game.games.wataah.table.layout import Pose
from game.table.playback.sprites import Sprite, travel


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


@dataclass(slots=True)
class Puff:
    """Smoke where something vanished."""

    x: float
    y: float
    size: float
    age: float = 0.0


@dataclass(slots=True)
class Slash:
    """Claws through what is destroyed."""

    rect: Rect
    opacity: float = 1.0


@dataclass(slots=True)
class Banner:
    """The ribbon of a power."""

    kind: str
    words: str
    shown: float = 0.0


@dataclass(slots=True)
class Shout:
    """One loud word."""

    word: str
    size: float = 0.0


@dataclass(slots=True)
class Bell:
    """The bell of the fourth clan."""

    seat: int
    words: str
    down: float = 0.0
    """How far it has come down on its rope."""

    swing: float = 0.0
    """How far it swings: -1 is left, 1 is right."""

    tolled: float = -1.0
    """Tolls so far; the fraction is the progress of the next one; negative before the first."""


@dataclass(slots=True)
class Crown:
    """The winners' crests."""

    seats: tuple[int, ...]
    size: float = 1.0


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
            flight.sprite.opacity = min(1.0, 2.2 - 2 * t)

    return travel(flight.sprite, (to.x, to.y), seconds, hop=hop, delay=delay, ease=ease, on_way=on_way)
