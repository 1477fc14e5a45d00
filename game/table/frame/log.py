"""The log at the right edge: events in words. Clicking a line highlights the place it is about."""

from collections.abc import Callable

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.engine.widgets.button import IconButton
from game.engine.widgets.widget import Area, Widget
from game.table.face.log_line import LogLine
from game.table.face.zones import LOG_TOP
from game.table.frame.chrome import Control, Framed

_WIDTH = 410.0
_BOTTOM = 700.0
_HEAD = 74.0
_LINE = 52.0
_SHOWN = int((_BOTTOM - LOG_TOP - _HEAD - 20) // _LINE)
_STYLE = theme.SMALL
_ICON = 30.0

POINTED_FOR = 1.6
"""Seconds for which the place of a clicked line is highlighted."""


class LineNumber(Framed, frozen=True, tag="log"):
    """Which line of the log it is."""

    number: int


class Log:
    """Lines, newest last. Collapsed until opened."""

    def __init__(self, title: str, draw_icon: Callable[[Canvas, str, Rect], None] | None = None) -> None:
        """`draw_icon` draws the icons of lines; without it they have none."""
        self.lines: list[LogLine] = []
        self.open = False
        self.title = title
        self._draw_icon = draw_icon
        self._above = 0
        """How many of the newest lines are scrolled out of view."""
        self._pointed: str | None = None
        self._pointed_for = 0.0

    @property
    def pointed(self) -> str | None:
        """The highlighted place of a clicked line, if any."""
        return self._pointed if self._pointed_for > 0 else None

    @property
    def readable(self) -> list[int]:
        """The numbers of the lines that may still be read."""
        full = max((line.fills for line in self.lines if line.fills is not None), default=0)
        return [number for number, line in enumerate(self.lines) if line.page is None or line.page >= full]

    def point(self, number: int) -> None:
        """Highlight the place of a line."""
        self._pointed, self._pointed_for = self.lines[number].place, POINTED_FOR

    def update(self, dt: float) -> None:
        """Advance time."""
        self._pointed_for -= dt

    def add(self, line: LogLine) -> None:
        """Append a line."""
        self.lines.append(line)
        if self._above:
            self._above += 1  # keeps the lines being read in place

    def drop_to(self, count: int) -> None:
        """Drop all but the first `count` lines, after an undo."""
        del self.lines[count:]
        self._above = 0

    def toggle(self) -> None:
        """Open or collapse the log."""
        self.open = not self.open
        self._above = 0

    def put_away(self) -> None:
        """Collapse the log and highlight nothing: another player comes to the table."""
        self.open = False
        self._above = 0
        self._pointed_for = 0.0

    def scroll(self, notches: int) -> None:
        """Scroll back (positive) or forward."""
        most = max(0, len(self.readable) - _SHOWN)
        self._above = min(max(self._above + notches, 0), most)

    def sheet(self, right: float) -> Rect | None:
        """Return the rectangle of the open log, at the right edge of the visible area."""
        return self._rect(right) if self.open else None

    def contains(self, at: tuple[float, float], right: float) -> bool:
        """Return whether a point lies on the open log."""
        return self.open and self._rect(right).contains(at)

    def widgets(self, right: float, top: float = LOG_TOP) -> list[Widget]:
        """Return the tab at the right; or, while the log is open, the button that collapses it and its visible lines.

        `top` is the upper edge of the tab.
        """
        if not self.open:
            return [IconButton(Control("log"), Rect(right - 66, top, 54, 54), "log", "paper", label=self.title)]
        sheet = self._rect(right)
        found: list[Widget] = [
            IconButton(Control("log"), Rect(sheet.right - 70, sheet.y + 18, 48, 48), "close", "paper")
        ]
        for number, rect in self._visible(sheet):
            found.append(Area(LineNumber(number), rect, radius=theme.RADIUS_SLIP))
        return found

    def draw(self, canvas: Canvas) -> None:
        """Draw the open log; the buttons are widgets and draw themselves."""
        if not self.open:
            return
        sheet = self._rect(canvas.visible.right)
        panels.draw_sheet(canvas, sheet)
        canvas.text(self.title, Rect(sheet.x + 34, sheet.y + 16, 240, 52), theme.HEADING, wrap=False)
        for number, rect in self._visible(sheet):
            line = self.lines[number]
            if line.seat is not None:
                mark = Rect(rect.x, rect.y + 10, 5, rect.h - 20)
                canvas.rounded(mark, 2, canvas.theme.seats[line.seat])
            self.draw_icon(canvas, line, Rect(rect.x + 14, rect.centre.y - _ICON / 2, _ICON, _ICON))
            left = 16 if self._draw_icon is None else 24 + _ICON
            canvas.text(line.text, Rect(rect.x + left, rect.y, rect.w - left, rect.h), _STYLE)
            if rect.y > sheet.y + _HEAD:
                panels.draw_rule(canvas, rect, rect.y)

    def draw_icon(self, canvas: Canvas, line: LogLine, box: Rect) -> None:
        """Draw the icon of a line, if it has one."""
        if line.icon is not None and self._draw_icon is not None:
            self._draw_icon(canvas, line.icon, box)

    def _rect(self, right: float) -> Rect:
        return Rect(right - _WIDTH - 12, LOG_TOP, _WIDTH, _BOTTOM - LOG_TOP)

    def _visible(self, sheet: Rect) -> list[tuple[int, Rect]]:
        readable = self.readable
        last = max(len(readable) - self._above, min(len(readable), _SHOWN))
        first = max(0, last - _SHOWN)
        top, width = sheet.y + _HEAD, sheet.w - 56
        return [
            (number, Rect(sheet.x + 28, top + place * _LINE, width, _LINE))
            for place, number in enumerate(readable[first:last])
        ]
