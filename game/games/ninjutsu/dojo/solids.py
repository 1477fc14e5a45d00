"""Cube, octahedron and dodecahedron: corners, numbered faces and moments of inertia."""

from dataclasses import dataclass
from itertools import product
from math import sqrt
from typing import Final

from game.games.ninjutsu.dojo.vectors import Vector, cross, dot, length, minus, scaled, unit

GOLDEN: Final = (1.0 + sqrt(5.0)) / 2.0

REACH: Final = {6: 1.52, 8: 1.52, 12: 1.40}
"""From the centre of a die to its corners, chosen so that all three look about equally large."""

_INERTIA: Final = {6: 2.0 / 9.0, 8: 0.2, 12: 0.30932}
"""The moment of inertia per mass and squared reach. It is the same about every axis, so no tensor is needed."""

_LOOKS: Final[dict[int, tuple[Vector, ...]]] = {
    6: ((0.0, 0.0, 1.0), (0.0, 1.0, 0.0), (1.0, 0.0, 0.0)),
    8: ((1.0, 1.0, 1.0), (-1.0, 1.0, -1.0), (1.0, -1.0, -1.0), (-1.0, -1.0, 1.0)),
    12: (
        (1.0, 0.0, GOLDEN),
        (-GOLDEN, 1.0, 0.0),
        (0.0, -GOLDEN, 1.0),
        (1.0, 0.0, -GOLDEN),
        (0.0, GOLDEN, 1.0),
        (GOLDEN, 1.0, 0.0),
    ),
}
"""The normals of faces 1, 2, 3 …; the other half are opposite, and opposite faces add up to the face count plus one."""


@dataclass(frozen=True, slots=True)
class SolidFace:
    """One face of a die centred on the origin."""

    value: int
    look: Vector
    """Its unit normal."""

    down: Vector
    """The direction of the foot of its numeral; `right` is perpendicular to it."""

    right: Vector
    centre: Vector
    corners: tuple[Vector, ...]
    """In order around the face."""

    inner: float
    """The radius of the largest circle on the face."""


@dataclass(frozen=True, slots=True)
class Solid:
    """One kind of die in its own frame."""

    kind: int
    reach: float
    corners: tuple[Vector, ...]
    faces: tuple[SolidFace, ...]
    height: float
    """From its centre to each face."""

    edges: tuple[tuple[int, int], ...]
    """Pairs of corners."""

    ways: tuple[Vector, ...]
    """The directions of its edges, each once."""

    agility: float
    """One over the moment of inertia, for a mass of one."""

    def face(self, value: int) -> SolidFace:
        """The face with that number."""
        return next(face for face in self.faces if face.value == value)


def _corners(kind: int) -> list[Vector]:
    signs = (-1.0, 1.0)
    if kind == 8:
        return [(s, 0.0, 0.0) for s in signs] + [(0.0, s, 0.0) for s in signs] + [(0.0, 0.0, s) for s in signs]
    corners: list[Vector] = list(product(signs, signs, signs))
    if kind == 12:
        for a, b in product(signs, signs):
            short, long = a / GOLDEN, b * GOLDEN
            corners += [(0.0, short, long), (short, long, 0.0), (long, 0.0, short)]
    return corners


def _face(value: int, look: Vector, corners: tuple[Vector, ...]) -> SolidFace:
    """The face with a given normal: the corners farthest in that direction, in order."""
    height = max(dot(corner, look) for corner in corners)
    own = [corner for corner in corners if dot(corner, look) > height - 0.000001]
    centre = scaled(look, height)
    ring = [own.pop(0)]
    while own:  # the next corner is the nearest one; the second one is anticlockwise
        here, arm = ring[-1], minus(ring[-1], centre)
        ahead = own if len(ring) > 1 else [corner for corner in own if dot(cross(arm, corner), look) > 0.0]
        following = min(ahead, key=lambda corner: length(minus(corner, here)))
        own.remove(following)
        ring.append(following)
    # A numeral's head points to a corner (on a square, to the middle of an edge), so that it stands on an edge.
    middle = scaled((ring[0][0] + ring[1][0], ring[0][1] + ring[1][1], ring[0][2] + ring[1][2]), 0.5)
    head = minus(middle if len(ring) == 4 else ring[0], centre)
    down = unit(scaled(head, -1.0))
    return SolidFace(value, look, down, cross(down, look), centre, tuple(ring), length(minus(middle, centre)))


def _solid(kind: int) -> Solid:
    reach = REACH[kind]
    corners = tuple(scaled(unit(corner), reach) for corner in _corners(kind))
    faces: list[SolidFace] = []
    for number, look in enumerate(map(unit, _LOOKS[kind]), start=1):
        faces += [_face(number, look, corners), _face(kind + 1 - number, scaled(look, -1.0), corners)]
    short = min(length(minus(one, other)) for place, one in enumerate(corners) for other in corners[:place])
    edges = [
        (first, second)
        for second in range(len(corners))
        for first in range(second)
        if length(minus(corners[first], corners[second])) < short * 1.01
    ]
    ways: list[Vector] = []
    for first, second in edges:
        way = unit(minus(corners[second], corners[first]))
        if all(length(cross(way, other)) > 0.01 for other in ways):
            ways.append(way)
    agility = 1.0 / (_INERTIA[kind] * reach * reach)
    return Solid(
        kind, reach, corners, tuple(faces), dot(faces[0].centre, faces[0].look), tuple(edges), tuple(ways), agility
    )


SOLIDS: Final = {kind: _solid(kind) for kind in (6, 8, 12)}
