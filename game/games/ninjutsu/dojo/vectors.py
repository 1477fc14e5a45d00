"""Vectors, matrices and quaternions as plain tuples."""

from math import sqrt
from typing import TypeAlias

Vector: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Vector, Vector, Vector]
"""Three rows."""

Quaternion: TypeAlias = tuple[float, float, float, float]
"""An orientation: the real part first."""


def dot(one: Vector, other: Vector) -> float:
    """The scalar product."""
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def cross(one: Vector, other: Vector) -> Vector:
    """The vector product."""
    return (
        one[1] * other[2] - one[2] * other[1],
        one[2] * other[0] - one[0] * other[2],
        one[0] * other[1] - one[1] * other[0],
    )


def minus(one: Vector, other: Vector) -> Vector:
    """The first vector minus the second."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def scaled(vector: Vector, factor: float) -> Vector:
    """The vector multiplied by a factor."""
    return vector[0] * factor, vector[1] * factor, vector[2] * factor


def length(vector: Vector) -> float:
    """The length of a vector."""
    return sqrt(dot(vector, vector))


def unit(vector: Vector) -> Vector:
    """The same direction, of length one."""
    return scaled(vector, 1.0 / length(vector))


def times(left: Quaternion, right: Quaternion) -> Quaternion:
    """The product of two rotations: first the right one, then the left one."""
    a, b, c, d = left
    e, f, g, h = right
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def normal(turn: Quaternion) -> Quaternion:
    """The same orientation, of length one."""
    a, b, c, d = turn
    k = 1.0 / sqrt(a * a + b * b + c * c + d * d)
    return a * k, b * k, c * k, d * k


def matrix(turn: Quaternion) -> Matrix:
    """The rotation matrix of a quaternion of length one."""
    a, b, c, d = turn
    return (
        (1.0 - 2.0 * (c * c + d * d), 2.0 * (b * c - a * d), 2.0 * (b * d + a * c)),
        (2.0 * (b * c + a * d), 1.0 - 2.0 * (b * b + d * d), 2.0 * (c * d - a * b)),
        (2.0 * (b * d - a * c), 2.0 * (c * d + a * b), 1.0 - 2.0 * (b * b + c * c)),
    )


def turned(rotation: Matrix, vector: Vector) -> Vector:
    """A vector after a rotation."""
    return dot(rotation[0], vector), dot(rotation[1], vector), dot(rotation[2], vector)


def between(start: Vector, end: Vector) -> Quaternion:
    """The shortest rotation that turns one direction into another; both of length one."""
    real = 1.0 + dot(start, end)
    if real < 0.000001:  # opposite: any perpendicular axis will do
        aside = (1.0, 0.0, 0.0) if start[0] * start[0] < 0.5 else (0.0, 1.0, 0.0)
        return (0.0, *unit(cross(start, aside)))
    return normal((real, *cross(start, end)))


def blend(start: Quaternion, end: Quaternion, share: float) -> Quaternion:
    """Interpolate between two orientations that are close together."""
    a, b, c, d = start
    e, f, g, h = end
    if a * e + b * f + c * g + d * h < 0.0:  # q and -q are the same orientation: take the nearer one
        e, f, g, h = -e, -f, -g, -h
    keep = 1.0 - share
    return normal((a * keep + e * share, b * keep + f * share, c * keep + g * share, d * keep + h * share))
