"""A weak level slips like a person: it takes a worse move, but never gives the match away at once."""

from typing import Any, ClassVar

import pytest

from game.ai import LEVELS, Bot
from game.ai.difficulty import Effort
from game.ai.hints import GameHints
from game.ai.search.base import Candidate
from game.catalog import GAMES
from game.core.chance import Chance
from game.core.game import AnyGame, Game
from game.core.match import Match

TAISEN = GAMES["taisen"]
TRIES = 60


class Slippery(GameHints):
    """Finds as many moves as it is told values."""

    efforts: ClassVar = dict.fromkeys(LEVELS, Effort(0, slack=0.5))

    def __init__(self, *values: float) -> None:
        self._values = values

    def value(self, state: Any, seat: int) -> float:
        return 0.5

    def key(self, state: Any) -> object:
        return state

    def weigh(self, view: Any, moves: list[Any], effort: Effort, chance: Chance) -> list[Candidate]:
        return [Candidate(move, value, 1) for move, value in zip(moves, self._values, strict=False)]


@pytest.mark.parametrize(("hints", "taken"), [(Slippery(0.4, 0.2, 0.0), {0, 1}), (Slippery(0.0, 0.0, 0.0), {0, 1, 2})])
def test_a_slip_is_never_absurd(hints: GameHints, taken: set[int]) -> None:
    game: AnyGame = Game("taisen", TAISEN.title, TAISEN.rules, TAISEN.picture, hints)
    match = Match(TAISEN, 2, 3, None)
    view, moves = match.view(match.to_move or 0), match.legal_moves()
    assert {moves.index(Bot(game, "novice", seed).choose(view)) for seed in range(TRIES)} == taken
