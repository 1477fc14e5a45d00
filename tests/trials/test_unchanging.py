"""What an update never changes: shipped trials by their number, and the days of the list.

A new batch or a new stretch brings a new line here; a line that is here stays as it is.
"""

import hashlib
from datetime import date, timedelta

import msgspec
import pytest

from game.catalog import TITLES
from game.trials.challenge_library import challenge_named
from game.trials.day import challenge_of, puzzle_of, stretches
from game.trials.library import made, shipped
from game.trials.trial import Trial

BATCHES = {
    "wataah": ("6d603968e81065bc", "5b378c8607afcb3f", "2981c579164fc48c", "b9a20a8fddf18c58"),
    "taisen": ("bbd7a54c9b813930", "e981692c2680eb1f"),
    "oboro": ("343287cc1358a850", "fddfbb94b69e7d0f", "8b5125be0d6ddcfb", "6340a611a9d329d1"),
    "ninjutsu": ("1c98b91e7a02be49", "6c340e18b176e329", "718e5057ffe553bf"),
}

DAYS = {
    date(2026, 11, 1): "1183f472e4993f46",
    date(2026, 11, 20): "6e988f271d993ed0",
    date(2026, 11, 21): "a2366b4f137f1c47",
    date(2026, 11, 22): "86b3d5272c611591",
}


def digest(data: object) -> str:
    return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]


def told(trial: Trial) -> tuple[object, ...]:
    """What a number stands for; grades and the names of ideas may still change."""
    return (trial.number, trial.kind, trial.target, trial.seats, trial.rules, trial.options, trial.state)


def batches(name: str) -> tuple[str, ...]:
    found, first = [], 0
    for batch in made(name).batches:
        found.append(digest([told(trial) for trial in made(name).trials[first : first + batch.count]]))
        first += batch.count
    return tuple(found)


@pytest.mark.parametrize("name", TITLES)
def test_a_number_always_means_the_same_position_and_goal(name: str) -> None:
    assert batches(name) == BATCHES[name]


def test_the_days_of_the_list_stay_what_they_were() -> None:
    found = {stretch.since: digest([stretch.puzzles, stretch.challenges]) for stretch in stretches()}
    assert found == DAYS
    assert list(found) == sorted(found), "a new stretch belongs to the end"


def test_the_newest_stretch_has_the_whole_wall_once_and_nothing_retired() -> None:
    wall = [(name, trial.number) for name in TITLES for trial in shipped(name)]
    assert sorted(stretches()[-1].puzzles) == sorted(wall)


def test_every_day_has_a_puzzle() -> None:
    for day in range(400):
        assert puzzle_of(stretches()[0].since + timedelta(days=day)).number


def test_every_day_has_a_challenge_and_each_comes_round() -> None:
    first = stretches()[0].since
    met = {(one.game, one.name) for one in (challenge_of(first + timedelta(days=day)) for day in range(400))}
    assert all(challenge_named(*pair) is not None for pair in met)
    assert met == {pair for stretch in stretches() for pair in stretch.challenges}
