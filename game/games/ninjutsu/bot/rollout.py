"""Rollouts of an attack in Ninjutsu: the quick decisions by which the computer sees what a move leads to."""

from functools import lru_cache
from typing import Any, Final

from msgspec import UNSET

from game.core.chance import Chance
from game.games.ninjutsu.bot.evaluate import ways_of
from game.games.ninjutsu.bot.odds import BEATS
from game.games.ninjutsu.bot.tactics.throwing import plain
from game.games.ninjutsu.rules.figures import FACES, OWNER, RANK, RANKS, SOKE
from game.games.ninjutsu.rules.ground import Ground
from game.games.ninjutsu.rules.moves import ACCEPT_ROLL, END_TURN, PLAY_NOTHING, REROLL, NinjutsuMove, PlaySalto
from game.games.ninjutsu.rules.rules import NinjutsuRules
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, FIRST, NOBODY, STEPS, THROW, State

TURNS: Final = 2
"""How many attacks after the present one are rolled out. Set by hand."""

MOST_STEPS: Final = 8
GAIN: Final = (0.0, 10.0, 16.0, 300.0)
LOSS: Final = (0.0, 9.0, 15.0, 400.0)
NEARER: Final = 3.0

_FIGHT: Final = tuple(
    tuple(BEATS[rank][other] * GAIN[other] - BEATS[other][rank] * LOSS[rank] for other in (0, *RANKS))
    for rank in (0, *RANKS)
)
"""`_FIGHT[rank][other rank]`: the value of attacking."""

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
        ranked = sorted(zip(moves, _worths(state, moves), strict=True), key=lambda one: -one[1])
        best = [move for move, _ in ranked[:MOST_STEPS]]
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
    for move, worth in zip(moves, _worths(state, moves), strict=True):
        if worth > best:
            best, found = worth, [move]
        elif worth == best and best > 0:
            found.append(move)
    return chance.choose(found) if len(found) > 1 else found[0]


def _worths(state: State, moves: list[Any]) -> list[float]:
    """The value of each step; staying is worth 0."""
    cells = state.cells
    pulls = _pulls_of(state.ground)[_soke(cells, 1 - state.active)]
    found: list[float] = []
    for move in moves:
        if move is END_TURN:
            found.append(0.0)
            continue
        start, end = move.start, move.end
        rank, target = cells[start] & RANK, cells[end]
        found.append(_FIGHT[rank][target & RANK] if target else -NEARER if rank == SOKE else pulls[start][end])
    return found


@lru_cache(maxsize=64)
def _pulls_of(ground: Ground) -> tuple[tuple[dict[int, float], ...], ...]:
    """For each cell of an enemy Soke and each start, what a step is worth by the cell in which it ends."""
    tables = tuple(
        tuple(target for target, _ in (*walks, *under))
        for walks, under in zip(ground.walks, ground.sneaks, strict=True)
    )
    return tuple(
        tuple(
            {end: (ways[start] - ways[end]) * NEARER / (1 + ways[end]) for end in ends}
            for start, ends in enumerate(tables)
        )
        for ways in ways_of(ground)
    )


def _soke(cells: list[int], seat: int) -> int:
    wanted = OWNER[seat] | SOKE
    for cell, figure in enumerate(cells):
        if figure & wanted == wanted:
            return cell
    raise ValueError("there is no such Soke")


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
