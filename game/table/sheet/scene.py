"""Shows a reference sheet over the table until the next key or click."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.table.inspect.zoom import PrivateCover
from game.table.sheet.data import Sheet, SheetCell, SheetRow

_SHEET = Rect(34, 26, 1532, 848)
_TALLEST = 96.0
_GAP = 8.0
_ICON = 0.86
"""The side of an icon, compared with the height of its row."""

_TEXT = theme.BODY.sized(23)

_BACK = 260.0
"""The width of the words that say how to close the sheet."""


class SheetScene(PrivateCover):
    """Counts also what the player holds, so it is only for the current viewer."""

    def __init__(self, sheet: Sheet, back: str) -> None:
        """`back` tells the player how to close it."""
        self._sheet = sheet
        self._back = back

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        super().draw(canvas)
        panels.draw_sheet(canvas, _SHEET)
        inside = _SHEET.inset(30, 20)
        title = theme.HEADING.sized(40)
        canvas.text(self._sheet.title, Rect(inside.x, inside.y, 500, 52), title, wrap=False)
        wide = canvas.measure(self._sheet.title, title)[0]
        intro = Rect(inside.x + wide + 36, inside.y + 8, inside.w - wide - 36 - _BACK - 10, 44)
        canvas.text(self._sheet.intro, intro, theme.FLAVOUR.sized(22).on("ink_soft"))
        back = Rect(inside.right - _BACK, inside.y + 6, _BACK, 44)
        canvas.text(self._back, back, theme.FLAVOUR.on("ink_soft"), "right")
        body = Rect(inside.x, inside.y + 60, inside.w, inside.h - 60)
        self._draw_table(canvas, body)

    def _draw_table(self, canvas: Canvas, body: Rect) -> None:
        sheet = self._sheet
        heads = body._replace(h=44)
        for words, box in zip(sheet.heads, heads.shares(sheet.shares, 2 * _GAP), strict=True):
            canvas.text(words, box, theme.LABEL.sized(22), wrap=False)
        below = Rect(body.x, heads.bottom, body.w, body.bottom - heads.bottom)
        height = min(_TALLEST, (below.h + _GAP) / len(sheet.rows) - _GAP)
        for number, row in enumerate(sheet.rows):
            line = Rect(below.x, below.y + number * (height + _GAP), below.w, height)
            self._draw_row(canvas, row, line)

    def _draw_row(self, canvas: Canvas, row: SheetRow, line: Rect) -> None:
        canvas.rounded(line.inset(-8, 0), theme.RADIUS_SLIP, canvas.theme.old_paper, opacity=0.32)
        name, *places = line.shares(self._sheet.shares, 2 * _GAP)
        left = name.x
        if row.icon is not None:
            side = line.h * _ICON
            row.icon(canvas, Rect(name.x, line.centre.y - side / 2, side, side))
            left += side + 14
        words = Rect(left, line.y, name.right - left, line.h)
        quiet = " · ".join(filter(None, (row.note, row.held)))
        if quiet:
            words, under = words.inset(0, 4).rows(2)
            style = theme.LABEL.sized(19).on(theme.BLOOD) if row.held else theme.SMALL.on("ink_soft")
            canvas.text(quiet, under, style, wrap=False)
        canvas.text(row.name, words, theme.NAME.sized(25), wrap=False)
        for cell, place in zip(row.cells, places, strict=True):
            _draw_cell(canvas, cell, place)


def _draw_cell(canvas: Canvas, cell: SheetCell, place: Rect) -> None:
    if not cell.text:
        return
    if cell.dark:
        canvas.rounded(place.inset(0, 2), theme.RADIUS_SLIP, theme.LACQUER, theme.GOLD_LINE, line_inset=4)
    elif cell.lit:
        canvas.rounded(place.inset(0, 4), theme.RADIUS_SLIP, theme.GOLD_LIGHT, theme.GOLD_DARK)
    words = place.inset(12, 4)
    if cell.icon is not None:
        side = place.h * _ICON
        cell.icon(canvas, Rect(place.x + 8, place.centre.y - side / 2, side, side))
        words = Rect(place.x + side + 20, words.y, words.right - place.x - side - 20, words.h)
    if cell.note:
        under = Rect(words.x, words.y + 27, words.w, words.h - 25)
        words = Rect(words.x, words.y + 4, words.w, 24)
        canvas.text(cell.note, under, theme.SMALL.sized(18).on("light_text" if cell.dark else "ink_soft"))
    style = theme.NAME.sized(23) if cell.dark else _TEXT
    canvas.text(cell.text, words, style.on("lacquer_text" if cell.dark else "ink"))
