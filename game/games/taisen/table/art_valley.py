"""Composes the valley at dawn, far to near, for a window of any shape."""

from typing import NamedTuple

import pygame

from game.engine import paper
from game.engine.assets import Assets
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.paper import Shade
from game.engine.shapes import opaque
from game.engine.theme import EDGE_DAY, SHADOW_VALLEY, Colour, colour

_SKY = (
    (-300.0, colour("#3F6570")),
    (0.0, colour("#56787F")),
    (198.0, colour("#93ACA2")),
    (360.0, colour("#E3D4A6")),
    (468.0, colour("#F5DDA4")),
)
_SUNLIGHT = colour("#FFE9B0")
_EARTH = colour("#0F211C")
_EVENING = colour("#0A1614")
_EDGE_WARM = colour("#FFF0C8")

_LANDSCAPE = Rect(-520, -400, 2640, 1640)
"""What is painted; a window that shows more gets curtains at its sides."""


class _Part(NamedTuple):
    """One sheet of paper in the valley and how it lies on what is behind it."""

    name: str
    blur: float = 0.0
    opacity: float = 0.0
    down: float = 0.0
    right: float = 0.0
    edge: float = 0.0
    edge_colour: Colour = EDGE_DAY
    grain: float = 0.0


_PARTS = (
    _Part("sky-clouds"),
    _Part("sky-birds"),
    _Part("valley-mountain", 9, 0.24, -3, edge=0.43),
    _Part("valley-hills-far", 10, 0.20, -3, edge=0.35),
    _Part("valley-hills-middle", 9, 0.24, -3, edge=0.35),
    _Part("valley-mist-far"),
    _Part("valley-forest", 9, 0.35, -3, edge=0.32),
    _Part("valley-fields"),
    _Part("valley-river"),
    _Part("valley-mist-near"),
    _Part("village-hill-monkey", 10, 0.47, -2, 3, 0.35, _EDGE_WARM),
    _Part("village-hill-wolf", 10, 0.47, -2, -3, 0.35, _EDGE_WARM),
    _Part("village-monkey", 7, 0.51, 4, 3, 0.47, _EDGE_WARM, 3.0),
    _Part("village-wolf", 7, 0.51, 4, -3, 0.47, _EDGE_WARM, 3.0),
    _Part("village-shrubs-monkey", 6, 0.43, -2, edge=0.32),
    _Part("village-shrubs-wolf", 6, 0.43, -2, edge=0.32),
    _Part("banner-monkey", 5, 0.51, 4, 3, grain=4.0),
    _Part("banner-wolf", 5, 0.51, 4, -3, grain=4.0),
    _Part("valley-floor", 10, 0.43, -3, edge=0.39, edge_colour=_EDGE_WARM),
    _Part("valley-road", 5, 0.43, 4, edge=0.47, grain=5.0),
    _Part("valley-bank", 10, 0.55, -5),
)


def backdrop(assets: Assets, size_px: tuple[int, int]) -> pygame.Surface:
    """The whole valley without tiles, opaque, as large as the window."""
    layout = Layout(size_px)
    view, scale = layout.visible, layout.scale
    sheet = _sky(view, size_px)
    _sun(sheet, assets, layout)
    for part in _PARTS:
        _lay(sheet, assets, part, (view, scale))
    _branch(sheet, assets, scale)
    _curtains(sheet, layout)
    paper.vignette(sheet, 0.42, _EVENING)
    return opaque(paper.grain(sheet, 2.4, seed=31))


def _sky(view: Rect, size_px: tuple[int, int]) -> pygame.Surface:
    """The graded sky, and dark earth below everything."""
    stops = [((y - view.y) / view.h, shade) for y, shade in _SKY]
    sheet = paper.vertical_gradient(size_px, stops)
    ground = round((900 - view.y) / view.h * size_px[1])
    sheet.fill(_EARTH, (0, ground, size_px[0], size_px[1] - ground))
    return sheet


def _sun(sheet: pygame.Surface, assets: Assets, layout: Layout) -> None:
    """The rising sun in its light."""
    light = paper.halo(620 * layout.scale, _SUNLIGHT, 0.9)
    sheet.blit(light, light.get_rect(center=layout.to_px((760, 330))))
    disc = assets.svg("taisen/sky-sun", layout.size_to_px((340, 340)))
    sheet.blit(disc, disc.get_rect(center=layout.to_px((760, 310))))


def _lay(sheet: pygame.Surface, assets: Assets, part: _Part, seen: tuple[Rect, float]) -> None:
    """Lay one sheet of paper where it belongs."""
    view, scale = seen
    found = assets.scenery(f"taisen/{part.name}", view, scale)
    if found is None:
        return
    picture, place = found
    if part.grain:
        paper.grain(picture, part.grain, seed=5)
    if part.edge:
        paper.light_edge(picture, part.edge_colour, part.edge)
    if part.blur:
        shade = Shade(part.blur, part.opacity, part.down, part.right, SHADOW_VALLEY)
        paper.drop(sheet, picture, place, shade.scaled(scale))
    else:
        sheet.blit(picture, place)


def _branch(sheet: pygame.Surface, assets: Assets, scale: float) -> None:
    """The pine branch hangs into the upper right corner, wherever that is."""
    picture = assets.svg("taisen/pine-branch", (round(400 * scale), round(220 * scale)))
    landscape_end = round((sheet.get_width() + _LANDSCAPE.w * scale) / 2)
    place = (min(sheet.get_width(), landscape_end) - picture.get_width(), -40 * scale)
    paper.drop(sheet, picture, place, Shade(12, 0.51, 12, -4, SHADOW_VALLEY).scaled(scale))


def _curtains(sheet: pygame.Surface, layout: Layout) -> None:
    """Cover what lies beyond the painted landscape in very wide windows."""
    left = layout.to_px((_LANDSCAPE.x, 0))[0]
    right = layout.to_px((_LANDSCAPE.right, 0))[0]
    if left <= 0:
        return
    scale = layout.scale
    wing = paper.vertical_gradient((left, sheet.get_height()), [(0, "#241814"), (0.5, "#4A1A1A"), (1, "#241814")])
    paper.grain(wing, 4.0, seed=8)
    for place in (0, right):
        paper.drop(sheet, wing, (place, 0), Shade(16, 0.7, 0, colour=SHADOW_VALLEY).scaled(scale))
