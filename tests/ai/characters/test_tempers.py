"""A temper chooses among moves of about the same value, and every game says what suits it."""

import pytest

from game.ai import Bot
from game.ai.characters.tempers import Suits, Temper, in_character
from game.ai.hints import Can, hints_of
from game.ai.search.base import Candidate
from game.catalog import GAMES
from game.core.chance import Chance
from game.core.match import Match

LEEWAY = 0.03


def likes(wanted: str) -> Suits:
    return {Temper.BOLD: 1.0 if wanted == "forward" else 0.0}


def chosen_by(temper: Temper, *found: Candidate) -> str:
    return str(in_character(temper, found[0], found, LEEWAY, likes).move)


def test_a_temper_takes_what_it_likes_among_equals() -> None:
    assert chosen_by(Temper.BOLD, Candidate("stay", 0.5, 10), Candidate("forward", 0.48, 10)) == "forward"


def test_it_gives_away_no_more_than_its_leeway() -> None:
    assert chosen_by(Temper.BOLD, Candidate("stay", 0.5, 10), Candidate("forward", 0.46, 10)) == "stay"


def test_it_does_not_make_up_for_a_slip_of_its_level() -> None:
    assert chosen_by(Temper.BOLD, Candidate("stay", 0.5, 10), Candidate("forward", 0.9, 10)) == "stay"


def test_what_was_hardly_tried_is_not_trusted() -> None:
    assert chosen_by(Temper.BOLD, Candidate("stay", 0.5, 40), Candidate("forward", 0.5, 9)) == "stay"


def test_it_never_walks_into_a_certain_loss() -> None:
    assert chosen_by(Temper.BOLD, Candidate("stay", 0.02, 10), Candidate("forward", 0.0, 10)) == "stay"


def test_somebody_who_does_not_care_makes_the_move_of_the_level() -> None:
    assert chosen_by(Temper.CAREFUL, Candidate("stay", 0.5, 10), Candidate("forward", 0.51, 10)) == "stay"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_what_suits_each_temper_from_the_view_alone(name: str) -> None:
    game, chance = GAMES[name], Chance(5)
    hints, match = hints_of(game), Match(game, game.seats[0], 11, None)
    assert hints.can(Can.SUITS)
    cared_for: set[Temper] = set()
    while (seat := match.to_move) is not None:
        view, moves = match.view(seat), match.legal_moves()
        rows = [hints.suits(view, move) for move in moves]
        assert rows == [
            hints.suits(game.rules.view_for(game.rules.imagine(view, chance), seat), move) for move in moves
        ]
        cared_for |= {temper for temper in Temper if len({row.get(temper, 0.0) for row in rows}) > 1}
        match.submit(chance.choose(moves))
    assert cared_for == set(Temper)


@pytest.mark.parametrize("name", ["taisen", "ninjutsu"])
def test_a_temper_can_be_felt(name: str) -> None:
    game, chance = GAMES[name], Chance(3)
    match = Match(game, game.seats[0], 4, None)
    differ = 0
    for _ in range(60):
        seat = match.to_move
        if seat is None:
            break
        view = match.view(seat)
        plain, bold = (Bot(game, "shadow", 1, simulations=0, temper=temper).choose(view) for temper in (None, "bold"))
        differ += plain != bold
        match.submit(chance.choose(match.legal_moves()))
    assert differ
