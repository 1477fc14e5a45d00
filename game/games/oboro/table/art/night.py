"""Composes the night of Oboro for a window of any shape: hazy moon, roofs, a veranda, the round lacquer table."""

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.panorama import Panorama, Plane
from game.engine.draw.shapes import opaque
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.look.theme import EDGE_MOON, SHADOW_NIGHT, colour
from game.games.oboro.table.art import colours

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
"""The painted area; a wider window gets folding screens at its sides."""

_TABLE = Rect.around((800, 612), 2 * 985 * 0.965, 2 * 432 * 0.955)
"""The part of the table with the wave pattern."""

_MOON_ON_TABLE = (800.0, 362.0)


_BEHIND = (
    Plane("night-moon"),
    Plane("night-haze"),
    Plane("night-town-far", 8, 0.31, -2, edge=0.35),
    Plane("night-mist"),
    Plane("night-town-middle", 9, 0.47, -2, edge=0.40),
    Plane("night-town-near", 9, 0.51, -2, edge=0.43),
    Plane("veranda-left", 10, 0.55, -3, edge=0.31, grain=3.4),
    Plane("veranda-right", 10, 0.55, -3, edge=0.31, grain=3.4),
    Plane("veranda-foot", grain=3.4),
    Plane("table", 18, 0.75, -6, edge=0.51, grain=3.2),
)


def backdrop(assets: Assets, size_px: tuple[int, int]) -> pygame.Surface:
    """The whole night with the empty table, opaque, as large as the window."""
    layout = Layout(size_px)
    night = Panorama(assets, "oboro", layout, SHADOW_NIGHT, EDGE_MOON)
    sheet = night.sky(_SKY)
    ground = layout.to_px((0, 900))[1]
    sheet.fill(_FLOOR, (0, ground, size_px[0], size_px[1] - ground))
    for plane in _BEHIND:
        night.lay(sheet, plane)
    _waves(sheet, assets, layout)
    _moonlight(sheet, layout)
    night.lay(sheet, Plane("table-moon"))
    night.wings(sheet, _PAINTED, ("#141A22", "#20303A", "#10161C"))
    paper.vignette(sheet, 0.45, _DARK)
    return opaque(paper.grain(sheet, 2.3, seed=31))


def _waves(sheet: pygame.Surface, assets: Assets, layout: Layout) -> None:
    """The wave pattern in the lacquer, faint, from one tile."""
    left, top, width, height = layout.rect_to_px(_TABLE)
    # Twice as wide as high in whole pixels, so that the tiles join without gaps.
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


def _moonlight(sheet: pygame.Surface, layout: Layout) -> None:
    """The pool of light around the moon that lies on the table."""
    light = paper.halo(layout.length_to_px(300), colours.HAZY, 0.60, 1.5)
    pool = pygame.transform.smoothscale(light, layout.size_to_px((1080, 590)))
    sheet.blit(pool, pool.get_rect(center=layout.to_px(_MOON_ON_TABLE)))
