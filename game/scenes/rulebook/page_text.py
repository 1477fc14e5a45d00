"""Typesets a rulebook page: headings, lists, short paragraphs, and highlights of search hits."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import TextStyle
from game.scenes.rulebook.search import Span, spans
from game.table.rulebook import diagrams
from game.table.rulebook.page import ENTRY, HEADING

TEXT = replace(theme.BODY.sized(24), leading=1.26)
SUBTITLE = theme.HEADING.sized(25).on(theme.BLOOD)

_PARTED = 0.5
"""The gap between two paragraphs, in lines."""

_CUT = 6.0
"""How much of a line may be cut off at the window's edge: no more than its blank margins."""

_INDENT = 26.0
_DIAMOND = 9.0


class TextLine(NamedTuple):
    """One line of a page; `y` counts from the top of the page."""

    words: str
    style: TextStyle
    indent: float
    y: float
    height: float
    marks: tuple[Span, ...]
    begins_entry: bool


class Prose:
    """The text of one page, broken into lines for one width and canvas."""

    def __init__(self, canvas: Canvas, text: str, width: float, query: str = "") -> None:
        self.width = width
        self.lines = list(_lines(canvas, text, width, query))

    @property
    def height(self) -> float:
        """The total height of the lines."""
        return self.lines[-1].y + self.lines[-1].height if self.lines else 0.0

    def draw(self, canvas: Canvas, window: Rect, scrolled: float = 0.0) -> None:
        """Draw the lines that are entirely visible through a window, `scrolled` this far down."""
        with canvas.clipped(window.inset(-12, 0)):
            for line in self.lines:
                top = window.y + line.y - scrolled
                if window.y - _CUT <= top and top + line.height <= window.bottom + _CUT:
                    self._draw_line(canvas, line, window.x + line.indent, top)

    def _draw_line(self, canvas: Canvas, line: TextLine, x: float, y: float) -> None:
        for mark in line.marks:
            brush(canvas, line.words, mark, line.style, Rect(x, y, self.width, line.height))
        if line.begins_entry:
            diagrams.diamond(canvas, (x - _INDENT + _DIAMOND, y + line.height * 0.52), _DIAMOND)
        canvas.text(line.words, Rect(x, y, self.width, line.height), line.style, stand="top", wrap=False)


def brush(canvas: Canvas, words: str, mark: Span, style: TextStyle, line: Rect) -> None:
    """Draw a stroke of gold behind a part of a line."""
    before = canvas.measure(words[: mark.start], style)[0] if mark.start else 0.0
    width = canvas.measure(words[mark.start : mark.end], style)[0]
    height = canvas.measure(words, style)[1]
    stroke = Rect(line.x + before - 4, line.y + height * 0.12, width + 8, height * 0.82)
    canvas.rounded(stroke, 9, theme.GOLD, opacity=0.5)


def _lines(canvas: Canvas, text: str, width: float, query: str) -> Iterator[TextLine]:
    y = 0.0
    for paragraph in filter(None, (part.strip() for part in text.split("\n\n"))):
        words, style, indent = _meant(" ".join(paragraph.split("\n")))
        height = canvas.measure(words, style)[1]
        step = style.size * canvas.writer.size_factor * style.leading
        y += 0.2 * step if style is SUBTITLE and y else 0.0
        marks, start = spans(query, words), 0
        cut = canvas.writer.lines(words, style, canvas.scale, round((width - indent) * canvas.scale))
        for number, line in enumerate(cut):
            here = tuple(_within(marks, start, start + len(line)))
            yield TextLine(line, style, indent, y, height, here, bool(indent) and not number)
            start += len(line) + 1
            y += step
        y += step * (0.12 if style is SUBTITLE else 0.32 if indent else _PARTED)


def _meant(paragraph: str) -> tuple[str, TextStyle, float]:
    """Return the words of a paragraph without its prefix, their style and their indent."""
    if paragraph.startswith(HEADING):
        return paragraph.removeprefix(HEADING), SUBTITLE, 0.0
    if paragraph.startswith(ENTRY):
        return paragraph.removeprefix(ENTRY), TEXT, _INDENT
    return paragraph, TEXT, 0.0


def _within(marks: list[Span], start: int, end: int) -> Iterator[Span]:
    """Yield the parts of marks between two positions, relative to the first."""
    for mark in marks:
        first, last = max(mark.start, start), min(mark.end, end)
        if first < last:
            yield Span(first - start, last - start)
