"""The opponent that a seat can be given to."""

from typing import Any

from game.ai import playouts, turns
from game.ai.policy import Decides
from game.core.chance import Chance
from game.core.contract import View
from game.core.game import AnyGame

LEVELS = ("adept",)
"""The levels that exist, weakest first."""


class Bot:
    """Plays a seat of a game. What it knows of a match is the View it is asked about."""

    def __init__(self, game: AnyGame, level: str = "adept", seed: int = 0) -> None:
        if level not in LEVELS:
            raise ValueError(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
        self.game = game
        self.level = level
        self._chance = Chance(seed)

    def choose(self, view: View) -> Any:  # noqa: ANN401 - each game has its own moves
        """The move it makes for the seat of `view`, which must be to move."""
        world = self.game.rules.imagine(view, self._chance)
        if self.game.rules.to_move(world) != view.seat:
            raise ValueError(f"seat {view.seat} is not to move")
        hints = self.game.hints
        if isinstance(hints, Decides):
            return hints.policy(view, self.game.rules.legal_moves(world), self._chance)
        if isinstance(hints, playouts.PlaysOn):
            return playouts.best_move(self.game, hints, view, self._chance)
        return turns.best_move(self.game, world, self._chance)
