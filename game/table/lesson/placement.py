"""Places the teacher's paper so that it never covers its subject and is in the way as little as possible. No pygame."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.geometry import Rect

_STEP = 30.0
_NUDGES = (0.0, -20.0, -10.0, 10.0, 20.0)
"""The best position is searched in large steps first, then in these small steps around it."""

_COVERING, _STRAYING, _MOVING, _FAR = 6.0, 1.5, 0.35, 1.0
"""The costs of covering things, leaving the room for the paper, moving, and lying far from the subject."""

_LONGEST = 1800.0


class Around(NamedTuple):
    """What is on the table while the teacher speaks."""

    read: Sequence[Rect]
    """What is open over the table for reading: the log, a hint."""

    spoken: Sequence[Rect]
    """What he talks about. It must stay visible."""

    kept: Sequence[Rect]
    """What must always stay visible: buttons."""

    others: Sequence[Rect]
    """What should stay visible if there is room."""


def place(size: tuple[float, float], around: Around, seen: Rect, room: Rect, before: Rect | None) -> Rect:
    """Return the best position for a block of this size.

    Args:
        size: Its width and height.
        around: What it must not cover, and what it should not.
        seen: The area that it may not leave.
        room: The area that the table reserves for it.
        before: Its current position; it does not move without need.
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
    """Compare what is being read first, then the subject, then what must stay visible, then everything else."""
    for rects in (around.read, around.spoken, around.kept):
        spots = _least(spots, rects)
    return min(spots, key=lambda spot: _cost(spot, around, room, before))


def _least(spots: Sequence[Rect], rects: Sequence[Rect]) -> list[Rect]:
    """Return the positions that cover the least."""
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
    """Return the area that a position shares with some rectangles. A hot loop, so it avoids helper calls."""
    left, top, right, bottom = spot.x, spot.y, spot.x + spot.w, spot.y + spot.h
    total = 0.0
    for x, y, w, h in rects:
        if x < right and y < bottom and x + w > left and y + h > top:
            total += (min(right, x + w) - max(left, x)) * (min(bottom, y + h) - max(top, y))
    return total


def _gap(one: Rect, other: Rect) -> float:
    """Return the distance between two rectangles."""
    return max(other.x - one.right, one.x - other.right, 0) + max(other.y - one.bottom, one.y - other.bottom, 0)
