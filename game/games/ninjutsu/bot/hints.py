"""What Ninjutsu tells the search: how good a position is, and how to roll out an attack."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

from game.ai.advice import Reason
from game.ai.beliefs import Guess
from game.ai.characters.tempers import Suits
from game.ai.difficulty import Effort
from game.ai.hints import GameHints
from game.ai.learnt import read_weights
from game.ai.search.base import Candidate
from game.core.chance import Chance
from game.games.ninjutsu.bot.evaluate import chance_of, features
from game.games.ninjutsu.bot.greedy import greedy
from game.games.ninjutsu.bot.guesses import guesses
from game.games.ninjutsu.bot.rank_beliefs import likely
from game.games.ninjutsu.bot.reasons import reasons
from game.games.ninjutsu.bot.rollout import play_on, promising
from game.games.ninjutsu.bot.tactics import action_cards, battle, formation, steps
from game.games.ninjutsu.bot.tactics.throwing import USUAL
from game.games.ninjutsu.bot.tempers import suits
from game.games.ninjutsu.rules.moves import NinjutsuMove
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, DRAW, FIRST, NOBODY, PLACING, THROW, State
from game.games.ninjutsu.rules.view import NinjutsuView

PERCENT: Final = 100
SETTLES_DOWN: Final = (120, 220)
"""Between these turns all haste fades: two players who only take what is on offer would never finish. Set by hand."""


class NinjutsuHints(GameHints):
    """Searches where it pays, and otherwise follows a policy that never needs to guess ranks."""

    faith = 0.3
    side_by_side = False
    leeway = 0.01
    odds = read_weights(Path(__file__).with_name("learnt") / "odds.toml")
    efforts: ClassVar = {
        "novice": Effort(0, haste=1.0, belief=False, replies=False),
        "adept": Effort(0, haste=0.4, belief=False, replies=False),
        "master": Effort(0, haste=0.74, replies=False),
        "shadow": Effort(0),
    }

    def value(self, state: State, seat: int) -> float:
        """The chance that `seat` wins."""
        if state.winner != NOBODY:
            return 0.5 if state.winner == DRAW else float(state.winner == seat)
        return chance_of(state, seat)

    def features(self, state: State, seat: int) -> list[float]:
        """The features of the evaluation."""
        return features(state, seat)

    def outlook(self, state: State) -> Sequence[float]:
        """The chance of winning for both seats."""
        red = self.value(state, 0)
        return red, 1.0 - red

    def key(self, state: State) -> object:
        """The board and what can still be done on this turn."""
        return (
            tuple(state.cells),
            tuple(state.hands),
            tuple(state.shuriken),
            tuple(map(tuple, state.tops)),
            (state.phase, state.asked, state.steps, state.sneaks, *state.rolls, state.outside),
        )

    def promising(self, state: State, moves: list[Any]) -> list[Any]:
        """Attacks, useful steps, and every other decision."""
        return promising(state, moves)

    def play_on(self, state: State, chance: Chance) -> None:
        """Roll out this attack and the next ones."""
        play_on(state, chance)

    def likely(self, view: NinjutsuView) -> Callable[[Chance], State]:
        """Samples the ranks behind the backs, as players usually set them up and move them."""
        return partial(likely, view)

    def reasons(self, view: NinjutsuView, move: Any) -> Iterator[Reason]:  # noqa: ANN401
        """What a move is good for."""
        return reasons(view, move)

    def guesses(self, world: State, view: NinjutsuView) -> list[Guess]:
        """What the review shows of the opponent's beliefs."""
        return guesses(world, view)

    def suits(self, view: NinjutsuView, move: Any) -> Suits:  # noqa: ANN401
        """How much a move suits each temper."""
        return suits(view, move)

    def greedy(self, view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
        """The move with the most material at once."""
        return greedy(view, moves, chance)

    def weigh(self, view: NinjutsuView, moves: list[Any], effort: Effort, chance: Chance) -> list[Candidate]:
        """Every decision with its value, best first; none for the formation."""
        if self._hasty(view, effort, chance):
            return [Candidate(greedy(view, moves, chance), 0.5, 1)]
        if view.phase == PLACING:
            return [Candidate(formation.choose(view, moves, chance), 0.5, 1)]
        if view.phase == BATTLE:
            return battle.weigh(view, thrifty=not effort.haste, wary=effort.replies)
        if view.phase in (THROW, FIRST):
            return battle.weigh_throws(view, moves, self._level(effort), wary=effort.replies)
        if view.phase == ACTIONS:
            return action_cards.weigh(view, moves, chance, belief=effort.belief, wary=effort.replies)
        return steps.weigh(view, moves, chance, belief=effort.belief, wary=effort.replies)

    def _hasty(self, view: NinjutsuView, effort: Effort, chance: Chance) -> bool:
        """Whether this decision is made without a thought; the Soke is always hidden with care."""
        if view.phase == PLACING or (view.phase in (BATTLE, THROW, FIRST) and effort.belief):
            return False
        if not effort.haste:
            return False
        first, last = SETTLES_DOWN
        haste = effort.haste * (1.0 - min(max(0, view.turn - first), last - first) / (last - first))
        return chance.choose(range(PERCENT)) < PERCENT * haste

    def _level(self, effort: Effort) -> str:
        """Who tries as hard as that."""
        return next((level for level, usual in self.efforts.items() if usual == effort), USUAL)

    def by_heart(self, view: NinjutsuView) -> bool:
        """Formations are sampled, not searched: a single best one would become predictable."""
        return view.phase == PLACING

    def policy(self, view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
        """What somebody does who weighs each decision by its odds and looks no further."""
        decide = {
            PLACING: formation.choose,
            ACTIONS: action_cards.choose,
            BATTLE: battle.choose,
            THROW: battle.choose_throw,
            FIRST: battle.choose_throw,
        }
        return decide.get(view.phase, steps.choose)(view, moves, chance)
