"""Where the teacher's paper may lie: never over what it speaks about, and as little in the way as can be. No pygame."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.geometry import Rect

_STEP = 30.0
_NUDGES = (0.0, -20.0, -10.0, 10.0, 20.0)
"""The best of all is looked for in large steps, then in small ones around it."""

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


def place(size: tuple[float, float], around: Around, seen: Rect, room: Rect, before: Rect | None) -> Rect:
    """The best place for a block of that size.

    Args:
        size: Its width and height.
        around: What it must not cover, and what it should not.
        seen: What it may not leave.
        room: Where the table has room for it.
        before: Where it lay until now; it does not move without need.
    """
    spots = [
        Rect(seen.x + right * _STEP, seen.y + down * _STEP, *size)
        for right in range(max(1, int((seen.w - size[0]) // _STEP) + 1))
        for down in range(max(1, int((seen.h - size[1]) // _STEP) + 1))
    ]
    if before is not None:
        spots.append(Rect(before.x, min(before.y, seen.bottom - size[1]), *size))
    best = _best(spots, around, room, before)
    closer = [best.moved(dx, dy) for dx in _NUDGES for dy in _NUDGES]
    return _best([spot for spot in closer if _covered(spot, (seen,)) == _covered(best, (seen,))], around, room, before)


def _best(spots: Sequence[Rect], around: Around, room: Rect, before: Rect | None) -> Rect:
    """First what is spoken about counts, then what must be seen, then everything else."""
    for rects in (around.spoken, around.kept):
        spots = _least(spots, rects)
    return min(spots, key=lambda spot: _cost(spot, around, room, before))


def _least(spots: Sequence[Rect], rects: Sequence[Rect]) -> list[Rect]:
    """Those spots that cover the least."""
    covered = [_covered(spot, rects) for spot in spots]
    least = min(covered)
    return [spot for spot, area in zip(spots, covered, strict=True) if area == least]


def _cost(spot: Rect, around: Around, room: Rect, before: Rect | None) -> float:
    area = spot.w * spot.h
    cost = _COVERING * _covered(spot, around.others) / area
    cost += _STRAYING * (1 - _covered(spot, (room,)) / area)
    if around.spoken:
        cost += _FAR * min(_gap(spot, rect) for rect in around.spoken) / _LONGEST
    if before is not None:
        cost += _MOVING * (abs(spot.x - before.x) + abs(spot.y - before.y)) / _LONGEST
    return cost


def _covered(spot: Rect, rects: Sequence[Rect]) -> float:
    """The area that a spot shares with some rectangles; looked at thousands of times, so without any detour."""
    left, top, right, bottom = spot.x, spot.y, spot.x + spot.w, spot.y + spot.h
    total = 0.0
    for x, y, w, h in rects:
        if x < right and y < bottom and x + w > left and y + h > top:
            total += (min(right, x + w) - max(left, x)) * (min(bottom, y + h) - max(top, y))
    return total


def _gap(one: Rect, other: Rect) -> float:
    """How far apart two rectangles are."""
    return max(other.x - one.right, one.x - other.right, 0) + max(other.y - one.bottom, one.y - other.bottom, 0)
