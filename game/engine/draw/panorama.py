"""Backdrops of many paper planes, far to near, for a window of any shape."""

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.look.theme import Colour


class Plane(NamedTuple):
    """One sheet of paper in a backdrop and its shadow on what is behind it."""

    name: str
    blur: float = 0.0
    opacity: float = 0.0
    down: float = 0.0
    right: float = 0.0
    edge: float = 0.0
    """How strongly its upper edge catches the light."""
    edge_colour: Colour | None = None
    """None: the light of the whole backdrop."""
    grain: float = 0.0


class Panorama:
    """Composes planes from `assets/<folder>` on a sheet as large as the window."""

    def __init__(self, assets: Assets, folder: str, layout: Layout, shadow: Colour, light: Colour) -> None:
        self._assets = assets
        self._folder = folder
        self._layout = layout
        self._shadow = shadow
        self._light = light

    def sky(self, stops: Iterable[tuple[float, Colour]]) -> pygame.Surface:
        """A new sheet with a gradient of colours at heights of the design."""
        view = self._layout.visible
        shares = [((y - view.y) / view.h, colour) for y, colour in stops]
        return paper.vertical_gradient(self._layout.window_px, shares)

    def lay(self, sheet: pygame.Surface, plane: Plane, lower: float = 0.0) -> None:
        """Draw one plane where its picture says, or that much lower; nothing if the window does not show it."""
        scale = self._layout.scale
        found = self._assets.scenery(f"{self._folder}/{plane.name}", self._layout.visible.moved(0, -lower), scale)
        if found is None:
            return
        picture, place = found
        if plane.grain:
            paper.grain(picture, plane.grain, seed=5)
        if plane.edge:
            paper.light_edge(picture, plane.edge_colour or self._light, plane.edge)
        if plane.blur:
            shade = Shade(plane.blur, plane.opacity, plane.down, plane.right, self._shadow)
            paper.drop(sheet, picture, place, shade.scaled(scale))
        else:
            sheet.blit(picture, place)

    def wings(self, sheet: pygame.Surface, painted: Rect, tones: tuple[str, str, str]) -> None:
        """Cover both sides of the painted area, in windows so wide that they show more."""
        left, right = (self._layout.to_px((x, 0))[0] for x in (painted.x, painted.right))
        if left <= 0:
            return
        stops = list(zip((0, 0.5, 1), tones, strict=True))
        wing = paper.grain(paper.vertical_gradient((left, sheet.get_height()), stops), 4.0, seed=8)
        for place in (0, right):
            paper.drop(sheet, wing, (place, 0), Shade(16, 0.7, 0, colour=self._shadow).scaled(self._layout.scale))
