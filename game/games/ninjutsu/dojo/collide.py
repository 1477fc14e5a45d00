"""Where two dice touch: the axis along which they overlap least, then the corners and edges of one in the other."""

from math import sqrt
from typing import Final

from game.games.ninjutsu.dojo.body import Body
from game.games.ninjutsu.dojo.solids import GOLDEN
from game.games.ninjutsu.dojo.touch import DICE, Touch
from game.games.ninjutsu.dojo.tray import SLOP
from game.games.ninjutsu.dojo.vectors import Vector

_SIDE: Final = 1.0 / sqrt(3.0)
_SHORT: Final = _SIDE / GOLDEN
_LONG: Final = _SIDE * GOLDEN


class Meeting:
    """Two dice. Remembers the last separating axis: usually it still separates them, and no other is tried."""

    def __init__(self, a: Body, b: Body) -> None:
        self.a, self.b = a, b
        self._axis: Vector = (0.0, 0.0, 1.0)

    def touch(self, touches: list[Touch]) -> None:
        """Add the contacts between the two."""
        a, b = self.a, self.b
        gap = gx, gy, gz = a.x - b.x, a.y - b.y, a.z - b.z
        far = a.solid.reach + b.solid.reach
        if gx * gx + gy * gy + gz * gz > far * far or _overlap(a, b, self._axis, gap) < 0.0:
            return
        least, best = self._faces(gap)
        if least < 0.0:
            self._axis = best
            return
        points = _corners_within(a, b) + _corners_within(b, a)
        if not points:
            least, best = self._edges(gap, least, best)
            if least < 0.0:
                self._axis = best
                return
            points = _edges_within(a, b) + _edges_within(b, a)
        nx, ny, nz = best
        if nx * gx + ny * gy + nz * gz < 0.0:
            best = (-nx, -ny, -nz)
        a.asleep = b.asleep = False
        touches += [Touch(a, b, point, best, deep=least, surface=DICE) for point in points]

    def _faces(self, gap: Vector) -> tuple[float, Vector]:
        """The axis of least overlap among the face normals; opposite faces share one axis."""
        least, best = 99.0, self._axis
        for body in (self.a, self.b):
            for look in body.looks[::2]:
                axis = body.turned(look)
                deep = _overlap(self.a, self.b, axis, gap)
                if deep < least:
                    least, best = deep, axis
                    if deep < 0.0:
                        return least, best
        return least, best

    def _edges(self, gap: Vector, least: float, best: Vector) -> tuple[float, Vector]:
        """The same among the axes perpendicular to one edge of each die."""
        others = [self.b.turned(way) for way in self.b.solid.ways]
        for way in self.a.solid.ways:
            x, y, z = self.a.turned(way)
            for u, v, w in others:
                nx, ny, nz = y * w - z * v, z * u - x * w, x * v - y * u
                size = nx * nx + ny * ny + nz * nz
                if size > 0.01:
                    size = 1.0 / sqrt(size)
                    axis = (nx * size, ny * size, nz * size)
                    deep = _overlap(self.a, self.b, axis, gap)
                    if deep < least:
                        least, best = deep, axis
                        if deep < 0.0:
                            return least, best
        return least, best


def _overlap(a: Body, b: Body, axis: Vector, gap: Vector) -> float:
    """How deep two dice overlap along an axis. Every die is symmetric about its centre, so half its width is enough."""
    apart = axis[0] * gap[0] + axis[1] * gap[1] + axis[2] * gap[2]
    return _half(a, axis) + _half(b, axis) - (apart if apart > 0.0 else -apart)


def _half(body: Body, axis: Vector) -> float:
    """How far a die reaches along an axis: its farthest corner, looked up in its own frame."""
    m0, m1, m2, m3, m4, m5, m6, m7, m8 = body.m
    ax, ay, az = axis
    x, y, z = m0 * ax + m3 * ay + m6 * az, m1 * ax + m4 * ay + m7 * az, m2 * ax + m5 * ay + m8 * az
    if x < 0.0:
        x = -x
    if y < 0.0:
        y = -y
    if z < 0.0:
        z = -z
    solid = body.solid
    if solid.kind == 6:
        return solid.reach * _SIDE * (x + y + z)
    if solid.kind == 8:
        return solid.reach * max(x, y, z)
    return solid.reach * max(
        _SIDE * (x + y + z), _SHORT * y + _LONG * z, _SHORT * x + _LONG * y, _LONG * x + _SHORT * z
    )


def _corners_within(a: Body, b: Body) -> list[Vector]:
    """Corners of one die inside the other."""
    looks = None
    gx, gy, gz = a.x - b.x, a.y - b.y, a.z - b.z
    far, height = b.solid.reach * b.solid.reach, b.solid.height + SLOP
    found: list[Vector] = []
    for ax, ay, az in a.corners():
        x, y, z = ax + gx, ay + gy, az + gz
        if x * x + y * y + z * z < far:
            if looks is None:
                looks = [b.turned(look) for look in b.looks]
            for nx, ny, nz in looks:
                if nx * x + ny * y + nz * z > height:
                    break
            else:
                found.append((b.x + x, b.y + y, b.z + z))
    return found


def _edges_within(a: Body, b: Body) -> list[Vector]:
    """Where edges of one die pass through the other: the midpoint of the part inside."""
    looks = [b.turned(look) for look in b.looks]
    arms, height = a.corners(), b.solid.height
    gx, gy, gz = a.x - b.x, a.y - b.y, a.z - b.z
    found: list[Vector] = []
    for first, second in a.solid.edges:
        (x, y, z), (u, v, w) = arms[first], arms[second]
        u, v, w = u - x, v - y, w - z
        x, y, z = x + gx, y + gy, z + gz
        low, high = 0.0, 1.0
        for nx, ny, nz in looks:
            rest, along = height - (nx * x + ny * y + nz * z), nx * u + ny * v + nz * w
            if along > 0.000001:
                high = min(high, rest / along)
            elif along < -0.000001:
                low = max(low, rest / along)
            elif rest < 0.0:
                high = -1.0
            if low >= high:
                break
        else:
            t = (low + high) * 0.5
            found.append((b.x + x + u * t, b.y + y + v * t, b.z + z + w * t))
    return found
