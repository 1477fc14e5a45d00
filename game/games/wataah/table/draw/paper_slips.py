"""Small things with words on them: ribbons, slips of paper, labels on the carpet."""

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import materials
from game.games.wataah.table.art.pictures import WataahArt

_RIBBON = theme.NAME.sized(25)
_RIBBON_LEAST, _RIBBON_MOST = 260.0, 700.0


def draw_ribbon(canvas: Canvas, art: WataahArt, words: str, at: Rect) -> None:
    """A pointed strip as long as its words."""
    wide = min(max(canvas.measure(words, _RIBBON)[0] + 76, _RIBBON_LEAST), _RIBBON_MOST)
    box = Rect.around(at.centre, wide, at.h)
    canvas.blit_centred(art.ribbon(canvas.layout.size_to_px(box.size)), box.centre)
    canvas.text(words, box.inset(26, 2), _RIBBON.on(theme.VERMILION_LIP), "centre", wrap=False)


def draw_banner(canvas: Canvas, art: WataahArt, kind: str, words: str, box: Rect) -> None:
    """The ribbon of a power with its emblem."""
    canvas.blit_centred(art.banner(canvas.layout.size_to_px(box.size), kind), box.centre)
    inside = Rect(box.x + box.h + 12, box.y + 6, box.w - box.h - 50, box.h - 12)
    canvas.text(words, inside, theme.LABEL.sized(22).on(theme.BRIGHT_TEXT))


def draw_paper(canvas: Canvas, box: Rect) -> None:
    """A slip of paper with a red line around it."""
    scale, size_px = canvas.scale, canvas.layout.size_to_px(box.size)
    face = canvas.made(("wataah slip", size_px), lambda: _paper(size_px, scale))
    materials.place(canvas, face, box)


def draw_caption(canvas: Canvas, words: str, at: Rect) -> None:
    """Words over the table, on a slip as long as they are."""
    style = theme.HEADING.sized(28)
    box = Rect.around(at.centre, min(max(canvas.measure(words, style)[0] + 72, 300), 1100), 56)
    draw_paper(canvas, box)
    canvas.text(words, box.inset(30, 4), style, "centre", wrap=False)


def draw_label(canvas: Canvas, words: str, at: tuple[float, float], width: float = 150.0) -> None:
    """A few light letters on the carpet, on a dark ground so that they can be read."""
    style = theme.SMALL.sized(19).on(theme.LIGHT_TEXT)
    wide = min(canvas.measure(words, style)[0] + 22, width)
    box = Rect.around(at, wide, 27)
    canvas.rounded(box, 13, theme.LACQUER, opacity=0.6)
    canvas.text(words, box.inset(6, 0), style, "centre", wrap=False)


def _paper(size_px: tuple[int, int], scale: float) -> pygame.Surface:
    body = materials.sheet_face(
        size_px,
        12 * scale,
        (theme.SLIP_LIGHT, theme.SLIP_DARK),
        theme.VERMILION,
        inset=4 * scale,
        line_width=1.3 * scale,
    )
    return materials.framed(body, scale, theme.SHADOW_PANEL)
