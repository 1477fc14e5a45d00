"""Composes the night that lies behind every screen outside the tables, for a window of any shape."""

from typing import NamedTuple

import pygame

from game.engine import paper
from game.engine.assets import Assets
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.paper import Shade
from game.engine.shapes import opaque
from game.engine.theme import MOON, SHADOW_BOX, colour, mix

_SKY_TOP, _SKY_MIDDLE, _SKY_FOOT = colour("#0D1020"), colour("#1A2040"), colour("#0A0B16")
_MOONLIT = colour("#C8D2FF")
_CORNERS = colour("#03030A")
_MOON_RADIUS = 54.0


class _Part(NamedTuple):
    name: str
    opacity: float = 0.0
    edge: float = 0.0


_HILLS = (_Part("night-hills-far", 0.35, 0.14), _Part("night-hills-near", 0.47, 0.16))
_LOW_HILLS = 340.0


def night(assets: Assets, size_px: tuple[int, int]) -> pygame.Surface:
    """A moonlit landscape with trees and a pagoda; its lowest part is dark and quiet. Opaque."""
    layout = Layout(size_px)
    sheet = sky(assets, layout, (1330, 140), hills_down=_LOW_HILLS)
    _lay(sheet, assets, _Part("night-grove", 0.55, 0.2), layout)
    return finished(sheet)


def sky(assets: Assets, layout: Layout, moon_at: tuple[float, float], hills_down: float = 0.0) -> pygame.Surface:
    """Sky, stars, moon, clouds and hills, filling the window of a layout.

    Args:
        assets: Where the pictures are.
        layout: The window.
        moon_at: The middle of the moon, in design units.
        hills_down: How far below their place behind the box the hills stand.
    """
    view = layout.visible
    stops = [(y_share(view, 0), _SKY_TOP), (y_share(view, 450), _SKY_MIDDLE), (y_share(view, 900), _SKY_FOOT)]
    sheet = paper.vertical_gradient(layout.window_px, stops)
    _lay(sheet, assets, _Part("night-stars"), layout)
    _moon(sheet, layout, moon_at)
    _lay(sheet, assets, _Part("night-clouds"), layout)
    for part in _HILLS:
        _lay(sheet, assets, part, layout, hills_down)
    return sheet


def finished(sheet: pygame.Surface) -> pygame.Surface:
    """The last touches of a night picture: dark corners and grain."""
    paper.vignette(sheet, 0.5, _CORNERS)
    return opaque(paper.grain(sheet, 2.2, seed=31))


def y_share(view: Rect, y: float) -> float:
    """Where a height of the design lies in the window, from 0 to 1 and beyond."""
    return (y - view.y) / view.h


def _lay(sheet: pygame.Surface, assets: Assets, part: _Part, layout: Layout, down: float = 0.0) -> None:
    found = assets.scenery(f"title/{part.name}", layout.visible.moved(0, -down), layout.scale)
    if found is None:
        return
    picture, place = found
    if part.edge:
        paper.light_edge(picture, _MOONLIT, part.edge)
    if part.opacity:
        paper.drop(sheet, picture, place, Shade(10, part.opacity, -3, colour=SHADOW_BOX).scaled(layout.scale))
    else:
        sheet.blit(picture, place)


def _moon(sheet: pygame.Surface, layout: Layout, at: tuple[float, float]) -> None:
    """A disc with a barely warmer rim, in a halo 2.6 times as wide."""
    scale, centre = layout.scale, layout.to_px(at)
    light = paper.halo(_MOON_RADIUS * 2.6 * scale, MOON, 0.55, 2.2)
    sheet.blit(light, light.get_rect(center=centre))
    across = round(2 * _MOON_RADIUS * scale)
    disc = paper.rounded((across, across), across / 2, [(0, mix(MOON, (255, 255, 255), 0.3)), (1, MOON)])
    sheet.blit(paper.grain(disc, 3.0, seed=2, fibres=False), disc.get_rect(center=centre))
