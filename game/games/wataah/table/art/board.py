"""Composes the octagonal board of Grand Master mode: four windows and a centre cut into lacquer."""

from math import cos, pi, sin

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look.theme import LEGAL_EDGE, SELECT
from game.games.wataah.table.art import colours

WIDTH, HEIGHT = 880, 910
"""The size of the board with its thickness, in design units; every measure below refers to it."""

MIDDLE = (440.0, 440.0)
_UNIT = 1.06
_WEDGE = ((-141, -346), (141, -346), (235, -252), (114, -129), (71, -172), (-71, -172), (-114, -129), (-235, -252))
_CENTRE = 166.0

_TURNS = {"court": 0, "missions": 1, "decoys": 2, "temple": 3}
PLACES = (*_TURNS, "showdown")
_BOXES = {
    "court": Rect(190, 72, 500, 234),
    "missions": Rect(574, 190, 234, 500),
    "decoys": Rect(190, 574, 500, 234),
    "temple": Rect(72, 190, 234, 500),
    "showdown": Rect(270, 270, 340, 340),
}
"""The part of the board that each place's SVG file shows."""

_EDGE = "#FFE8BE"


def outline(place: str) -> tuple[tuple[float, float], ...]:
    """The corners of a place as shares of the board's width (0 to 1, both ways), to find what is pointed at."""
    if place == "showdown":
        turns = [pi / 8 + pi / 4 * step for step in range(8)]
        points = [(_CENTRE * cos(turn), _CENTRE * sin(turn)) for turn in turns]
    else:
        points = [(float(x), float(y)) for x, y in _WEDGE]
        for _ in range(_TURNS[place]):
            points = [(-y, x) for x, y in points]
    return tuple(((MIDDLE[0] + x * _UNIT) / WIDTH, (MIDDLE[1] + y * _UNIT) / WIDTH) for x, y in points)


def board_height(width_px: int) -> int:
    """How high a board of that width is."""
    return round(width_px * HEIGHT / WIDTH)


def board(assets: Assets, width_px: int) -> pygame.Surface:
    """The empty board with its thickness, in exactly the given size."""
    scale = width_px / WIDTH
    thickness, frame = assets.layers("wataah/board-frame", (width_px, board_height(width_px)))
    whole = thickness
    for place in PLACES:
        _set_in(whole, assets, place, width_px)
    paper.grain(frame, 4.0, seed=11)
    paper.light_edge(frame, "#FFE2AA", 0.35)
    paper.drop(whole, frame, (0, 0), Shade(8, 0.78, 4, colour=colours.SHADOW).scaled(scale))
    return whole


def board_shadow(assets: Assets, width_px: int) -> pygame.Surface:
    """The shadow of the board on the room behind it, centred on the board."""
    scale = width_px / WIDTH
    shape = assets.layers("wataah/board-frame", (width_px, board_height(width_px)))[0]
    return paper.shadow(shape, 24 * scale, 0.82, colours.SHADOW)[0]


def board_glow(place: str, width_px: int) -> pygame.Surface:
    """The mark of a legal place, drawn over the board with the same centre: bright edge, pale gold, a diamond."""
    scale = width_px / WIDTH
    size = (width_px, board_height(width_px))
    path = _path(place, width_px)
    line = paper.drawn(
        f'<path d="{path}" fill="none" stroke="{hex_colour(LEGAL_EDGE)}" stroke-width="{5 * scale}"/>', size
    )
    wash = f'<path d="{path}" fill="{hex_colour(SELECT)}" opacity="0.16"/>'
    soft, padding = paper.shadow(line, 10 * scale, 1.0, SELECT)
    lit = paper.drawn(wash, size)
    lit.blit(soft, (-padding, -padding))
    lit.blit(line, (0, 0))
    return lit


def board_dim(place: str, width_px: int) -> pygame.Surface:
    """The dark over a place that may not be used now, drawn over the board with the same centre."""
    dark = f'<path d="{_path(place, width_px)}" fill="{hex_colour(colours.SHADOW)}" opacity="0.44"/>'
    return paper.drawn(dark, (width_px, board_height(width_px)))


def _path(place: str, width_px: int) -> str:
    return "M" + " L".join(f"{x * width_px:.1f} {y * width_px:.1f}" for x, y in outline(place)) + " Z"


def _set_in(whole: pygame.Surface, assets: Assets, place: str, width_px: int) -> None:
    """Paint one place and cut it to its window, a little under the frame."""
    scale = width_px / WIDTH
    box = _BOXES[place]
    corner = (round(box.x * scale), round(box.y * scale))
    size = (round(box.right * scale) - corner[0], round(box.bottom * scale) - corner[1])
    scene = paper.blank(size)
    for name, layer in assets.named_layers(f"wataah/board-{place}", size):
        if name == "sky" or name.startswith("light-"):
            scene.blit(layer, (0, 0))
            continue
        paper.light_edge(layer, _EDGE, 0.28)
        down = -2 if name.startswith("ground-") else 2
        paper.drop(scene, layer, (0, 0), Shade(6, 0.43, down, colour=colours.SHADOW).scaled(scale))
    window = (
        f'<g transform="translate({-corner[0]},{-corner[1]})"><path d="{_path(place, width_px)}" fill="#ffffff"'
        f' stroke="#ffffff" stroke-width="{3 * scale}"/></g>'
    )
    whole.blit(paper.clip_to(scene, paper.drawn(window, size)), corner)
