"""Playing an attack of Ninjutsu on in a plain way: the quick decisions by which opponents see what a move leads to."""

from typing import Any, Final

from game.core.chance import Chance
from game.games.ninjutsu.figures import FACES, OWNER, RANK, SOKE
from game.games.ninjutsu.moves import (
    ACCEPT_ROLL,
    END_TURN,
    PLAY_NOTHING,
    REROLL,
    NinjutsuMove,
    PlaySalto,
    Step,
)
from game.games.ninjutsu.odds import BEATS
from game.games.ninjutsu.outlook import ways_of
from game.games.ninjutsu.rules import NinjutsuRules
from game.games.ninjutsu.state import ACTIONS, BATTLE, NOBODY, STEPS, State

TURNS: Final = 2
"""So many attacks after the present one are played on."""

MOST_STEPS: Final = 8
GAIN: Final = (0.0, 10.0, 16.0, 300.0)
LOSS: Final = (0.0, 9.0, 15.0, 400.0)
NEARER: Final = 3.0

_RULES: Final = NinjutsuRules()


def play_on(state: State, chance: Chance) -> None:
    """Play until some more attacks are over, or the match is."""
    last = state.turn + TURNS
    while state.winner == NOBODY and state.turn <= last:
        _RULES.advance(state, decide(state, chance), chance)


def decide(state: State, chance: Chance) -> NinjutsuMove:
    """A sensible move, found quickly."""
    if state.phase == STEPS:
        return _best_step(state, _RULES.legal_moves(state), chance)
    if state.phase == BATTLE:
        return _roll(state)
    if state.phase == ACTIONS:
        return PLAY_NOTHING
    return chance.choose(_RULES.legal_moves(state))


def promising(state: State, moves: list[Any]) -> list[Any]:
    """Attacks and the steps that lead nearer; every other decision whole, but for Jokers that a card could spare."""
    if state.phase == STEPS:
        worths = {move: _worth(state, move) for move in moves}
        best = sorted(moves, key=lambda move: -worths[move])[:MOST_STEPS]
        return best if END_TURN in best else [*best, END_TURN]
    if state.phase == ACTIONS:
        usable = [move for move in moves if not (isinstance(move, PlaySalto) and _is_soke(state, move.start))]
        return [move for move in usable if not (getattr(move, "joker", False) and _plain_twin(move) in moves)]
    return moves


def _is_soke(state: State, cell: int) -> bool:
    return state.cells[cell] & RANK == SOKE


def _plain_twin(move: Any) -> Any:  # noqa: ANN401
    fields = {name: getattr(move, name) for name in move.__struct_fields__ if name != "joker"}
    return type(move)(**fields)


def _best_step(state: State, moves: list[Any], chance: Chance) -> NinjutsuMove:
    best, found = 0.0, [END_TURN]
    for move in moves:
        worth = _worth(state, move)
        if worth > best:
            best, found = worth, [move]
        elif worth == best and best > 0:
            found.append(move)
    return chance.choose(found) if len(found) > 1 else found[0]


def _worth(state: State, move: Any) -> float:  # noqa: ANN401
    """What a step is worth; staying is worth 0."""
    if not isinstance(move, Step):
        return 0.0
    cells, seat = state.cells, state.active
    rank, target = cells[move.start] & RANK, cells[move.end]
    if target:
        other = target & RANK
        return BEATS[rank][other] * GAIN[other] - BEATS[other][rank] * LOSS[rank]
    if rank == SOKE:
        return -NEARER
    soke = _soke(state, 1 - seat)
    ways = ways_of(state.ground)[soke]
    return (ways[move.start] - ways[move.end]) * NEARER / (1 + ways[move.end])


def _soke(state: State, seat: int) -> int:
    wanted = OWNER[seat] | SOKE
    return next(cell for cell, figure in enumerate(state.cells) if figure & wanted == wanted)


def _roll(state: State) -> NinjutsuMove:
    """Throw a shuriken where a Soke is at stake, or where one is left over and likely helps."""
    seat = state.asked
    cell, other = (state.start, state.end) if seat == state.active else (state.end, state.start)
    rank, enemy = state.cells[cell] & RANK, state.cells[other] & RANK
    against, faces = state.rolls[1 - seat], FACES[rank]
    helps = sum(face > against for face in faces) / len(faces)
    if rank == SOKE:
        return REROLL if state.rolls[seat] < against and faces[-1] >= against else ACCEPT_ROLL
    if enemy == SOKE:
        return REROLL if helps > 0 else ACCEPT_ROLL
    return REROLL if state.shuriken[seat] > 2 and helps >= 0.5 else ACCEPT_ROLL
