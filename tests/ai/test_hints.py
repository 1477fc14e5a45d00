"""A game's capabilities have names: what it can do is asked for, and a misspelt one is an error."""

from typing import Any

import pytest

from game.ai import Bot
from game.ai.hints import NEEDS, Can, GameHints, hints_of
from game.catalog import GAMES
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
    assert LastOne().can(Can.POLICY)
    assert not LanternHints().can(Can.POLICY)


def test_a_misspelt_capability_is_an_error() -> None:
    with pytest.raises(TypeError, match="Misspelt defines plicy"):
        type("Misspelt", (LanternHints,), {"plicy": lambda _self, _view, moves, _chance: moves[0]})


def test_half_a_capability_is_an_error() -> None:
    with pytest.raises(TypeError, match="Half has play_on without promising, outlook"):
        type("Half", (LanternHints,), {"play_on": lambda _self, _state, _chance: None})


def test_hints_of_another_kind_are_an_error() -> None:
    class Stray:
        def value(self, state: Any, seat: int) -> float:
            return 0.0

        def key(self, state: Any) -> object:
            return 0

    game: Game[Any, Any, Any] = Game("lanterns", "Lanterns", CASE.game.rules, CASE.game.picture, Stray())
    with pytest.raises(TypeError, match="lanterns must be a subclass of GameHints"):
        Bot(game)


def test_every_capability_is_declared_by_the_base() -> None:
    needed = [name for names in NEEDS.values() for name in names]
    assert all(callable(getattr(GameHints, name)) for name in (*Can, *needed))


def test_the_listed_games_can_what_they_could_before() -> None:
    both = {Can.GREEDY, Can.REASONS, Can.SUITS}
    hidden = both | {Can.PLAY_ON, Can.GUESSES}
    expected = {
        "wataah": hidden | {Can.LIKELY},
        "taisen": both | {Can.ENDS_TURN, Can.SECOND_LOOK, Can.FEATURES},
        "oboro": hidden | {Can.LIKELY},
        "ninjutsu": hidden | {Can.LIKELY, Can.POLICY, Can.WEIGH, Can.BY_HEART, Can.FEATURES},
    }
    assert {name: {what for what in Can if hints_of(game).can(what)} for name, game in GAMES.items()} == expected
