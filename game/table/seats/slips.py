"""Slips of paper with words on them, drawn over a table."""

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import materials

_CAPTION = theme.HEADING.sized(28)


def draw_paper(canvas: Canvas, box: Rect, *, lit: bool = False) -> None:
    """A slip of paper with a red line around it, `lit` from below if wanted."""
    size_px = canvas.layout.size_to_px(box.size)
    materials.place(canvas, canvas.made(("slip", size_px, lit), lambda: _paper(canvas, size_px, lit=lit)), box)


def draw_caption(canvas: Canvas, words: str, middle: tuple[float, float], high: float = 56.0) -> None:
    """Words over the table, on a slip of their length."""
    wide = min(max(canvas.measure(words, _CAPTION)[0] + 72, 300), 1100)
    box = Rect.around(middle, wide, high)
    draw_paper(canvas, box)
    canvas.text(words, box.inset(30, 4), _CAPTION, "centre", wrap=False)


def _paper(canvas: Canvas, size_px: tuple[int, int], *, lit: bool) -> pygame.Surface:
    look, scale = canvas.theme, canvas.scale
    colours, line = (look.slip_light, look.slip_dark), theme.VERMILION
    body = materials.sheet_face(look, size_px, 12 * scale, colours, line, inset=4 * scale, line_width=1.3 * scale)
    return materials.framed(body, scale, theme.SHADOW_PANEL, theme.GLOW_HOVER if lit else None)
