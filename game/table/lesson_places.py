"""Where the teacher's paper may lie: never over what it speaks about, and as little in the way as can be. No pygame."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.engine.geometry import Rect

_STEP = 20.0
_COVERING, _STRAYING, _MOVING, _FAR = 6.0, 1.5, 0.35, 1.0
"""What it costs to cover things, to leave the room for the paper, to move it, and to lie far from what it is about."""

_LONGEST = 1800.0


class Around(NamedTuple):
    """What is on the table while the teacher speaks."""

    spoken: Sequence[Rect]
    """What he speaks about: it must stay in sight."""

    kept: Sequence[Rect]
    """What must stay in sight in any case: buttons, an open log."""

    others: Sequence[Rect]
    """What should, if there is room."""


def place(size: tuple[float, float], seen: Rect, room: Rect, around: Around, before: Rect | None) -> Rect:
    """The best place for a block of that size.

    Args:
        size: Its width and height.
        seen: What it may not leave.
        room: Where the table has room for it.
        around: What it must not cover, and what it should not.
        before: Where it lay until now; it does not move without need.
    """
    spots = [
        Rect(seen.x + right * _STEP, seen.y + down * _STEP, *size)
        for right in range(max(1, int((seen.w - size[0]) // _STEP) + 1))
        for down in range(max(1, int((seen.h - size[1]) // _STEP) + 1))
    ]
    if before is not None:
        spots.append(Rect(before.x, min(before.y, seen.bottom - size[1]), *size))
    return min(spots, key=lambda spot: _cost(spot, room, around, before))


def _cost(spot: Rect, room: Rect, around: Around, before: Rect | None) -> tuple[float, float, float]:
    """First what is spoken about, then what must be seen, then everything else."""
    area = spot.w * spot.h
    cost = _COVERING * _covered(spot, around.others) / area
    cost += _STRAYING * (1 - _shared(spot, room) / area)
    if around.spoken:
        cost += _FAR * min(_gap(spot, rect) for rect in around.spoken) / _LONGEST
    if before is not None:
        cost += _MOVING * (abs(spot.x - before.x) + abs(spot.y - before.y)) / _LONGEST
    return _covered(spot, around.spoken), _covered(spot, around.kept), cost


def _covered(spot: Rect, others: Iterable[Rect]) -> float:
    return sum(_shared(spot, other) for other in others)


def _shared(one: Rect, other: Rect) -> float:
    """The area that two rectangles share."""
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return width * height if width > 0 and height > 0 else 0.0


def _gap(one: Rect, other: Rect) -> float:
    """How far apart two rectangles are."""
    return max(other.x - one.right, one.x - other.right, 0) + max(other.y - one.bottom, one.y - other.bottom, 0)
