"""Where the parts of a plain table are, for any number of seats, pieces and moves."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.geometry import Rect
from game.table.plain.pieces import Row

SEATS = Rect(28, 84, 1484, 468)
"""The area of the seats' sheets and, below them, the middle's; it leaves room for the log's tab at the right."""

CAPTION = Rect(28, 558, 1484, 40)
TRAY = Rect(28, 604, 1544, 284)
MOVES = TRAY.inset(20, 18)
GAP = 12.0
_PLATE = 52.0
_ROW = 64.0
_PAD = 14.0
_LABEL = 150.0
_CARD = 86.0
_CARD_GAP = 6.0
_BUTTON_ROWS = 4
_LETTER = 13.5
_AROUND = 56.0


class PlacedRow(NamedTuple):
    """A row of the picture: the places of its name and of each piece."""

    row: Row
    label: Rect
    pieces: tuple[Rect, ...]


class Sheets(NamedTuple):
    """All sheets, and the rows on them."""

    seats: tuple[Rect, ...]
    plates: tuple[Rect, ...]
    middle: Rect | None
    rows: tuple[PlacedRow, ...]


def lay_out(rows: Sequence[Row], seats: int) -> Sheets:
    """Divide the height equally among all rows."""
    owned = [[row for row in rows if row.seat == seat] for seat in range(seats)]
    common = [row for row in rows if row.seat is None]
    most = max(map(len, owned), default=0)
    rims = _PLATE + 2 * _PAD + (GAP + 2 * _PAD if common else 0)
    high = min(_ROW, (SEATS.h - rims) / max(1, most + len(common)))
    upper = SEATS._replace(h=_PLATE + most * high + 2 * _PAD)
    sheets = tuple(upper.columns(seats, GAP))
    placed = [row for sheet, mine in zip(sheets, owned, strict=True) for row in _rows(sheet, mine, high, _PLATE)]
    middle = None
    if common:
        middle = Rect(SEATS.x, upper.bottom + GAP, SEATS.w, len(common) * high + 2 * _PAD)
        placed += _rows(middle, common, high, 0.0)
    plates = tuple(Rect(sheet.x + 24, sheet.y + _PAD, sheet.w - 48, _PLATE - 6) for sheet in sheets)
    return Sheets(sheets, plates, middle, tuple(placed))


def _rows(sheet: Rect, rows: Sequence[Row], high: float, head: float) -> list[PlacedRow]:
    found: list[PlacedRow] = []
    for number, row in enumerate(rows):
        line = Rect(sheet.x + 24, sheet.y + _PAD + head + number * high, sheet.w - 48, high)
        label = line._replace(w=_LABEL)
        room = Rect(label.right + 8, line.y + 3, line.w - _LABEL - 8, line.h - 6)
        wide = min(_CARD, (room.w + _CARD_GAP) / max(1, len(row.pieces)) - _CARD_GAP) if row.cards else room.w
        step = wide + _CARD_GAP
        places = tuple(Rect(room.x + place * step, room.y, wide, room.h) for place in range(len(row.pieces)))
        found.append(PlacedRow(row, label, places))
    return found


def move_places(labels: Sequence[str]) -> list[Rect]:
    """Places for buttons with these labels, as many as fit; the rest go on further pages."""
    longest = max(map(len, labels), default=0)
    columns = max(1, min(8, int(MOVES.w // (longest * _LETTER + _AROUND)), max(1, len(labels))))
    wide = min(360.0, (MOVES.w - (columns - 1) * GAP) / columns)
    high = (MOVES.h - (_BUTTON_ROWS - 1) * GAP) / _BUTTON_ROWS
    return [
        Rect(MOVES.x + column * (wide + GAP), MOVES.y + row * (high + GAP), wide, high)
        for row in range(_BUTTON_ROWS)
        for column in range(columns)
    ]
