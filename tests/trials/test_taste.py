"""What the maker of trials lets onto the wall: who looks at one trick or one sum only must be able to go wrong."""

import msgspec
import pytest

from game.trials.library import numbered, shipped, solver_of
from game.trials.trial import Budget, Trial
from tests.trials.examples import EXACT
from tools.trial_taste import ALIKE, TEMPTING, hardness, interesting, likeliest_mistake, tempting_cards

ONE_SUM = (9, 22, 23, 24, 37, 48, 49, 56, 57, 58, 59)
"""Retired: one card makes 9 at once, and no other does."""

FAIL_AT_ONCE = (8, 10, 25, 36, 50)
"""Retired: no wrong card of Oboro does in more than a quarter of the deals."""

RETIRED = {"wataah": (1, 10, 14, 25, 28, 29, 35, 36, 57), "ninjutsu": (25, 26, 27, 31, 32, 37)}
"""In WAT-AAH! the largest sum wins; in Ninjutsu the nearest figure walks to the Soke, in one step or two."""


def numbers(name: str) -> list[Trial]:
    found = [numbered(name, number) for number in RETIRED[name]]
    return [trial for trial in found if trial is not None]


@pytest.mark.parametrize("trial", shipped("oboro"), ids=lambda trial: str(trial.number))
def test_a_wrong_card_looks_about_as_good_as_the_right_one_and_would_often_do(trial: Trial) -> None:
    assert likeliest_mistake(trial) >= ALIKE
    assert tempting_cards(trial)[0] >= TEMPTING


@pytest.mark.parametrize("number", FAIL_AT_ONCE)
def test_where_every_wrong_card_fails_at_once_there_is_no_trial(number: int) -> None:
    trial = numbered("oboro", number)
    assert trial is not None
    assert tempting_cards(trial)[0] < TEMPTING


@pytest.mark.parametrize("trial", [*numbers("wataah"), *numbers("ninjutsu")], ids=lambda t: f"{t.game}-{t.number}")
def test_what_needs_no_idea_makes_no_trial(trial: Trial) -> None:
    assert not interesting(trial, solver_of(trial.game).solve(trial, Budget()))


def test_beyond_the_first_lantern_adding_up_wins_no_round() -> None:
    for trial in shipped("wataah"):
        assert trial.grade == 1 or interesting(trial, solver_of("wataah").solve(trial, Budget())), trial.number


def test_a_round_that_is_won_by_much_is_found_sooner() -> None:
    trial = shipped("wataah")[0]
    solution = solver_of("wataah").solve(trial, Budget())
    narrow = msgspec.structs.replace(solution, margin=1)
    assert hardness(trial, narrow) > hardness(trial, msgspec.structs.replace(solution, margin=9))


@pytest.mark.parametrize("number", ONE_SUM)
def test_a_card_that_one_sum_finds_makes_no_trial(number: int) -> None:
    trial = numbered("oboro", number)
    assert trial is not None
    assert likeliest_mistake(trial) == 0
    assert not interesting(trial, solver_of("oboro").solve(trial, Budget()))


def test_every_deal_and_every_reply_counts() -> None:
    """Trial 7: blue 8 brings the point at once in nine of ten cases, green 1 in all."""
    trial = numbered("oboro", 7)
    assert trial is not None
    assert likeliest_mistake(trial) == pytest.approx(0.9)
    assert tempting_cards(trial) == pytest.approx([0.7, 0.6])


def test_ducking_where_every_other_card_spoils_the_stacks_is_one_sum() -> None:
    assert likeliest_mistake(EXACT) == 0
