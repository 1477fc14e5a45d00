"""What the maker of trials lets onto the wall: in Oboro, counting one trick must be able to go wrong."""

import pytest

from game.trials.library import numbered, shipped, solver_of
from game.trials.trial import Budget, Trial
from tests.trials.examples import EXACT
from tools.trial_taste import ALIKE, interesting, likeliest_mistake, tempting_cards

ONE_SUM = (9, 22, 23, 24, 37, 48, 49, 56, 57, 58, 59)
"""Retired: one card makes 9 at once, and no other does."""


@pytest.mark.parametrize("trial", shipped("oboro"), ids=lambda trial: str(trial.number))
def test_a_wrong_card_looks_about_as_good_as_the_right_one(trial: Trial) -> None:
    assert likeliest_mistake(trial) >= ALIKE


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
