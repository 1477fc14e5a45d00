"""A board made ready to play on: who can go where, worked out once and shared by all positions on it."""

from functools import lru_cache

from game.core.board import Board
from game.games.ninjutsu.moves import Place, PlayKidnap, PlaySalto, Step


class Ground:
    """The tables of one board. Nothing in it ever changes; take it from `ground_of`."""

    __slots__ = ("board", "fenced", "fronts", "jumps", "kidnaps", "order", "places", "sneaks", "total", "walks")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.total = sum(board.figures)
        one_star, two_star, soke = board.figures
        self.order = (3,) * soke + (2,) * two_star + (1,) * one_star
        """The ranks in the order in which they are placed (N7)."""

        cells = range(board.size)
        steps = [tuple(board.steps(cell)) for cell in cells]
        self.walks = tuple(tuple((to, Step(cell, to)) for to, fenced in steps[cell] if not fenced) for cell in cells)
        """For each cell the steps that no fence is in the way of: `(target, move)` (N14)."""

        self.sneaks = tuple(tuple((to, Step(cell, to)) for to, fenced in steps[cell] if fenced) for cell in cells)
        """For each cell the steps that lead under a fence (N15, N24)."""

        self.fenced = frozenset((cell, to) for cell in cells for to, fenced in steps[cell] if fenced)
        self.jumps = tuple(self._jumps_from(cell) for cell in cells)
        """For each cell the jumps: `(cell jumped over, target, (move, the same with the Joker))` (N23)."""

        self.kidnaps = tuple((PlayKidnap(cell), PlayKidnap(cell, joker=True)) for cell in cells)
        self.places = tuple(map(Place, cells))
        columns = range(board.columns)
        away = [tuple(range(column, board.size, board.columns)) for column in columns]
        self.fronts = tuple(away), tuple(line[::-1] for line in away)
        """For each seat and column the cells as they lie before that seat, nearest first (N25)."""

    def _jumps_from(self, cell: int) -> tuple[tuple[int, int, tuple[PlaySalto, PlaySalto]], ...]:
        found = []
        for over, _ in self.walks[cell]:
            for end, _ in self.walks[over]:
                # Straight on: the cell jumped over lies in the middle, in rows and in columns.
                if self._middle(cell, end) == over:
                    found.append((over, end, (PlaySalto(cell, end), PlaySalto(cell, end, joker=True))))
        return tuple(found)

    def _middle(self, one: int, other: int) -> int | None:
        columns = self.board.columns
        row, column = one // columns + other // columns, one % columns + other % columns
        return None if row % 2 or column % 2 else row // 2 * columns + column // 2


@lru_cache(maxsize=64)
def ground_of(board: Board) -> Ground:
    """The tables of a board, which must have no flaw."""
    return Ground(board)
