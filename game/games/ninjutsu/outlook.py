"""How good a position of Ninjutsu is for a seat: counts, weighed as was learnt."""

from functools import lru_cache
from math import exp
from typing import Final

from game.games.ninjutsu.figures import OWNER, RANK, SEEN, SOKE
from game.games.ninjutsu.ground import Ground
from game.games.ninjutsu.state import State
from game.games.ninjutsu.weights import WEIGHTS

NEAR: Final = 5
"""Within so many steps of a Soke a figure counts as near him."""

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
"""Each but the first is what one side has less what the other has: figures by stars, shuriken, action cards, whether
its Soke has been seen, its figures by their steps from the enemy Soke and from its own, and rows gone ahead."""

_HUNTERS: Final = 5
_GUARDS: Final = _HUNTERS + NEAR
_AHEAD: Final = _GUARDS + 2
_ROW: Final = tuple(WEIGHTS.get(name, 0.0) for name in FEATURES)


def features(state: State, seat: int) -> list[float]:
    """The counts in the order of FEATURES."""
    mine, theirs = _counted(state, seat), _counted(state, 1 - seat)
    tempo = 1.0 if state.active == seat else -1.0
    return [tempo, *(one - other for one, other in zip(mine, theirs, strict=True))]


def chance_of(state: State, seat: int) -> float:
    """The chance of `seat` to win."""
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
