"""Rollouts of an attack in Ninjutsu: the quick decisions by which the computer sees what a move leads to."""

from typing import Any, Final

from msgspec import UNSET

from game.core.chance import Chance
from game.games.ninjutsu.bot.evaluate import ways_of
from game.games.ninjutsu.bot.odds import BEATS
from game.games.ninjutsu.bot.tactics.throwing import plain
from game.games.ninjutsu.rules.figures import FACES, OWNER, RANK, SOKE
from game.games.ninjutsu.rules.moves import ACCEPT_ROLL, END_TURN, PLAY_NOTHING, REROLL, NinjutsuMove, PlaySalto, Step
from game.games.ninjutsu.rules.rules import NinjutsuRules
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, FIRST, NOBODY, STEPS, THROW, State

TURNS: Final = 2
"""How many attacks after the present one are rolled out. Set by hand."""

MOST_STEPS: Final = 8
GAIN: Final = (0.0, 10.0, 16.0, 300.0)
LOSS: Final = (0.0, 9.0, 15.0, 400.0)
NEARER: Final = 3.0

_RULES: Final = NinjutsuRules()


def play_on(state: State, chance: Chance) -> None:
    """Play until some more attacks, or the match, are over."""
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
    if state.phase in (THROW, FIRST):
        return plain(state)
    return chance.choose(_RULES.legal_moves(state))


def promising(state: State, moves: list[Any]) -> list[Any]:
    """Attacks and steps that lead nearer; every move of other decisions, except Jokers where the real card would do."""
    if state.phase == STEPS:
        worths = {move: _worth(state, move) for move in moves}
        best = sorted(moves, key=lambda move: -worths[move])[:MOST_STEPS]
        return best if END_TURN in best else [*best, END_TURN]
    if state.phase == ACTIONS:
        usable = [move for move in moves if not _sends_soke(state, move)]
        return [move for move in usable if not (getattr(move, "joker", False) and _plain_twin(move) in moves)]
    return moves


def _sends_soke(state: State, move: Any) -> bool:  # noqa: ANN401
    """Whether a card would move the player's own Soke."""
    start = move.start if isinstance(move, PlaySalto) else getattr(move, "kidnapper", UNSET)
    return start is not UNSET and state.cells[start] & RANK == SOKE


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
    """The value of a step; staying is worth 0."""
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
    """Throw a shuriken if a Soke is at stake, or if one is to spare and likely to help."""
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
