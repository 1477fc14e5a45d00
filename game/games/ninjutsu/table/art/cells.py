"""Draws the cells of the board and the signs that lie on them: legal, attack, selected, trace."""

from collections.abc import Sequence

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.games.ninjutsu.table.art import colours
from game.games.ninjutsu.table.art.board_geometry import BoardGeometry

Cells = Sequence[tuple[int, int]]
Starts = tuple[Cells, Cells]
"""The cells, as (column, row), where red and black set up."""

_AMBER = "#7A4A16"


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


def cells(assets: Assets, court: BoardGeometry, starts: Starts) -> str:
    """All cells as SVG: sand, or the colour of the side that sets up there with its sign pressed in."""
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
    """A side's sign in a cell, in the perspective of the board."""
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
    """A slightly lighter or darker wood tone for each cell, always the same."""
    share = ((row * 7 + column * 13) % 11 - 5) / 100
    return ("#ffffff" if share > 0 else "#000000"), abs(share)


def mark(court: BoardGeometry, column: int, row: int, kind: str, scale: float) -> pygame.Surface:
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
        # A dark line outside the light one: pale gold alone would not show on sand.
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
    """The shape that shows a state without colour: a diamond to go to, crossed blades to fight, small dots."""
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
