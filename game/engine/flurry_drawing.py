"""Draws what is loose in the air, from small pictures that are made once and kept; and lets the table tremble."""

from collections.abc import Iterator
from functools import partial

import pygame

from game.engine import paper
from game.engine.canvas import Canvas
from game.engine.flurry import Burst, Fleck, Flurry
from game.engine.shapes import hex_colour
from game.engine.theme import Colour

_TURNS = 16
"""So many pictures make one turn of a fleck."""

_SIZES = 3
"""Flecks come in steps of so many pixels."""

_FADES = 5
"""What fades away does so in as many steps."""

_OUTLINES = {
    "scrap": (
        "M2 5 L9 1 L18 4 L15 12 L19 17 L8 19 L3 13 Z",
        "M1 8 L12 2 L19 9 L11 18 Z",
        "M3 3 L17 6 L13 17 L6 15 Z",
    ),
    "petal": ("M10 1 C17 5 18 14 10 19 C3 14 4 6 10 1 Z", "M10 2 C19 4 16 16 11 18 C8 14 3 10 10 2 Z"),
    "spark": ("M0 10 L12 7.6 L20 10 L12 12.4 Z",),
}
"""What is cut from paper, in a box of 20 by 20; dust and embers are mere light."""


def draw_flurry(canvas: Canvas, flurry: Flurry) -> None:
    """Draw the flashes and, above them, all flecks."""
    for flash in flurry.flashes:
        # One picture for its whole life: each other size would be as large as a quarter of the window.
        radius = canvas.px(flash.size) // 2
        light = canvas.made(("flash", radius, flash.tone), partial(paper.halo, radius, flash.tone, 0.8, 1.3))
        canvas.blit_centred(light, flash.at, (1 - flash.age / flash.seconds) ** 1.5)
    pictures = [placed for burst in flurry.bursts for placed in _placed(canvas, burst)]
    if pictures:
        canvas.surface.fblits(pictures)


def tremble(canvas: Canvas, flurry: Flurry) -> None:
    """Move all that was drawn so far by as much as the table shakes; a few pixels at the edges stay."""
    across, down = flurry.tremor.offset
    move = canvas.layout.scale * across, canvas.layout.scale * down
    if round(move[0]) or round(move[1]):
        canvas.surface.scroll(round(move[0]), round(move[1]))


def _placed(canvas: Canvas, burst: Burst) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    for fleck in burst.flecks():
        picture = _picture(canvas, burst, fleck)
        x, y = canvas.layout.to_px((fleck.x, fleck.y))
        width, height = picture.get_size()
        yield picture, (x - width // 2, y - height // 2)


def _picture(canvas: Canvas, burst: Burst, fleck: Fleck) -> pygame.Surface:
    shape, tone = burst.sort.shape, burst.tones[fleck.tone]
    outlines = _OUTLINES.get(shape)
    shrinks = shape not in {"dust", "spark"}
    size = fleck.size * (min(1.0, 3 * fleck.left) if shrinks else 1.0)
    size_px = max(_SIZES, round(canvas.layout.scale * size / _SIZES) * _SIZES)
    fade = 1.0 if shrinks else max(1, round(fleck.left * _FADES)) / _FADES
    if outlines is None:
        return canvas.made(("fleck", shape, tone, size_px, fade), partial(_glimmer, shape, tone, size_px, fade))
    outline, turn = outlines[fleck.number % len(outlines)], round(fleck.turn * _TURNS) % _TURNS
    key = ("fleck", outline, tone, size_px, turn, fade)
    return canvas.made(key, lambda: paper.fade(_cut(outline, tone, size_px, 360 * turn / _TURNS), fade))


def _glimmer(shape: str, tone: Colour, size_px: int, strength: float) -> pygame.Surface:
    """Dust is soft all over; an ember has a core."""
    if shape == "dust":
        return paper.halo(size_px / 2, tone, 0.6 * strength, 1.2)
    light = paper.halo(size_px, tone, 0.55, 1.6)
    core = paper.drawn(f'<circle cx="10" cy="10" r="5" fill="{hex_colour(tone)}"/>', (size_px, size_px), (20, 20))
    light.blit(core, core.get_rect(center=light.get_rect().center))
    return light


def _cut(outline: str, tone: Colour, size_px: int, degrees: float) -> pygame.Surface:
    """A bit of paper, turned against the clock."""
    path = f'<path d="{outline}" fill="{hex_colour(tone)}"/>'
    body = f'<g transform="translate(15,15) rotate({-degrees}) translate(-10,-10)">{path}</g>'
    return paper.drawn(body, (1.5 * size_px, 1.5 * size_px), (30, 30))
