"""The result of a throw: how both dice lie, and the film of how they got there."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.games.ninjutsu.dojo.body import STEPS, Body
from game.games.ninjutsu.dojo.solids import SOLIDS
from game.games.ninjutsu.dojo.touch import Struck
from game.games.ninjutsu.dojo.tray import outside
from game.games.ninjutsu.dojo.vectors import Quaternion, Vector, between, blend

EVERY: Final = 2
"""Every second step is a picture of the film: 120 per second."""

PICTURES: Final = STEPS // EVERY


class DiePose(NamedTuple):
    """The position of a die's centre, and its orientation."""

    at: Vector
    turn: Quaternion


class Lying(NamedTuple):
    """A die at rest."""

    kind: int
    pose: DiePose
    value: int
    outside: bool

    @classmethod
    def of(cls, body: Body) -> "Lying":
        """A body that has come to rest."""
        return cls(body.solid.kind, DiePose((body.x, body.y, body.z), body.q), body.value, outside(body.x, body.y))

    @classmethod
    def showing(cls, kind: int, value: int, x: float, y: float) -> "Lying":
        """A die that was not thrown, put down with that face up."""
        solid = SOLIDS[kind]
        pose = DiePose((x, y, solid.height), between(solid.face(value).look, (0.0, 0.0, 1.0)))
        return cls(kind, pose, value, outside(x, y))


class Knock(NamedTuple):
    """An audible impact: at which step which die struck what, how fast and where."""

    step: int
    die: int
    what: Struck
    speed: float
    at: Vector


class Film(NamedTuple):
    """All poses of a throw, die by die: the thrown one first, then the one that lay there already."""

    tracks: tuple[tuple[DiePose, ...], ...]
    knocks: tuple[Knock, ...]

    @property
    def seconds(self) -> float:
        """How long the film lasts."""
        return (len(self.tracks[0]) - 1) / PICTURES

    def poses(self, seconds: float) -> list[DiePose]:
        """The poses of all dice at a given time, interpolated between two pictures."""
        last = len(self.tracks[0]) - 1
        exact = max(0.0, min(float(last), seconds * PICTURES))
        number = min(int(exact), last - 1) if last else 0
        return [_between(track, number, exact - number) for track in self.tracks]


class Landing(NamedTuple):
    """How a throw ended."""

    dice: tuple[Lying, ...]
    """The thrown one first."""

    film: Film

    @property
    def hit(self) -> bool:
        """Whether the two dice struck each other, not only touched."""
        return any(knock.what is Struck.DIE for knock in self.film.knocks)

    @property
    def faces(self) -> tuple[int, ...]:
        """What the dice show."""
        return tuple(die.value for die in self.dice)

    @property
    def outside(self) -> tuple[bool, ...]:
        """Which of them lie outside the tray."""
        return tuple(die.outside for die in self.dice)


def _between(track: Sequence[DiePose], number: int, share: float) -> DiePose:
    if share <= 0.0 or number + 1 >= len(track):
        return track[number]
    (start, one), (end, other) = track[number], track[number + 1]
    keep = 1.0 - share
    at = (
        start[0] * keep + end[0] * share,
        start[1] * keep + end[1] * share,
        start[2] * keep + end[2] * share,
    )
    return DiePose(at, blend(one, other, share))
