"""What Shinobi WAT-AAH! tells the search: how to roll out, and how good a position is."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from game.ai.advice import Reason
from game.ai.beliefs import Guess
from game.ai.characters.tempers import Suits
from game.ai.difficulty import Effort
from game.ai.hints import GameHints
from game.ai.learnt import read_weights
from game.core.chance import Chance
from game.games.wataah.bot.evaluate import standing
from game.games.wataah.bot.grand_master.evaluate import chances_to_win
from game.games.wataah.bot.greedy import greedy
from game.games.wataah.bot.guesses import guesses
from game.games.wataah.bot.likely_worlds import likely
from game.games.wataah.bot.move_ordering import promising
from game.games.wataah.bot.reasons import reasons
from game.games.wataah.bot.rollout import decide
from game.games.wataah.bot.tempers import suits
from game.games.wataah.rules.rules import WataahRules
from game.games.wataah.rules.state import DISCARD, NOBODY, State
from game.games.wataah.rules.view import WataahView

_RULES: Final = WataahRules()

TURNS: Final = 2
"""The number of rollout turns before the evaluation, set by hand; more of them say less about good play."""


class WataahHints(GameHints):
    """Rolls out some turns, then evaluates the table."""

    faith = 0.3
    side_by_side = True
    leeway = 0.015
    odds = read_weights(Path(__file__).with_name("learnt") / "odds.toml")
    efforts: ClassVar = {
        "novice": Effort(10, slack=0.5, belief=False),
        "adept": Effort(20, slack=0.14, belief=False),
        "master": Effort(60, slack=0.06),
        "shadow": Effort(800),
    }

    def promising(self, state: State, moves: list[Any]) -> list[Any]:
        """The most promising moves, best first."""
        return promising(state, moves)

    def play_on(self, state: State, chance: Chance) -> None:
        """Roll out some turns, or the time between rounds up to the next one."""
        last, on_board = state.turn + TURNS, state.phase > DISCARD
        while state.mover != NOBODY and state.turn < last and (state.phase > DISCARD) == on_board:
            _RULES.advance(state, decide(state, chance), chance)

    def likely(self, view: WataahView) -> Callable[[Chance], State]:
        """Draws worlds in which the others hold what they are likely to have kept."""
        return likely(view)

    def reasons(self, view: WataahView, move: Any) -> Iterator[Reason]:  # noqa: ANN401
        """What a move is good for."""
        return reasons(view, move)

    def guesses(self, world: State, view: WataahView) -> list[Guess]:
        """What the review shows of the opponent's beliefs."""
        return guesses(world, view)

    def suits(self, view: WataahView, move: Any) -> Suits:  # noqa: ANN401
        """How much a move suits each temper."""
        return suits(view, move)

    def greedy(self, view: WataahView, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401
        """The move with the most points on the table at once."""
        return greedy(view, moves, chance)

    def outlook(self, state: State) -> Sequence[float]:
        """The chance of winning for every seat."""
        if state.seats == 2 and state.grand is None:
            mine = self.value(state, 0)
            return mine, 1.0 - mine
        if state.grand is not None:
            return chances_to_win(state)
        return [self.value(state, seat) for seat in range(state.seats)]

    def setting(self, view: WataahView) -> str:
        """Its mode and how many play."""
        return f"{'grasshopper' if view.grand is None else 'grand_master'}_{len(view.hands)}"

    def value(self, state: State, seat: int) -> float:
        """The expected share of opponents beaten; in Grand Master mode, the chance to win by points."""
        if state.grand is None:
            return standing(state, seat) / (state.seats - 1)
        return chances_to_win(state)[seat]

    def key(self, state: State) -> object:
        """Everything that the rest of the match depends on."""
        return repr(_RULES.dump(state))
