"""Renumber the dice of a film, so that it ends with the faces that the rules have rolled."""

from math import sqrt
from typing import TypeAlias

from game.games.ninjutsu.dojo.film import DiePose, Film
from game.games.ninjutsu.dojo.solids import SOLIDS, SolidFace
from game.games.ninjutsu.dojo.vectors import Quaternion, Vector, cross, dot, minus, normal, scaled, times, unit

Frame: TypeAlias = tuple[Vector, Vector, Vector]


def relabelled(film: Film, die: int, kind: int, shown: int, wanted: int) -> Film:
    """The film in which a die that ends with one face up ends with another.

    A solid looks the same after each of its symmetry rotations, so only its numbers move, which nobody can see.
    """
    turn = symmetry(kind, wanted, shown)
    track = tuple(DiePose(pose.at, times(pose.turn, turn)) for pose in film.tracks[die])
    return film._replace(tracks=tuple(track if place == die else old for place, old in enumerate(film.tracks)))


def symmetry(kind: int, start: int, end: int) -> Quaternion:
    """A rotation of the solid onto itself that moves one face to the place of another."""
    one, other = _frame(SOLIDS[kind].face(start)), _frame(SOLIDS[kind].face(end))
    rows = [[_along(other, i, one, j) for j in range(3)] for i in range(3)]
    return _quaternion(rows)


def about(kind: int, kept: int, start: int, end: int) -> Quaternion:
    """The rotation that keeps one face in place and moves a second to the place of a third in the same ring."""
    one, other = _frame_about(kind, kept, start), _frame_about(kind, kept, end)
    return _quaternion([[_along(other, i, one, j) for j in range(3)] for i in range(3)])


def _frame_about(kind: int, kept: int, towards: int) -> Frame:
    look, there = SOLIDS[kind].face(kept).look, SOLIDS[kind].face(towards).look
    side = unit(minus(there, scaled(look, dot(look, there))))
    return look, side, cross(look, side)


def _along(one: Frame, i: int, other: Frame, j: int) -> float:
    return one[0][i] * other[0][j] + one[1][i] * other[1][j] + one[2][i] * other[2][j]


def _frame(face: SolidFace) -> Frame:
    """The axes of a face and its numeral, which are oriented the same way on every face."""
    return face.right, face.down, face.look


def _quaternion(m: list[list[float]]) -> Quaternion:
    """The quaternion of a rotation matrix, computed from its largest component for accuracy."""
    trace = m[0][0] + m[1][1] + m[2][2]
    if trace > 0.0:
        k = sqrt(trace + 1.0)
        return normal((k * k, m[2][1] - m[1][2], m[0][2] - m[2][0], m[1][0] - m[0][1]))
    i = max(range(3), key=lambda axis: m[axis][axis])
    j, n = (i + 1) % 3, (i + 2) % 3
    parts = [0.0, 0.0, 0.0]
    parts[i] = 1.0 + m[i][i] - m[j][j] - m[n][n]
    parts[j], parts[n] = m[j][i] + m[i][j], m[n][i] + m[i][n]
    return normal((m[n][j] - m[j][n], parts[0], parts[1], parts[2]))
