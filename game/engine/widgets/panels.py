"""What screens put their widgets on: paper sheets, lacquer trays, the floor, page titles."""

from collections.abc import Callable

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.look.theme import TextStyle
from game.engine.text.writer import Align
from game.engine.widgets import materials

_RULE = 1.4
"""How thick a gold line across a sheet is."""


def draw_sheet(canvas: Canvas, rect: Rect, heading: str = "") -> Rect:
    """Draw a sheet of paper with a fine rim and an optional heading; returns the area for its contents."""
    size_px = canvas.layout.rect_to_px(rect)[2:]
    face = canvas.made(("sheet", size_px), lambda: _sheet(canvas, size_px))
    materials.place(canvas, face, rect)
    inside = rect.inset(theme.INSIDE, 26)
    if not heading:
        return inside
    canvas.text(heading, Rect(inside.x, inside.y, inside.w, 40), theme.HEADING, wrap=False)
    return Rect(inside.x, inside.y + 52, inside.w, inside.h - 52)


def draw_tray(canvas: Canvas, rect: Rect) -> Rect:
    """Draw a lacquer tray with a gold line; returns the area for its contents."""
    size_px, scale = canvas.layout.rect_to_px(rect)[2:], canvas.scale
    face = canvas.made(("tray", size_px), lambda: _tray(size_px, scale))
    materials.place(canvas, face, rect)
    return rect.inset(20)


def draw_rule(canvas: Canvas, rect: Rect, y: float) -> None:
    """Draw a thin gold line across a sheet at the height `y`."""
    # A whole number of pixels, minus a little so that rounding adds none: all lines of a sheet are equally thick.
    high = (canvas.px(_RULE) - 0.01) / canvas.scale
    canvas.rounded(Rect(rect.x, y - high / 2, rect.w, high), 0, theme.GOLD_DARK, opacity=0.45)


def draw_floor(canvas: Canvas, words: str = "") -> None:
    """Draw the dark floor along the lower edge of the window, with the keys that work here."""
    seen = canvas.visible
    top = DESIGN.bottom - theme.FLOOR_HEIGHT
    floor = Rect(seen.x, top, seen.w, seen.bottom - top)
    size_px, scale = canvas.layout.rect_to_px(floor)[2:], canvas.scale
    canvas.blit(canvas.made(("floor", size_px), lambda: _floor(size_px, scale)), (floor.x, floor.y))
    if words:
        box = Rect(DESIGN.x, top, DESIGN.w, theme.FLOOR_HEIGHT).inset(theme.MARGIN, 0)
        canvas.text(words, box, theme.FLOOR, "centre")


def draw_moment(canvas: Canvas, words: str) -> None:
    """Dim what is shown and ask for a moment: something takes longer than a blink."""
    canvas.dim(0.35)
    style = theme.LABEL.sized(26).on("lacquer_text")
    box = Rect.around(DESIGN.centre, canvas.measure(words, style)[0] + 80, 74)
    canvas.rounded(box, box.h / 2, theme.LACQUER, theme.GOLD_LINE, line_inset=5, opacity=0.94)
    canvas.text(words, box.inset(30, 8), style, "centre", wrap=False)


def key_words(say: Callable[..., str], *pairs: tuple[str, str]) -> str:
    """Text for the floor: each pair is a key of the keyboard (`tab`) and the text key of what it does."""
    # A key and its meaning are never broken across lines.
    spoken = [say("key.means", button=say(f"key.{key}"), meaning=say(what)) for key, what in pairs]
    spoken = [words.replace(" ", "\N{NO-BREAK SPACE}") for words in spoken]
    return "     ".join(spoken)


def draw_title(
    canvas: Canvas, words: str, box: Rect, style: TextStyle = theme.PAGE_TITLE, align: Align = "left"
) -> None:
    """Draw large text cut from paper with a gold gradient."""
    scale = canvas.scale
    size_px = canvas.layout.rect_to_px(box)[2:]
    block = canvas.writer.block(words, style, theme.WHITE, scale, size_px, align=align, wrap=False)
    face = canvas.made(("title", words, style, size_px), lambda: _title(block, scale))
    width, height = block.get_width() / scale, block.get_height() / scale
    left = {"left": 0.0, "centre": (box.w - width) / 2, "right": box.w - width}[align]
    materials.place(canvas, face, Rect(box.x + left, box.y + (box.h - height) / 2, width, height))


def _sheet(canvas: Canvas, size_px: tuple[int, int]) -> pygame.Surface:
    look, scale = canvas.theme, canvas.scale
    body = materials.sheet_face(
        look,
        size_px,
        theme.RADIUS_SHEET * scale,
        (look.paper_light, look.paper_dark),
        theme.GOLD_DARK,
        inset=9 * scale,
        line_width=look.edge_line * scale,
    )
    return materials.framed(body, scale, theme.SHADOW_PANEL)


def _tray(size_px: tuple[int, int], scale: float) -> pygame.Surface:
    body = paper.rounded(
        size_px,
        theme.RADIUS_PANEL * scale,
        [(0.0, theme.mix(theme.LACQUER_DARK, theme.LACQUER_LIGHT, 0.2)), (1.0, theme.LACQUER)],
        theme.GOLD_LINE,
        line_width=max(1.0, 1.5 * scale),
        line_inset=8 * scale,
        line_opacity=0.85,
    )
    paper.grain(body, 3.5, 6)
    paper.light_edge(body, hex_colour(theme.EDGE_MOON), 0.3)
    return materials.framed(body, scale, theme.SHADOW_PANEL)


def _floor(size_px: tuple[int, int], scale: float) -> pygame.Surface:
    floor = paper.vertical_gradient(
        size_px, [(0.0, theme.mix(theme.LACQUER, theme.VERMILION_LIP, 0.18)), (1.0, theme.LACQUER_LIP)]
    )
    paper.grain(floor, 3.0, 8, fibres=False)
    edge = paper.rounded((size_px[0], max(1, round(1.5 * scale))), 0, theme.GOLD_DARK)
    floor.blit(paper.fade(edge, 0.5), (0, 0))
    return floor


def _title(block: pygame.Surface, scale: float) -> pygame.Surface:
    graded = paper.vertical_gradient(
        block.get_size(), [(0.25, theme.MOON), (0.55, theme.GOLD_LIGHT), (0.8, theme.GOLD)]
    )
    body = paper.clip_to(paper.grain(graded, 4.0, 3), block)
    paper.light_edge(body, hex_colour(theme.EDGE_DAY), 0.5)
    return materials.framed(body, scale, theme.SHADOW_FIGURE)
