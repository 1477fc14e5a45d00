"""Rotations in space, for tumbling things. No pygame."""

from collections.abc import Sequence
from math import cos, sin

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]


def about(axis: Vector, angle: float) -> Matrix:
    """The rotation about an axis of length one (Rodrigues)."""
    x, y, z = axis
    c, s = cos(angle), sin(angle)
    rest = 1 - c
    return (
        (c + x * x * rest, x * y * rest - z * s, x * z * rest + y * s),
        (y * x * rest + z * s, c + y * y * rest, y * z * rest - x * s),
        (z * x * rest - y * s, z * y * rest + x * s, c + z * z * rest),
    )


def times(left: Matrix, right: Matrix) -> Matrix:
    """The right rotation first, then the left one."""
    rows = [vector([sum(left[i][k] * right[k][j] for k in range(3)) for j in range(3)]) for i in range(3)]
    return rows[0], rows[1], rows[2]


def turned(matrix: Matrix, what: Vector) -> Vector:
    """A vector after a rotation."""
    return vector([dot(row, what) for row in matrix])


def dot(one: Vector, other: Vector) -> float:
    """The scalar product."""
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def vector(parts: Sequence[float]) -> Vector:
    """Three numbers as a vector."""
    x, y, z = parts
    return x, y, z
