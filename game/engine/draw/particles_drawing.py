"""Draws particles from small cached pictures, and shakes the table."""

from collections.abc import Iterator
from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.particles import Burst, Particle, Particles
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import Colour

_TURNS = 16
"""The number of pictures in one turn of a particle."""

_SIZES = 3
"""Particles come in steps of this many pixels."""

_FADES = 5
"""The number of steps in which something fades."""

_OUTLINES = {
    "scrap": (
        "M2 5 L9 1 L18 4 L15 12 L19 17 L8 19 L3 13 Z",
        "M1 8 L12 2 L19 9 L11 18 Z",
        "M3 3 L17 6 L13 17 L6 15 Z",
    ),
    "petal": ("M10 1 C17 5 18 14 10 19 C3 14 4 6 10 1 Z", "M10 2 C19 4 16 16 11 18 C8 14 3 10 10 2 Z"),
    "spark": ("M0 10 L12 7.6 L20 10 L12 12.4 Z",),
}
"""Shapes cut from paper, in a box of 20 by 20; dust and embers are mere light."""


def draw_particles(canvas: Canvas, particles: Particles) -> None:
    """Draw the flashes and, above them, all particles."""
    for flash in particles.flashes:
        # One picture for its whole life: any other size would be as large as a quarter of the window.
        radius = canvas.px(flash.size) // 2
        light = canvas.made(("flash", radius, flash.tone), partial(paper.halo, radius, flash.tone, 0.8, 1.3))
        canvas.blit_centred(light, flash.at, (1 - flash.age / flash.seconds) ** 1.5)
    pictures = [placed for burst in particles.bursts for placed in _placed(canvas, burst)]
    if pictures:
        canvas.surface.fblits(pictures)


def tremble(canvas: Canvas, particles: Particles) -> None:
    """Shift everything drawn so far by the current shake; a few pixels at the edges stay."""
    across, down = particles.tremor.offset
    move = canvas.layout.scale * across, canvas.layout.scale * down
    if round(move[0]) or round(move[1]):
        canvas.surface.scroll(round(move[0]), round(move[1]))


def _placed(canvas: Canvas, burst: Burst) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    for particle in burst.particles():
        picture = _picture(canvas, burst, particle)
        x, y = canvas.layout.to_px((particle.x, particle.y))
        width, height = picture.get_size()
        yield picture, (x - width // 2, y - height // 2)


def _picture(canvas: Canvas, burst: Burst, particle: Particle) -> pygame.Surface:
    shape, tone = burst.kind.shape, burst.tones[particle.tone]
    outlines = _OUTLINES.get(shape)
    shrinks = shape not in {"dust", "spark"}
    size = particle.size * (min(1.0, 3 * particle.left) if shrinks else 1.0)
    size_px = max(_SIZES, round(canvas.layout.scale * size / _SIZES) * _SIZES)
    fade = 1.0 if shrinks else max(1, round(particle.left * _FADES)) / _FADES
    if outlines is None:
        return canvas.made(("particle", shape, tone, size_px, fade), partial(_glimmer, shape, tone, size_px, fade))
    outline, turn = outlines[particle.number % len(outlines)], round(particle.turn * _TURNS) % _TURNS
    key = ("particle", outline, tone, size_px, turn, fade)
    return canvas.made(key, lambda: paper.fade(_cut(outline, tone, size_px, 360 * turn / _TURNS), fade))


def _glimmer(shape: str, tone: Colour, size_px: int, strength: float) -> pygame.Surface:
    """A soft light; dust is soft all over, an ember has a core."""
    if shape == "dust":
        return paper.halo(size_px / 2, tone, 0.6 * strength, 1.2)
    light = paper.halo(size_px, tone, 0.55, 1.6)
    core = paper.drawn(f'<circle cx="10" cy="10" r="5" fill="{hex_colour(tone)}"/>', (size_px, size_px), (20, 20))
    light.blit(core, core.get_rect(center=light.get_rect().center))
    return light


def _cut(outline: str, tone: Colour, size_px: int, degrees: float) -> pygame.Surface:
    """A bit of paper, turned counterclockwise."""
    path = f'<path d="{outline}" fill="{hex_colour(tone)}"/>'
    body = f'<g transform="translate(15,15) rotate({-degrees}) translate(-10,-10)">{path}</g>'
    return paper.drawn(body, (1.5 * size_px, 1.5 * size_px), (30, 30))
