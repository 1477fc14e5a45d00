"""Trying moves in imagined worlds: the best on average, never with a look at the real one."""

from typing import Any

from game.ai import playouts
from game.ai.bot import Bot
from game.core.chance import Chance
from game.core.game import Game
from game.core.match import Match
from tests.suite import lanterns
from tests.suite.lanterns import LanternHints, LanternPicture, LanternRules, Lay


class Hints(LanternHints):
    """Plays on by laying whatever comes first; counts what it was asked."""

    worlds = 5

    def __init__(self) -> None:
        self.played_on = 0

    def play_on(self, state: Any, chance: Chance) -> None:
        rules = LanternRules()
        while rules.to_move(state) is not None:
            rules.advance(state, rules.legal_moves(state)[0], chance)
        self.played_on += 1


def game_with(hints: Hints) -> Game[Any, Any, Any]:
    return Game("lanterns", "Lanterns", LanternRules(), LanternPicture, hints)


def test_every_move_is_tried_in_every_world() -> None:
    hints = Hints()
    game = game_with(hints)
    assert isinstance(hints, playouts.PlaysOn)
    view = Match(game, 2, seed=3).view(0)
    move = playouts.best_move(game, hints, view, Chance(1))
    assert isinstance(move, Lay)
    assert hints.played_on == 3 * hints.worlds


def test_a_sole_move_needs_no_thought() -> None:
    hints = Hints()
    game = game_with(hints)
    match = Match(game, 2, seed=3)
    while len(match.legal_moves()) > 1:
        match.submit(match.legal_moves()[0])
    assert match.to_move is not None
    assert playouts.best_move(game, hints, match.view(match.to_move), Chance(1)) == match.legal_moves()[0]
    assert hints.played_on == 0


def test_a_bot_of_such_a_game_plays_a_match_and_repeats_itself() -> None:
    game = game_with(Hints())
    played = []
    for _ in range(2):
        match, bots = Match(game, 2, seed=4), [Bot(game, seed=seat) for seat in (0, 1)]
        while match.to_move is not None:
            match.submit(bots[match.to_move].choose(match.view(match.to_move)))
        played.append(match.moves)
    assert played[0] == played[1]


def test_games_without_playing_on_are_looked_at_turn_by_turn() -> None:
    assert not isinstance(LanternHints(), playouts.PlaysOn)
    match = Match(lanterns.CASE.game, 2, seed=4)
    move = Bot(lanterns.CASE.game).choose(match.view(0))
    assert move in match.legal_moves()
