"""Twins of an opponent that differ in one thing: for the arena, to show what that one thing is worth."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from game.ai.bot import Bot
from game.core.contract import OPEN, View
from game.core.game import AnyGame

UNIFORM = "uniform"
"""Takes every possible world for as likely as any other."""

CHEATS = "cheats"
"""Looks at the real position, if somebody shows it. Nothing that is played against people does."""

SEES = "sees"
"""Looks at everything that anybody holds or has hidden, but not at what is still to be drawn.

No conclusion can tell more than that, so it shows what conclusions can be worth at most.
"""

TWINS = (UNIFORM, CHEATS, SEES)


class Twin(Bot):
    """A bot with another idea of what is behind a view."""

    def __init__(
        self, game: AnyGame, level: str = "adept", seed: int = 0, *, simulations: int | None = None, kind: str = UNIFORM
    ) -> None:
        super().__init__(game, level, seed, simulations=simulations)
        self.kind = kind
        if kind == UNIFORM:
            self.effort = msgspec.structs.replace(self.effort, belief=False)
        self._shown: Callable[[], Any] | None = None

    def peek(self, state: Any) -> None:  # noqa: ANN401 - each game has its own state
        """Show it the real position; only those who look at secrets take any notice."""
        if self.kind == CHEATS:
            self._shown = state.copy().copy
        elif self.kind == SEES:
            rules = self.game.rules
            self._shown = partial(rules.imagine, rules.view_for(state, OPEN), self._chance)

    def world(self, view: View) -> Any:  # noqa: ANN401
        """What it was shown, or else what the bot would imagine."""
        return super().world(view) if self._shown is None else self._shown()
