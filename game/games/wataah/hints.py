"""What an opponent may be told about Shinobi WAT-AAH!: how good a position is, and which are the same."""

from game.games.wataah.rules import scoring
from game.games.wataah.state import State


class WataahHints:
    """A plain evaluation."""

    def value(self, state: State, seat: int) -> float:
        """Own score against the best of the others."""
        return float(scoring.round_score(state, seat))

    def key(self, state: State) -> object:
        """Everything that the rest of the turn depends on."""
        return id(state)
