"""Why a move of Ninja Taisen is not allowed, as a text that the table can show."""

from game.core.refusal import Refusal, refuse
from game.games.taisen.rules.moves import DIE_OF, POSSIBLE, EndTurn, UseDie
from game.games.taisen.rules.ninjas import CARRIED, NUMBERS, SHOGUN
from game.games.taisen.rules.state import State


def objection(state: State, move: object) -> Refusal:
    """The reason that helps the player most."""
    if isinstance(move, EndTurn):
        return refuse("taisen.refused.use_one_die")  # T6
    if not isinstance(move, UseDie) or move.die not in DIE_OF or move.ninja not in NUMBERS:
        return refuse("refused.no_such_move")
    return _die_objection(state, move) or _ninja_objection(state, move)


def _die_objection(state: State, move: UseDie) -> Refusal | None:
    if not state.free & 1 << DIE_OF[move.die]:
        return refuse("taisen.refused.spent", die=move.die)  # T6
    if move not in POSSIBLE:
        return refuse("taisen.refused.colour", die=move.die, ninja=move.ninja)  # T7
    return None


def _ninja_objection(state: State, move: UseDie) -> Refusal:
    ninja = NUMBERS[move.ninja]
    above = _standing_on(state, ninja)
    if above is None:
        return refuse("taisen.refused.gone", ninja=move.ninja)
    if above > CARRIED:
        return refuse("taisen.refused.buried", count=above, ninja=move.ninja)  # T7
    if ninja == SHOGUN and state.shogun_moved:
        return refuse("taisen.refused.shogun_again")  # T7
    raise AssertionError(f"{move} is legal")


def _standing_on(state: State, ninja: int) -> int | None:
    """How many ninjas stand on this ninja of the active player; None if it has left the game."""
    for tile in state.paths[state.active]:
        if ninja in tile:
            return len(tile) - 1 - tile.index(ninja)
    return None
