"""Players for the arena alone: baselines that do not look ahead, and bots that differ in one thing, to weigh it."""

from functools import partial
from typing import Any

import msgspec

from game.ai.bot import Bot
from game.ai.hints import Can, hints_of
from game.ai.search.base import Worlds
from game.core.chance import Chance
from game.core.contract import OPEN, View
from game.core.game import AnyGame, Game

BASELINES = ("random", "greedy")
"""A random player, and one that takes what it can get at once."""

UNIFORM = "uniform"
"""Takes every possible world to be equally likely."""

CHEATS = "cheats"
"""Looks at the real position, if it is shown. Never used against people."""

SEES = "sees"
"""Looks at everything that other seats hold or have hidden, but not at what is still to be drawn.

No inference can find out more than that, so it is an upper bound on what inference is worth.
"""

ONE_LOOK = "one_look"
"""Judges by the first look alone: no second one at the turns that seem best, none at who can strike back."""

ABLATIONS = (UNIFORM, CHEATS, SEES, ONE_LOOK)


class Ablation(Bot):
    """A bot that imagines or judges in another way."""

    def __init__(
        self, game: AnyGame, level: str = "adept", seed: int = 0, *, simulations: int | None = None, kind: str = UNIFORM
    ) -> None:
        if kind == ONE_LOOK:
            hints = hints_of(game).without(Can.SECOND_LOOK)
            game = Game(game.name, game.title, game.rules, game.picture, hints)
        super().__init__(game, level, seed, simulations=simulations)
        self.kind = kind
        if kind == ONE_LOOK:
            self.effort = msgspec.structs.replace(self.effort, replies=False)
        if kind == UNIFORM:
            self.effort = msgspec.structs.replace(self.effort, belief=False)
        self._shown: Worlds | None = None

    def peek(self, state: Any) -> None:  # noqa: ANN401 - each game has its own state
        """Show it the real position; only variants that look at secrets use it."""
        if self.kind == CHEATS:
            self._shown = state.copy().copy
        elif self.kind == SEES:
            rules = self.game.rules
            self._shown = partial(rules.imagine, rules.view_for(state, OPEN), self._chance)

    def worlds(self, view: View) -> Worlds:
        """Samples what it was shown, or else what the bot would imagine."""
        return super().worlds(view) if self._shown is None else self._shown


class Baseline:
    """Plays a seat like a `Bot`, without looking ahead."""

    def __init__(self, game: AnyGame, name: str, seed: int = 0) -> None:
        if name not in BASELINES:
            raise ValueError(f"there is no baseline {name!r}; there are {', '.join(BASELINES)}")
        self.game = game
        self.name = name
        self._chance = Chance(seed)

    def choose(self, view: View) -> Any:  # noqa: ANN401 - each game has its own moves
        """The move it makes for the seat of `view`, which must be to move."""
        rules, hints = self.game.rules, hints_of(self.game)
        moves = rules.legal_moves(rules.imagine(view, self._chance))
        if self.name == "greedy" and len(moves) > 1:
            if not hints.can(Can.GREEDY):
                raise TypeError(f"nobody knows what is greedy in {self.game.name}")
            return hints.greedy(view, moves, self._chance)
        return self._chance.choose(moves)
