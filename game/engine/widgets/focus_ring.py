"""The focus ring: a gold cord with dark thread on both sides and a diamond left and right."""

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets.materials import framed, place

_OUTSIDE = 5
_ROOM = 14


def draw_ring(canvas: Canvas, rect: Rect, radius: float) -> None:
    """Draw the ring around a rectangle; its shape makes it recognisable without colour."""
    around = rect.inset(-_OUTSIDE - _ROOM)
    size_px = canvas.layout.rect_to_px(around)[2:]
    scale = canvas.scale
    face = canvas.made(
        ("ring", size_px, radius),
        lambda: framed(_cord(canvas, size_px, radius), scale, None, theme.GLOW_FOCUS),
    )
    place(canvas, face, around)


def _cord(canvas: Canvas, size_px: tuple[int, int], radius: float) -> pygame.Surface:
    scale = canvas.scale
    width, height = size_px
    room, middle = _ROOM * scale, height / 2
    gold, dark = hex_colour(theme.SELECT), hex_colour(theme.FOCUS_THREAD)
    frame = (
        f'<rect x="{room}" y="{room}" width="{width - 2 * room}" height="{height - 2 * room}"'
        f' rx="{(radius + _OUTSIDE) * scale}" fill="none"'
    )
    half = 9 * scale
    diamonds = "".join(
        f'<path d="M{x} {middle - half}L{x + half} {middle}L{x} {middle + half}L{x - half} {middle}Z"'
        f' fill="{gold}" stroke="{dark}" stroke-width="{max(1.0, 2 * scale)}"/>'
        for x in (room, width - room)
    )
    return paper.drawn(
        f'{frame} stroke="{dark}" stroke-width="{canvas.theme.ring_thread * scale}"/>'
        f'{frame} stroke="{gold}" stroke-width="{canvas.theme.ring_line * scale}"/>{diamonds}',
        size_px,
    )
