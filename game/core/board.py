"""A board of square cells with fences: a plain value that maps are read into and rules play on."""

from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from game.core.refusal import BadData, Refusal, refuse

Fence: TypeAlias = tuple[int, int, int, int]
"""From corner (x, y) to corner (x, y). Corner (0, 0) is at seat 0's left, (columns, rows) at the far right."""

FEWEST: Final = 2
"""Of columns and of rows: with one there would be no way past anybody."""

MOST_COLUMNS: Final = 12
MOST_ROWS: Final = 16
"""A table can still show that many."""


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cells in columns and rows; cell 0 is seat 0's left corner, and the rows count away from seat 0's edge."""

    columns: int
    rows: int
    starts: tuple[tuple[int, ...], tuple[int, ...]]
    """For each seat the cells its figures may start on, in rising order."""

    fences: tuple[Fence, ...]
    figures: tuple[int, int, int]
    """How many one-star ninjas, two-star ninjas and masters each side has."""

    @property
    def size(self) -> int:
        """How many cells there are."""
        return self.columns * self.rows

    def name(self, cell: int) -> str:
        """The cell as players call it: a letter for the column and a number for the row, as in chess."""
        row, column = divmod(cell, self.columns)
        return f"{chr(ord('a') + column)}{row + 1}"

    def steps(self, cell: int) -> Iterator[tuple[int, bool]]:
        """The cells one step away, straight or diagonally but never sideways, and whether a fence is in the way."""
        row, column = divmod(cell, self.columns)
        for to_row in (row + 1, row - 1):
            for to_column in (column, column - 1, column + 1):
                if 0 <= to_row < self.rows and 0 <= to_column < self.columns:
                    fenced = any(_bars(fence, (column, row), (to_column, to_row)) for fence in self.fences)
                    yield to_row * self.columns + to_column, fenced

    def flaw(self) -> Refusal | None:
        """Why nobody can play on this board, or None: for boards that a player has made."""
        flaw = flaw_of_size(self.columns, self.rows)
        return flaw or self._flaw_of_starts() or self._flaw_of_fences() or self._flaw_of_ways()

    def _flaw_of_starts(self) -> Refusal | None:
        one_star, two_star, masters = self.figures
        if masters != 1 or one_star < 0 or two_star < 0 or one_star + two_star < 1:
            return refuse("board.figures", one_star=one_star, two_star=two_star)
        taken: set[int] = set()
        for seat, cells in enumerate(self.starts):
            for cell in cells:
                if not 0 <= cell < self.size:
                    return refuse("board.start_outside")
                if cell in taken:
                    return refuse("board.start_twice", **self._place(cell))
                taken.add(cell)
            if list(cells) != sorted(cells):
                return refuse("board.start_order", seat=seat + 1)
            if len(cells) < sum(self.figures):
                return refuse("board.too_few_starts", seat=seat + 1, starts=len(cells), figures=sum(self.figures))
        return None

    def _flaw_of_fences(self) -> Refusal | None:
        for number, (x, y, to_x, to_y) in enumerate(self.fences, start=1):
            if (x == to_x) == (y == to_y):
                return refuse("board.fence_crooked", fence=number)
            if not (
                0 <= min(x, to_x) <= max(x, to_x) <= self.columns and 0 <= min(y, to_y) <= max(y, to_y) <= self.rows
            ):
                return refuse("board.fence_outside", fence=number)
            if x == to_x in (0, self.columns) or y == to_y in (0, self.rows):
                return refuse("board.fence_border", fence=number)
        return None

    def _flaw_of_ways(self) -> Refusal | None:
        reached, due = {0}, [0]
        while due:
            for cell, fenced in self.steps(due.pop()):
                if not fenced and cell not in reached:
                    reached.add(cell)
                    due.append(cell)
        for cell in range(self.size):
            if cell not in reached:
                return refuse("board.cut_off", **self._place(cell))
        return None

    def _place(self, cell: int) -> dict[str, int | str | float]:
        row, column = divmod(cell, self.columns)
        return {"cell": cell, "column": column + 1, "row": row + 1}

    def written(self) -> str:
        """The board as one line of text, small enough for a match record."""
        return msgspec.json.encode(self).decode()


def flaw_of_size(columns: int, rows: int) -> Refusal | None:
    """Why there is no board of that size, or None."""
    if FEWEST <= columns <= MOST_COLUMNS and FEWEST <= rows <= MOST_ROWS:
        return None
    return refuse(
        "board.size", columns=columns, rows=rows, least=FEWEST, most_columns=MOST_COLUMNS, most_rows=MOST_ROWS
    )


def read_board(text: str) -> Board:
    """The board that `written` wrote.

    Raises:
        BadData: if it is none, or nobody could play on it.
    """
    try:
        board = msgspec.json.decode(text, type=Board)
    except msgspec.DecodeError as error:
        raise BadData(refuse("board.unreadable", detail=str(error))) from error
    flaw = board.flaw()
    if flaw is not None:
        raise BadData(flaw)
    return board


def _bars(fence: Fence, start: tuple[int, int], end: tuple[int, int]) -> bool:
    """Whether a fence bars the step between two neighbouring cells, given as (column, row)."""
    x, y, to_x, to_y = fence
    left, right, low, high = min(x, to_x), max(x, to_x), min(y, to_y), max(y, to_y)
    line = max(start[1], end[1])  # the grid line that every step crosses
    if start[0] == end[0]:
        return low == high == line and left <= start[0] < right
    # A diagonal passes through one corner; a fence that only touches it, be it with its end, is in the way.
    corner = max(start[0], end[0])
    return left <= corner <= right and low <= line <= high
