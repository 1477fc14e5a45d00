"""Draws the open book itself: a vermilion cover, two leaves of washi, the fold and its red thread."""

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import materials

BOOK = Rect(40, 22, 1520, 772)
"""The cover. The leaves lie slightly inside it."""

LEFT = Rect(54, 34, 372, 748)
RIGHT = Rect(426, 34, 1120, 748)

_CORNER = 10.0
_EDGES = 3
"""The number of leaves that show beneath the upper one on either side."""

_FOLD = 46.0
"""The width of the fold's shadow on a leaf."""

_STITCHES = 7


def draw_book(canvas: Canvas) -> None:
    """Draw the open book without text."""
    size_px = canvas.layout.rect_to_px(BOOK)[2:]
    materials.place(canvas, canvas.made(("open book", size_px), lambda: _book(canvas, size_px)), BOOK)


def _book(canvas: Canvas, size_px: tuple[int, int]) -> pygame.Surface:
    scale = canvas.scale
    cover = paper.rounded(
        size_px,
        16 * scale,
        [(0.0, theme.VERMILION_DARK), (1.0, theme.BLOOD)],
        theme.GOLD_LINE,
        line_width=max(1.0, 1.4 * scale),
        line_inset=4 * scale,
        line_opacity=0.7,
    )
    paper.grain(cover, 4.0, 12)
    paper.light_edge(cover, hex_colour(theme.EDGE_MOON), 0.4)
    for leaf in (LEFT, RIGHT):
        _lay_leaf(canvas, cover, leaf)
    _draw_thread(cover, scale)
    return materials.framed(cover, scale, theme.SHADOW_PANEL)


def _lay_leaf(canvas: Canvas, cover: pygame.Surface, leaf: Rect) -> None:
    """Draw one side of the book: the edges of the leaves below, then the leaf with the shadow of the fold."""
    look, scale = canvas.theme, canvas.scale
    outwards = -1 if leaf is LEFT else 1
    x, y = (leaf.x - BOOK.x) * scale, (leaf.y - BOOK.y) * scale
    size = (round(leaf.w * scale), round(leaf.h * scale))
    for edge in range(_EDGES, 0, -1):
        under = paper.rounded(size, _CORNER * scale, theme.mix(look.paper_dark, theme.PAPER_LIP, 0.18 * edge))
        shade = paper.Shade(2 * scale, 0.4, 1 * scale)
        paper.drop(cover, under, (x + outwards * 2.4 * edge * scale, y + 1.6 * edge * scale), shade)
    sheet = paper.rounded(
        size, _CORNER * scale, [(0.0, look.paper_light), (1.0, theme.mix(look.paper_light, look.paper_dark, 0.7))]
    )
    _shade_fold(sheet, scale, at_right=leaf is LEFT)
    paper.grain(sheet, 3.4, seed=5 if leaf is LEFT else 6)
    paper.light_edge(sheet, hex_colour(theme.EDGE_DAY), 0.5)
    paper.drop(cover, sheet, (x, y), paper.Shade(3 * scale, 0.4, 1.5 * scale))


def _shade_fold(sheet: pygame.Surface, scale: float, *, at_right: bool) -> None:
    """Darken a leaf gradually towards the fold."""
    width = max(2, round(_FOLD * scale))
    shade = paper.blank((width, 1))
    for column in range(width):
        near = (column + 0.5) / width
        shade.set_at((column, 0), (*theme.SHADOW_SAND, round(120 * near**2.4)))
    if not at_right:
        shade = pygame.transform.flip(shade, True, False)
    shade = pygame.transform.scale(shade, (width, sheet.get_height()))
    sheet.blit(shade, (sheet.get_width() - width if at_right else 0, 0))


def _draw_thread(cover: pygame.Surface, scale: float) -> None:
    """Draw the binding: a red thread along the fold that dips into the paper at every stitch."""
    x = (RIGHT.x - BOOK.x) * scale
    top, foot = (LEFT.y - BOOK.y) * scale, (LEFT.bottom - BOOK.y) * scale
    step = (foot - top) / _STITCHES
    red, dark = hex_colour(theme.VERMILION), hex_colour(theme.VERMILION_LIP)
    parts = [f'<path d="M{x} {top} V{foot}" stroke="{dark}" stroke-width="{3.4 * scale}" opacity="0.7"/>']
    for stitch in range(_STITCHES):
        start, end = top + (stitch + 0.12) * step, top + (stitch + 0.88) * step
        parts.append(
            f'<path d="M{x} {start} V{end}" stroke="{red}" stroke-width="{2.6 * scale}" stroke-linecap="round"/>'
            f'<circle cx="{x}" cy="{end}" r="{3.6 * scale}" fill="{dark}"/>'
        )
    cover.blit(paper.drawn("".join(parts), cover.get_size()), (0, 0))
