"""The tray: a mat within four walls, and the table around it. Finds where a die touches them."""

from typing import Final

from game.games.ninjutsu.dojo.body import Body
from game.games.ninjutsu.dojo.touch import MAT, RIM, TABLE, WALL, Touch
from game.games.ninjutsu.dojo.vectors import Vector

HALF_WIDTH: Final = 10.5
HALF_DEPTH: Final = 6.0
"""Half the size of the mat: x runs from wall to wall between the players, y towards the camera, z up."""

HEIGHT: Final = 2.8
THICK: Final = 0.5
SLOP: Final = 0.01
"""The overlap that is tolerated: without it, contacts would flicker on and off."""

_FAR: Final = 99.0


def outside(x: float, y: float) -> bool:
    """Whether a die whose centre is at this point lies outside the tray."""
    return not (-HALF_WIDTH <= x <= HALF_WIDTH and -HALF_DEPTH <= y <= HALF_DEPTH)


def entered(body: Body) -> bool:
    """Whether all of a die has cleared the wall over which it was thrown."""
    return -HALF_WIDTH + body.solid.reach < body.x < HALF_WIDTH - body.solid.reach


def touch_tray(body: Body, touches: list[Touch], *, closed: bool) -> None:
    """Add the contacts of a die with floor, walls and rims.

    The walls of a closed tray are infinitely high; the wall over which a die is thrown is ignored until it is inside.
    """
    x, y, z, reach = body.x, body.y, body.z, body.solid.reach
    if z < reach + SLOP:
        floor = TABLE if outside(x, y) else MAT
        for ax, ay, az in body.corners():
            if z + az < SLOP:
                point = (x + ax, y + ay, z + az)
                touches.append(Touch(body, None, point, (0.0, 0.0, 1.0), deep=-z - az, surface=floor))
    height = _FAR if closed else HEIGHT
    if z - reach > height:
        return
    for across, wall, place in ((False, HALF_WIDTH, x), (True, HALF_DEPTH, y)):
        if closed and not across and not body.inside:
            continue
        way = -1.0 if place < 0.0 else 1.0
        far = place * way
        if far + reach > wall and (closed or far - reach < wall + THICK):
            inner = closed or far < wall + THICK * 0.5
            _touch_wall(body, touches, way, wall, height, across=across, inner=inner)
            if z + reach > height:
                _touch_rim(body, touches, (wall if inner else wall + THICK) * way, across=across)


def _touch_wall(
    body: Body, touches: list[Touch], way: float, wall: float, height: float, *, across: bool, inner: bool
) -> None:
    """Add corners below the rim that are inside the wall, pushed back to the side on which the die is."""
    x, y, z = body.x, body.y, body.z
    side = -way if inner else way
    n = (0.0, side, 0.0) if across else (side, 0.0, 0.0)
    for ax, ay, az in body.corners():
        if z + az < height:
            deep = (y + ay if across else x + ax) * way - wall
            deep = deep if inner else THICK - deep
            if deep > -SLOP and (deep < THICK + 0.2 or height == _FAR):
                touches.append(Touch(body, None, (x + ax, y + ay, z + az), n, deep=deep, surface=WALL))


def _touch_rim(body: Body, touches: list[Touch], wall: float, *, across: bool) -> None:
    """Treat the top edge of a wall as a line: where it passes through the die, the nearest face is pushed off it."""
    px, py, pz = (-body.x, wall - body.y, HEIGHT - body.z) if across else (wall - body.x, -body.y, HEIGHT - body.z)
    low, high = -_FAR, _FAR
    planes: list[tuple[Vector, float, float]] = []
    for look in body.looks:
        n = nx, ny, nz = body.turned(look)
        rest = body.solid.height - (nx * px + ny * py + nz * pz)
        along = nx if across else ny
        planes.append((n, rest, along))
        if along > 0.000001:
            high = min(high, rest / along)
        elif along < -0.000001:
            low = max(low, rest / along)
        elif rest < 0.0:
            return
        if low >= high:
            return
    mid = (low + high) * 0.5
    deep, best = _FAR, (0.0, 0.0, 1.0)
    for n, rest, along in planes:
        left = rest - along * mid
        if left < deep and -0.9 < along < 0.9:
            deep, best = left, n
    point = (body.x + mid, wall, HEIGHT) if across else (wall, body.y + mid, HEIGHT)
    touches.append(Touch(body, None, point, (-best[0], -best[1], -best[2]), deep=deep, surface=RIM))
