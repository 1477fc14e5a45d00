"""The boards in the box as plain values; a test checks that the maps in `levels/ninjutsu` are the same (N6)."""

from functools import lru_cache
from typing import Final

from game.core.board import Board, read_board
from game.core.refusal import BadData, BadSetup, Refusal, Value, refuse


def _rows(columns: int, first: int, end: int) -> tuple[int, ...]:
    return tuple(range(first * columns, end * columns))


CLASSIC: Final = Board(
    columns=5,
    rows=8,
    starts=(_rows(5, 0, 3), _rows(5, 5, 8)),
    fences=((1, 4, 4, 4),),
    figures=(9, 5, 1),
)

GATE: Final = Board(
    columns=6,
    rows=10,
    starts=(_rows(6, 0, 3), _rows(6, 7, 10)),
    fences=((0, 5, 2, 5), (4, 5, 6, 5)),
    figures=(11, 6, 1),
)
"""Longer, with a gate in the middle that every figure must pass unless it sneaks."""

YARD: Final = Board(
    columns=4,
    rows=6,
    starts=(_rows(4, 0, 2), _rows(4, 4, 6)),
    fences=((1, 3, 3, 3),),
    figures=(4, 2, 1),
)
"""Small and quick; each side has one start cell to spare."""

BOARDS: Final = {"classic": CLASSIC, "gate": GATE, "yard": YARD}


def chosen(choice: Value) -> Board:
    """The board that the option names or contains as data.

    Raises:
        BadSetup: if it is neither the name of a board nor one that can be played on.
    """
    text = str(choice)
    if text in BOARDS:
        return BOARDS[text]
    if not text.startswith("{"):
        raise BadSetup(refuse("ninjutsu.bad.board_name", name=text))
    try:
        return read_board(text)
    except BadData as error:
        raise BadSetup(error.refusal) from error


@lru_cache(maxsize=64)
def flaw_of(board: Board) -> Refusal | None:
    """`board.flaw()`, cached because every loaded position contains its board."""
    return board.flaw()
