"""Small things with words on them: ribbons, banners, labels on the carpet."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.wataah.table.art.pictures import WataahArt

RIBBON = 25.0
"""The size of the words on the ribbon that says whose turn it is."""

_RIBBON_LEAST, _RIBBON_MOST = 260.0, 700.0


def draw_ribbon(canvas: Canvas, art: WataahArt, words: str, at: Rect, size: float = RIBBON) -> None:
    """A pointed strip as long as its words; larger words stay within `at`."""
    style = theme.NAME.sized(size).on(theme.VERMILION_LIP)
    most = at.w if size > RIBBON else _RIBBON_MOST
    wide = min(max(canvas.measure(words, style)[0] + 76, _RIBBON_LEAST), most)
    box = Rect.around(at.centre, wide, at.h)
    canvas.blit_centred(art.ribbon(canvas.layout.size_to_px(box.size)), box.centre)
    canvas.text(words, box.inset(26, 2), style, "centre", wrap=False)


def draw_banner(canvas: Canvas, art: WataahArt, kind: str, words: str, box: Rect) -> None:
    """The ribbon of a power with its emblem."""
    canvas.blit_centred(art.banner(canvas.layout.size_to_px(box.size), kind), box.centre)
    inside = Rect(box.x + box.h + 12, box.y + 6, box.w - box.h - 50, box.h - 12)
    canvas.text(words, inside, theme.LABEL.sized(22).on("bright_text"))


def draw_label(canvas: Canvas, words: str, at: tuple[float, float], width: float = 150.0) -> None:
    """A few light letters on the carpet, on a dark ground so that they can be read."""
    style = theme.SMALL.sized(19).on("light_text")
    wide = min(canvas.measure(words, style)[0] + 22, width)
    box = Rect.around(at, wide, 27)
    canvas.rounded(box, 13, theme.LACQUER, opacity=0.6)
    canvas.text(words, box.inset(6, 0), style, "centre", wrap=False)
