"""Evaluates a position of Ninjutsu for a seat, with learnt weights."""

from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Final

from game.ai.learnt import read_weights
from game.games.ninjutsu.rules.figures import OWNER, RANK, SEEN, SOKE
from game.games.ninjutsu.rules.ground import Ground
from game.games.ninjutsu.rules.state import State

NEAR: Final = 5
"""A figure this many steps from a Soke, or fewer, counts as near him. Set by hand."""

_COUNTS: Final = (
    "ones",
    "twos",
    "shuriken",
    "cards",
    "soke_seen",
    *(f"hunters_{steps}" for steps in range(1, NEAR + 1)),
    *(f"guards_{steps}" for steps in range(1, 3)),
    "ahead",
)
FEATURES: Final = ("to_move", *_COUNTS)
"""Each but the first is the difference between the sides: figures by stars, shuriken, action cards, whether the Soke
has been seen, figures by their steps from the enemy Soke and from their own, and rows advanced."""

_HUNTERS: Final = 5
_GUARDS: Final = _HUNTERS + NEAR
_AHEAD: Final = _GUARDS + 2
WEIGHTS: Final = read_weights(Path(__file__).with_name("learnt") / "evaluate.toml")
_ROW: Final = tuple(WEIGHTS.get(name, 0.0) for name in FEATURES)


def features(state: State, seat: int) -> list[float]:
    """The features of a position, in the order of FEATURES."""
    mine, theirs = _counted(state, seat), _counted(state, 1 - seat)
    tempo = 1.0 if state.active == seat else -1.0
    return [tempo, *(one - other for one, other in zip(mine, theirs, strict=True))]


def chance_of(state: State, seat: int) -> float:
    """The chance that `seat` wins."""
    ahead = sum(weight * count for weight, count in zip(_ROW, features(state, seat), strict=True))
    return 1.0 / (1.0 + exp(-ahead))


def _counted(state: State, seat: int) -> list[float]:
    counts = [0.0] * len(_COUNTS)
    cells, own, enemy = state.cells, OWNER[seat], OWNER[1 - seat]
    columns, rows = state.ground.board.columns, state.ground.board.rows
    my_soke = their_soke = 0
    for cell, figure in enumerate(cells):
        if figure & RANK == SOKE:
            if figure & own:
                my_soke = cell
                counts[4] = float(figure & SEEN > 0)
            elif figure & enemy:
                their_soke = cell
    ways = ways_of(state.ground)
    to_enemy, to_own = ways[their_soke], ways[my_soke]
    for cell, figure in enumerate(cells):
        if figure & own and cell != my_soke:
            rank = figure & RANK
            counts[rank - 1] += 1
            steps = to_enemy[cell]
            if steps <= NEAR:
                counts[_HUNTERS + steps - 1] += 1
            if to_own[cell] <= 2:
                counts[_GUARDS + to_own[cell] - 1] += 1
            row = cell // columns
            counts[_AHEAD] += (row if seat == 0 else rows - 1 - row) / rows
    counts[2] = float(state.shuriken[seat])
    counts[3] = float(state.hands[seat].bit_count())
    return counts


@lru_cache(maxsize=64)
def ways_of(ground: Ground) -> tuple[tuple[int, ...], ...]:
    """The number of steps between any two cells, around fences."""
    return tuple(_ways_from(ground, cell) for cell in range(ground.board.size))


def _ways_from(ground: Ground, start: int) -> tuple[int, ...]:
    found = [99] * ground.board.size
    found[start] = 0
    due = [start]
    for cell in due:
        for target, _ in ground.walks[cell]:
            if found[target] == 99:
                found[target] = found[cell] + 1
                due.append(target)
    return tuple(found)
