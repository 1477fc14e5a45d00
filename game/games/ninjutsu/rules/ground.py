"""A board with its move tables, computed once and shared by all positions on it."""

from functools import lru_cache

from game.core.board import Board
from game.games.ninjutsu.rules.moves import Place, PlayKidnap, PlaySalto, Step


class Ground:
    """The immutable tables of one board; get it from `ground_of`."""

    __slots__ = (
        "board",
        "fenced",
        "fronts",
        "jumps",
        "kidnaps",
        "order",
        "places",
        "seizures",
        "sneaks",
        "total",
        "walks",
    )

    def __init__(self, board: Board) -> None:
        self.board = board
        self.total = sum(board.figures)
        one_star, two_star, soke = board.figures
        self.order = (3,) * soke + (2,) * two_star + (1,) * one_star
        """The ranks in the order in which they are placed (N7)."""

        cells = range(board.size)
        steps = board.all_steps()
        self.walks = tuple(tuple((to, Step(cell, to)) for to, fenced in steps[cell] if not fenced) for cell in cells)
        """For each cell, the steps that no fence blocks: `(target, move)` (N14)."""

        self.sneaks = tuple(tuple((to, Step(cell, to)) for to, fenced in steps[cell] if fenced) for cell in cells)
        """For each cell, the steps that lead under a fence (N15, N24)."""

        self.fenced = frozenset((cell, to) for cell in cells for to, fenced in steps[cell] if fenced)
        self.jumps = tuple(self._jumps_from(cell) for cell in cells)
        """For each cell, the jumps: `(cell jumped over, target, (move, the same with the Joker))` (N23)."""

        self.seizures = tuple(tuple((to, _seizing(cell, to)) for to, _ in self.walks[cell]) for cell in cells)
        """For each cell, the kidnaps by a figure there: `(target, (move, the same with the Joker))` (N25)."""

        self.kidnaps = tuple((PlayKidnap(cell), PlayKidnap(cell, joker=True)) for cell in cells)
        """Kidnaps in the first version of the rules, which need no figure nearby."""

        self.places = tuple(map(Place, cells))
        columns = range(board.columns)
        away = [tuple(range(column, board.size, board.columns)) for column in columns]
        self.fronts = tuple(away), tuple(line[::-1] for line in away)
        """For each seat and column, the cells from that seat's point of view, nearest first (N25, version 1)."""

    def _jumps_from(self, cell: int) -> tuple[tuple[int, int, tuple[PlaySalto, PlaySalto]], ...]:
        found = []
        for over, _ in self.walks[cell]:
            for end, _ in self.walks[over]:
                # In a straight line: the cell jumped over is halfway, in rows and in columns.
                if self._middle(cell, end) == over:
                    found.append((over, end, (PlaySalto(cell, end), PlaySalto(cell, end, joker=True))))
        return tuple(found)

    def _middle(self, one: int, other: int) -> int | None:
        columns = self.board.columns
        row, column = one // columns + other // columns, one % columns + other % columns
        return None if row % 2 or column % 2 else row // 2 * columns + column // 2


def _seizing(start: int, victim: int) -> tuple[PlayKidnap, PlayKidnap]:
    return PlayKidnap(victim, kidnapper=start), PlayKidnap(victim, joker=True, kidnapper=start)


@lru_cache(maxsize=64)
def ground_of(board: Board) -> Ground:
    """The tables of a board; the board must be valid."""
    return Ground(board)
