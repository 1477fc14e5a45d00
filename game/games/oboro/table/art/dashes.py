"""Outlines made of separate dashes, because the rasteriser's own dashes are not deterministic."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin, tau

Outline = Sequence[tuple[float, float]]
"""Points along a closed line; the last joins the first."""

_FINE = 240
"""How many straight segments make an oval."""


def oval(size: tuple[float, float], inset: float) -> Outline:
    """An oval in a box of that size, clockwise from the top."""
    across, down = size[0] / 2, size[1] / 2
    turns = (tau * step / _FINE - tau / 4 for step in range(_FINE))
    return [(across + (across - inset) * cos(turn), down + (down - inset) * sin(turn)) for turn in turns]


def rounded(size: tuple[float, float], inset: float, radius: float) -> Outline:
    """A rounded rectangle in a box of that size, clockwise from the upper right corner."""
    left, top, right, bottom = inset + radius, inset + radius, size[0] - inset - radius, size[1] - inset - radius
    corners = ((right, top, -90), (right, bottom, 0), (left, bottom, 90), (left, top, 180))
    return [
        (x + radius * cos(radians(start + 15 * step)), y + radius * sin(radians(start + 15 * step)))
        for x, y, start in corners
        for step in range(7)
    ]


def dashes(outline: Outline, dash: float, gap: float) -> str:
    """Path data for dashes of about this length all around, with no short one at the end."""
    count = max(3, round(_length(outline) / (dash + gap)))
    whole = _length(outline) / count
    share = dash / (dash + gap)
    return " ".join(_cut(outline, index * whole, (index + share) * whole) for index in range(count))


def spots(outline: Outline, count: int) -> Iterator[tuple[float, float, float]]:
    """Points at equal distances along the line: x, y and the direction there in degrees."""
    whole = _length(outline) / count
    for index in range(count):
        (x, y), (next_x, next_y) = (_at(outline, index * whole + step) for step in (0.0, 1.0))
        yield x, y, degrees(atan2(next_y - y, next_x - x))


def _closed(outline: Outline) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    return pairwise([*outline, outline[0]])


def _length(outline: Outline) -> float:
    return sum(hypot(end[0] - start[0], end[1] - start[1]) for start, end in _closed(outline))


def _at(outline: Outline, far: float) -> tuple[float, float]:
    """The point at a distance along the line."""
    for start, end in _closed(outline):
        piece = hypot(end[0] - start[0], end[1] - start[1])
        if far <= piece:
            share = far / piece if piece else 0.0
            return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        far -= piece
    return outline[0]


def _cut(outline: Outline, begin: float, end: float) -> str:
    """One dash that follows the line."""
    steps = 4
    points = [_at(outline, begin + (end - begin) * step / steps) for step in range(steps + 1)]
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
