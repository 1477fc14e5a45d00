"""Tables ask a view what may be done, and never make up a position for it."""

from pathlib import Path

import pytest

from game.catalog import GAMES
from game.core.chance import Chance
from game.core.contract import Move
from game.core.match import Choices, Match
from game.games.taisen.rules.moves import END_TURN, UseDie
from game.paths import PACKAGE


class Nonsense(Move, frozen=True):
    """A move of no game."""


@pytest.mark.parametrize("name", GAMES)
def test_a_view_answers_as_the_match_does(name: str) -> None:
    game = GAMES[name]
    match, chance = Match(game, game.seats[0], seed=5), Chance(5)
    for _ in range(12):
        seat = match.to_move
        assert seat is not None
        choices, moves = Choices(game.rules, match.view(seat)), match.legal_moves()
        assert choices.legal == set(moves) == set(choices.listed)
        assert choices.why_not(moves[-1]) is None
        assert choices.why_not(Nonsense()) == match.why_not(Nonsense())
        match.submit(chance.choose(moves))


def test_moves_in_a_row_are_judged_one_after_the_other() -> None:
    match = Match(GAMES["taisen"], 2, seed=5)
    choices = Choices(match.game.rules, match.view(0))
    first = next(move for move in choices.listed if isinstance(move, UseDie))
    again = choices.why_not_all((first, first))
    assert choices.why_not_all((first, END_TURN)) is None
    assert again is not None
    match.submit(first)
    assert again == match.why_not(first)


def test_a_forecast_tells_what_the_match_then_tells() -> None:
    match = Match(GAMES["taisen"], 2, seed=5)
    choices = Choices(match.game.rules, match.view(0))
    first = next(move for move in choices.listed if isinstance(move, UseDie))
    assert tuple(choices.forecast(first)) == match.submit(first)


def test_no_table_and_no_screen_imagines_a_position() -> None:
    shown = [PACKAGE / "table", PACKAGE / "scenes", *PACKAGE.glob("games/*/table")]
    sources = [path for folder in shown for path in folder.rglob("*.py")]
    assert len(sources) > 100
    assert [path for path in sources if ".imagine(" in Path(path).read_text("utf-8")] == []
