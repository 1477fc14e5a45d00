"""A pennant on the table: it says where the end is near, or who begins, and points at the place where that is seen."""

from typing import NamedTuple

import pygame

from game.engine import placement
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import materials
from game.engine.widgets.focus_ring import draw_ring
from game.engine.widgets.tooltip import Side, place_beside

_WIDEST = 236.0
_STYLE = theme.LABEL.sized(20)
_ROOM = 22.0
"""What the point and the notch take at both ends, and the rim all around."""
_REACH = 140.0
"""How far away the point is still understood; further away, other things lie in between."""


class Pennant(NamedTuple):
    """What it says, and where that can be seen."""

    words: str
    at: Rect
    calm: bool = False
    """Whether it is no threat."""


def draw_pennant(canvas: Canvas, pennant: Pennant, keep: tuple[Rect, ...], others: tuple[Rect, ...] = ()) -> None:
    """Draw the pennant beside its place, where it covers the least of `keep`, then of others."""
    wide, high = canvas.measure(pennant.words, _STYLE, _WIDEST)
    size = (wide + 2 * _ROOM + 8, high + 24)
    rect, side = place_beside(size, pennant.at, canvas.visible.inset(8), keep, others)
    draw_ring(canvas, pennant.at, theme.RADIUS_SLIP)
    outer = rect.inset(-_ROOM)
    size_px, tip = canvas.layout.rect_to_px(outer)[2:], aim(rect, pennant.at, side)
    face = canvas.made(
        ("pennant", size_px, side, tip, pennant.calm), lambda: _cloth(canvas, rect.size, side, tip, calm=pennant.calm)
    )
    materials.place(canvas, face, outer)
    ink = theme.GOLD_INK if pennant.calm else canvas.theme.bright_text
    canvas.text(pennant.words, rect.inset(_ROOM, 8), _STYLE.on(ink), "centre")


def aim(rect: Rect, place: Rect, side: Side) -> float | None:
    """Return how far along its side a pennant has its point; None if it would point at something else.

    The point of a swallowtail is always in the middle.
    """
    if placement.gap(rect, place) > _REACH:
        return None
    if side in ("left", "right"):
        return rect.h / 2 if place.y <= rect.centre.y <= place.bottom else None
    over = max(place.x + place.w / 4, min(rect.centre.x, place.right - place.w / 4))
    x = max(rect.x + _ROOM, min(over, rect.right - _ROOM))
    return round(x - rect.x) if place.x <= x <= place.right else None


def _cloth(canvas: Canvas, size: tuple[float, float], side: Side, tip: float | None, *, calm: bool) -> pygame.Surface:
    """The cloth with its point towards the place; a rim of paper, because red alone would drown in a red carpet."""
    wide, high = size
    fill, line = (theme.GOLD_LIGHT, theme.GOLD_DARK) if calm else (theme.VERMILION_DARK, theme.VERMILION_LINE)
    outline = _outline(wide, high, side, tip)
    body = paper.drawn(
        f'<g transform="translate({_ROOM} {_ROOM})"><path d="{outline}" fill="{hex_colour(fill)}"'
        f' stroke="{hex_colour(canvas.theme.paper_light)}" stroke-width="6" stroke-linejoin="round"/>'
        f'<path d="{outline}" fill="{hex_colour(fill)}"/>'
        f'<path d="M{_ROOM} 6H{wide - _ROOM}M{_ROOM} {high - 6}H{wide - _ROOM}" fill="none"'
        f' stroke="{hex_colour(line)}" stroke-width="1.4"/></g>',
        canvas.layout.size_to_px((wide + 2 * _ROOM, high + 2 * _ROOM)),
        (wide + 2 * _ROOM, high + 2 * _ROOM),
    )
    return materials.framed(body, canvas.scale, theme.SHADOW_TIP)


def _outline(wide: float, high: float, side: Side, tip: float | None) -> str:
    """The outline, from the upper left corner: a swallowtail on a side, a shield above or below."""
    if tip is None:
        return f"M0 0H{wide}V{high}H0Z"
    notch = _ROOM - 8
    match side:
        case "right":
            return f"M{notch} 0H{wide}L{wide - notch} {tip}L{wide} {high}H{notch}L{-notch / 2} {tip}Z"
        case "left":
            return f"M0 0H{wide - notch}L{wide + notch / 2} {tip}L{wide - notch} {high}H0L{notch} {tip}Z"
        case "above":
            return f"M0 0H{wide}V{high}H{tip + 14}L{tip} {high + 13}L{tip - 14} {high}H0Z"
        case _:
            return f"M0 0H{tip - 14}L{tip} -13L{tip + 14} 0H{wide}V{high}H0Z"
