"""What an opponent may be told about Oboro: how good a position is, and how a round plainly goes on."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from game.ai.advice import Reason
from game.ai.belief import Guess
from game.ai.levels import Effort
from game.ai.worlds import Plausibility
from game.core.chance import Chance
from game.games.oboro.cards import SCORINGS, SEATS
from game.games.oboro.guesses import guesses
from game.games.oboro.habits import plausibility
from game.games.oboro.plain import play_round
from game.games.oboro.reasons import reasons
from game.games.oboro.rules import OboroRules
from game.games.oboro.scoring import score_round, score_shuriken
from game.games.oboro.state import NOBODY, State
from game.games.oboro.view import OboroView

PIECE: Final = 0.55
"""What a shuriken piece is worth in points before it is scored."""

WIN: Final = 3.0
"""What winning the match is worth, in points."""

SCALE: Final = 30.0
"""Points ahead of both others that make a certain win."""

WORLDS: Final = 12

_RULES: Final = OboroRules()


class OboroHints:
    """Points, and pieces that may bring some."""

    faith = 0.0
    side_by_side = False
    efforts: Final = {
        "novice": Effort(24, slack=0.1, belief=False),
        "adept": Effort(100, slack=0.02, belief=False),
        "master": Effort(400, belief=False),
        "shadow": Effort(1500),
    }

    def value(self, state: State, seat: int) -> float:
        """Own points against the others', at the end of a round, as a chance to win."""
        return self.outlook(state)[seat]

    def outlook(self, state: State) -> Sequence[float]:
        """The same for every seat."""
        points = [float(score) for score in state.scores]
        if state.active == NOBODY:
            best = max(points)
            points = [point + (WIN if point == best else 0.0) for point in points]
        elif state.scorings < SCORINGS:
            points = [point + PIECE * pieces for point, pieces in zip(points, state.shuriken, strict=True)]
        total = sum(points)
        return [min(1.0, max(0.0, 1 / 3 + (SEATS * point - total) / SCALE)) for point in points]

    def key(self, state: State) -> object:
        """The cards and the points."""
        return (tuple(state.hands), tuple(state.plays), tuple(state.scores), state.active)

    def promising(self, state: State, moves: list[Any]) -> list[Any]:  # noqa: ARG002
        """Every card deserves a thought: there are eight at most."""
        return moves

    def play_on(self, state: State, chance: Chance) -> None:
        """Play plainly until the round has been scored."""
        play_round(state, chance)

    def plausibility(self, view: OboroView) -> Plausibility:
        """Hands by which the others would have played what they played."""
        return plausibility(view)

    def reasons(self, view: OboroView, move: Any) -> Iterator[Reason]:  # noqa: ANN401
        """What a move is good for."""
        return reasons(view, move)

    def guesses(self, world: State, view: OboroView) -> list[Guess]:
        """What is worth guessing."""
        return guesses(world, view)

    def greedy(self, view: OboroView, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401
        """The card that leaves most points if the round ended with this trick, over some imagined hands."""
        sums = [0.0] * len(moves)
        for _ in range(WORLDS):
            world = _RULES.imagine(view, chance)
            for number, move in enumerate(moves):
                state = world.copy()
                _RULES.advance(state, move, chance)
                while state.plays and len(state.plays) % SEATS:
                    _RULES.advance(state, chance.choose(_RULES.legal_moves(state)), chance)
                sums[number] += _points_now(state, view.seat)
        best = max(sums)
        return chance.choose([move for move, value in zip(moves, sums, strict=True) if value == best])


def _points_now(state: State, seat: int) -> float:
    """Points, if powers and pieces were scored as they stand."""
    points = float(state.scores[seat])
    if state.plays:
        points += score_round(state.tops, state.mission).points[seat]
    return points + score_shuriken(state.shuriken).points[seat]
