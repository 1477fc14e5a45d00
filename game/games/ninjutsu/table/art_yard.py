"""Composes the courtyard: dojo, raked sand and the board for any number of columns and rows, seen from either side."""

from collections.abc import Sequence

import pygame

from game.engine import paper
from game.engine.assets import Assets
from game.engine.geometry import Point, Rect
from game.engine.layout import Layout
from game.engine.paper import Shade
from game.engine.shapes import hex_colour, opaque
from game.engine.theme import EDGE_MOON, SHADOW_SAND, colour
from game.games.ninjutsu.table import art_colours as colours
from game.games.ninjutsu.table.art_court import Court

Cells = Sequence[tuple[int, int]]
Starts = tuple[Cells, Cells]
"""The cells, as (column, row), on which red and on which black set up."""

_SKY = ((-400.0, colour("#2A1218")), (-150.0, colour("#8A3A2A")), (40.0, colour("#E3A860")))
_SAND = (
    (150.0, colour("#A87C48")),
    (260.0, colour("#CBA46C")),
    (620.0, colour("#DDBE8A")),
    (1100.0, colour("#E6CFA0")),
)
_GROUND = 150.0
"""Where the sand begins."""

_EVENING = colour("#2A1008")
_FURROW, _RIDGE = "#9E7642", "#F3DFB4"
_AMBER = "#7A4A16"
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
"""Fallen leaves in the places that nothing covers: x, y, size, turn."""


def backdrop(assets: Assets, size_px: tuple[int, int], court: Court, starts: Starts) -> pygame.Surface:
    """The whole courtyard with the board, opaque, as large as the window."""
    layout = Layout(size_px)
    sheet = _sky_and_sand(layout, size_px)
    _rake(sheet, layout, court)
    _dojo(sheet, assets, layout)
    _leaves(sheet, assets, layout)
    _board(sheet, assets, layout, court, starts)
    paper.vignette(sheet, 0.5, _EVENING)
    return opaque(paper.grain(sheet, 2.4, seed=31))


def rounded_outline(points: Sequence[Point], share: float) -> str:
    """A polygon with rounded corners as path data; `share` of each side goes into a corner."""
    path = ""
    for index, here in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        start = (here.x + (before.x - here.x) * share, here.y + (before.y - here.y) * share)
        end = (here.x + (after.x - here.x) * share, here.y + (after.y - here.y) * share)
        path += f"{'L' if index else 'M'}{start[0]:.2f} {start[1]:.2f} "
        path += f"Q{here.x:.2f} {here.y:.2f} {end[0]:.2f} {end[1]:.2f} "
    return path + "Z"


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
    """Something drawn in design units for the whole window."""
    view, scale = layout.visible, layout.scale
    moved = f'<g transform="scale({scale}) translate({-view.x},{-view.y})">{body}</g>'
    return paper.drawn(moved, layout.window_px)


def _plinth(court: Court, wider: float = 0.0) -> list[Point]:
    """The corners of the board's frame."""
    side, far, near = 0.036, 0.02, 0.016
    corners = (court.at(-side, -far), court.at(1 + side, -far), court.at(1 + side, 1 + near), court.at(-side, 1 + near))
    signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return [Point(c.x + wider * x, c.y + wider * 0.8 * y) for c, (x, y) in zip(corners, signs, strict=True)]


def _rake(sheet: pygame.Surface, layout: Layout, court: Court) -> None:
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


def _board(sheet: pygame.Surface, assets: Assets, layout: Layout, court: Court, starts: Starts) -> None:
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
    sheet.blit(_scene(layout, _cells(assets, court, starts)), (0, 0))


def _cells(assets: Assets, court: Court, starts: Starts) -> str:
    """All cells as drawing: sand, or the colour of the side that sets up there with its sign pressed in."""
    owner = {cell: side for side, cells in zip(colours.SIDES, starts, strict=True) for cell in cells}
    body = ""
    for row in range(court.rows):
        for column in range(court.columns):
            side = owner.get((column, row))
            base = paper.mix(colours.CELLS[side], *_uneven(column, row))
            outline = court.outline(column, row, 0.028)
            inner = court.outline(column, row, 0.075)
            thread = hex_colour(paper.mix(base, "#ffffff", 0.3))
            sunk = [Point(p.x, p.y - 2.5) for p in outline]
            body += (
                f'<path d="{rounded_outline(sunk, 0.06)}" fill="{hex_colour(paper.mix(base, "#000000", 0.55))}"/>'
                f'<path d="{rounded_outline(outline, 0.06)}" fill="{hex_colour(base)}"/>'
                f'<path d="{rounded_outline(inner, 0.06)}" fill="none" stroke="{thread}"'
                ' stroke-width="1.3" opacity="0.6"/>'
            )
            if side:
                body += _pressed(assets, side, court.centre(column, row), outline, base)
    return body


def _pressed(assets: Assets, side: str, centre: Point, outline: Sequence[Point], base: pygame.Color) -> str:
    """A side's sign in a cell, lying flat as the board does."""
    tall = outline[3].y - outline[0].y
    wide = outline[2].x - outline[3].x
    height = tall * 0.56
    width = min(wide * 0.5, height * 1.35)
    ink = hex_colour(paper.mix(base, "#000000", 0.17))
    sign = assets.body(f"ninjutsu/crest-{side}", {"#000000": ink, "#ffffff": hex_colour(base)})
    place = (
        f"translate({centre.x - width / 2:.2f},{centre.y - height / 2:.2f}) scale({width / 100:.4f},{height / 100:.4f})"
    )
    return f'<g transform="{place}">{sign}</g>'


def _uneven(column: int, row: int) -> tuple[str, float]:
    """No two boards of wood are alike: a little lighter or darker, always the same."""
    share = ((row * 7 + column * 13) % 11 - 5) / 100
    return ("#ffffff" if share > 0 else "#000000"), abs(share)


def mark(court: Court, column: int, row: int, kind: str, scale: float) -> pygame.Surface:
    """The sign of a cell's state, centred on the cell: "legal", "attack", "selected" or "trace"."""
    centre = court.centre(column, row)
    outline = [Point(p.x - centre.x, p.y - centre.y) for p in court.outline(column, row, 0.04)]
    half = Point(max(abs(p.x) for p in outline) + 12, max(abs(p.y) for p in outline) + 12)
    box = Rect(0, 0, 2 * half.x, 2 * half.y)
    shape = rounded_outline([Point(p.x + half.x, p.y + half.y) for p in outline], 0.07)
    deep = outline[3].y - outline[0].y
    fill, edge, opacity = colours.MARKS[kind]
    size = (round(box.w * scale), round(box.h * scale))
    body = f'<path d="{shape}" fill="{fill}" opacity="{opacity}"/>'
    if kind != "trace":
        # A dark thread outside the light one: pale gold alone would be lost on sand.
        body += f'<path d="{shape}" fill="none" stroke="{_AMBER}" stroke-width="6" opacity="0.8"/>'
        body += f'<path d="{shape}" fill="none" stroke="{edge}" stroke-width="3.2"/>'
    sign = paper.drawn(body + _sign(kind, half, deep, edge), size, box.size)
    if kind == "trace":
        return sign
    soft, padding = paper.shadow(
        paper.drawn(f'<path d="{shape}" fill="none" stroke="#000000" stroke-width="4"/>', size, box.size),
        5 * scale,
        0.7,
        fill,
    )
    soft.blit(sign, (padding, padding))
    return soft


def _sign(kind: str, middle: Point, deep: float, ink: str) -> str:
    """The shape that tells a state without its colour: a diamond to go to, crossed blades to fight, small dots."""
    x, y, r = middle.x, middle.y - deep * 0.06, deep * 0.14
    if kind == "legal":
        diamond = f"M{x} {y - r} L{x + 1.7 * r} {y} L{x} {y + r} L{x - 1.7 * r} {y} Z"
        return f'<path d="{diamond}" fill="{ink}" stroke="{_AMBER}" stroke-width="2"/>'
    if kind == "attack":
        wide, low = deep * 0.62, deep * 0.36
        return "".join(
            f'<path d="M{x + sx * wide} {middle.y + sy * low} h{-sx * r * 1.6} M{x + sx * wide} {middle.y + sy * low}'
            f' v{-sy * r * 1.6}" stroke="{ink}" stroke-width="4.5" stroke-linecap="round"/>'
            for sx in (-1, 1)
            for sy in (-1, 1)
        )
    if kind == "trace":
        return f'<ellipse cx="{x}" cy="{y}" rx="{r * 1.5}" ry="{r}" fill="none" stroke="{ink}" stroke-width="2.6"/>'
    return ""
