"""The art of the hand-over: lit paper doors, the night behind them, and the sheet that seals them."""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour, opaque
from game.engine.geometry import Rect
from game.engine.layout import DESIGN, Layout
from game.engine.look import theme
from game.engine.look.theme import MOON, Theme, colour

LOOK = 1
"""Increment when the composition changes, so that pictures cached on disk are rebuilt."""

FLOOR = DESIGN.bottom - theme.FLOOR_HEIGHT
"""The lower edge of the doors, in design units."""

SHEET = Rect(396, 134, 808, 590)
"""The sheet over the gap between the doors."""

RAIL = 46.0
"""The height of the rail below raised panes."""

LINTEL = 42.0
POST = 28.0
_STILE, _RAIL, _BAR = 26.0, 22.0, 7.0
_PANE = (116.0, 150.0)
"""The approximate size of a pane. Doors of any size have a whole number of panes."""

_MOON_AT = (800.0, 400.0)
_MOON_RADIUS = 250.0
_PAPER_LIT = [(0.0, colour("#DDBE7E")), (0.45, colour("#F6E4B6")), (1.0, colour("#DDB873"))]
_GLOW = colour("#FFF6DC")
_THROUGH_PAPER = colour("#6A4424")
_WOOD, _WOOD_LIGHT, _WOOD_DARK = colour("#2A1812"), colour("#3A241A"), colour("#1A0F0B")
_WARM_SHADOW = colour("#28140A")
_CORNERS = colour("#2A1206")
_SKY = [(0.0, colour("#0F142C")), (0.5, colour("#263060")), (0.85, colour("#54507C")), (1.0, colour("#7E667C"))]
_LAND = colour("#121426")


class HandOverArt:
    """Returns finished surfaces, all but the sheet as large as the window. They must not be drawn on."""

    def __init__(self, assets: Assets, bakery: Bakery) -> None:
        self._assets = assets
        self._bakery = bakery

    def plan(self, window_px: tuple[int, int]) -> None:
        """Schedule everything to be baked over the next frames."""
        for picture in (self.lit_paper, self.lattice, self.frame, self.night):
            self._bakery.plan(partial(picture, window_px))
        self._bakery.plan(partial(self.sheet, Layout(window_px).size_to_px(SHEET.size)))

    def lit_paper(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the paper of both doors for this window size, with the shadows of hill and bamboo. Opaque."""
        return self._baked("paper", size_px, lambda: _lit_paper(self._assets, Layout(size_px)))

    def lattice(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the wood of both doors and the cord that ties them, to be drawn over the paper."""
        return self._baked("lattice", size_px, lambda: _lattice(self._assets, Layout(size_px)))

    def night(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return what lies behind the doors: a hill under the moon. Opaque."""
        return self._baked("night", size_px, lambda: _night(self._assets, Layout(size_px)))

    def frame(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the lintel and posts, which stay in place when the doors open."""
        return self._baked("frame", size_px, lambda: _frame(Layout(size_px)))

    def sheet(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the sheet that seals the doors, centred with a margin for its shadow."""
        look = self._assets.theme
        return self._bakery.get(f"hand-over {LOOK} sheet", size_px, lambda: _sheet(look, size_px), look.name)

    def rail(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the rail below raised panes, centred with a margin for its shadow."""
        return self._baked("rail", size_px, lambda: _rail(size_px))

    def _baked(self, name: str, size_px: tuple[int, int], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._bakery.get(f"hand-over {LOOK} {name}", size_px, make)


def door_places(visible: Rect) -> tuple[Rect, Rect]:
    """Return the rectangles of the two doors within the visible area, in design units."""
    top, middle = visible.y + LINTEL, visible.centre.x
    width, height = visible.w / 2 - POST, FLOOR - top
    return Rect(visible.x + POST, top, width, height), Rect(middle, top, width, height)


def _lit_paper(assets: Assets, layout: Layout) -> pygame.Surface:
    scale = layout.scale
    sheet = paper.vertical_gradient(layout.window_px, _PAPER_LIT)
    glow = paper.halo(680 * scale, _GLOW, 0.9, 1.3)
    sheet.blit(glow, glow.get_rect(center=layout.to_px(_MOON_AT)))
    for picture, blur, opacity in (("bamboo", 6, 0.34), ("hill", 6, 0.7)):
        found = assets.scenery(f"hand-over/{picture}", layout.visible, scale)
        if found is not None:
            soft, reach = paper.shadow(found[0], blur * scale, opacity, _THROUGH_PAPER)
            sheet.blit(soft, (found[1][0] - reach, found[1][1] - reach))
    paper.vignette(sheet, 0.62, _CORNERS)
    return opaque(paper.grain(sheet, 5.0, seed=7))


def _lattice(assets: Assets, layout: Layout) -> pygame.Surface:
    scale = layout.scale
    sheet = paper.blank(layout.window_px)
    bars, frames = _bars(layout)
    thin = paper.drawn(f'<path d="{bars}" fill="{hex_colour(_WOOD)}"/>', layout.window_px)
    paper.light_edge(thin, theme.EDGE_MOON, 0.4)
    paper.drop(sheet, thin, (0, 0), Shade(6, 0.45, 4, colour=_WARM_SHADOW).scaled(scale))
    thick = paper.drawn(f'<path d="{frames}" fill="{hex_colour(_WOOD)}" fill-rule="evenodd"/>', layout.window_px)
    paper.light_edge(paper.grain(thick, 5.0, seed=3), theme.EDGE_MOON, 0.3)
    paper.drop(sheet, thick, (0, 0), Shade(8, 0.6, 5, colour=_WARM_SHADOW).scaled(scale))
    gap = layout.rect_to_px(Rect(DESIGN.centre.x - 1.5, layout.visible.y, 3, layout.visible.h))
    sheet.fill(_WOOD_DARK, gap)
    found = assets.scenery("hand-over/cord", layout.visible, scale)
    if found is not None:
        cord, place = found
        paper.light_edge(cord, theme.EDGE_MOON, 0.25)
        paper.drop(sheet, cord, place, Shade(6, 0.6, 6, colour=_WARM_SHADOW).scaled(scale))
    return sheet


def _bars(layout: Layout) -> tuple[str, str]:
    """Return path data in pixels: the thin bars of both doors, and their frames as holes in their outlines."""
    bars, frames = "", ""
    for door in door_places(layout.visible):
        inner = door.inset(_STILE, _RAIL)
        columns, rows = max(1, round(inner.w / _PANE[0])), max(1, round(inner.h / _PANE[1]))
        for number in range(1, columns):
            x = inner.x + inner.w * number / columns
            bars += _box(layout, Rect(x - _BAR / 2, inner.y - 2, _BAR, inner.h + 4))
        for number in range(1, rows):
            y = inner.y + inner.h * number / rows
            bars += _box(layout, Rect(inner.x - 2, y - _BAR / 2, inner.w + 4, _BAR))
        frames += _box(layout, door) + _box(layout, inner)
    return bars, frames


def _box(layout: Layout, rect: Rect) -> str:
    # Use whole pixels: bars of the same width must look the same.
    x, y = layout.to_px((rect.x, rect.y))
    width, height = layout.size_to_px(rect.size)
    return f"M{x} {y}h{width}v{height}h-{width}Z"


def _night(assets: Assets, layout: Layout) -> pygame.Surface:
    scale, centre = layout.scale, layout.to_px(_MOON_AT)
    sheet = paper.vertical_gradient(layout.window_px, _SKY)
    light = paper.halo(_MOON_RADIUS * 2.6 * scale, MOON, 0.85, 1.8)
    sheet.blit(light, light.get_rect(center=centre))
    across = round(2 * _MOON_RADIUS * scale)
    moon = paper.rounded((across, across), across / 2, [(0, theme.mix(MOON, theme.WHITE, 0.4)), (1, MOON)])
    sheet.blit(paper.grain(moon, 3.0, seed=2, fibres=False), moon.get_rect(center=centre))
    for picture, far in (("bamboo", 0.28), ("hill", 0.0)):
        tone = hex_colour(theme.mix(_LAND, theme.DUSK, far))
        found = assets.scenery(f"hand-over/{picture}", layout.visible, scale)
        if found is not None:
            land = paper.light_edge(paper.silhouette(found[0], tone), theme.EDGE_MOON, 0.3)
            paper.drop(sheet, land, found[1], Shade(8, 0.4, -3).scaled(scale))
    paper.vignette(sheet, 0.5, theme.SHADOW_BOX)
    return opaque(paper.grain(sheet, 2.2, seed=31))


def _frame(layout: Layout) -> pygame.Surface:
    width, height = layout.window_px
    lintel, post = layout.length_to_px(LINTEL), layout.length_to_px(POST)
    sheet = paper.blank(layout.window_px)
    shade = Shade(10, 0.7, 5, colour=_WARM_SHADOW).scaled(layout.scale)
    wood = paper.blank(layout.window_px)
    wood.blit(paper.vertical_gradient((width, lintel), [(0, _WOOD_DARK), (1, _WOOD_LIGHT)]), (0, 0))
    for left in (0, width - post):
        wood.fill(theme.mix(_WOOD_DARK, _WOOD_LIGHT, 0.4), (left, lintel, post, height - lintel))
    paper.drop(sheet, paper.grain(wood, 4.0, seed=5), (0, 0), shade)
    return sheet


def _sheet(look: Theme, size_px: tuple[int, int]) -> pygame.Surface:
    scale = size_px[0] / SHEET.w
    sheet = paper.rounded(
        size_px,
        theme.RADIUS_SHEET * scale,
        [(0, look.paper_light), (1, look.paper_dark)],
        theme.BLOOD,
        line_width=max(1.0, 1.5 * scale),
        line_inset=9 * scale,
        line_opacity=0.6,
    )
    paper.grain(sheet, 4.5, seed=9)
    paper.light_edge(sheet, theme.EDGE_DAY, 0.5)
    return paper.with_shadow(sheet, Shade(18, 0.75, 10, colour=_WARM_SHADOW).scaled(scale))[0]


def _rail(size_px: tuple[int, int]) -> pygame.Surface:
    rail = paper.vertical_gradient(size_px, [(0, _WOOD_LIGHT), (1, _WOOD_DARK)])
    paper.light_edge(paper.grain(rail, 4.0, seed=5), theme.EDGE_MOON, 0.3)
    scale = size_px[1] / RAIL
    return paper.with_shadow(rail, Shade(14, 0.8, 9, colour=_WARM_SHADOW).scaled(scale))[0]
