"""Composes the valley at dawn, far to near, for a window of any shape."""

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.panorama import Panorama, Plane
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import opaque
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.look.theme import EDGE_DAY, SHADOW_VALLEY, colour

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
"""The painted area; a wider window gets curtains at its sides."""


_PLANES = (
    Plane("sky-clouds"),
    Plane("sky-birds"),
    Plane("valley-mountain", 9, 0.24, -3, edge=0.43),
    Plane("valley-hills-far", 10, 0.20, -3, edge=0.35),
    Plane("valley-hills-middle", 9, 0.24, -3, edge=0.35),
    Plane("valley-mist-far"),
    Plane("valley-forest", 9, 0.35, -3, edge=0.32),
    Plane("valley-fields"),
    Plane("valley-river"),
    Plane("village-hill-monkey", 10, 0.47, -2, 3, 0.35, _EDGE_WARM),
    Plane("village-hill-wolf", 10, 0.47, -2, -3, 0.35, _EDGE_WARM),
    Plane("village-monkey", 7, 0.51, 4, 3, 0.47, _EDGE_WARM, 3.0),
    Plane("village-wolf", 7, 0.51, 4, -3, 0.47, _EDGE_WARM, 3.0),
    Plane("village-shrubs-monkey", 6, 0.43, -2, edge=0.32),
    Plane("village-shrubs-wolf", 6, 0.43, -2, edge=0.32),
    Plane("banner-monkey", 5, 0.51, 4, 3, grain=4.0),
    Plane("banner-wolf", 5, 0.51, 4, -3, grain=4.0),
    Plane("valley-floor", 10, 0.43, -3, edge=0.39, edge_colour=_EDGE_WARM),
    Plane("valley-road", 5, 0.43, 4, edge=0.47, grain=5.0),
    Plane("valley-bank", 10, 0.55, -5),
)


def backdrop(assets: Assets, size_px: tuple[int, int]) -> pygame.Surface:
    """The whole valley without tiles, opaque, as large as the window."""
    layout = Layout(size_px)
    valley = Panorama(assets, "taisen", layout, SHADOW_VALLEY, EDGE_DAY)
    sheet = valley.sky(_SKY)
    ground = layout.to_px((0, 900))[1]
    sheet.fill(_EARTH, (0, ground, size_px[0], size_px[1] - ground))
    _sun(sheet, assets, layout)
    for plane in _PLANES:
        valley.lay(sheet, plane)
    _branch(sheet, assets, layout.scale)
    valley.wings(sheet, _LANDSCAPE, ("#241814", "#4A1A1A", "#241814"))
    paper.vignette(sheet, 0.42, _EVENING)
    return opaque(paper.grain(sheet, 2.4, seed=31))


def _sun(sheet: pygame.Surface, assets: Assets, layout: Layout) -> None:
    """The rising sun in its light."""
    light = paper.halo(620 * layout.scale, _SUNLIGHT, 0.9)
    sheet.blit(light, light.get_rect(center=layout.to_px((760, 330))))
    disc = assets.svg("taisen/sky-sun", layout.size_to_px((340, 340)))
    sheet.blit(disc, disc.get_rect(center=layout.to_px((760, 310))))


def _branch(sheet: pygame.Surface, assets: Assets, scale: float) -> None:
    """The pine branch in the upper right corner of the window."""
    picture = assets.svg("taisen/pine-branch", (round(400 * scale), round(220 * scale)))
    landscape_end = round((sheet.get_width() + _LANDSCAPE.w * scale) / 2)
    place = (min(sheet.get_width(), landscape_end) - picture.get_width(), -40 * scale)
    paper.drop(sheet, picture, place, Shade(12, 0.51, 12, -4, SHADOW_VALLEY).scaled(scale))
