"""What an opponent may be told about Oboro: how good a position is, and which are the same."""

from game.games.oboro.state import State


class OboroHints:
    """Points so far."""

    def value(self, state: State, seat: int) -> float:
        """Own points against the others'."""
        return float(state.scores[seat] * 3 - sum(state.scores))

    def key(self, state: State) -> object:
        """The cards and the points."""
        return (tuple(state.hands), tuple(state.plays), tuple(state.scores), state.active)
