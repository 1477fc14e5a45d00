"""What appears over the table of Shinobi WAT-AAH! besides cards: smoke, claws, shouts, the bell. No pygame."""

from dataclasses import dataclass

from game.engine.geometry import Rect


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
