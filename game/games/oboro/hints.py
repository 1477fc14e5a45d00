"""What an opponent may be told about Oboro: how good a position is, and how a round plainly goes on."""

from game.core.chance import Chance
from game.games.oboro.cards import SCORINGS, SEATS
from game.games.oboro.rules import OboroRules
from game.games.oboro.state import NOBODY, State

PIECE = 0.5
"""What a shuriken piece is worth in points before it is scored."""

WIN = 3.0

_RULES = OboroRules()


class OboroHints:
    """Points, and pieces that may bring some."""

    worlds = 40

    def value(self, state: State, seat: int) -> float:
        """Own points against the others', at the end of a round."""
        mine = [float(score) for score in state.scores]
        if state.active == NOBODY:
            best = max(mine)
            mine = [score + (WIN if score == best else 0.0) for score in mine]
        elif state.scorings < SCORINGS:
            mine = [score + PIECE * pieces for score, pieces in zip(mine, state.shuriken, strict=True)]
        return SEATS * mine[seat] - sum(mine)

    def key(self, state: State) -> object:
        """The cards and the points."""
        return (tuple(state.hands), tuple(state.plays), tuple(state.scores), state.active)

    def play_on(self, state: State, chance: Chance) -> None:
        """Play any legal card until the round has been scored."""
        number = state.round
        while state.round == number and state.active != NOBODY and state.plays:
            _RULES.advance(state, chance.choose(_RULES.legal_moves(state)), chance)
