"""Composes the night of Oboro for a window of any shape: hazy moon, roofs, a veranda, the round lacquer table."""

from typing import NamedTuple

import pygame

from game.engine import paper
from game.engine.assets import Assets
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.paper import Shade
from game.engine.shapes import opaque
from game.engine.theme import EDGE_MOON, SHADOW_NIGHT, colour
from game.games.oboro.table import art_colours as colours

_SKY = (
    (-300.0, colour("#0C121C")),
    (0.0, colour("#141D29")),
    (80.0, colour("#24424F")),
    (160.0, colour("#5C8886")),
    (245.0, colour("#B4C0A0")),
)
_FLOOR = colour("#0A0E12")
_DARK = colour("#050A0E")
_PAINTED = Rect(-520, -400, 2640, 1700)
"""What is painted; a window that shows more gets folding screens at its sides."""

_TABLE = Rect.around((800, 612), 2 * 985 * 0.965, 2 * 432 * 0.955)
"""The part of the table with the wave pattern."""

_MOON_ON_TABLE = (800.0, 362.0)


class _Part(NamedTuple):
    """One sheet of paper in the night and how it lies on what is behind it."""

    name: str
    blur: float = 0.0
    opacity: float = 0.0
    down: float = 0.0
    edge: float = 0.0
    grain: float = 0.0


_BEHIND = (
    _Part("night-moon"),
    _Part("night-haze"),
    _Part("night-town-far", 8, 0.31, -2, edge=0.35),
    _Part("night-mist"),
    _Part("night-town-middle", 9, 0.47, -2, edge=0.40),
    _Part("night-town-near", 9, 0.51, -2, edge=0.43),
    _Part("veranda-left", 10, 0.55, -3, edge=0.31, grain=3.4),
    _Part("veranda-right", 10, 0.55, -3, edge=0.31, grain=3.4),
    _Part("veranda-foot", grain=3.4),
    _Part("table", 18, 0.75, -6, edge=0.51, grain=3.2),
)


def backdrop(assets: Assets, size_px: tuple[int, int]) -> pygame.Surface:
    """The whole night with the empty table, opaque, as large as the window."""
    layout = Layout(size_px)
    view = layout.visible
    sheet = paper.vertical_gradient(size_px, [((y - view.y) / view.h, shade) for y, shade in _SKY])
    ground = layout.to_px((0, 900))[1]
    sheet.fill(_FLOOR, (0, ground, size_px[0], size_px[1] - ground))
    for part in _BEHIND:
        _lay(sheet, assets, part, layout)
    _waves(sheet, assets, layout)
    _moonlight(sheet, assets, layout)
    _screens(sheet, layout)
    paper.vignette(sheet, 0.45, _DARK)
    return opaque(paper.grain(sheet, 2.3, seed=31))


def _lay(sheet: pygame.Surface, assets: Assets, part: _Part, layout: Layout) -> None:
    """Lay one sheet of paper where it belongs."""
    found = assets.scenery(f"oboro/{part.name}", layout.visible, layout.scale)
    if found is None:
        return
    picture, place = found
    if part.grain:
        paper.grain(picture, part.grain, seed=5)
    if part.edge:
        paper.light_edge(picture, EDGE_MOON, part.edge)
    if part.blur:
        shade = Shade(part.blur, part.opacity, part.down, colour=SHADOW_NIGHT)
        paper.drop(sheet, picture, place, shade.scaled(layout.scale))
    else:
        sheet.blit(picture, place)


def _waves(sheet: pygame.Surface, assets: Assets, layout: Layout) -> None:
    """The wave pattern in the lacquer, faint, from one tile."""
    left, top, width, height = layout.rect_to_px(_TABLE)
    # Twice as wide as high in whole pixels, so that the tiles meet.
    high = max(2, layout.length_to_px(46))
    tile = assets.svg("oboro/table-waves", (2 * high, high))
    shown = pygame.Rect(left, top, width, height).clip(sheet.get_rect())
    if not shown.size[0] or not shown.size[1]:
        return
    pattern = paper.blank(shown.size)
    for x in range(0, shown.width, 2 * high):
        for y in range(0, shown.height, high):
            pattern.blit(tile, (x, y))
    oval = paper.drawn(
        f'<ellipse cx="{left - shown.x + width / 2}" cy="{top - shown.y + height / 2}"'
        f' rx="{width / 2}" ry="{height / 2}" fill="#ffffff"/>',
        shown.size,
    )
    sheet.blit(paper.fade(paper.clip_to(pattern, oval), 0.18), shown)


def _moonlight(sheet: pygame.Surface, assets: Assets, layout: Layout) -> None:
    """The moon lies on the table, in a pool of its light."""
    light = paper.halo(layout.length_to_px(300), colours.HAZY, 0.60, 1.5)
    pool = pygame.transform.smoothscale(light, layout.size_to_px((1080, 590)))
    sheet.blit(pool, pool.get_rect(center=layout.to_px(_MOON_ON_TABLE)))
    _lay(sheet, assets, _Part("table-moon"), layout)


def _screens(sheet: pygame.Surface, layout: Layout) -> None:
    """Cover what lies beyond the painting in very wide windows."""
    left = layout.to_px((_PAINTED.x, 0))[0]
    right = layout.to_px((_PAINTED.right, 0))[0]
    if left <= 0:
        return
    wing = paper.vertical_gradient((left, sheet.get_height()), [(0, "#141A22"), (0.5, "#20303A"), (1, "#10161C")])
    paper.grain(wing, 4.0, seed=8)
    for place in (0, right):
        paper.drop(sheet, wing, (place, 0), Shade(16, 0.7, 0, colour=SHADOW_NIGHT).scaled(layout.scale))
