"""The shared suite covers the first decisions of a match; here it goes through all three rounds."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.wataah.case import CASE
from tests.suite import checks
from tests.suite.walk import Walk

WALKS = [Walk((seats, {"mode": "grand_master"}), seed=seats) for seats in (2, 3, 4)]


@pytest.mark.parametrize(
    "check",
    [
        checks.check_survives_writing,
        checks.check_views_keep_secrets,
        checks.check_events_keep_secrets,
        checks.check_imagined_worlds_fit,
        checks.check_refuses_bad_data,
        checks.check_advance_agrees,
    ],
    ids=lambda check: check.__name__.removeprefix("check_"),
)
@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: f"{walk.setting[0]} seats")
def test_every_promise_is_kept_to_the_end(walk: Walk, check: Callable[..., Any]) -> None:
    check(CASE, walk, most=500)
