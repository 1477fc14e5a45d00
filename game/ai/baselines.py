"""Reference players to measure opponents against: a random one, and one that takes what it can get at once."""

from typing import Any, Protocol, runtime_checkable

from game.core.chance import Chance
from game.core.contract import View
from game.core.game import AnyGame

BASELINES = ("random", "greedy")


@runtime_checkable
class Greedy(Protocol):
    """Hints of a game that provide a greedy player: one that looks at material or points, one turn ahead."""

    def greedy(self, view: Any, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401 - each game has its own
        """One of `moves`, which are all legal moves of the seat of `view`."""


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
        rules, hints = self.game.rules, self.game.hints
        moves = rules.legal_moves(rules.imagine(view, self._chance))
        if self.name == "greedy" and len(moves) > 1:
            if not isinstance(hints, Greedy):
                raise TypeError(f"nobody knows what is greedy in {self.game.name}")
            return hints.greedy(view, moves, self._chance)
        return self._chance.choose(moves)
