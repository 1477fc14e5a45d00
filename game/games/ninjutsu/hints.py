"""What an opponent may be told about Ninjutsu: how good a position is, and how an attack plainly goes on."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from game.ai.advice import Reason
from game.ai.belief import Guess
from game.ai.levels import Effort
from game.ai.search import Candidate
from game.core.chance import Chance
from game.games.ninjutsu.baseline import greedy
from game.games.ninjutsu.belief import likely
from game.games.ninjutsu.guesses import guesses
from game.games.ninjutsu.moves import NinjutsuMove
from game.games.ninjutsu.outlook import chance_of, features
from game.games.ninjutsu.plain import play_on, promising
from game.games.ninjutsu.reasons import reasons
from game.games.ninjutsu.state import ACTIONS, BATTLE, DRAW, NOBODY, PLACING, State
from game.games.ninjutsu.tactics import actions, battle, formation, steps
from game.games.ninjutsu.view import NinjutsuView

PERCENT: Final = 100
SETTLES_DOWN: Final = (120, 220)
"""Between these turns everybody loses all haste: two who only take what is there would never find an end."""


class NinjutsuHints:
    """A search where it pays, and a policy that never needs to guess ranks."""

    faith = 0.3
    side_by_side = False
    # Here the slack is haste: the share of decisions that are made by what can be had at once.
    efforts: Final = {
        "novice": Effort(0, slack=1.0, belief=False),
        "adept": Effort(0, slack=0.4, belief=False),
        "master": Effort(0, slack=0.74),
        "shadow": Effort(0),
    }

    def value(self, state: State, seat: int) -> float:
        """The chance of `seat` to win."""
        if state.winner != NOBODY:
            return 0.5 if state.winner == DRAW else float(state.winner == seat)
        return chance_of(state, seat)

    def features(self, state: State, seat: int) -> list[float]:
        """What the evaluation counts."""
        return features(state, seat)

    def outlook(self, state: State) -> Sequence[float]:
        """The chance of both."""
        red = self.value(state, 0)
        return red, 1.0 - red

    def key(self, state: State) -> object:
        """The board and what can still be done on this turn."""
        return (
            tuple(state.cells),
            tuple(state.hands),
            tuple(state.shuriken),
            tuple(map(tuple, state.tops)),
            (state.phase, state.asked, state.steps, state.sneaks),
        )

    def promising(self, state: State, moves: list[Any]) -> list[Any]:
        """Attacks, the steps that lead somewhere, and every other decision."""
        return promising(state, moves)

    def play_on(self, state: State, chance: Chance) -> None:
        """Play this attack and the next ones plainly."""
        play_on(state, chance)

    def likely(self, view: NinjutsuView) -> Callable[[Chance], State]:
        """Ranks behind the backs, as they are usually set up and moved."""
        return partial(likely, view)

    def reasons(self, view: NinjutsuView, move: Any) -> Iterator[Reason]:  # noqa: ANN401
        """What a move is good for."""
        return reasons(view, move)

    def guesses(self, world: State, view: NinjutsuView) -> list[Guess]:
        """What is worth guessing."""
        return guesses(world, view)

    def greedy(self, view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
        """Most material at once."""
        return greedy(view, moves, chance)

    def weigh(self, view: NinjutsuView, moves: list[Any], effort: Effort, chance: Chance) -> list[Candidate]:
        """Every decision but those about the formation with its worth, the one to make first."""
        if self._hasty(view, effort, chance):
            return [Candidate(greedy(view, moves, chance), 0.5, 1)]
        if view.phase == PLACING:
            return [Candidate(formation.choose(view, moves, chance), 0.5, 1)]
        if view.phase == BATTLE:
            found = battle.weigh(view, thrifty=not effort.slack)
        elif view.phase == ACTIONS:
            found = actions.weigh(view, moves, chance, belief=effort.belief)
        else:
            found = steps.weigh(view, moves, chance, belief=effort.belief)
        return found[:1] if effort.slack else found

    def _hasty(self, view: NinjutsuView, effort: Effort, chance: Chance) -> bool:
        """Whether this decision is made without a thought; the Soke is always hidden with care."""
        if view.phase == PLACING or (view.phase == BATTLE and effort.belief):
            return False
        if not effort.slack:
            return False
        first, last = SETTLES_DOWN
        haste = effort.slack * (1.0 - min(max(0, view.turn - first), last - first) / (last - first))
        return chance.choose(range(PERCENT)) < PERCENT * haste

    def by_heart(self, view: NinjutsuView) -> bool:
        """Formations are drawn, not searched: the best one would be found out."""
        return view.phase == PLACING

    def policy(self, view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
        """What somebody does who weighs each decision by its odds and looks no further."""
        decide = {PLACING: formation.choose, ACTIONS: actions.choose, BATTLE: battle.choose}
        return decide.get(view.phase, steps.choose)(view, moves, chance)
