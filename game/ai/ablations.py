"""Variants of an opponent that differ in one thing: for the arena, to measure what that one thing is worth."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from game.ai.bot import Bot
from game.ai.hints import Can, hints_of
from game.core.contract import OPEN, View
from game.core.game import AnyGame, Game

UNIFORM = "uniform"
"""Takes every possible world to be equally likely."""

CHEATS = "cheats"
"""Looks at the real position, if it is shown. Never used against people."""

SEES = "sees"
"""Looks at everything that other seats hold or have hidden, but not at what is still to be drawn.

No inference can find out more than that, so it is an upper bound on what inference is worth.
"""

ONE_LOOK = "one_look"
"""Judges positions by their value alone, without a second look at the turns that seem best."""

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
        if kind == UNIFORM:
            self.effort = msgspec.structs.replace(self.effort, belief=False)
        self._shown: Callable[[], Any] | None = None

    def peek(self, state: Any) -> None:  # noqa: ANN401 - each game has its own state
        """Show it the real position; only variants that look at secrets use it."""
        if self.kind == CHEATS:
            self._shown = state.copy().copy
        elif self.kind == SEES:
            rules = self.game.rules
            self._shown = partial(rules.imagine, rules.view_for(state, OPEN), self._chance)

    def world(self, view: View) -> Any:  # noqa: ANN401
        """What it was shown, or else what the bot would imagine."""
        return super().world(view) if self._shown is None else self._shown()
