"""The trial of the day changes at midnight where the player is."""

import time

import pytest

from game.app.trial_navigation import local_today

EAST, WEST = "<+14>-14", "<-12>12"
"""The zones farthest apart: 26 hours, so that their dates always differ."""


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system has no other time zones for one program")
def test_the_day_is_that_of_the_players_own_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    days = []
    for zone in (EAST, WEST):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        days.append(local_today())
    monkeypatch.undo()
    time.tzset()
    assert days[0] > days[1]
