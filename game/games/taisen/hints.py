"""What an opponent may be told about Ninja Taisen: how good a position is, and which are the same."""

from game.games.taisen.ending import DRAW, NOBODY
from game.games.taisen.ninjas import HOME, SHOGUN, STRENGTH
from game.games.taisen.state import Path, State

WIN = 1000.0
NINJA = 10.0
"""What a ninja is worth by being there; strength adds a little."""

MARCH = (0.0, 0.3, 0.7, 1.2, 1.8, 2.6, 3.6, 5.0, 8.0, 12.0, 0.0)
"""What a ninja is worth for every step it stands from home; the last three can strike the village."""


class TaisenHints:
    """A plain evaluation: ninjas left, and how far they have come."""

    def value(self, state: State, seat: int) -> float:
        """Own side's worth minus the other's."""
        if state.winner != NOBODY:
            return 0.0 if state.winner == DRAW else WIN if state.winner == seat else -WIN
        return _worth(state.paths[seat], HOME[seat]) - _worth(state.paths[1 - seat], HOME[1 - seat])

    def key(self, state: State) -> object:
        """The board and what can still be done on this turn."""
        monkey, wolf = state.paths
        return (
            tuple(map(tuple, monkey)),
            tuple(map(tuple, wolf)),
            state.free,
            state.shogun_moved,
            state.active,
        )


def _worth(path: Path, home: int) -> float:
    worth = 0.0
    for tile, stack in enumerate(path):
        if stack:
            worth += len(stack) * NINJA + sum(STRENGTH[ninja] for ninja in stack)
            worth += MARCH[abs(tile - home)] + 0.2 * abs(tile - home) * len(stack)
            if SHOGUN in stack:
                worth += NINJA / 2
    return worth
