"""The layout of the settings."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.geometry import Rect
from game.engine.look import theme

TITLE = Rect(74, 18, 900, 76)
SEARCH = Rect(1106, 30, 420, 56)
TABS = Rect(74, 104, 1452, 62)
SHEET = Rect(74, 166, 1452, 624)
BACK = Rect(74, 822, 210, 62)
INSIDE = SHEET.inset(44, 30)

RESET_PAGE = Rect(1186, 822, 340, 62)
FOUND_NOTE = Rect(INSIDE.x + 4, INSIDE.bottom - 34, INSIDE.w, 34)
"""What a search says besides the settings that it found."""

MOST_FOUND = 5
ROW = 120.0
_NAME = 38.0
_USUAL = 26.0


class RowLayout(NamedTuple):
    """One setting: its name, a description, and its widget."""

    row: Rect
    name: Rect
    about: Rect
    widget: Rect
    usual: Rect
    """Where the default stands, below the widget."""


def rows(widths: Sequence[float], tallest: float) -> list[RowLayout]:
    """Return the settings one below the other, for widgets of these widths; many rows are lower."""
    height = min(tallest, INSIDE.h / max(1, len(widths)))
    whole = (Rect(INSIDE.x, INSIDE.y + number * height, INSIDE.w, height) for number in range(len(widths)))
    return [_row(row, width) for row, width in zip(whole, widths, strict=True)]


def _row(row: Rect, width: float) -> RowLayout:
    words = Rect(row.x + 4, row.y + 8, row.w - width - 48, row.h - 12)
    widget = Rect(row.right - width, row.centre.y - theme.FIELD_HEIGHT / 2 - _USUAL / 2, width, theme.FIELD_HEIGHT)
    return RowLayout(
        row,
        Rect(words.x, words.y, words.w, _NAME),
        Rect(words.x, words.y + _NAME, words.w, words.h - _NAME),
        widget,
        Rect(row.right - 640, widget.bottom, 636, _USUAL),
    )


PRINT = Rect(SHEET.x + 14, SHEET.bottom - 14 - 232, SHEET.w - 28, 232)
"""The print that fills a page of few settings, below the third of them."""

COLOUR_ROW = 108.0
SAMPLE = Rect(INSIDE.x, INSIDE.y + 2 * COLOUR_ROW + 8, INSIDE.w, INSIDE.h - 2 * COLOUR_ROW - 4)
"""The sample of the chosen colours."""

KEYS_ABOUT = Rect(INSIDE.x + 4, INSIDE.y - 6, INSIDE.w - 300, 62)
KEYS_RESET = Rect(INSIDE.right - 272, INSIDE.y - 2, 272, 54)
KEYS = Rect(INSIDE.x, INSIDE.y + 72, INSIDE.w, INSIDE.h - 72)

FOLDER_NAME = Rect(INSIDE.x + 4, INSIDE.y + 4, INSIDE.w, 40)
FOLDER_ABOUT = Rect(INSIDE.x + 4, INSIDE.y + 46, INSIDE.w, 34)
FOLDER_PATH = Rect(INSIDE.x, INSIDE.y + 94, INSIDE.w, 92)
FOLDER_OPEN = Rect(INSIDE.x, INSIDE.y + 206, 330, theme.BUTTON_HEIGHT)
RESET_RULE = INSIDE.y + 316
RESET_ABOUT = Rect(INSIDE.x + 4, INSIDE.y + 340, INSIDE.w, 70)
RESET = Rect(INSIDE.x, INSIDE.y + 424, 700, theme.BUTTON_HEIGHT)
"""Wide enough for the question; the button itself is smaller."""
RESET_BUTTON = RESET._replace(w=330)
