"""Particles over a table: scraps, sparks, dust, flashes, and a shake of the table. Driven by time alone. No pygame."""

from dataclasses import dataclass, field
from math import atan2, cos, exp, pi, radians, sin
from typing import NamedTuple

from game.engine.audio import Audio
from game.engine.geometry import Point
from game.engine.kit import Kit
from game.engine.look.theme import Colour

MOST = 180
"""The most particles at once; more cannot be told apart and only cost time."""

_GOLDEN = (0.618034, 0.754878, 0.569840, 0.819173, 0.682328)
"""Steps that spread any number of values evenly: it looks random and is the same every time."""

_FASTEST = 34.0
"""Radians per second of the faster shake of a tremor."""


class ParticleKind(NamedTuple):
    """How one kind of particle looks and flies; lengths in design units, times in seconds."""

    shape: str
    size: float
    life: tuple[float, float]
    speed: tuple[float, float]
    fall: float = 0.0
    """Downward acceleration."""

    drag: float = 1.5
    """Air resistance."""

    spin: float = 0.0
    """Turns per second."""

    sway: float = 0.0
    grow: float = 0.0
    """How much larger it is at its end, as a share."""

    along: bool = False
    """Whether it points in the direction of flight."""


SPARK = ParticleKind("spark", 26, (0.22, 0.48), (320, 900), fall=500, drag=3.4, along=True)
SCRAP = ParticleKind("scrap", 15, (0.6, 1.15), (120, 520), fall=760, drag=1.8, spin=1.7, sway=10)
DUST = ParticleKind("dust", 34, (0.3, 0.6), (50, 190), fall=-30, drag=4.0, grow=0.9)
CONFETTI = ParticleKind("scrap", 17, (1.6, 3.2), (60, 420), fall=150, drag=1.6, spin=1.1, sway=26)
PETAL = ParticleKind("petal", 17, (1.6, 3.2), (30, 300), fall=90, drag=1.4, spin=0.8, sway=30)
EMBER = ParticleKind("ember", 9, (0.7, 1.5), (60, 320), fall=-130, drag=1.9, sway=8)


class Particle(NamedTuple):
    """One particle at the current moment."""

    x: float
    y: float
    turn: float
    """Full turns."""

    size: float
    left: float
    """The share of its life that is left, from 1 to 0."""

    tone: int
    number: int


class _Birth(NamedTuple):
    """The constants of a particle: everything that time does not change."""

    life: float
    x: float
    y: float
    right: float
    up: float
    """Its initial speed."""

    wave: float
    turn: float
    size: float


@dataclass(slots=True)
class Burst:
    """Many particles that left one place at one moment."""

    kind: ParticleKind
    at: Point
    count: int
    tones: tuple[Colour, ...]
    towards: float
    """Degrees, counterclockwise from the right: the middle of their directions."""

    spread: float
    room: tuple[float, float]
    """How far around the place they start."""

    strength: float
    seed: int
    age: float = 0.0
    _births: list[_Birth] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Draw the random values once: particles are read in every frame."""
        self._births = [self._birth(number) for number in range(self.count)]

    @property
    def over(self) -> bool:
        """Whether the last of them is gone."""
        return self.age >= self.kind.life[1]

    def particles(self) -> list[Particle]:
        """Those still in the air."""
        kind, age = self.kind, self.age
        left = exp(-kind.drag * age)
        slowed, sunk = (1 - left) / kind.drag, kind.fall * age * age / 2
        sway, tones = kind.sway * min(1.0, 2 * age), len(self.tones)
        found = []
        for number, birth in enumerate(self._births):
            if age >= birth.life:
                continue
            x = birth.x + birth.right * slowed + sway * sin(5.0 * age + birth.wave)
            y = birth.y - birth.up * slowed + sunk
            if kind.along:
                turn = _turn_of(birth.right * left, kind.fall * age - birth.up * left)
            else:
                turn = birth.turn + kind.spin * age * (1 if number % 2 else -1)
            lived = age / birth.life
            size = birth.size * (1 + kind.grow * lived)
            found.append(Particle(x, y, turn, size, 1 - lived, number % tones, number))
        return found

    def _share(self, number: int, step: int) -> float:
        return (0.5 + (number + 1 + 7 * self.seed) * _GOLDEN[step]) % 1

    def _birth(self, number: int) -> _Birth:
        kind = self.kind
        life, angle, speed, beside, above = (self._share(number, step) for step in range(len(_GOLDEN)))
        way = radians(self.towards + self.spread * (angle - 0.5))
        fast = _between(kind.speed, speed) * self.strength
        return _Birth(
            life=_between(kind.life, life),
            x=self.at.x + self.room[0] * (beside - 0.5),
            y=self.at.y + self.room[1] * (above - 0.5),
            right=cos(way) * fast,
            up=sin(way) * fast,
            wave=2 * pi * (beside - 0.5),
            turn=above - 0.5,
            size=kind.size * (0.7 + 0.6 * above),
        )


@dataclass(slots=True)
class Flash:
    """A light that appears at once and fades."""

    at: Point
    size: float
    tone: Colour
    seconds: float
    age: float = 0.0


@dataclass(slots=True)
class Tremor:
    """How long and how strongly the table still shakes."""

    strength: float = 0.0
    seconds: float = 0.0
    age: float = 0.0

    @property
    def offset(self) -> tuple[float, float]:
        """How far the table is from its position, in design units."""
        if self.age >= self.seconds:
            return 0.0, 0.0
        left = (1 - self.age / self.seconds) ** 2 * self.strength
        return left * sin(_FASTEST * 2 * self.age + 1.2), 0.7 * left * sin(_FASTEST * 1.6 * self.age)


@dataclass
class Particles:
    """All particles over one table. Nothing appears for players who want no motion."""

    kit: Kit
    bursts: list[Burst] = field(default_factory=list)
    flashes: list[Flash] = field(default_factory=list)
    tremor: Tremor = field(default_factory=Tremor)
    _thrown: int = 0

    @property
    def audio(self) -> Audio:
        """For sounds of impacts: they play at the impact, not when its event begins."""
        return self.kit.audio

    def throw(
        self,
        kind: ParticleKind,
        at: tuple[float, float],
        count: int,
        tones: tuple[Colour, ...],
        *,
        towards: float = 90.0,
        spread: float = 360.0,
        room: tuple[float, float] = (0.0, 0.0),
        strength: float = 1.0,
    ) -> None:
        """Emit particles from a place, in all directions or `towards` one."""
        free = MOST - sum(burst.count for burst in self.bursts)
        if self.kit.still or free <= 0:
            return
        self._thrown += 1
        burst = Burst(kind, Point(*at), min(count, free), tones, towards, spread, room, strength, self._thrown)
        self.bursts.append(burst)

    def flash(self, at: tuple[float, float], size: float, tone: Colour, seconds: float = 0.3) -> None:
        """Show a light, `size` wide, that fades."""
        if not self.kit.still:
            self.flashes.append(Flash(Point(*at), size, tone, seconds))

    def shake(self, strength: float, seconds: float = 0.3) -> None:
        """Shake the table, at first by that many design units."""
        if not self.kit.still:
            self.tremor = Tremor(strength, seconds)

    def update(self, dt: float) -> None:
        """Pass time."""
        if self.kit.still:
            self.clear()
            return
        passed = dt * self.kit.motion
        for burst in self.bursts:
            burst.age += passed
        for flash in self.flashes:
            flash.age += passed
        self.tremor.age += passed
        self.bursts = [burst for burst in self.bursts if not burst.over]
        self.flashes = [flash for flash in self.flashes if flash.age < flash.seconds]

    def clear(self) -> None:
        """Remove all particles and stop the shaking."""
        self.bursts, self.flashes, self.tremor = [], [], Tremor()

    @property
    def moving(self) -> bool:
        """Whether anything is still in the air."""
        return bool(self.bursts or self.flashes) or self.tremor.age < self.tremor.seconds


def _between(ends: tuple[float, float], share: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * share


def _turn_of(right: float, down: float) -> float:
    """The direction of a movement in full turns, counterclockwise."""
    return atan2(-down, right) / (2 * pi)
