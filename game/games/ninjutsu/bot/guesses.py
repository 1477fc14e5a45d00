"""What the review shows of beliefs in Ninjutsu: where the enemy Soke stands, and who is near the player's own."""

from typing import Final

from game.ai.beliefs import Guess, phrase
from game.core.board import Board
from game.games.ninjutsu.rules.figures import OWNER, RANK, SOKE
from game.games.ninjutsu.rules.state import PLACING, State
from game.games.ninjutsu.rules.view import NinjutsuView

NEAREST: Final = 3
"""How many backs are guessed: those nearest to the seat's own Soke."""


def guesses(world: State, view: NinjutsuView) -> list[Guess]:
    """Where the enemy Soke stands, and what the nearest backs are; nothing during the setup."""
    if view.phase == PLACING or view.seat not in (0, 1):
        return []
    name, enemy = view.board.name, OWNER[1 - view.seat]
    soke = _soke(world.cells, enemy)
    found: list[Guess] = []
    if soke is not None:
        found.append(Guess(phrase("ninjutsu.belief.soke"), phrase("ninjutsu.belief.on", cell=name(soke))))
    for cell in _near(view, enemy):
        rank = world.cells[cell] & RANK
        question = phrase("ninjutsu.belief.who", cell=name(cell))
        found.append(Guess(question, phrase(f"ninjutsu.belief.rank_{rank}"), rank))
    return found


def _soke(cells: list[int] | tuple[int, ...], owner: int) -> int | None:
    return next((cell for cell, figure in enumerate(cells) if figure & owner and figure & RANK == SOKE), None)


def _near(view: NinjutsuView, enemy: int) -> list[int]:
    """The backs nearest to the seat's own Soke, nearest first; none once he has fallen."""
    own = _soke(view.cells, OWNER[view.seat])
    if own is None:
        return []
    backs = [cell for cell, figure in enumerate(view.cells) if figure & enemy and not figure & RANK]
    return sorted(backs, key=lambda cell: (_apart(view.board, own, cell), cell))[:NEAREST]


def _apart(board: Board, one: int, other: int) -> tuple[int, int]:
    """The distance for sorting: rows first, since nobody steps sideways; then columns."""
    rows = abs(one // board.columns - other // board.columns)
    return rows, abs(one % board.columns - other % board.columns)
