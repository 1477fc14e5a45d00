"""What an opponent may be told about Shinobi WAT-AAH!: how to play on, and how good a position is."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from game.ai.advice import Reason
from game.ai.belief import Guess
from game.ai.levels import Effort
from game.core.chance import Chance
from game.games.wataah.baseline import greedy
from game.games.wataah.campaign import chances_to_win
from game.games.wataah.dealing import likely
from game.games.wataah.guesses import guesses
from game.games.wataah.outlook import standing
from game.games.wataah.plain import decide
from game.games.wataah.promise import promising
from game.games.wataah.reasons import reasons
from game.games.wataah.rules.wataah import WataahRules
from game.games.wataah.state import DISCARD, NOBODY, State
from game.games.wataah.view import WataahView

_RULES: Final = WataahRules()

TURNS: Final = 2
"""How many more turns are played plainly before the table is looked at; more of them say less about good play."""


class WataahHints:
    """How to play on for some turns, and how good the table then looks."""

    faith = 0.3
    side_by_side = True
    efforts: Final = {
        "novice": Effort(10, slack=0.5, belief=False),
        "adept": Effort(20, slack=0.21, belief=False),
        "master": Effort(60, slack=0.13),
        "shadow": Effort(800),
    }

    def promising(self, state: State, moves: list[Any]) -> list[Any]:
        """The moves that bring most, best first."""
        return promising(state, moves)

    def play_on(self, state: State, chance: Chance) -> None:
        """Play some turns plainly, or what follows a round up to the next."""
        last, on_board = state.turn + TURNS, state.phase > DISCARD
        while state.mover != NOBODY and state.turn < last and (state.phase > DISCARD) == on_board:
            _RULES.advance(state, decide(state, chance), chance)

    def likely(self, view: WataahView) -> Callable[[Chance], State]:
        """Hands of the others that somebody would have kept."""
        return likely(view)

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
        if state.seats == 2 and state.grand is None:
            mine = self.value(state, 0)
            return mine, 1.0 - mine
        if state.grand is not None:
            return chances_to_win(state)
        return [self.value(state, seat) for seat in range(state.seats)]

    def value(self, state: State, seat: int) -> float:
        """The share of the others who are likely left behind; in Grand Master mode by the points in sight."""
        if state.grand is None:
            return standing(state, seat) / (state.seats - 1)
        return chances_to_win(state)[seat]

    def key(self, state: State) -> object:
        """Everything that the rest of the match depends on."""
        return repr(_RULES.dump(state))
