"""The teacher and his paper: text, chapter progress and the button to go on."""

from dataclasses import dataclass
from typing import TypeAlias

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.table.lesson import art
from game.table.lesson.art import FIGURE, Mood

_WORDS = 23.0
"""The size of his text."""

SHEETS = (660.0, 900.0, 560.0)
"""The widths of the paper, the usual one first: a low or a narrow one may find a place where that does not."""

Size: TypeAlias = tuple[float, float]

_BESIDE = FIGURE[0] - 22
"""The owl overlaps the left edge of his paper."""

_PAD, _TOP, _BOTTOM = 34.0, 12.0, 8.0
_TITLE, _FOOT = 32.0, 52.0
_LETTER = 0.45
"""The approximate width of a letter relative to the font size, used before the first frame."""

_DOT = 11.0


@dataclass(frozen=True)
class Speech:
    """One page of the teacher's words, already translated."""

    title: str
    """The title of the chapter."""

    number: int
    """The number of the page within the chapter, from 0."""

    pages: int
    text: str
    mood: Mood
    yours: str = ""
    """Shown where the player must act; otherwise empty."""


class PaperLayout:
    """The positions of the parts of the paper within its block."""

    def __init__(self, block: Rect) -> None:
        self.block = block
        self.sheet = Rect(block.x + _BESIDE, block.y, block.w - _BESIDE, block.h)
        self.figure = Rect(block.x, block.bottom - FIGURE[1] + 4, *FIGURE)
        inside = self.sheet.inset(_PAD, 0)
        inside = Rect(inside.x, self.sheet.y + _TOP, inside.w, block.h - _TOP - _BOTTOM)
        self.title = Rect(inside.x, inside.y, inside.w, _TITLE - 6)
        self.words = Rect(inside.x, inside.y + _TITLE, inside.w, inside.h - _TITLE - _FOOT)
        self.foot = Rect(inside.x, inside.bottom - _FOOT + 6, inside.w, _FOOT - 6)
        self.next = Rect(self.foot.right - 190, self.foot.y, 190, 48)
        self.second = Rect(self.next.x - 14 - 190, self.foot.y, 190, 48)
        self.back = Rect(self.next.x - 60, self.foot.y, 48, 48)


def guess(text: str) -> tuple[Size, ...]:
    """Estimate the size of the block on each sheet before there is a canvas to measure with."""
    lines = [int(len(text) * _WORDS * _LETTER / (width - 2 * _PAD)) + 1 for width in SHEETS]
    return tuple(
        _size(width, count * _WORDS * theme.BODY.leading + 6) for width, count in zip(SHEETS, lines, strict=True)
    )


def measure(canvas: Canvas, text: str) -> tuple[Size, ...]:
    """Measure the block on each sheet: owl, paper, words, buttons."""
    style = theme.BODY.sized(_WORDS)
    return tuple(_size(width, canvas.measure(text, style, width - 2 * _PAD)[1] + 4) for width in SHEETS)


def draw(canvas: Canvas, layout: PaperLayout, speech: Speech, hop: float = 0.0) -> None:
    """Draw owl and paper; the buttons are widgets. `hop` lifts the owl."""
    panels.draw_sheet(canvas, layout.sheet)
    red = theme.VERMILION_DARK
    canvas.text(speech.title, layout.title, theme.CAPTION.on(red), wrap=False)
    canvas.text(speech.text, layout.words, theme.BODY.sized(_WORDS), stand="top")
    if speech.yours:
        canvas.text(speech.yours, layout.next, theme.LABEL.sized(22).on(red), "right", wrap=False)
    _dots(canvas, layout.foot, speech)
    art.draw_sensei(canvas, layout.figure.moved(0, -hop), speech.mood)


def _dots(canvas: Canvas, foot: Rect, speech: Speech) -> None:
    """Draw a row of dots for the pages: past, current and to come."""
    for page in range(speech.pages):
        side = _DOT if page != speech.number else _DOT + 5
        dot = Rect.around((foot.x + _DOT + page * (_DOT + 7), foot.centre.y), side, side)
        ink = theme.VERMILION if page <= speech.number else canvas.theme.old_paper
        canvas.rounded(dot, side / 2, ink, theme.GOLD_DARK, line_width=1.2)


def _size(width: float, words: float) -> Size:
    return _BESIDE + width, max(_TOP + _TITLE + words + _FOOT + _BOTTOM, FIGURE[1] + 10)
