"""The art of the lessons: the old owl who teaches, and the spotlight around what he talks about."""

from collections.abc import Sequence
from typing import Literal

import pygame
from pygame.transform import rotozoom

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect, TiltedRect
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.widgets import materials

Mood = Literal["calm", "point", "stern", "glad"]
"""He explains, asks, shakes his head, or is pleased."""

FIGURE = (143.0, 149.5)
"""The owl's size in design units."""

_WIDTH = 220.0
_LAYER = paper.Shade(5, 0.45, 4)
_ARROW = (32.0, 32.0)
_APART = 8.0
_STRIP = 70.0
"""Wide rectangles lower than this count as strips."""

Way = Literal["down", "up", "right"]
_TURN: dict[Way, int] = {"down": 0, "up": 180, "right": -90}


def draw_sensei(canvas: Canvas, rect: Rect, mood: Mood) -> None:
    """Draw the owl in a rectangle with the proportions of `FIGURE`."""
    size_px = canvas.layout.size_to_px(rect.size)
    picture = canvas.made(("sensei", mood, size_px), lambda: _sensei(canvas, mood, size_px))
    canvas.blit_centred(picture, rect.centre)


def draw_light(canvas: Canvas, rect: Rect, opacity: float) -> None:
    """Draw a soft light with an outline around the subject, turned as that is."""
    around = rect.inset(-_APART)
    size_px, scale = canvas.layout.rect_to_px(around)[2:], canvas.scale
    tilt = round(rect.tilt, 1) if isinstance(rect, TiltedRect) else 0.0
    if tilt:
        face = canvas.made(("lesson light", size_px, tilt), lambda: rotozoom(_light(size_px, scale), -tilt, 1))
        canvas.blit_centred(face, rect.centre, opacity)
        return
    face = canvas.made(("lesson light", size_px), lambda: _light(size_px, scale))
    materials.place(canvas, face, around, opacity=opacity)


def draw_arrow(canvas: Canvas, rect: Rect, lift: float, clear: Sequence[Rect] = ()) -> None:
    """Draw a vermilion arrow that points at a rectangle, `lift` away from it."""
    way, place = arrow(rect, lift, clear)
    size_px, scale = canvas.layout.size_to_px(_ARROW), canvas.scale
    face = canvas.made(("lesson arrow", size_px, way), lambda: _arrow(size_px, way, scale))
    materials.place(canvas, face, place)


def arrow(rect: Rect, lift: float = 0.0, clear: Sequence[Rect] = ()) -> tuple[Way, Rect]:
    """Return the direction and position of an arrow that points at a rectangle.

    It comes from above by default; from the left for strips and lines, which have others above them; and from below at
    the upper edge and where something must stay `clear`.
    """
    apart = _APART + _ARROW[1] / 2 + 6
    above = Rect.around((rect.centre.x, rect.y - apart - lift), *_ARROW)
    has_room = above.y >= DESIGN.y
    if has_room and rect.h < _STRIP and rect.w > 2 * rect.h and rect.x - 2 * apart >= DESIGN.x:
        return "right", Rect.around((rect.x - apart - lift, rect.centre.y), *_ARROW)
    if has_room and not any(above.overlaps(other) for other in clear):
        return "down", above
    return "up", Rect.around((rect.centre.x, rect.bottom + apart + lift), *_ARROW)


def _sensei(canvas: Canvas, mood: Mood, size_px: tuple[int, int]) -> pygame.Surface:
    scale = size_px[0] / _WIDTH
    layers = canvas.assets.layers("lesson/sensei", size_px, mood)
    cut = paper.stack_layers(layers, _LAYER.scaled(scale))
    paper.grain(cut, 3.0, seed=5, fibres=False)
    paper.light_edge(cut, hex_colour(theme.EDGE_DAY), 0.5)
    return paper.with_shadow(cut, paper.Shade.of(theme.SHADOW_FIGURE, canvas.scale))[0]


def _light(size_px: tuple[int, int], scale: float) -> pygame.Surface:
    width, height = size_px
    line = max(2.0, 4 * scale)
    gold, dark = hex_colour(theme.SELECT), hex_colour(theme.FOCUS_THREAD)
    frame = (
        f'<rect x="{line}" y="{line}" width="{width - 2 * line}" height="{height - 2 * line}"'
        f' rx="{min(14 * scale, width / 2, height / 2)}" fill="none"'
    )
    body = paper.drawn(
        f'{frame} stroke="{dark}" stroke-width="{line + 2 * scale}" opacity="0.55"/>'
        f'{frame} stroke="{gold}" stroke-width="{line}"/>',
        size_px,
    )
    return materials.framed(body, scale, None, theme.GLOW_HOVER)


def _arrow(size_px: tuple[int, int], way: Way, scale: float) -> pygame.Surface:
    light, line = hex_colour(theme.VERMILION), hex_colour(theme.VERMILION_LINE)
    body = paper.drawn(
        f'<path d="M16 31 L1.5 11 C1.5 5 5 1.5 9 1.5 H23 C27 1.5 30.5 5 30.5 11 Z" fill="{light}"'
        f' transform="rotate({_TURN[way]},16,16)" stroke="{line}" stroke-width="2"/>',
        size_px,
        _ARROW,
    )
    paper.grain(body, 3.0, seed=4, fibres=False)
    return materials.framed(body, scale, theme.SHADOW_SEAL)
