"""Twins of an opponent that differ in one thing: for the arena, to show what that one thing is worth."""

from typing import Any

import msgspec

from game.ai.bot import Bot
from game.core.contract import View
from game.core.game import AnyGame

UNIFORM = "uniform"
"""Takes every possible world for as likely as any other."""

CHEATS = "cheats"
"""Looks at the real position, if somebody shows it. Nothing that is played against people does."""

TWINS = (UNIFORM, CHEATS)


class Twin(Bot):
    """A bot with another idea of what is behind a view."""

    def __init__(
        self, game: AnyGame, level: str = "adept", seed: int = 0, *, simulations: int | None = None, kind: str = UNIFORM
    ) -> None:
        super().__init__(game, level, seed, simulations=simulations)
        self.kind = kind
        if kind == UNIFORM:
            self.effort = msgspec.structs.replace(self.effort, belief=False)
        self._truth: Any = None

    def peek(self, state: Any) -> None:  # noqa: ANN401 - each game has its own state
        """Show it the real position; only the cheat looks."""
        if self.kind == CHEATS:
            self._truth = state.copy()

    def world(self, view: View) -> Any:  # noqa: ANN401
        """The real position for the cheat, what the bot would imagine for the others."""
        return super().world(view) if self._truth is None else self._truth.copy()
