"""Composes the courtyard: dojo, raked sand and the board for any number of columns and rows, seen from either side."""

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import opaque
from game.engine.geometry import Point
from game.engine.layout import Layout
from game.engine.look.theme import EDGE_MOON, SHADOW_SAND, colour
from game.games.ninjutsu.table.art.board_geometry import BoardGeometry
from game.games.ninjutsu.table.art.cells import Starts, cells, rounded_outline

_SKY = ((-400.0, colour("#2A1218")), (-150.0, colour("#8A3A2A")), (40.0, colour("#E3A860")))
_SAND = (
    (150.0, colour("#A87C48")),
    (260.0, colour("#CBA46C")),
    (620.0, colour("#DDBE8A")),
    (1100.0, colour("#E6CFA0")),
)
_GROUND = 150.0
"""The y at which the sand begins."""

_EVENING = colour("#2A1008")
_FURROW, _RIDGE = "#9E7642", "#F3DFB4"
_LANTERN_LIGHT = colour("#FFC86A")
_LANTERNS = (430.0, 1170.0)
_LEAVES = (
    (404, 250, 26, 20),
    (1190, 420, 24, -35),
    (408, 560, 20, 70),
    (1186, 700, 28, 10),
    (402, 858, 24, -60),
    (1184, 862, 22, 40),
    (1178, 214, 18, 100),
    (-90, 470, 30, 30),
    (1710, 380, 30, -20),
    (1690, 760, 26, 50),
    (-70, 820, 26, -10),
)
"""Fallen leaves where nothing covers them: x, y, size, rotation."""


def backdrop(assets: Assets, size_px: tuple[int, int], court: BoardGeometry, starts: Starts) -> pygame.Surface:
    """The whole courtyard with the board, opaque, as large as the window."""
    layout = Layout(size_px)
    sheet = _sky_and_sand(layout, size_px)
    _rake(sheet, layout, court)
    _dojo(sheet, assets, layout)
    _leaves(sheet, assets, layout)
    _board(sheet, assets, layout, court, starts)
    paper.vignette(sheet, 0.5, _EVENING)
    return opaque(paper.grain(sheet, 2.4, seed=31))


def _sky_and_sand(layout: Layout, size_px: tuple[int, int]) -> pygame.Surface:
    view = layout.visible
    sky = [((y - view.y) / view.h, ink) for y, ink in _SKY]
    sand = [((y - view.y) / view.h, ink) for y, ink in _SAND]
    sheet = paper.vertical_gradient(size_px, sky)
    below = paper.vertical_gradient(size_px, sand)
    ground = max(0, layout.to_px((0, _GROUND))[1])
    sheet.blit(below, (0, ground), (0, ground, *size_px))
    return sheet


def _scene(layout: Layout, body: str) -> pygame.Surface:
    """A drawing in design units for the whole window."""
    view, scale = layout.visible, layout.scale
    moved = f'<g transform="scale({scale}) translate({-view.x},{-view.y})">{body}</g>'
    return paper.drawn(moved, layout.window_px)


def _plinth(court: BoardGeometry, wider: float = 0.0) -> list[Point]:
    """The corners of the board's frame."""
    side, far, near = 0.058, 0.02, 0.05
    corners = (court.at(-side, -far), court.at(1 + side, -far), court.at(1 + side, 1 + near), court.at(-side, 1 + near))
    signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return [Point(c.x + wider * x, c.y + wider * 0.8 * y) for c, (x, y) in zip(corners, signs, strict=True)]


def _rake(sheet: pygame.Surface, layout: Layout, court: BoardGeometry) -> None:
    """Furrows around the board, as monks rake them."""
    view = layout.visible
    reach = max(view.right - 1140, 460 - view.x, 0.0)
    furrows, ridges = "", ""
    for ring in range(1, int(reach / 15) + 1):
        corner = min(0.4, 0.04 + ring * 0.005)
        line = _plinth(court, ring * 15)
        furrows += rounded_outline(line, corner)
        ridges += rounded_outline([Point(p.x + (2 if p.x < 800 else -2), p.y + 2.4) for p in line], corner)
    drawn = _scene(
        layout,
        f'<path d="{furrows}" fill="none" stroke="{_FURROW}" stroke-width="2.4" opacity="0.5"/>'
        f'<path d="{ridges}" fill="none" stroke="{_RIDGE}" stroke-width="1.7" opacity="0.5"/>',
    )
    ground = max(0, layout.to_px((0, _GROUND))[1])
    sheet.blit(drawn, (0, ground), (0, ground, *layout.window_px))


def _dojo(sheet: pygame.Surface, assets: Assets, layout: Layout) -> None:
    """The house along the far side, with two lanterns."""
    for name, shade, edge in (
        ("trees", Shade(8, 0.3, -3, colour=SHADOW_SAND), 0.3),
        ("wall", Shade(14, 0.62, 10, colour=SHADOW_SAND), 0.0),
        ("roof", Shade(9, 0.66, 8, colour=SHADOW_SAND), 0.3),
        ("gable", Shade(10, 0.75, 9, colour=SHADOW_SAND), 0.45),
    ):
        found = assets.scenery(f"ninjutsu/court-{name}", layout.visible, layout.scale)
        if found is None:
            continue
        picture, place = found
        if edge:
            paper.light_edge(picture, EDGE_MOON, edge)
        paper.drop(sheet, picture, place, shade.scaled(layout.scale))
    for x in _LANTERNS:
        light = paper.halo(130 * layout.scale, _LANTERN_LIGHT, 0.7)
        sheet.blit(light, light.get_rect(center=layout.to_px((x, 104))))
        lantern = assets.svg("ninjutsu/court-lantern", layout.size_to_px((68, 95)))
        place = layout.to_px((x - 34, 60))
        paper.drop(sheet, lantern, place, Shade(6, 0.5, 6, colour=SHADOW_SAND).scaled(layout.scale))


def _leaves(sheet: pygame.Surface, assets: Assets, layout: Layout) -> None:
    for x, y, size, turn in _LEAVES:
        large = layout.length_to_px(2 * size)
        leaf = pygame.transform.rotozoom(assets.svg("ninjutsu/leaf", (large, large)), turn, 0.5)
        place = layout.to_px((x, y))
        paper.drop(sheet, leaf, place, Shade(3, 0.5, 3, 2, SHADOW_SAND).scaled(layout.scale))


def _board(sheet: pygame.Surface, assets: Assets, layout: Layout, court: BoardGeometry, starts: Starts) -> None:
    """The lacquer frame and, sunk into it, the cells."""
    frame = _plinth(court)
    below = [Point(p.x, p.y + 18) for p in frame]
    middle = Point(800, sum(p.y for p in frame) / 4)
    line = [Point(p.x + (middle.x - p.x) * 0.012, p.y + (middle.y - p.y) * 0.009) for p in frame]
    body = (
        f'<path d="{rounded_outline(below, 0.02)}" fill="#0B0707"/>'
        f'<path d="{rounded_outline(frame, 0.02)}" fill="#2A1C1C"/>'
        f'<path d="{rounded_outline(line, 0.02)}" fill="none" stroke="#C9963C" stroke-width="2" opacity="0.9"/>'
    )
    plinth = _scene(layout, body)
    paper.light_edge(plinth, EDGE_MOON, 0.35)
    bounds = plinth.get_bounding_rect()
    cut = paper.grain(plinth.subsurface(bounds).copy(), 3.0, seed=5)
    paper.drop(sheet, cut, bounds.topleft, Shade(22, 0.75, 14, colour=SHADOW_SAND).scaled(layout.scale))
    sheet.blit(_scene(layout, cells(assets, court, starts)), (0, 0))
