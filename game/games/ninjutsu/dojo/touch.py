"""Where a die touches something, and the impulses that keep the two apart."""

from enum import IntEnum
from math import sqrt
from typing import Final, NamedTuple

from game.games.ninjutsu.dojo.body import Body
from game.games.ninjutsu.dojo.vectors import Vector

BOUNCE_FROM: Final = 7.0
"""The impact speed below which nothing bounces."""

_PASSES: Final = 6
"""The number of solver passes per step; each impulse is refined with the latest values of the others."""

_ENOUGH: Final = 0.02
"""If no impulse of a pass changed by more than this, the remaining passes are skipped."""


class Struck(IntEnum):
    """What a die has struck; each has its own sound."""

    MAT = 0
    WALL = 1
    RIM = 2
    DIE = 3
    TABLE = 4


class Surface(NamedTuple):
    """The bounce and friction of a surface."""

    what: Struck
    bounce: float
    rub: float


MAT: Final = Surface(Struck.MAT, 0.28, 0.86)
TABLE: Final = Surface(Struck.TABLE, 0.34, 0.6)
WALL: Final = Surface(Struck.WALL, 0.45, 0.25)
RIM: Final = Surface(Struck.RIM, 0.40, 0.25)
DICE: Final = Surface(Struck.DIE, 0.75, 0.3)


class Touch:
    """One point where body `a` touches the tray or body `b`; the normal points at `a`."""

    __slots__ = (
        "a",
        "b",
        "deep",
        "force",
        "into",
        "mass",
        "n",
        "point",
        "r",
        "rub",
        "rubbed",
        "s",
        "slide",
        "want",
        "what",
    )

    def __init__(self, a: Body, b: Body | None, point: Vector, n: Vector, *, deep: float, surface: Surface) -> None:
        self.a, self.b, self.point, self.n, self.deep = a, b, point, n, deep
        self.what, bounce, self.rub = surface
        px, py, pz = point
        nx, ny, nz = n
        rx, ry, rz = px - a.x, py - a.y, pz - a.z
        self.r = self.s = (rx, ry, rz)
        cx, cy, cz = ry * nz - rz * ny, rz * nx - rx * nz, rx * ny - ry * nx
        along = 1.0 + a.agility * (cx * cx + cy * cy + cz * cz)
        across = 1.0 + a.agility * (rx * rx + ry * ry + rz * rz)
        vx = a.vx + a.wy * rz - a.wz * ry
        vy = a.vy + a.wz * rx - a.wx * rz
        vz = a.vz + a.wx * ry - a.wy * rx
        if b is not None:
            rx, ry, rz = px - b.x, py - b.y, pz - b.z
            self.s = (rx, ry, rz)
            cx, cy, cz = ry * nz - rz * ny, rz * nx - rx * nz, rx * ny - ry * nx
            along += 1.0 + b.agility * (cx * cx + cy * cy + cz * cz)
            across += 1.0 + b.agility * (rx * rx + ry * ry + rz * rz)
            vx -= b.vx + b.wy * rz - b.wz * ry
            vy -= b.vy + b.wz * rx - b.wx * rz
            vz -= b.vz + b.wx * ry - b.wy * rx
        self.mass, self.slide = 1.0 / along, 1.0 / across
        """The effective mass along the normal, and across it (estimated low, so that friction never oscillates)."""

        self.force = 0.0
        self.rubbed: Vector = (0.0, 0.0, 0.0)
        self.into = -(vx * nx + vy * ny + vz * nz)
        """The speed at which the two approach each other."""

        self.want = bounce * self.into if self.into > BOUNCE_FROM else 0.0


def solve(touches: list[Touch]) -> None:
    """Stop touching bodies from moving into each other, with friction, by sequential impulses."""
    for _ in range(_PASSES):
        most = 0.0
        for touch in touches:
            change = _solve(touch)
            most = max(most, change)
        if most < _ENOUGH:
            return


def _solve(touch: Touch) -> float:
    """Correct one impulse; return by how much."""
    a, b = touch.a, touch.b
    nx, ny, nz = touch.n
    rx, ry, rz = touch.r
    vx = a.vx + a.wy * rz - a.wz * ry
    vy = a.vy + a.wz * rx - a.wx * rz
    vz = a.vz + a.wx * ry - a.wy * rx
    if b is not None:
        sx, sy, sz = touch.s
        vx -= b.vx + b.wy * sz - b.wz * sy
        vy -= b.vy + b.wz * sx - b.wx * sz
        vz -= b.vz + b.wx * sy - b.wy * sx
    vn = vx * nx + vy * ny + vz * nz
    old = touch.force
    new = old + (touch.want - vn) * touch.mass
    new = max(new, 0.0)
    touch.force = new
    k = touch.slide
    ox, oy, oz = touch.rubbed
    tx, ty, tz = ox - (vx - vn * nx) * k, oy - (vy - vn * ny) * k, oz - (vz - vn * nz) * k
    limit, size = touch.rub * new, tx * tx + ty * ty + tz * tz
    if size > limit * limit:
        k = limit / sqrt(size)
        tx, ty, tz = tx * k, ty * k, tz * k
    touch.rubbed = (tx, ty, tz)
    j = new - old
    jx, jy, jz = j * nx + tx - ox, j * ny + ty - oy, j * nz + tz - oz
    i = a.agility
    a.vx += jx
    a.vy += jy
    a.vz += jz
    a.wx += i * (ry * jz - rz * jy)
    a.wy += i * (rz * jx - rx * jz)
    a.wz += i * (rx * jy - ry * jx)
    if b is not None:
        i = b.agility
        b.vx -= jx
        b.vy -= jy
        b.vz -= jz
        b.wx -= i * (sy * jz - sz * jy)
        b.wy -= i * (sz * jx - sx * jz)
        b.wz -= i * (sx * jy - sy * jx)
    return jx * jx + jy * jy + jz * jz
