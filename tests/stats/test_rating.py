"""Ratings: Glicko-2 as its author describes it, and an opponent that is even with somebody of any strength."""

from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from game.ai import LEVELS
from game.catalog import GAMES
from game.core.outcome import Outcome
from game.core.player import Player
from game.devtools.even_play import IN_A_ROW, KNOWN, series
from game.stats.book import Book
from game.stats.counting import count
from game.stats.rating import HELPED, KEPT, LEAST, NEW, USUAL, Ladder, Rating, expected, renewed, score
from game.stats.sources import stats_source_of
from tests.stats.played import ADEPT, ANNA, BEN, NOVICE, SHADOW, finished, with_winners

LADDERS = [(game, setting) for game in GAMES for setting in stats_source_of(game).ladder.ratings]


def ladder_of(game: str) -> Ladder:
    return stats_source_of(game).ladder


@pytest.mark.parametrize("game", GAMES)
def test_a_ladder_has_every_level_in_order_for_every_setting(game: str) -> None:
    ladder = ladder_of(game)
    for steps in ladder.ratings.values():
        assert tuple(steps) == LEVELS
        assert all(low < high for low, high in pairwise(steps.values()))
    choices = [option.choices for option in GAMES[game].options if option.name == ladder.option]
    assert set(ladder.ratings) == ({str(choice) for choice in choices[0]} if choices else {USUAL})


def test_a_win_raises_a_loss_lowers_and_a_surprise_moves_more() -> None:
    person = Rating(1200.0, 100.0)
    assert renewed(person, 1200.0, 1.0).value > 1200.0 > renewed(person, 1200.0, 0.0).value
    assert renewed(person, 1200.0, 0.5).value == pytest.approx(1200.0)
    assert renewed(person, 1400.0, 1.0).value > renewed(person, 1000.0, 1.0).value > 1200.0


def test_the_step_is_that_of_the_paper() -> None:
    """Glickman's example, one opponent of it: 1500 ± 200 beats 1400, whose deviation here is 40 instead of 30."""
    after = renewed(Rating(1500.0, 200.0), 1400.0, 1.0)
    assert after.value == pytest.approx(1563.6, abs=1.0)
    assert after.deviation == pytest.approx(175.4, abs=1.0)
    assert after.volatility == pytest.approx(0.06, abs=0.001)


def test_a_match_with_help_counts_less() -> None:
    person = Rating(1200.0, 100.0)
    alone, helped = (renewed(person, 1200.0, 1.0, weight) for weight in (1.0, HELPED))
    assert 0.0 < helped.value - 1200.0 < 0.5 * (alone.value - 1200.0)
    assert helped.deviation > alone.deviation


def test_the_rating_can_always_follow_and_its_curve_stays_short() -> None:
    person = Rating(1200.0)
    assert person.deviation == NEW
    for number in range(2 * KEPT):
        person = renewed(person, 1200.0, float(number % 2))
    assert person.deviation == LEAST
    assert len(person.curve) == KEPT
    assert person.curve[-1] == round(person.value)


@pytest.mark.parametrize(("value", "scored"), [(5000.0, 1.0), (-5000.0, 0.0)])
def test_no_rating_leaves_what_a_file_may_hold(value: float, scored: float) -> None:
    person = Rating(value)
    for _ in range(50):
        person = renewed(person, 1200.0, scored)
    assert -5000.0 <= person.value <= 5000.0


@pytest.mark.parametrize(("game", "setting"), LADDERS)
def test_strength_and_rating_are_two_names_of_one_place(game: str, setting: str) -> None:
    ladder = ladder_of(game)
    for number, (level, rating) in enumerate(ladder.ratings[setting].items()):
        assert ladder.strength(setting, rating) == pytest.approx(number)
        assert ladder.rating(setting, Player("", level)) == rating
        assert ladder.rating(setting, Player("", "even", strength=float(number))) == pytest.approx(rating)
    assert ladder.strength(setting, -9999.0) == 0.0
    assert ladder.strength(setting, 9999.0) == len(LEVELS) - 1
    assert 0.0 < ladder.strength(setting, ladder.first(setting).value) < 1.0


def test_who_is_left_behind() -> None:
    outcome = Outcome((9.0, 7.0, 5.0), (0,), "x")
    assert [score(outcome, seat, [other for other in range(3) if other != seat]) for seat in range(3)] == [1, 0.5, 0]
    shared = Outcome((9.0, 9.0, 5.0), (0, 1), "x")
    assert score(shared, 0, [1, 2]) == 0.75


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "setting"), LADDERS)
def test_somebody_of_a_level_wins_about_every_second_match(game: str, setting: str, level: str) -> None:
    """Matches 21 to 60 of many such people, who win as often as the ratings of both say."""
    ladder = ladder_of(game)
    mine, luck = ladder.ratings[setting][level], Random(1)

    def fight(number: int, strength: float) -> Outcome:
        theirs = ladder.rating(setting, Player("", "even", strength=strength))
        wins = luck.random() < expected(mine, theirs)
        person = number % 2
        return Outcome((0.0, 0.0), (person if wins else 1 - person,), "x")

    people = [fmean(series(ladder, setting, 2, fight).wins[KNOWN:IN_A_ROW]) for _ in range(100)]
    assert 0.43 <= fmean(people) <= 0.57, "nobody is stronger than the shadow, or weaker than the novice"
    if level == "adept":
        assert sum(0.4 <= share <= 0.6 for share in people) >= 90


def test_every_match_alone_against_computers_is_rated_and_no_other() -> None:
    book, told = Book(), stats_source_of("taisen")
    count(book, with_winners("taisen", (0,)), [ANNA, ADEPT], None, told)
    first = told.ladder.first(USUAL)
    (rating,) = book.pages["taisen"].ratings.values()
    assert rating.value > first.value
    count(book, with_winners("taisen", (0,), 50), [ANNA, BEN], None, told)
    count(book, with_winners("taisen", (0,), 100), [ANNA, ADEPT], None, told, seats_changed=True)
    assert book.pages["taisen"].ratings == {USUAL: rating}
    count(book, with_winners("taisen", (0,), 150), [ANNA, SHADOW], 0, told)
    assert book.pages["taisen"].ratings[USUAL].value < rating.value, "giving up is a loss"


def test_help_moves_the_rating_less() -> None:
    told, moved = stats_source_of("taisen"), list[float]()
    for helped in (False, True):
        book = Book()
        count(book, with_winners("taisen", (0,)), [ANNA, NOVICE], None, told, helped=helped)
        moved.append(book.pages["taisen"].ratings[USUAL].value - told.ladder.first(USUAL).value)
    assert 0.0 < moved[1] < moved[0]


def test_modes_are_rated_separately() -> None:
    book, told = Book(), stats_source_of("wataah")
    for mode in ("grasshopper", "grand_master"):
        count(book, finished("wataah", 1, mode=mode), [ANNA, NOVICE], None, told)
        assert mode in book.pages["wataah"].ratings
    assert len(book.pages["wataah"].ratings) == 2


def test_the_even_opponent_has_a_line_and_does_not_earn_the_shadow_seal() -> None:
    book, told = Book(), stats_source_of("taisen")
    even = Player("Ume", "even", "ume", 3.0)
    counted = count(book, with_winners("taisen", (0,)), [ANNA, even], None, told)
    assert counted is not None
    assert counted.levels == {"even"}
    assert book.pages["taisen"].levels["even"].won == 1
