"""The layout of the setup screen, for any number of seats and options."""

from dataclasses import dataclass
from math import ceil

from game.engine.geometry import Rect
from game.engine.look import theme

THEATRE = Rect(74, 128, 392, 545)
BLURB = Rect(78, 690, 384, 104)
TITLE = Rect(74, 26, 1200, 80)
BACK = Rect(74, 822, 210, 62)
START = Rect(1226, 815, 300, 74)
CONTINUE = Rect(886, 815, 324, 74)
WAITING = Rect(86, 566, 368, 94)
"""The note about the match that waits, over the foot of the theatre."""

LEARN = Rect(1106, 38, 200, 56)
RULES = Rect(1322, 38, 204, 56)

_COLUMN = Rect(490, 128, 1036, 656)
_HEAD = 84.0
_FOOT = 16.0
_PAD = 20.0
_OPTION_WEIGHT = 1.1
"""The height of an option relative to a seat: it has its name above it."""

_TALLEST = 112.0
_ABOUT = 26.0


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """One row of the sheet of seats."""

    row: Rect
    crest: Rect
    name: Rect
    character: Rect
    """The name of a computer's character, between arrows."""

    temper: Rect
    """Its temper, below."""

    who: Rect
    level: Rect
    about: Rect
    """What the level means, below its tray."""


@dataclass(frozen=True, slots=True)
class OptionLayout:
    """One option: its name, and its widget below."""

    label: Rect
    widget: Rect

    @property
    def whole(self) -> Rect:
        """Both together."""
        return self.label._replace(h=self.widget.bottom - self.label.y)


class SetupLayout:
    """Rows share the available height, so that two seats do not look lost and four still fit."""

    def __init__(self, seats: int, options: int) -> None:
        option_rows = ceil(options / 2)
        free = _COLUMN.h - _HEAD - _FOOT - theme.GAP - 2 * _PAD
        row = min(_TALLEST, free / (seats + _OPTION_WEIGHT * option_rows))
        self.seats_sheet = Rect(_COLUMN.x, _COLUMN.y, _COLUMN.w, _HEAD + seats * row + _FOOT)
        below = self.seats_sheet.bottom + theme.GAP
        cell = row * _OPTION_WEIGHT
        self.options_sheet = Rect(_COLUMN.x, below, _COLUMN.w, option_rows * cell + 2 * _PAD)
        inside = self.seats_sheet.inset(theme.INSIDE, 0)
        self.heading = Rect(inside.x, inside.y + 14, 400, _HEAD - 22)
        self.players = Rect(inside.right - 240, inside.y + 20, 240, 48)
        self.players_label = Rect(inside.right - 240 - 220, inside.y + 20, 204, 48)
        first = inside.y + _HEAD
        self.seats = [_seat(Rect(inside.x, first + index * row, inside.w, row)) for index in range(seats)]
        top, width = below + _PAD, (inside.w - 2 * theme.GAP) / 2
        self.options = [
            _option(Rect(inside.x + index % 2 * (width + 2 * theme.GAP), top + index // 2 * cell, width, cell))
            for index in range(options)
        ]


def _seat(row: Rect) -> SeatLayout:
    y = row.centre.y
    return SeatLayout(
        row,
        Rect(row.x, y - 31, 62, 62),
        Rect(row.x + 72, y - theme.FIELD_HEIGHT / 2, 158, theme.FIELD_HEIGHT),
        Rect(row.x + 76, y - 32, 154, 38),
        Rect(row.x + 76, y + 8, 154, 26),
        Rect(row.x + 234, y - 24, 304, 48),
        Rect(row.x + 544, y - 24 - _ABOUT / 2, row.right - row.x - 544, 48),
        Rect(row.x + 548, y + 28 - _ABOUT / 2, row.right - row.x - 548, _ABOUT),
    )


def _option(cell: Rect) -> OptionLayout:
    top = cell.centre.y - 41
    return OptionLayout(Rect(cell.x + 4, top, cell.w - 4, 32), Rect(cell.x, top + 34, cell.w, 48))
