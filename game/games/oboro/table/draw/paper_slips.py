"""Small things with words on them: the slip beside the stacks, tags, ribbons."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.oboro.table.art.pictures import OboroArt
from game.games.oboro.table.art.signs import number
from game.table.seats.slips import draw_paper

NOTHING = "\N{EN DASH}"
"""Shown where there is no place and no piece."""

_TAG = 32.0
_HEAD, _FOOT = 32.0, 26.0
_EDGE, _RIM = 18.0, 12.0
"""The padding of a slip: at its sides, and at its top and bottom."""

_TAG_STYLE = theme.LABEL.sized(20).on(theme.GOLD_INK)


def draw_slip(canvas: Canvas, box: Rect, head: str, body: str = "", foot: str = "") -> None:
    """A heading, smaller words and a last line on a slip; without that line it needs only a part of the box."""
    if not body:
        style = theme.LABEL.sized(22)
        high = canvas.measure(head, style, box.w - 2 * _EDGE)[1] + 28
        box = Rect.around(box.centre, box.w, min(high, box.h))
        draw_paper(canvas, box)
        canvas.text(head, box.inset(_EDGE, 8), style, "centre")
        return
    style, small = theme.NAME.sized(23), theme.SMALL.on("ink_soft")
    wide = box.w - 2 * _EDGE
    long = canvas.measure(head, style)[0] > wide
    high = 1.5 * _HEAD if long else _HEAD  # a long name takes a second line
    if not foot:
        needed = high + canvas.measure(body, small, wide)[1] + 8 + 2 * _RIM
        box = Rect.around(box.centre, box.w, min(needed, box.h))
    draw_paper(canvas, box)
    inside = box.inset(_EDGE, _RIM)
    canvas.text(head, inside._replace(h=high), style.sized(21) if long else style, wrap=long)
    low = inside.bottom - (_FOOT if foot else 0)
    middle = Rect(inside.x, inside.y + high, inside.w, low - inside.y - high)
    canvas.text(body, middle, small, stand="top" if foot else "middle")
    if foot:
        last = Rect(inside.x, low, inside.w, _FOOT)
        canvas.text(foot, last, theme.FLAVOUR.sized(19).on(theme.VERMILION_DARK), wrap=False)


def draw_tag(
    canvas: Canvas,
    art: OboroArt,
    words: str,
    at: tuple[float, float],
    *,
    alarm: bool = False,
    size: float = _TAG_STYLE.size,
) -> None:
    """A golden tag as long as its words; an alarming one is red and has different ends, to be told by shape too."""
    style = _TAG_STYLE.sized(size)
    width = canvas.measure(words, style)[0] + 44
    box = Rect.around(at, width, _TAG * size / _TAG_STYLE.size)
    if alarm:
        canvas.rounded(box, 7, theme.BLOOD, theme.VERMILION_LINE, line_inset=3, line_width=1.4)
        style = style.on("light_text")
    else:
        canvas.blit_centred(art.highest_tag(canvas.layout.size_to_px(box.size)), at)
    canvas.text(words, box.inset(12, 1), style, "centre", wrap=False)


def draw_ribbon(
    canvas: Canvas, art: OboroArt, suit: str, words: str, at: tuple[float, float], *, size: float = _TAG_STYLE.size
) -> None:
    """A ribbon in a colour, as long as its words."""
    style = _TAG_STYLE.sized(size).on(theme.WHITE)
    box = Rect.around(at, canvas.measure(words, style)[0] + 52, _TAG * size / _TAG_STYLE.size)
    canvas.blit_centred(art.led_ribbon(suit, canvas.layout.size_to_px(box.size)), at)
    canvas.text(words, box.inset(14, 1), style, "centre", wrap=False)


def draw_number(
    canvas: Canvas, value: int, at: tuple[float, float], height: float, ink: theme.Colour, *, opacity: float = 1.0
) -> None:
    """A number in lining figures."""
    figure = canvas.made(("figure", value, height, ink), lambda: number(canvas.assets, value, canvas.px(height), ink))
    canvas.blit_centred(figure, at, opacity)
