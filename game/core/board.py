"""A board of square cells with fences: a plain value that maps are parsed into and rules play on."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from game.core.refusal import BadData, Refusal, refuse

Fence: TypeAlias = tuple[int, int, int, int]
"""From corner (x, y) to corner (x, y). Corner (0, 0) is at seat 0's left, (columns, rows) at the far right."""

FEWEST: Final = 2
"""The minimum of columns and of rows: with one, there would be no way past another figure."""

MOST_COLUMNS: Final = 12
MOST_ROWS: Final = 16
"""The most that a table can show."""


_Crossing: TypeAlias = tuple[bool, int, int]
"""What a step crosses: an edge (True) that starts at this corner and runs to the right, or the corner itself."""


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cells in columns and rows; cell 0 is seat 0's left corner, and the rows count away from seat 0's edge."""

    columns: int
    rows: int
    starts: tuple[tuple[int, ...], tuple[int, ...]]
    """For each seat the cells its figures may start on, in ascending order."""

    fences: tuple[Fence, ...]
    figures: tuple[int, int, int]
    """How many one-star ninjas, two-star ninjas and masters each side has."""

    @property
    def size(self) -> int:
        """The number of cells."""
        return self.columns * self.rows

    def name(self, cell: int) -> str:
        """The cell as players call it: a letter for the column and a number for the row, as in chess."""
        row, column = divmod(cell, self.columns)
        return f"{chr(ord('a') + column)}{row + 1}"

    def steps(self, cell: int) -> Iterator[tuple[int, bool]]:
        """The cells one step away, straight or diagonally but never sideways, and whether a fence bars each."""
        return self._steps(cell, _barred(self.fences))

    def all_steps(self) -> list[tuple[tuple[int, bool], ...]]:
        """The `steps` of every cell."""
        barred = _barred(self.fences)
        return [tuple(self._steps(cell, barred)) for cell in range(self.size)]

    def _steps(self, cell: int, barred: frozenset[_Crossing]) -> Iterator[tuple[int, bool]]:
        row, column = divmod(cell, self.columns)
        for to_row in (row + 1, row - 1):
            for to_column in (column, column - 1, column + 1):
                if 0 <= to_row < self.rows and 0 <= to_column < self.columns:
                    # Every step crosses one grid line: straight ahead an edge of it, diagonally a corner.
                    straight = column == to_column
                    crossing = (straight, max(column, to_column), max(row, to_row))
                    yield to_row * self.columns + to_column, crossing in barred

    def flaw(self) -> Refusal | None:
        """Why this board is not playable, or None: for boards made by players.

        Runs in time linear in the size of the data, even for malicious boards.
        """
        return (
            flaw_of_size(self.columns, self.rows)
            or flaw_of_counts(self.columns, self.rows, max(map(len, self.starts)), len(self.fences))
            or self._flaw_of_starts()
            or self._flaw_of_fences()
            or self._flaw_of_ways()
        )

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
        steps = self.all_steps()
        reached, due = {0}, [0]
        while due:
            for cell, fenced in steps[due.pop()]:
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
    """Why no board can have that size, or None."""
    if FEWEST <= columns <= MOST_COLUMNS and FEWEST <= rows <= MOST_ROWS:
        return None
    return refuse(
        "board.size", columns=columns, rows=rows, least=FEWEST, most_columns=MOST_COLUMNS, most_rows=MOST_ROWS
    )


def flaw_of_counts(columns: int, rows: int, starts: int, fences: int) -> Refusal | None:
    """Why no board of that size can have so many start cells for a side, or so many fences; None if it can."""
    if starts > columns * rows:
        return refuse("board.too_many_starts", starts=starts, most=columns * rows)
    edges = columns * (rows - 1) + rows * (columns - 1)
    if fences > edges:
        return refuse("board.too_many_fences", fences=fences, most=edges)
    return None


def read_board(text: str) -> Board:
    """Parse what `written` returned.

    Raises:
        BadData: if it is not a board, or not a playable one.
    """
    try:
        board = msgspec.json.decode(text, type=Board)
    except msgspec.DecodeError as error:
        raise BadData(refuse("board.unreadable", detail=str(error))) from error
    flaw = board.flaw()
    if flaw is not None:
        raise BadData(flaw)
    return board


@lru_cache(maxsize=64)
def _barred(fences: tuple[Fence, ...]) -> frozenset[_Crossing]:
    """Everything that fences bar. A fence bars a diagonal step even if only its end touches the corner crossed."""
    found: set[_Crossing] = set()
    for x, y, to_x, to_y in fences:
        left, right, low, high = min(x, to_x), max(x, to_x), min(y, to_y), max(y, to_y)
        found.update((False, column, line) for column in range(left, right + 1) for line in range(low, high + 1))
        if low == high:
            found.update((True, column, low) for column in range(left, right))
    return frozenset(found)
