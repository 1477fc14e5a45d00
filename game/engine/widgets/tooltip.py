"""A slip of paper that explains what the person is looking at."""

from collections.abc import Hashable

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


class Tip(Struct, frozen=True):
    """What a slip says, and what it points at."""

    anchor: Rect
    head: str
    body: str = ""


class Tooltip:
    """Shows one slip, a moment after the person started to look at something."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._tip: Tip | None = None
        self._left = 0.0

    @property
    def shown(self) -> bool:
        """Whether the slip is visible now."""
        return self._tip is not None and self._left <= 0

    def over(self, key: Hashable, tip: Tip | None, at_once: bool = False) -> None:
        """Report every frame what is looked at; the wait starts again only when the key changes."""
        if key != self._key or (tip is None) != (self._tip is None):
            self._left = 0.0 if at_once else theme.TOOLTIP_AFTER
        self._key, self._tip = key, tip

    def update(self, dt: float) -> None:
        """Pass time."""
        self._left -= dt

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip if it is due."""
        if self._tip is not None and self.shown:
            draw_tip(canvas, self._tip)


def draw_tip(canvas: Canvas, tip: Tip) -> None:
    """Draw a slip above its anchor, or below where there is no room, never outside the window."""
    head_style, body_style = theme.NAME.sized(22), theme.SMALL
    most = _WIDEST - 2 * _PAD - _THREAD
    head = canvas.measure(tip.head, head_style, most)
    body = canvas.measure(tip.body, body_style, most) if tip.body else (0.0, 0.0)
    gap = 4 if tip.body else 0
    width = max(head[0], body[0]) + 2 * _PAD + _THREAD + 2
    height = head[1] + gap + body[1] + 24
    seen = canvas.visible.inset(8)
    middle = tip.anchor.centre.x
    x = min(max(middle - width / 2, seen.x), seen.right - width)
    above = tip.anchor.y - _APART - _TAIL - height >= seen.y
    y = tip.anchor.y - _APART - _TAIL - height if above else tip.anchor.bottom + _APART + _TAIL
    tail = round(min(max(middle - x, 24), width - 24))
    rect = Rect(x, y, width, height)
    outer = Rect(x, y - _TAIL, width, height + 2 * _TAIL)
    size_px = canvas.layout.rect_to_px(outer)[2:]
    face = canvas.made(("tip", size_px, tail, above), lambda: _slip(outer, tail, above, canvas))
    materials.place(canvas, face, outer)
    inside = rect.inset(_PAD, 12)
    left = inside.x + _THREAD
    canvas.text(tip.head, Rect(left, inside.y, inside.right - left + 2, head[1] + 1), head_style, stand="top")
    if tip.body:
        box = Rect(left, inside.y + head[1] + gap, inside.right - left + 2, body[1] + 2)
        canvas.text(tip.body, box, body_style, stand="top")


def _slip(outer: Rect, tail: float, above: bool, canvas: Canvas) -> pygame.Surface:
    width, height = outer.w, outer.h
    base = height - _TAIL if above else _TAIL
    tip = height if above else 0.0
    inward = -1 if above else 1
    light, dark = hex_colour(theme.SLIP_LIGHT), hex_colour(theme.PAPER_LIGHT)
    body = paper.drawn(
        f'<defs><linearGradient id="paper" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0"'
        f' stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f'<path d="M{tail - 11} {base + inward}L{tail} {tip}L{tail + 11} {base + inward}Z"'
        f' fill="{dark if above else light}"/>'
        f'<rect y="{_TAIL}" width="{width}" height="{height - 2 * _TAIL}" rx="{theme.RADIUS_TIP}"'
        f' fill="url(#paper)"/>'
        f'<rect x="8" y="{_TAIL + 9}" width="4" height="{height - 2 * _TAIL - 18}" rx="2"'
        f' fill="{hex_colour(theme.VERMILION)}"/>',
        canvas.layout.rect_to_px(outer)[2:],
        (width, height),
    )
    paper.grain(body, 4.0, 5)
    paper.light_edge(body, hex_colour(theme.EDGE_DAY), 0.4)
    return materials.framed(body, canvas.scale, theme.SHADOW_TIP)
