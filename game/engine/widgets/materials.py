"""The paper, lacquer and vermilion of widgets: surfaces with a shadow and a margin around."""

from itertools import pairwise
from math import ceil, cos, hypot, pi, sin
from typing import Literal

import pygame
from msgspec import Struct

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import Colour, Shadow, Theme

MARGIN = 34
"""Design units around every face: room for its shadow and glow."""

Ground = Literal["night", "paper"]
"""What a widget is on; text without a face of its own takes its colour from it."""

LIP = 5
"""How thick a button is; the lip is inside the button's rectangle, below its face."""


class Material(Struct, frozen=True):
    """What a button is made of."""

    light: Colour
    dark: Colour
    lip: Colour
    line: Colour
    ink: Colour


def material(look: Theme, kind: str) -> Material:
    """What a button of that kind is made of."""
    match kind:
        case "primary":
            return Material(
                look.primary_light, look.primary_dark, theme.VERMILION_LIP, theme.VERMILION_LINE, look.bright_text
            )
        case "lacquer":
            return Material(
                theme.LACQUER_LIGHT, theme.LACQUER_DARK, theme.LACQUER_LIP, theme.GOLD_LINE, look.lacquer_text
            )
        case "gold":
            return Material(theme.GOLD_LIGHT, theme.GOLD_DEEP, theme.GOLD_DARK, theme.GOLD_DARK, theme.GOLD_INK)
    return Material(look.paper_light, look.paper_dark, theme.PAPER_LIP, theme.GOLD_DARK, look.ink)


def ink_on(look: Theme, ground: Ground, disabled: bool) -> Colour:
    """The colour of bare text on a ground."""
    if ground == "paper":
        return look.disabled_text_on_paper if disabled else look.ink
    return look.disabled_text_on_night if disabled else look.light_text


def shade(shadow: Shadow, scale: float) -> paper.Shade:
    """A shadow of the theme in the pixels of this window."""
    return paper.Shade(shadow.blur * scale, shadow.opacity, shadow.drop * scale, colour=hex_colour(shadow.colour))


def place(canvas: Canvas, face: pygame.Surface, rect: Rect, dy: float = 0.0, opacity: float = 1.0) -> None:
    """Draw a face with its margin so that its body covers the rectangle, moved down by `dy`."""
    x, y = canvas.layout.to_px((rect.x, rect.y))
    margin = ceil(MARGIN * canvas.scale)
    corner = canvas.layout.to_design((x - margin, y - margin + round(dy * canvas.scale)))
    canvas.blit(face, corner, opacity)


def framed(body: pygame.Surface, scale: float, shadow: Shadow | None, glow: Shadow | None = None) -> pygame.Surface:
    """A body on its shadow and, below that, its glow, with the margin that `place` expects."""
    margin = ceil(MARGIN * scale)
    face = paper.blank((body.get_width() + 2 * margin, body.get_height() + 2 * margin))
    if glow is not None:
        light, padding = paper.shadow(body, glow.blur * scale, glow.opacity, hex_colour(glow.colour))
        face.blit(light, (margin - padding, margin - padding))
    if shadow is None:
        face.blit(body, (margin, margin))
    else:
        paper.drop(face, body, (margin, margin), shade(shadow, scale))
    return face


def sheet_face(
    look: Theme,
    size_px: tuple[int, int],
    radius: float,
    colours: tuple[Colour, Colour],
    line: Colour | None,
    *,
    inset: float = 0.0,
    line_width: float = 1.0,
) -> pygame.Surface:
    """A body with a vertical gradient, grain, a light edge and a fine line inside; all lengths in pixels."""
    body = paper.rounded(
        size_px,
        radius,
        [(0.0, colours[0]), (1.0, colours[1])],
        line,
        line_width=max(1.0, line_width),
        line_inset=inset,
        line_opacity=look.edge_opacity,
    )
    paper.grain(body, 3.4, seed=size_px[0] * 31 + size_px[1])
    return paper.light_edge(body, hex_colour(theme.EDGE_DAY), 0.35)


def disabled_face(size_px: tuple[int, int], radius: float, scale: float, line: Colour) -> pygame.Surface:
    """No face and no lip: a flat slip with a dashed line."""
    width, height = size_px
    fill = hex_colour(theme.DISABLED_FILL)
    dashes = dashed(round_corners(width, height, radius, inset=1.5 * scale), 7 * scale, 6 * scale)
    return paper.drawn(
        f'<rect width="{width}" height="{height}" rx="{radius}" fill="{fill}" opacity="0.3"/>'
        f'<path d="{dashes}" fill="none" stroke="{hex_colour(line)}" stroke-width="{max(1.2, 1.6 * scale)}"/>',
        size_px,
    )


def round_corners(width: float, height: float, radius: float, inset: float) -> list[tuple[float, float]]:
    """The outline of a rounded rectangle as points, closed."""
    radius = max(1.0, radius - inset)
    corners = (
        (width - inset - radius, inset + radius, -pi / 2),
        (width - inset - radius, height - inset - radius, 0.0),
        (inset + radius, height - inset - radius, pi / 2),
        (inset + radius, inset + radius, pi),
    )
    points = [
        (x + radius * cos(start + pi / 2 * step / 6), y + radius * sin(start + pi / 2 * step / 6))
        for x, y, start in corners
        for step in range(7)
    ]
    return [*points, points[0]]


def dashed(points: list[tuple[float, float]], on: float, off: float) -> str:
    """Path data with a dash every `on + off`: the rasteriser's own dashes are not reproducible."""
    data, left, drawing = f"M{points[0][0]:.2f} {points[0][1]:.2f}", on, True
    for (x, y), (end_x, end_y) in pairwise(points):
        length, done = hypot(end_x - x, end_y - y), 0.0
        while length - done > left:
            done += left
            share = done / length
            at = f"{x + (end_x - x) * share:.2f} {y + (end_y - y) * share:.2f}"
            data += f"L{at}" if drawing else f"M{at}"
            drawing = not drawing
            left = on if drawing else off
        left -= length - done
        if drawing:
            data += f"L{end_x:.2f} {end_y:.2f}"
    return data
