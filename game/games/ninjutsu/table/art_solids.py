"""Cube, octahedron and dodecahedron as numbered faces. No pygame."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import atan2, sqrt

from game.engine.rotation import Matrix, Vector, dot, vector

_GOLDEN = (1 + sqrt(5)) / 2

_CUBE_LOOKS: tuple[Vector, ...] = ((0, 0, 1), (0, 1, 0), (1, 0, 0))
_OCTAHEDRON_LOOKS: tuple[Vector, ...] = ((1, 1, 1), (-1, 1, -1), (1, -1, -1), (-1, -1, 1))
_DODECAHEDRON_LOOKS: tuple[Vector, ...] = (
    (1, 0, _GOLDEN),
    (-_GOLDEN, 1, 0),
    (0, -_GOLDEN, 1),
    (1, 0, -_GOLDEN),
    (0, _GOLDEN, 1),
    (_GOLDEN, 1, 0),
)


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a die whose corners lie on the unit sphere."""

    value: int
    look: Vector
    """The way it looks, of length one."""

    down: Vector
    """Where the foot of its numeral points; `right` is across it."""

    right: Vector
    centre: Vector
    corners: tuple[Vector, ...]
    """In order, around the face."""

    @property
    def inner(self) -> float:
        """The radius of the largest circle on the face."""
        first, second = self.corners[0], self.corners[1]
        middle = vector([(a + b) / 2 for a, b in zip(first, second, strict=True)])
        return _length(_minus(middle, self.centre))


@lru_cache(maxsize=3)
def solid(faces: int) -> tuple[Face, ...]:
    """All faces of the die with 6, 8 or 12 of them; opposite ones add up to one more than their number."""
    looks = {6: _CUBE_LOOKS, 8: _OCTAHEDRON_LOOKS, 12: _DODECAHEDRON_LOOKS}[faces]
    corners = [_unit(corner) for corner in _corners(faces)]
    found = []
    for number, look in enumerate(looks, start=1):
        found.append(_face(number, _unit(look), corners))
        opposite = vector([-part for part in _unit(look)])
        found.append(_face(faces + 1 - number, opposite, corners))
    return tuple(found)


def _corners(faces: int) -> list[Vector]:
    signs = (-1.0, 1.0)
    cube: list[Vector] = [(x, y, z) for x, y, z in product(signs, signs, signs)]
    if faces == 6:
        return cube
    if faces == 8:
        return [(s, 0, 0) for s in signs] + [(0, s, 0) for s in signs] + [(0, 0, s) for s in signs]
    short, long = 1 / _GOLDEN, _GOLDEN
    for a, b in product(signs, signs):
        cube += [(0, a * short, b * long), (a * short, b * long, 0), (b * long, 0, a * short)]
    return cube


def _face(value: int, look: Vector, corners: list[Vector]) -> Face:
    """The face that looks that way: the corners that reach farthest there, in order around it."""
    farthest = max(dot(corner, look) for corner in corners)
    own = [corner for corner in corners if dot(corner, look) > farthest - 1e-6]
    centre = vector([sum(parts) / len(own) for parts in zip(*own, strict=True)])
    # Three corners stand on their base, five on an edge, four lie square: the numeral's head points to a corner,
    # or in a square to the middle of an edge.
    head = _minus(own[0], centre)
    if len(own) == 4:
        nearest = min(own[1:], key=lambda corner: _length(_minus(corner, own[0])))
        head = vector([a + b for a, b in zip(head, _minus(nearest, centre), strict=True)])
    down = vector([-part for part in _unit(head)])
    right = _cross(down, look)
    ordered = sorted(own, key=lambda corner: atan2(dot(corner, down), dot(corner, right)))
    return Face(value, look, down, right, centre, tuple(ordered))


def shown(face: Face) -> Matrix:
    """The rotation that lets a face look at the player, its numeral upright."""
    return face.right, face.down, face.look


def _cross(one: Vector, other: Vector) -> Vector:
    return (
        one[1] * other[2] - one[2] * other[1],
        one[2] * other[0] - one[0] * other[2],
        one[0] * other[1] - one[1] * other[0],
    )


def _minus(one: Vector, other: Vector) -> Vector:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def _length(vector: Vector) -> float:
    return sqrt(dot(vector, vector))


def _unit(vector: Vector) -> Vector:
    size = _length(vector)
    return vector[0] / size, vector[1] / size, vector[2] / size
