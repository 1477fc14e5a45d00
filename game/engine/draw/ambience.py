"""What moves around a table on its own: drifting mist, flickering light, falling petals. No pygame."""

from collections.abc import Sequence
from math import pi, sin
from typing import NamedTuple

from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look.theme import Colour

_GOLDEN = (0.618034, 0.754878, 0.569840, 0.819173)
_FADE = 0.12
"""The share of its path in which a mote fades in or out."""


class CloudBank(NamedTuple):
    """A bank of cloud or mist that sways sideways about its position."""

    picture: str
    place: Rect
    reach: float
    """How far it moves to either side; a negative reach starts to the left."""

    seconds: float
    """The period of the sway."""


class Light(NamedTuple):
    """A flame behind paper: the light around it flickers."""

    at: Point
    size: float
    tone: Colour
    strength: float = 0.4


class Swarm(NamedTuple):
    """Small things that cross an area one after the other."""

    shape: str
    """`petal` and `leaf` fall, `firefly` and `mote` float, `spark` rises."""

    area: Rect
    many: int
    size: float
    tones: tuple[Colour, ...]
    seconds: tuple[float, float]
    """How long the fastest and the slowest take for their whole path."""

    way: tuple[float, float]
    """How far they move meanwhile."""

    sway: float = 0.0


class Mote(NamedTuple):
    """One thing of a swarm at the current moment."""

    x: float
    y: float
    turn: float
    seen: float
    """Opacity, from 0 to 1."""

    tone: int
    number: int


class Ambience:
    """Everything around one table. It stands still for players who want no motion."""

    def __init__(
        self, kit: Kit, banks: Sequence[CloudBank] = (), lights: Sequence[Light] = (), swarms: Sequence[Swarm] = ()
    ) -> None:
        self._kit = kit
        self.banks = tuple(banks)
        self.lights = tuple(lights)
        self.swarms = tuple(swarms)
        self._age = 0.0

    @property
    def age(self) -> float:
        """Seconds for which everything has moved."""
        return 0.0 if self._kit.still else self._age

    def update(self, dt: float) -> None:
        """Pass time: in real time, whatever the speed of the game."""
        self._age = self.age + dt

    def shift(self, bank: CloudBank) -> float:
        """How far a bank is from its position."""
        return bank.reach * sin(2 * pi * self.age / bank.seconds)

    def strength(self, number: int) -> float:
        """How strong a light is now; without motion it burns evenly."""
        light = self.lights[number]
        if self._kit.still:
            return light.strength
        age, own = self.age, 1.7 * number
        waver = sin(2.1 * age + own) + 0.6 * sin(5.3 * age + 2 * own) + 0.35 * sin(13.7 * age + 3 * own)
        return light.strength * (1 + 0.28 * waver)

    def motes(self, swarm: Swarm) -> list[Mote]:
        """Everything of a swarm that is visible now."""
        return [] if self._kit.still else [_mote(swarm, number, self.age) for number in range(swarm.many)]


def _mote(swarm: Swarm, number: int, age: float) -> Mote:
    pace = _share(number, 0)
    seconds = swarm.seconds[0] + (swarm.seconds[1] - swarm.seconds[0]) * pace
    passed = age / seconds + _share(number, 1)
    lap, on_way = int(passed), passed % 1
    # Another start on every lap, so that no two paths are the same.
    x = swarm.area.x + swarm.area.w * _share(number + 5 * lap, 2)
    y = swarm.area.y + swarm.area.h * _share(number + 3 * lap, 3)
    sway = swarm.sway * sin(2 * pi * (1.7 * on_way * (1 + pace) + pace))
    x += swarm.way[0] * on_way + sway
    y += swarm.way[1] * on_way + 0.4 * swarm.sway * sin(2 * pi * (2.3 * on_way + pace))
    seen = min(1.0, on_way / _FADE, (1 - on_way) / _FADE)
    if swarm.shape == "firefly":
        seen *= max(0.0, sin(2 * pi * (age / (2.2 + pace) + pace)))
    turn = (0.4 + pace) * 3 * on_way * (1 if number % 2 else -1)
    return Mote(x, y, turn, seen, (number + lap) % len(swarm.tones), number)


def _share(number: int, step: int) -> float:
    return (0.5 + (number + 1) * _GOLDEN[step]) % 1
