"""A slip of paper that explains what the person is looking at."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Literal

import pygame
from msgspec import Struct

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import materials

_PAD = 16
_THREAD = 12
"""Room for the red thread at the left."""
_TAIL = 13
_WIDEST = 380
_APART = 6
_FAR = (0, 50, 110, 180, 260)
"""How much further away than beside its anchor a slip may lie. It has a tail only beside it."""

_DISTANCE = 0.3
"""What a unit of distance costs, compared with 40 square units of something covered."""

_SLIDES = (0.5, 0.12, 0.88, 0.3, 0.7)
"""Which part of a slip may stand beside the middle of its anchor; the first is tried first."""


class Tip(Struct, frozen=True):
    """What a slip says, what it points at, and what it should leave visible."""

    anchor: Rect
    head: str
    body: str = ""
    keep: tuple[Rect, ...] = ()


class Tooltip:
    """Shows one slip, a moment after the person started to look at something."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self.tip: Tip | None = None
        self._left = 0.0

    @property
    def shown(self) -> bool:
        """Whether the slip is visible now."""
        return self.tip is not None and self._left <= 0

    @property
    def due(self) -> bool:
        """Whether the slip will be visible in a moment."""
        return self.tip is not None and self._left > 0

    def over(self, key: Hashable, tip: Tip | None, at_once: bool = False) -> None:
        """Report every frame what is looked at; the wait starts again only when the key changes."""
        if key != self._key or (tip is None) != (self.tip is None):
            self._left = 0.0 if at_once else theme.TOOLTIP_AFTER
        self._key, self.tip = key, tip

    def update(self, dt: float) -> None:
        """Pass time."""
        self._left -= dt

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip if it is due."""
        if self.tip is not None and self.shown:
            draw_tip(canvas, self.tip)


def draw_tip(canvas: Canvas, tip: Tip) -> None:
    """Draw a slip beside its anchor, where it covers the least of what should stay visible."""
    head_style, body_style = theme.NAME.sized(22), theme.SMALL
    most = _WIDEST - 2 * _PAD - _THREAD
    head = canvas.measure(tip.head, head_style, most)
    body = canvas.measure(tip.body, body_style, most) if tip.body else (0.0, 0.0)
    gap = 4 if tip.body else 0
    size = (max(head[0], body[0]) + 2 * _PAD + _THREAD + 2, head[1] + gap + body[1] + 24)
    rect, side = place_beside(size, tip.anchor, canvas.visible.inset(8), tip.keep)
    middle, points = tip.anchor.centre, gap_between(rect, tip.anchor) <= _APART + _TAIL + 1
    if side in ("above", "below"):
        tail = round(min(max(middle.x - rect.x, 24), rect.w - 24))
    else:
        tail = round(min(max(middle.y - rect.y, 24), rect.h - 24))
    outer = rect.inset(-_TAIL)
    size_px = canvas.layout.rect_to_px(outer)[2:]
    end = tail if points else None
    face = canvas.made(("tip", size_px, end, side), lambda: _slip(rect, end, side, canvas))
    materials.place(canvas, face, outer)
    inside = rect.inset(_PAD, 12)
    left = inside.x + _THREAD
    canvas.text(tip.head, Rect(left, inside.y, inside.right - left + 2, head[1] + 1), head_style, stand="top")
    if tip.body:
        box = Rect(left, inside.y + head[1] + gap, inside.right - left + 2, body[1] + 2)
        canvas.text(tip.body, box, body_style, stand="top")


@lru_cache(maxsize=64)
def place_beside(
    size: tuple[float, float], anchor: Rect, seen: Rect, keep: tuple[Rect, ...]
) -> tuple[Rect, Literal["above", "below", "left", "right"]]:
    """Return where a slip covers the least of `keep`, and on which side of its anchor; above if it does not matter."""
    width, height = size
    apart = _APART + _TAIL
    middle = anchor.centre
    across = [middle.x - width * share for share in _SLIDES]
    down = [middle.y - height * share for share in _SLIDES]
    spots: list[tuple[Rect, Literal["above", "below", "left", "right"]]] = []
    for far in _FAR:
        off = apart + far
        spots += [(Rect(x, anchor.y - off - height, width, height), "above") for x in across]
        spots += [(Rect(x, anchor.bottom + off, width, height), "below") for x in across]
        spots += [(Rect(anchor.right + off, y, width, height), "right") for y in down]
        spots += [(Rect(anchor.x - off - width, y, width, height), "left") for y in down]
    inside = [(_within(spot, seen), side) for spot, side in spots]

    def cost(one: tuple[Rect, str]) -> tuple[bool, float]:
        spot = one[0]
        return _shared(spot, (anchor,)) > 0, _shared(spot, keep) // 40 + gap_between(spot, anchor) * _DISTANCE

    return min(inside, key=cost)


def gap_between(one: Rect, other: Rect) -> float:
    """Return how far apart two rectangles are."""
    return max(other.x - one.right, one.x - other.right, 0.0) + max(other.y - one.bottom, one.y - other.bottom, 0.0)


def _within(spot: Rect, seen: Rect) -> Rect:
    x = max(min(spot.x, seen.right - spot.w), seen.x)
    return spot._replace(x=x, y=max(min(spot.y, seen.bottom - spot.h), seen.y))


def _shared(spot: Rect, others: tuple[Rect, ...]) -> float:
    """Return the area that a rectangle shares with others."""
    total = 0.0
    for other in others:
        wide = min(spot.right, other.right) - max(spot.x, other.x)
        high = min(spot.bottom, other.bottom) - max(spot.y, other.y)
        if wide > 0 and high > 0:
            total += wide * high
    return total


def _slip(rect: Rect, tail: float | None, side: str, canvas: Canvas) -> pygame.Surface:
    """Return the paper; `tail` is how far along its side the tail stands, if it has one."""
    width, height = rect.w + 2 * _TAIL, rect.h + 2 * _TAIL
    base, tip, along = _TAIL + 1.0, 0.0, (tail or 0.0) + _TAIL
    if side in ("above", "left"):
        far = height if side == "above" else width
        base, tip = far - _TAIL - 1, far
    points = [(along - 11, base), (along, tip), (along + 11, base)]
    if side in ("left", "right"):
        points = [(y, x) for x, y in points]
    path = "L".join(f"{x} {y}" for x, y in points)
    light, dark = hex_colour(theme.SLIP_LIGHT), hex_colour(theme.PAPER_LIGHT)
    pointer = "" if tail is None else f'<path d="M{path}Z" fill="{light if side == "below" else dark}"/>'
    body = paper.drawn(
        f'<defs><linearGradient id="paper" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0"'
        f' stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f"{pointer}"
        f'<rect x="{_TAIL}" y="{_TAIL}" width="{rect.w}" height="{rect.h}" rx="{theme.RADIUS_TIP}"'
        f' fill="url(#paper)"/>'
        f'<rect x="{_TAIL + 8}" y="{_TAIL + 9}" width="4" height="{rect.h - 18}" rx="2"'
        f' fill="{hex_colour(theme.VERMILION)}"/>',
        canvas.layout.size_to_px((width, height)),
        (width, height),
    )
    paper.grain(body, 4.0, 5)
    paper.light_edge(body, hex_colour(theme.EDGE_DAY), 0.4)
    return materials.framed(body, canvas.scale, theme.SHADOW_TIP)
