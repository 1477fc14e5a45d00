"""The shared suite passes a correct game and catches every fault that is planted in it."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.suite import lanterns
from tests.suite.case import Case
from tests.suite.checks import CHECKS
from tests.suite.faults import FAULTS
from tests.suite.walk import Walk, walks

WALKS = [Walk((2, {}), seed) for seed in range(12)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@settings(max_examples=40, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_sound_game_passes(check: Callable[[Case, Walk], None], data: st.DataObject) -> None:
    check(lanterns.CASE, data.draw(walks(lanterns.CASE, most=30)))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    case, check = FAULTS[fault]
    with pytest.raises(AssertionError):
        for walk in WALKS:
            check(case, walk)


def test_every_check_has_caught_something() -> None:
    assert {check for _, check in FAULTS.values()} == set(CHECKS)
