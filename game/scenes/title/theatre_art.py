"""Composes the paper theatres of the title: three planes of scenery behind a carved frame."""

from itertools import groupby

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import EDGE_MOON, SHADOW_BOX, SLEEPING, colour

WIDTH, HEIGHT = 338, 470
"""The proportions of a theatre. All measures below refer to this size."""

PLANES = ("far", "mid", "near")
"""Farthest first. The nearer a plane, the further it may slide."""

_CORNER = 14
_SCENERY = Shade(8, 0.5, -2, colour=SHADOW_BOX)
_FIGURE = Shade(9, 0.59, 6, colour=SHADOW_BOX)
_FIGURE_LAYER = Shade(3.5, 0.47, 3)
_INNER = Shade(9, 0.78, 4, colour=SHADOW_BOX)
_OUTER = Shade(12, 0.9, 6, colour=SHADOW_BOX)
_LIGHT = colour("#FFE9B0")
_ASLEEP = {"#3A2018": "#2A2236", "#22110E": "#1B1728", "#E9BE62": "#7C6E78"}
"""The colours of a lit frame, mapped to those in the dark."""


def theatre(assets: Assets, game: str, size_px: tuple[int, int], *, lit: bool) -> pygame.Surface:
    """Return the whole theatre, asleep in indigo or lit and warm; exactly this size, with round corners."""
    stage, *nearer = planes(assets, game, size_px)
    stage = stage.copy()
    for plane in nearer:
        stage.blit(plane, (0, 0))
    if not lit:
        paper.multiply(stage, hex_colour(SLEEPING))
    stage.blit(frame(assets, game, size_px, lit=lit), (0, 0))
    return paper.cut_rounded(stage, _CORNER * size_px[0] / WIDTH)


def planes(assets: Assets, game: str, size_px: tuple[int, int]) -> list[pygame.Surface]:
    """Return the lit scenery in three planes, to be layered; only the farthest is opaque."""
    scale = size_px[0] / WIDTH
    sheets = {plane: paper.blank(size_px) for plane in PLANES}
    layers = assets.named_layers(_own(assets, game, "theatre"), size_px)
    for name, members in groupby(layers, key=lambda layer: _piece(layer[0])):
        surfaces = [surface for _, surface in members]
        _lay(sheets[name.partition("-")[0]], name, surfaces, scale)
    far = sheets["far"]
    light = paper.halo(300 * scale, _LIGHT, 0.2, 1.4)
    far.blit(light, light.get_rect(center=(size_px[0] // 2, round(170 * scale))))
    return [paper.grain(sheets[plane], 2.5, seed=7) for plane in PLANES]


def frame(assets: Assets, game: str, size_px: tuple[int, int], *, lit: bool) -> pygame.Surface:
    """Return the carved front with its hole; its two sheets cast shadows into the theatre."""
    scale = size_px[0] / WIDTH
    inner, outer = assets.layers(_own(assets, game, "frame"), size_px, palette=None if lit else _ASLEEP)
    whole = paper.blank(size_px)
    paper.drop(whole, inner, (0, 0), _INNER.scaled(scale))
    paper.drop(whole, paper.grain(outer, 3.5, seed=6), (0, 0), _OUTER.scaled(scale))
    return paper.cut_rounded(whole, _CORNER * scale)


def _own(assets: Assets, game: str, part: str) -> str:
    """The name of a game's own picture, or of the one for games that have none."""
    return f"{game}/{part}" if assets.has(f"{game}/{part}") else f"title/{part}"


def _piece(name: str) -> str:
    """Return the piece that a layer belongs to: a figure's layers ("near-figure-wolf-3") form one piece."""
    return name.rpartition("-")[0] if "-figure-" in name and name[-1].isdigit() else name


def _lay(sheet: pygame.Surface, name: str, surfaces: list[pygame.Surface], scale: float) -> None:
    """Draw one piece onto its plane. Sky and mist cast no shadow."""
    if "-figure-" in name:
        figure = paper.stack_layers(surfaces, _FIGURE_LAYER.scaled(scale))
        paper.drop(sheet, paper.light_edge(figure, EDGE_MOON, 0.35), (0, 0), _FIGURE.scaled(scale))
    elif any(flat in name for flat in ("-sky", "-moon", "-mist")):
        sheet.blit(surfaces[0], (0, 0))
    else:
        paper.drop(sheet, paper.light_edge(surfaces[0], EDGE_MOON, 0.35), (0, 0), _SCENERY.scaled(scale))
