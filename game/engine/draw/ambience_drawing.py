"""Draws what moves around a table: a handful of small blits per frame, from cached pictures."""

from collections.abc import Iterable
from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.ambience import Ambience, Mote, Swarm
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look.theme import Colour

_TURNS = 16
_FADES = 6
_LIGHTS = 48
"""The number of steps in which a light grows to its full strength."""

_OUTLINES = {
    "petal": "M10 1 C17 5 18 14 10 19 C3 14 4 6 10 1 Z",
    "leaf": (
        "M10 1 L12 6 L17 4 L15 9 L19 11 L14 12.5 L15 17 L10.8 14.5 L10.6 19 L9.4 19 L9.2 14.5"
        " L5 17 L6 12.5 L1 11 L5 9 L3 4 L8 6 Z"
    ),
}
"""In a box of 20 by 20."""


def draw_banks(canvas: Canvas, ambience: Ambience, hidden: Iterable[Rect] = (), *, mirrored: bool = False) -> None:
    """Draw the banks, but not over the `hidden` areas: those of standing pieces."""
    standing = [pygame.Rect(canvas.layout.rect_to_px(rect)) for rect in hidden]
    for bank in ambience.banks:
        size_px = canvas.layout.size_to_px(bank.place.size)
        picture = canvas.made(("bank", bank.picture, size_px), partial(canvas.assets.svg, bank.picture, size_px))
        x, y = bank.place.x + ambience.shift(bank), bank.place.y
        if mirrored:
            key = ("bank mirrored", bank.picture, size_px)
            picture = canvas.made(key, partial(pygame.transform.flip, picture, True, False))
            x = 1600 - x - bank.place.w
        _between(canvas.surface, picture, canvas.layout.to_px((x, y)), standing)


def draw_air(canvas: Canvas, ambience: Ambience) -> None:
    """Draw lights and swarms."""
    for number, light in enumerate(ambience.lights):
        radius, step = canvas.px(light.size / 2), min(_LIGHTS, round(_LIGHTS * ambience.strength(number)))
        # Each strength has its own picture: fading one in every frame takes three times as long.
        make = partial(paper.halo, radius, light.tone, step / _LIGHTS, 1.6)
        canvas.blit_centred(canvas.made(("light", radius, light.tone, step), make), light.at)
    pictures = []
    for swarm in ambience.swarms:
        for mote in ambience.motes(swarm):
            fade = round(mote.seen * _FADES)
            if fade:
                picture = _picture(canvas, swarm, mote, fade)
                x, y = canvas.layout.to_px((mote.x, mote.y))
                pictures.append((picture, (x - picture.get_width() // 2, y - picture.get_height() // 2)))
    if pictures:
        canvas.surface.fblits(pictures)


def _between(
    surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], standing: list[pygame.Rect]
) -> None:
    """Blit a flat wide picture in pieces, leaving out what stands in front of it."""
    whole = picture.get_rect(topleft=at)
    left = whole.left
    for rect in sorted((rect for rect in standing if rect.colliderect(whole)), key=lambda rect: rect.left):
        if rect.left > left:
            surface.blit(picture, (left, whole.top), (left - whole.left, 0, rect.left - left, whole.height))
        left = max(left, rect.right)
    if left < whole.right:
        surface.blit(picture, (left, whole.top), (left - whole.left, 0, whole.right - left, whole.height))


def _picture(canvas: Canvas, swarm: Swarm, mote: Mote, fade: int) -> pygame.Surface:
    tone, size_px = swarm.tones[mote.tone], canvas.px(swarm.size * (0.75 + 0.5 * (mote.number % 3) / 2))
    turn = round(mote.turn * _TURNS) % _TURNS if swarm.shape in _OUTLINES else 0
    key = ("mote", swarm.shape, tone, size_px, turn, fade)
    return canvas.made(key, partial(_made, swarm.shape, tone, size_px, turn, fade / _FADES))


def _made(shape: str, tone: Colour, size_px: int, turn: int, strength: float) -> pygame.Surface:
    outline = _OUTLINES.get(shape)
    if outline is None:
        glow = paper.halo(size_px * (1.5 if shape == "firefly" else 1.0), tone, 0.5, 1.5)
        core = paper.drawn(f'<circle cx="10" cy="10" r="4" fill="{hex_colour(tone)}"/>', (size_px, size_px), (20, 20))
        glow.blit(core, core.get_rect(center=glow.get_rect().center))
        return paper.fade(glow, strength)
    path = f'<path d="{outline}" fill="{hex_colour(tone)}"/>'
    # Half of the turns show the thing nearly edge-on: falling paper does not stay flat.
    narrow = (1.0, 0.8, 0.5, 0.8)[turn % 4]
    body = (
        f'<g transform="translate(15,15) rotate({360 * turn / _TURNS}) scale({narrow},1) translate(-10,-10)">{path}</g>'
    )
    return paper.fade(paper.drawn(body, (1.5 * size_px, 1.5 * size_px), (30, 30)), strength)
