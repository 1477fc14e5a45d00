"""When the worker has failed for good: a sensible move at once, from the view alone, and always one."""

import pytest

from game.ai.fallback import quick_move
from game.catalog import GAMES
from game.core.chance import Chance
from game.core.game import Game
from game.core.match import Match
from game.games.taisen.bot.hints import TaisenHints
from tests.cases import CASES
from tests.games.taisen.boards import RULES, board
from tests.suite.walk import Walk, moments


@pytest.mark.parametrize("name", GAMES)
def test_it_is_legal_repeatable_and_knows_no_secrets(name: str) -> None:
    case, mixing = CASES[name], Chance(4)
    rules = case.game.rules
    for setting in case.settings[:2]:
        for number, moment in enumerate(moments(case, Walk(setting, seed=5), most=60)):
            view = rules.view_for(moment.before, moment.seat)
            move = quick_move(case.game, view, number)
            assert move in rules.legal_moves(moment.before)
            mixed = rules.view_for(case.shuffle_unseen(moment.before, moment.seat, mixing), moment.seat)
            assert quick_move(case.game, mixed, number) == move


def test_it_takes_a_win() -> None:
    state = board(
        """
        .  .  .  .  .  .  .  .  R1 .  .
        .  .  .  .  .  .  P1 .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  S1 J4 .  .  .  .  .  .  .  .
        """,
        dice="R2 P2 S1",
    )
    move = quick_move(GAMES["taisen"], RULES.view_for(state, 0), 1)
    RULES.apply(state, move, Chance(1))
    assert RULES.outcome(state) is not None


class Broken(TaisenHints):
    """Hints that fail, as those that broke the worker may."""

    def policy(self, view: object, moves: object, chance: object) -> object:
        raise RuntimeError("broken")


def test_a_match_goes_on_even_if_the_knowledge_is_broken(caplog: pytest.LogCaptureFixture) -> None:
    game = GAMES["taisen"]
    broken = Game(game.name, game.title, game.rules, game.picture, Broken())
    match = Match(game, 2, 3, first="monkey")
    assert quick_move(broken, match.view(0), 1) in match.legal_moves()
    assert "no quick move was found" in caplog.text
