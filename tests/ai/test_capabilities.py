"""A game that can decide from a view is asked before any search."""

from typing import Any

from game.ai import Bot
from game.ai.capabilities import Decides
from game.core.chance import Chance
from game.core.game import Game
from game.core.match import Match
from tests.suite.lanterns import CASE, LanternHints, LanternView


class LastOne(LanternHints):
    """Always takes the last of its moves, and records what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[LanternView, list[Any]]] = []

    def policy(self, view: LanternView, moves: list[Any], chance: Chance) -> Any:
        self.asked.append((view, moves))
        return moves[-1]


def test_the_policy_gets_the_view_and_the_moves_and_its_answer_is_played() -> None:
    hints = LastOne()
    game: Game[Any, Any, Any] = Game("lanterns", "Lanterns", CASE.game.rules, CASE.game.picture, hints)
    match = Match(game, 2, seed=1)
    move = Bot(game).choose(match.view(0))
    assert move == match.legal_moves()[-1]
    ((view, moves),) = hints.asked
    assert view == match.view(0)
    assert moves == match.legal_moves()


def test_a_game_without_a_policy_is_not_mistaken_for_one_with() -> None:
    assert isinstance(LastOne(), Decides)
    assert not isinstance(LanternHints(), Decides)
