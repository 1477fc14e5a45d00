"""The month's own moon: lit as far as its days are solved."""

from typing import NamedTuple

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import drawn, hex_colour
from game.engine.look import theme

_NIGHT = "#26305C"
"""The dark part of the moon, and the ink on its lit one."""


class MoonSide(NamedTuple):
    """Where on the moon there is room for words, and in which ink."""

    x: float
    ink: theme.Colour


def wider_side(x: float, radius: float, share: float) -> MoonSide:
    """The middle of the dark part or, from half a moon on, of the lit part."""
    edge = x + (1 - 2 * share) * radius
    if share <= 0.5:
        return MoonSide((x - radius + edge) / 2, theme.MOON)
    return MoonSide((edge + x + radius) / 2, theme.colour(_NIGHT))


def draw_month_moon(canvas: Canvas, at: tuple[float, float], radius: float, share: float) -> None:
    """Draw a large moon of which this share is lit, from the right."""
    key = round(share * 1000)
    light = canvas.made(
        ("month light", radius), lambda: paper.halo(radius * 2.0 * canvas.scale, hex_colour(theme.MOON), 0.45, 2.2)
    )
    canvas.blit_centred(light, at)
    canvas.blit_centred(canvas.made(("month moon", radius, key), lambda: _moon(canvas.px(radius), key / 1000)), at)


def _moon(radius: int, share: float) -> pygame.Surface:
    size = (2 * radius, 2 * radius)
    disc = paper.grain(drawn(f'<circle cx="{radius}" cy="{radius}" r="{radius}" fill="{_NIGHT}"/>', size), 3, 2)
    bend = (1 - 2 * share) * radius
    edge = f"A{abs(bend):.1f} {radius} 0 0 {0 if bend > 0 else 1} {radius} 0Z"
    lit = f"M{radius} 0 A{radius} {radius} 0 0 1 {radius} {2 * radius} {edge}"
    if share > 0:
        disc.blit(paper.grain(drawn(f'<path d="{lit}" fill="#F4E3B0"/>', size), 3.5, 5), (0, 0))
    return paper.light_edge(disc, hex_colour(theme.EDGE_DAY), 0.3)
