"""Finds free places for papers, slips and messages, so that they never cover what somebody needs. No pygame."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.geometry import Rect

_STEP = 30.0
_NUDGES = (0.0, -20.0, -10.0, 10.0, 20.0)
"""The best position is searched in large steps first, then in these small steps around it."""

_COVERING, _STRAYING, _MOVING, _FAR = 6.0, 1.5, 0.35, 1.0
"""The costs of covering things, leaving the room for the block, moving, and lying far from the subject."""

_LONGEST = 1800.0


class Around(NamedTuple):
    """What there is around a block that looks for its place."""

    needed: Sequence[Sequence[Rect]] = ()
    """What must stay visible, the most important first."""

    others: Sequence[Rect] = ()
    """What should stay visible if there is room."""

    near: Sequence[Rect] = ()
    """What the block is about: it lies as near to one of them as it can."""

    room: Rect | None = None
    """The area that is reserved for it."""

    before: Rect | None = None
    """Where it was: it does not move without need."""


def place_one(sizes: Sequence[tuple[float, float]], around: Around, seen: Rect) -> Rect:
    """Return the best position for a block that may have any of these sizes, the usual one first."""
    found: list[Rect] = []
    for size in sizes:
        found.append(place(size, around, seen))
        if not any(covered(found[-1], rects) for rects in around.needed):
            return found[-1]
    return least(found, around.needed)[0]


def place(size: tuple[float, float], around: Around, seen: Rect) -> Rect:
    """Return the best position for a block of this size within the area that it may not leave."""
    lefts, tops = _line(seen.x, seen.right - size[0]), _line(seen.y, seen.bottom - size[1])
    spots = [Rect(left, top, *size) for left in lefts for top in tops]
    before = around.before
    if before is not None:
        spots.append(Rect(min(before.x, seen.right - size[0]), min(before.y, seen.bottom - size[1]), *size))
    if around.room is not None:
        spots += [Rect(spot.x, around.room.y, *size) for spot in spots if spot.y == seen.y]
    best = _best(spots, around)
    closer = [best.moved(dx, dy) for dx in _NUDGES for dy in _NUDGES]
    inside = covered(best, (seen,))
    return _best([spot for spot in closer if covered(spot, (seen,)) == inside], around)


def free(box: Rect, needed: Sequence[Rect], seen: Rect) -> Rect:
    """Return the usual place of a block, or the nearest that covers less of what is needed."""
    usual = covered(box, needed)
    if usual == 0:
        return box
    found = place(box.size, Around((needed,), near=(box,)), seen)
    return found if covered(found, needed) < usual else box


def least(spots: Sequence[Rect], needed: Sequence[Sequence[Rect]]) -> Sequence[Rect]:
    """Return the positions that cover the least of what is needed; what comes first counts first."""
    for rects in needed:
        areas = [covered(spot, rects) for spot in spots]
        fewest = min(areas)
        spots = [spot for spot, area in zip(spots, areas, strict=True) if area == fewest]
    return spots


def covered(spot: Rect, rects: Sequence[Rect]) -> float:
    """Return the area that a position shares with some rectangles. A hot loop, so it avoids helper calls."""
    left, top, right, bottom = spot.x, spot.y, spot.x + spot.w, spot.y + spot.h
    total = 0.0
    for x, y, w, h in rects:
        if x < right and y < bottom and x + w > left and y + h > top:
            total += (min(right, x + w) - max(left, x)) * (min(bottom, y + h) - max(top, y))
    return total


def gap(one: Rect, other: Rect) -> float:
    """Return how far apart two rectangles are."""
    return max(other.x - one.right, one.x - other.right, 0.0) + max(other.y - one.bottom, one.y - other.bottom, 0.0)


def _line(first: float, last: float) -> list[float]:
    """Return positions in large steps; the last is tried, too, so that a block can lie at the edge."""
    return [*(first + step * _STEP for step in range(max(1, int((last - first) // _STEP) + 1))), max(first, last)]


def _best(spots: Sequence[Rect], around: Around) -> Rect:
    return min(least(spots, around.needed), key=lambda spot: _cost(spot, around))


def _cost(spot: Rect, around: Around) -> float:
    area = spot.w * spot.h
    cost = _COVERING * covered(spot, around.others) / area
    if around.room is not None:
        cost += _STRAYING * (1 - covered(spot, (around.room,)) / area)
    if around.near:
        cost += _FAR * min(gap(spot, rect) for rect in around.near) / _LONGEST
    if around.before is not None:
        cost += _MOVING * (abs(spot.x - around.before.x) + abs(spot.y - around.before.y)) / _LONGEST
    return cost
