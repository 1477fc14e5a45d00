"""Where an adept puts its figures: the Soke at the back, and never a predictable formation (N7)."""

from typing import Any, Final

from game.core.chance import Chance
from game.games.ninjutsu.bot.odds import distances
from game.games.ninjutsu.rules.figures import OWNER, RANK, SOKE, TWO_STAR
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.moves import NinjutsuMove
from game.games.ninjutsu.rules.view import NinjutsuView

SOKE_BY_DEPTH: Final = (8.0, 3.0, 0.0)
"""Weights for the Soke on his own edge, a row in front of it, and further out. Set by hand."""

GUARD: Final = 2.0
FRONT: Final = 1.6
GRAIN: Final = 1 << 20
"""`Chance` chooses among whole numbers: a probability is drawn with this resolution."""


def choose(view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
    """The cell for the next figure, drawn so that every set of cells is possible."""
    seat = view.seat
    order = ground_of(view.board).order
    number = view.standing[seat]
    rank, left = order[number], order[number:].count(order[number])
    first = moves[0].cell
    free = [cell for cell in view.board.starts[seat] if cell >= first and not view.cells[cell]]
    weights = {cell: _weight(view, cell, rank) for cell in free}
    rest = sum(weights.values())
    for move in moves[:-1]:
        weight = weights[move.cell]
        # Equal figures are placed in ascending order, so each cell is taken with its share of the remaining weight.
        if rest > 0 and chance.choose(range(GRAIN)) < GRAIN * left * weight / rest:
            return move  # type: ignore[no-any-return]
        rest -= weight
    return moves[-1]  # type: ignore[no-any-return]


def _weight(view: NinjutsuView, cell: int, rank: int) -> float:
    row = cell // view.board.columns
    depth = row if view.seat == 0 else view.board.rows - 1 - row
    if rank == SOKE:
        return SOKE_BY_DEPTH[min(depth, len(SOKE_BY_DEPTH) - 1)]
    if rank != TWO_STAR:
        return 1.0
    soke = next(spot for spot, figure in enumerate(view.cells) if figure & RANK == SOKE and figure & OWNER[view.seat])
    guards = distances(view, soke)[cell] == 1
    deepest = len(view.board.starts[view.seat]) // view.board.columns - 1
    return GUARD if guards else FRONT if depth == deepest else 1.0
