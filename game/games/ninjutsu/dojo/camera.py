"""How the tray looks: from above with a slight tilt, without perspective. Gives polygons for a caller to draw."""

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from game.games.ninjutsu.dojo.film import DiePose
from game.games.ninjutsu.dojo.gesture import direction
from game.games.ninjutsu.dojo.solids import SOLIDS
from game.games.ninjutsu.dojo.vectors import Quaternion, Vector, dot, matrix, turned, unit

Flat: TypeAlias = tuple[float, float]
"""A point in the picture: right and down, in units of the tray."""

TILT: Final = 17.0
"""Degrees from straight above: with more, the sides of a twelve-sided die would look as large as its top."""

ACROSS, UPRIGHT = direction(TILT)
"""The foreshortening of lengths towards the camera, and of heights."""

LIGHT: Final = unit((-0.42, -0.55, 1.0))
"""Where the light comes from: the upper left."""

_FALL: Final = (-LIGHT[0] / LIGHT[2], -LIGHT[1] / LIGHT[2])
"""How far a shadow is offset per unit of height."""

_EDGE_ON: Final = 0.02


class Facet(NamedTuple):
    """A visible face of a die, relative to the centre of the die."""

    value: int
    outline: tuple[Flat, ...]
    middle: Flat
    right: Flat
    """One unit to the right along its numeral, projected into the picture; `down` likewise."""

    down: Flat
    inner: float
    """The radius of the largest circle on the face."""

    facing: float
    """1 faces the camera directly, 0 is seen edge-on."""

    light: float
    """1 faces the light directly, 0 or less faces away from it."""


def flat(at: Vector) -> Flat:
    """Where a point of the tray is in the picture."""
    x, y, z = at
    return x, y * ACROSS - z * UPRIGHT


def nearness(at: Vector) -> float:
    """How near the camera a point is: farther things are drawn first."""
    return at[1] * UPRIGHT + at[2] * ACROSS


def under(point: Flat, height: float = 0.0) -> tuple[float, float]:
    """The point at a given height above the mat that appears at a point of the picture."""
    return point[0], (point[1] + height * UPRIGHT) / ACROSS


def facets(kind: int, turn: Quaternion) -> list[Facet]:
    """The faces of a die that can be seen."""
    rotation = matrix(turn)
    found: list[Facet] = []
    for face in SOLIDS[kind].faces:
        look = turned(rotation, face.look)
        facing = nearness(look)
        if facing > _EDGE_ON:
            outline = tuple(flat(turned(rotation, corner)) for corner in face.corners)
            middle, right, down = (flat(turned(rotation, part)) for part in (face.centre, face.right, face.down))
            found.append(Facet(face.value, outline, middle, right, down, face.inner, facing, dot(look, LIGHT)))
    return found


def shadow_of(height: float) -> Flat:
    """The offset of the shadow of something at that height."""
    return _FALL[0] * height, _FALL[1] * height


def shadow(kind: int, pose: DiePose, ground: float = 0.0) -> list[Flat]:
    """The outline of the shadow of a die on the ground, in the tray's picture."""
    (x, y, z), turn = pose
    rotation = matrix(turn)
    points: list[Flat] = []
    for corner in SOLIDS[kind].corners:
        cx, cy, cz = turned(rotation, corner)
        high = max(0.0, z + cz - ground)
        points.append(flat((x + cx + _FALL[0] * high, y + cy + _FALL[1] * high, ground)))
    return hull(points)


def hull(points: Iterable[Flat]) -> list[Flat]:
    """The convex hull of points (Andrew's monotone chain)."""
    ordered = sorted(points)
    return _chain(ordered) + _chain(ordered[::-1])


def _chain(points: list[Flat]) -> list[Flat]:
    found: list[Flat] = []
    for point in points:
        while len(found) > 1 and _bends_in(found[-2], found[-1], point):
            found.pop()
        found.append(point)
    return found[:-1]


def _bends_in(first: Flat, second: Flat, third: Flat) -> bool:
    ax, ay = second[0] - first[0], second[1] - first[1]
    bx, by = third[0] - first[0], third[1] - first[1]
    return ax * by - ay * bx <= 0.0
