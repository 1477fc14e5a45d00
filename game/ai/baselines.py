"""Reference players to measure opponents against: a random one, and one that takes what it can get at once."""

from typing import Any

from game.ai.hints import Can, hints_of
from game.core.chance import Chance
from game.core.contract import View
from game.core.game import AnyGame

BASELINES = ("random", "greedy")


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
