"""A slip of paper that explains what the person is looking at."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Literal, TypeAlias

import pygame
from msgspec import Struct

from game.engine import placement
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


_HEAD_STYLE, _BODY_STYLE = theme.NAME.sized(22), theme.SMALL

Side: TypeAlias = Literal["above", "below", "left", "right"]


class Tip(Struct, frozen=True):
    """What a slip says, what it points at, and what it must or should leave visible."""

    anchor: Rect
    head: str
    body: str = ""
    keep: tuple[Rect, ...] = ()
    """What the person needs."""

    others: tuple[Rect, ...] = ()
    """What is covered only if there is no better place."""

    read: tuple[Rect, ...] = ()
    """What else the person reads and clicks, where nothing that is needed would be covered instead."""


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


def tip_place(canvas: Canvas, tip: Tip) -> tuple[Rect, Side]:
    """Return where a slip lies on a canvas, and on which side of its anchor."""
    head, body = _measured(canvas, tip)
    size = (max(head[0], body[0]) + 2 * _PAD + _THREAD + 2, head[1] + (4 if tip.body else 0) + body[1] + 24)
    return place_beside(size, tip.anchor, canvas.visible.inset(8), tip.keep, tip.others, tip.read)


def _measured(canvas: Canvas, tip: Tip) -> tuple[tuple[float, float], tuple[float, float]]:
    most = _WIDEST - 2 * _PAD - _THREAD
    head = canvas.measure(tip.head, _HEAD_STYLE, most)
    return head, canvas.measure(tip.body, _BODY_STYLE, most) if tip.body else (0.0, 0.0)


def draw_tip(canvas: Canvas, tip: Tip) -> None:
    """Draw a slip beside its anchor, where it covers the least of what should stay visible."""
    head, body = _measured(canvas, tip)
    gap = 4 if tip.body else 0
    rect, side = tip_place(canvas, tip)
    middle, points = tip.anchor.centre, placement.gap(rect, tip.anchor) <= _APART + _TAIL + 1
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
    canvas.text(tip.head, Rect(left, inside.y, inside.right - left + 2, head[1] + 1), _HEAD_STYLE, stand="top")
    if tip.body:
        box = Rect(left, inside.y + head[1] + gap, inside.right - left + 2, body[1] + 2)
        canvas.text(tip.body, box, _BODY_STYLE, stand="top")


@lru_cache(maxsize=64)
def place_beside(  # noqa: PLR0917 - the cache wants them all in one order
    size: tuple[float, float],
    anchor: Rect,
    seen: Rect,
    keep: tuple[Rect, ...],
    others: tuple[Rect, ...] = (),
    read: tuple[Rect, ...] = (),
) -> tuple[Rect, Side]:
    """Return a place beside an anchor, and on which side; above if it does not matter.

    What is to be kept, then what is read, is never covered while there is a free place anywhere; others are covered as
    little as possible.
    """
    width, height = size
    middle, needed = anchor.centre, ((anchor,), keep, read)
    across = [middle.x - width * share for share in _SLIDES]
    down = [middle.y - height * share for share in _SLIDES]
    spots: list[Rect] = []
    for far in _FAR:
        off = _APART + _TAIL + far
        spots += [Rect(x, anchor.y - off - height, width, height) for x in across]
        spots += [Rect(x, anchor.bottom + off, width, height) for x in across]
        spots += [Rect(anchor.right + off, y, width, height) for y in down]
        spots += [Rect(anchor.x - off - width, y, width, height) for y in down]
    beside = placement.least([_within(spot, seen) for spot in spots], needed)

    def hidden(spot: Rect) -> tuple[float, float]:
        return placement.covered(spot, keep), placement.covered(spot, read)

    if any(hidden(beside[0])):
        free = placement.place(size, placement.Around(needed, others, (anchor,)), seen)
        if placement.covered(free, (anchor,)) == 0 and hidden(free) < hidden(beside[0]):
            return free, _side(free, anchor)

    def cost(spot: Rect) -> float:
        return placement.covered(spot, others) // 40 + placement.gap(spot, anchor) * _DISTANCE

    best = min(beside, key=cost)
    return best, _side(best, anchor)


def _side(spot: Rect, anchor: Rect) -> Side:
    """Return on which side of its anchor a slip lies."""
    ways: dict[Side, float] = {
        "above": anchor.y - spot.bottom,
        "below": spot.y - anchor.bottom,
        "right": spot.x - anchor.right,
        "left": anchor.x - spot.right,
    }
    return max(ways, key=lambda way: ways[way])


def _within(spot: Rect, seen: Rect) -> Rect:
    x = max(min(spot.x, seen.right - spot.w), seen.x)
    return spot._replace(x=x, y=max(min(spot.y, seen.bottom - spot.h), seen.y))


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
    light, dark = hex_colour(canvas.theme.slip_light), hex_colour(canvas.theme.paper_light)
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
