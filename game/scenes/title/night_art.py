"""Composes the night behind every screen outside the tables, for a window of any shape."""

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.panorama import Panorama, Plane
from game.engine.draw.shapes import opaque
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.look.theme import MOON, SHADOW_BOX, colour, mix

_SKY_TOP, _SKY_MIDDLE, _SKY_FOOT = colour("#0D1020"), colour("#1A2040"), colour("#0A0B16")
_MOONLIT = colour("#C8D2FF")
_CORNERS = colour("#03030A")
_MOON_RADIUS = 54.0


_HILLS = (
    Plane("night-hills-far", 10, 0.35, -3, edge=0.14),
    Plane("night-hills-near", 10, 0.47, -3, edge=0.16),
)
_GROVE = Plane("night-grove", 10, 0.55, -3, edge=0.2)
_LOW_HILLS = 340.0
CLOUD = Rect(1130, 115, 308, 34.8)
"""The cloud before the moon."""


def night(assets: Assets, size_px: tuple[int, int]) -> pygame.Surface:
    """Return a moonlit landscape with trees and a pagoda; its lowest part is dark and quiet. Opaque."""
    layout = Layout(size_px)
    sheet = sky(assets, layout, (1330, 140), hills_down=_LOW_HILLS)
    _cloud(sheet, assets, layout)
    _panorama(assets, layout).lay(sheet, _GROVE)
    return finished(sheet)


def sky(assets: Assets, layout: Layout, moon_at: tuple[float, float], hills_down: float = 0.0) -> pygame.Surface:
    """Return sky, stars, moon, clouds and hills, filling the window of a layout.

    Args:
        assets: The source of the pictures.
        layout: The window.
        moon_at: The centre of the moon, in design units.
        hills_down: How far the hills are moved down from their position behind the box.
    """
    panorama = _panorama(assets, layout)
    sheet = panorama.sky(((0, _SKY_TOP), (450, _SKY_MIDDLE), (900, _SKY_FOOT)))
    panorama.lay(sheet, Plane("night-stars"))
    _moon(sheet, layout, moon_at)
    panorama.lay(sheet, Plane("night-clouds"))
    for hills in _HILLS:
        panorama.lay(sheet, hills, hills_down)
    return sheet


def finished(sheet: pygame.Surface) -> pygame.Surface:
    """Add the final touches to a night picture: dark corners and grain."""
    paper.vignette(sheet, 0.5, _CORNERS)
    return opaque(paper.grain(sheet, 2.2, seed=31))


def _cloud(sheet: pygame.Surface, assets: Assets, layout: Layout) -> None:
    """Draw the cloud before the moon. On the title it drifts, so it is drawn separately there."""
    place = layout.rect_to_px(CLOUD)
    sheet.blit(assets.svg("title/air-cloud-1", (place[2], place[3])), (place[0], place[1]))


def _panorama(assets: Assets, layout: Layout) -> Panorama:
    return Panorama(assets, "title", layout, SHADOW_BOX, _MOONLIT)


def _moon(sheet: pygame.Surface, layout: Layout, at: tuple[float, float]) -> None:
    """Draw a disc with a slightly warmer rim, in a halo 2.6 times as wide."""
    scale, centre = layout.scale, layout.to_px(at)
    light = paper.halo(_MOON_RADIUS * 2.6 * scale, MOON, 0.55, 2.2)
    sheet.blit(light, light.get_rect(center=centre))
    across = round(2 * _MOON_RADIUS * scale)
    disc = paper.rounded((across, across), across / 2, [(0, mix(MOON, (255, 255, 255), 0.3)), (1, MOON)])
    sheet.blit(paper.grain(disc, 3.0, seed=2, fibres=False), disc.get_rect(center=centre))
