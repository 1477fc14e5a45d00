"""Placing the figures in secret, and the roll for the first attack (N7, N8)."""

from collections.abc import Mapping

from game.core.board import Board
from game.core.chance import Chance
from game.core.contract import Tell
from game.games.ninjutsu.rules.events import ArmiesShown, FigurePlaced, FirstRolled
from game.games.ninjutsu.rules.figures import BLACK, FACES, ONE_STAR, OWNER, RANK, RED, SOKE, TWO_STAR
from game.games.ninjutsu.rules.moves import NinjutsuMove, Place
from game.games.ninjutsu.rules.state import State


def standing(state: State, seat: int) -> int:
    """How many figures a seat has on the board."""
    own = OWNER[seat]
    return sum(1 for figure in state.cells if figure & own)


def legal(state: State) -> list[NinjutsuMove]:
    """The cells for the next figure; equal figures go in ascending order, so that no formation is listed twice."""
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
    """Put the next figure on a cell; return whether both armies are now complete."""
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
    """Roll a d6 for each seat; the higher roll starts, ties are rolled again (N8)."""
    while True:
        red, black = chance.roll(FACES[ONE_STAR]), chance.roll(FACES[ONE_STAR])
        if tell is not None:
            tell(FirstRolled(red, black))
        if red != black:
            return RED if red > black else BLACK


def thrown_for_first(state: State, tell: Tell | None) -> bool:
    """Go on after a die for the first attack came to rest; return whether that decided it (N8, N22)."""
    if state.asked == RED:
        state.asked = BLACK
        return False
    red, black = state.rolls
    state.rolls[:] = (0, 0)
    state.outside = 0
    state.asked = RED
    if tell is not None:
        tell(FirstRolled(red, black))
    state.active = RED if red >= black else BLACK
    return red != black


def cells_of(state: State, seat: int) -> tuple[int, ...]:
    """Where a seat's figures stand."""
    own = OWNER[seat]
    return tuple(cell for cell, figure in enumerate(state.cells) if figure & own)


def moves_for(formation: Mapping[int, int]) -> list[Place]:
    """The moves that place a formation, given as the rank on each cell."""
    return [Place(cell) for rank in (SOKE, TWO_STAR, ONE_STAR) for cell in sorted(formation) if formation[cell] == rank]


def formation_of(cells: tuple[int, ...] | list[int], seat: int) -> dict[int, int]:
    """The rank on each cell of a seat's figures, as `moves_for` takes it."""
    return {cell: figure & RANK for cell, figure in enumerate(cells) if figure & OWNER[seat]}


def random_formation(board: Board, seat: int, chance: Chance) -> dict[int, int]:
    """A random formation for a seat; all formations are equally likely."""
    cells = list(board.starts[seat])
    chance.shuffle(cells)
    one_star, two_star, soke = board.figures
    ranks = [SOKE] * soke + [TWO_STAR] * two_star + [ONE_STAR] * one_star
    return dict(zip(cells, ranks, strict=False))
