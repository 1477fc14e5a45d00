"""How a die comes to rest. One that leans on something is nudged; if that does not help, it is laid flat by rule."""

from typing import Final

from game.games.ninjutsu.dojo.body import Body
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH, outside
from game.games.ninjutsu.dojo.vectors import Quaternion, Vector, between, times

_STILL: Final = 1.2
_STILL_STEPS: Final = 14
_LIES: Final = 0.9993
"""A die lies flat if its top face points up at least this directly."""

_NUDGES: Final = 4
_LOST: Final = 6.0
"""How far outside the walls a die is no longer simulated."""


def lies(body: Body) -> bool:
    """Whether it lies flat on the floor, and not on the other die or a rim."""
    return body.top()[1] > _LIES and body.z < body.solid.height + 0.1


def rest(body: Body, other: Body | None) -> None:
    """Put a die that lies still to sleep; nudge one that leans."""
    reach = body.solid.reach
    quick = body.vx * body.vx + body.vy * body.vy + body.vz * body.vz
    quick += (body.wx * body.wx + body.wy * body.wy + body.wz * body.wz) * reach * reach
    if outside(body.x, body.y):
        far = max(abs(body.x) - HALF_WIDTH, abs(body.y) - HALF_DEPTH)
        if far > _LOST or (far > reach and quick < _STILL * _STILL):
            sleep(body)
            return
    if quick > _STILL * _STILL:
        body.still = 0
        return
    body.still += 1
    if body.still < _STILL_STEPS:
        return
    if lies(body) or body.nudges >= _NUDGES:
        sleep(body)
    else:
        _nudge(body, other)


def sleep(body: Body) -> None:
    """Stop it."""
    body.asleep = True
    body.vx = body.vy = body.vz = body.wx = body.wy = body.wz = 0.0


def _nudge(body: Body, other: Body | None) -> None:
    """Push it away from what it leans on: the other die if that is near, else the nearest wall."""
    body.still = 0
    body.nudges += 1
    k = 6.0 + 4.0 * body.nudges
    way_x = -1.0 if body.x > 0.0 else 1.0
    way_y = -1.0 if body.y > 0.0 else 1.0
    along_x = HALF_WIDTH + body.x * way_x < HALF_DEPTH + body.y * way_y
    if other is not None and body.nudges % 2:
        gx, gy = body.x - other.x, body.y - other.y
        near = body.solid.reach + other.solid.reach
        if gx * gx + gy * gy < near * near:
            along_x = gx * gx > gy * gy
            way_x = -1.0 if gx < 0.0 else 1.0
            way_y = -1.0 if gy < 0.0 else 1.0
    if along_x:
        body.vx += k * way_x
        body.wy += k * way_x
    else:
        body.vy += k * way_y
        body.wx -= k * way_y
    body.vz += 0.5 * k


def laid_down(body: Body, other: Body | None) -> tuple[Vector, Quaternion]:
    """The pose for a die that did not settle by itself: its most upward face on top, clear of everything else."""
    look = body.turned(body.looks[body.top()[0]])
    turn = times(between(look, (0.0, 0.0, 1.0)), body.q)
    reach = body.solid.reach
    x, y = _held(body.x, HALF_WIDTH - reach), _held(body.y, HALF_DEPTH - reach)
    if other is not None:
        x, y = _beside(x, y, other, reach)
    return (x, y, body.solid.height), turn


def _beside(x: float, y: float, other: Body, reach: float) -> tuple[float, float]:
    """The position moved along the tray's length, if the other die is in the way."""
    near = reach + other.solid.reach
    gx, gy = x - other.x, y - other.y
    if gx * gx + gy * gy >= near * near:
        return x, y
    way = -1.0 if gx < 0.0 else 1.0
    place = other.x + near * way
    if abs(place) > HALF_WIDTH - reach:
        place = other.x - near * way
    return place, y


def _held(value: float, most: float) -> float:
    return max(-most, min(most, value))
