"""Placing the figures in secret, and the roll for the first attack (N7, N8)."""

from collections.abc import Mapping

from game.core.board import Board
from game.core.chance import Chance
from game.core.contract import Tell
from game.games.ninjutsu.events import ArmiesShown, FigurePlaced, FirstRolled
from game.games.ninjutsu.figures import BLACK, FACES, ONE_STAR, OWNER, RANK, RED, SOKE, TWO_STAR
from game.games.ninjutsu.moves import NinjutsuMove, Place
from game.games.ninjutsu.state import State


def standing(state: State, seat: int) -> int:
    """How many figures a seat has on the board."""
    own = OWNER[seat]
    return sum(1 for figure in state.cells if figure & own)


def legal(state: State) -> list[NinjutsuMove]:
    """The cells that the next figure may go to; equal figures go in rising order, so that no set-up comes twice."""
    ground, cells, seat = state.ground, state.cells, state.asked
    number = standing(state, seat)
    rank = ground.order[number]
    starts = ground.board.starts[seat]
    own = OWNER[seat] | rank
    last = max((cell for cell in starts if cells[cell] == own), default=-1)
    left = ground.order[number:].count(rank)
    free = [cell for cell in starts if cell > last and not cells[cell]]
    return [ground.places[cell] for cell in free[: max(0, len(free) - left + 1)]]


def perform(state: State, cell: int, tell: Tell | None) -> bool:
    """Put the next figure there; whether both armies stand now."""
    seat, ground = state.asked, state.ground
    number = standing(state, seat)
    rank = ground.order[number]
    state.cells[cell] = OWNER[seat] | rank
    if tell is not None:
        tell(FigurePlaced(seat, cell, rank))
    if number + 1 < ground.total:
        return False
    if seat == RED:
        state.asked = BLACK
        return False
    if tell is not None:
        tell(ArmiesShown(cells_of(state, RED), cells_of(state, BLACK)))
    return True


def roll_for_first(chance: Chance, tell: Tell | None) -> int:
    """Both roll the d6; the higher starts, ties roll again (N8)."""
    while True:
        red, black = chance.roll(FACES[ONE_STAR]), chance.roll(FACES[ONE_STAR])
        if tell is not None:
            tell(FirstRolled(red, black))
        if red != black:
            return RED if red > black else BLACK


def cells_of(state: State, seat: int) -> tuple[int, ...]:
    """Where a seat's figures stand."""
    own = OWNER[seat]
    return tuple(cell for cell, figure in enumerate(state.cells) if figure & own)


def moves_for(formation: Mapping[int, int]) -> list[Place]:
    """The moves that place a formation, given as the rank on each cell."""
    return [Place(cell) for rank in (SOKE, TWO_STAR, ONE_STAR) for cell in sorted(formation) if formation[cell] == rank]


def formation_of(cells: tuple[int, ...] | list[int], seat: int) -> dict[int, int]:
    """The rank on each cell of a seat's figures: what `moves_for` takes."""
    return {cell: figure & RANK for cell, figure in enumerate(cells) if figure & OWNER[seat]}


def random_formation(board: Board, seat: int, chance: Chance) -> dict[int, int]:
    """A seat's figures on its cells, all ways being as likely."""
    cells = list(board.starts[seat])
    chance.shuffle(cells)
    one_star, two_star, soke = board.figures
    ranks = [SOKE] * soke + [TWO_STAR] * two_star + [ONE_STAR] * one_star
    return dict(zip(cells, ranks, strict=False))
