"""What an opponent may be told about Shinobi WAT-AAH!: how to play on, and how good a position is."""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Any, Final

from game.ai.advice import Reason
from game.ai.belief import Guess
from game.ai.levels import Effort
from game.ai.worlds import Plausibility
from game.core.chance import Chance
from game.games.wataah.baseline import greedy
from game.games.wataah.grand import Grand
from game.games.wataah.grand_cards import NONE, ROUNDS, SHOWDOWN, TEMPLE_NAMES
from game.games.wataah.guesses import guesses
from game.games.wataah.habits import plausibility
from game.games.wataah.outlook import lasting_standing, standing
from game.games.wataah.plain import decide
from game.games.wataah.promise import promising
from game.games.wataah.reasons import reasons
from game.games.wataah.rules import scoring
from game.games.wataah.rules.wataah import WataahRules
from game.games.wataah.state import DISCARD, NOBODY, State, grand_of
from game.games.wataah.view import WataahView

_RULES: Final = WataahRules()

A_PAWN: Final = 12.0
"""What a pawn in hand will bring; a little more than at the Court, since it may still go anywhere."""

A_PLACE: Final = 14.0
"""What leaving one more player behind in a round is worth, in points at the end."""

A_COURT_CARD: Final = 5.0
A_SECRET: Final = 4.0
"""What having seen a Decoy is worth for every round still to come."""

TEMPLE: Final = {
    "dawn_gate": 5.0,
    "empty_hand": 3.0,
    "cleansing_spring": 3.0,
    "stone_guardian": 3.0,
    "rooted_pine": 2.0,
    "closed_fan": 2.0,
    "paired_blades": 4.0,
    "two_roads": 7.0,
    "lantern": 3.0,
    "banner": 4.0,
}


TURNS: Final = 4
"""How many more turns are played plainly before the table is looked at."""

SCALE: Final = 30.0
"""Points ahead in Grand Master mode that make a win three times as likely as not."""


class WataahHints:
    """How to play on for some turns, and how good the table then looks."""

    faith = 0.3
    efforts: Final = {
        "novice": Effort(10, slack=0.4, belief=False),
        "adept": Effort(24, slack=0.16, belief=False),
        "master": Effort(80, slack=0.05),
        "shadow": Effort(500),
    }

    def promising(self, state: State, moves: list[Any]) -> list[Any]:
        """The moves that bring most, best first."""
        return promising(state, moves)

    def play_on(self, state: State, chance: Chance) -> None:
        """Play some turns plainly, or what follows a round up to the next."""
        last, on_board = state.turn + TURNS, state.phase > DISCARD
        while state.mover != NOBODY and state.turn < last and (state.phase > DISCARD) == on_board:
            _RULES.advance(state, decide(state, chance), chance)

    def plausibility(self, view: WataahView) -> Plausibility:
        """Hands of the others that somebody would have kept."""
        return plausibility(view)

    def reasons(self, view: WataahView, move: Any) -> Iterator[Reason]:  # noqa: ANN401
        """What a move is good for."""
        return reasons(view, move)

    def guesses(self, world: State, view: WataahView) -> list[Guess]:
        """What is worth guessing."""
        return guesses(world, view)

    def greedy(self, view: WataahView, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401
        """Most points on the table at once."""
        return greedy(view, moves, chance)

    def outlook(self, state: State) -> Sequence[float]:
        """The chance of every seat to win."""
        if state.seats == 2:
            mine = self.value(state, 0)
            return mine, 1.0 - mine
        return [self.value(state, seat) for seat in range(state.seats)]

    def value(self, state: State, seat: int) -> float:
        """The share of the others who are likely left behind; in Grand Master mode by the points in sight."""
        if state.grand is None:
            return standing(state, seat) / (state.seats - 1)
        outcome = _RULES.outcome(state)
        if outcome is not None:
            return (seat in outcome.winners) / len(outcome.winners)
        return 1.0 / (1.0 + exp(-self._ahead(state, seat) / SCALE))

    def _ahead(self, state: State, seat: int) -> float:
        grand = grand_of(state)
        total = _points(state, grand, seat)
        others = [_points(state, grand, other) for other in range(state.seats) if other != seat]
        total -= 0.5 * sum(others) / len(others) + 0.5 * max(others)
        if state.phase <= DISCARD:
            total += A_PLACE * lasting_standing(state, seat)
        return total

    def key(self, state: State) -> object:
        """Everything that the rest of the match depends on."""
        return repr(_RULES.dump(state))


def _points(state: State, grand: Grand, seat: int) -> float:
    """Points on the board with this world's Final Boss, and what is still in hand."""
    points = sum(scoring.final_lines(grand, seat)) + A_PAWN * grand.ready[seat]
    if grand.round < ROUNDS:
        seen = grand.peeked[seat].bit_count()
        points += A_SECRET * seen * (ROUNDS - grand.round)
        # The row of a boss has an end: what more pawns would bring is not lost yet.
        points += 0.5 * grand.board[seat][SHOWDOWN] * (ROUNDS - grand.round)
    if grand.courts[seat] != NONE:
        points += A_COURT_CARD
    if state.temples[seat] != NONE:
        points += TEMPLE[TEMPLE_NAMES[state.temples[seat]]]
    return points


if set(TEMPLE) != set(TEMPLE_NAMES[1:]):
    raise AssertionError("a Temple card has no worth")
