"""Thousands of random matches of every game with every number of players and every option: they all end properly."""

import json
import time
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from game.core.chance import Chance
from tests.cases import CASES
from tests.faults.size import patience, size
from tests.suite.case import Case, Setting

pytestmark = [pytest.mark.faults, pytest.mark.timeout(patience())]

MATCHES = size(short=24, long=10_000)
LOOK_EVERY = 40
"""Decisions between two checks of all the pieces."""


def settings(case: Case) -> list[Setting]:
    """Every number of players with every choice of every option, and the settings of the shared suite."""
    options = case.game.options
    choices = [
        dict(zip((o.name for o in options), chosen, strict=True)) for chosen in product(*(o.choices for o in options))
    ]
    every: list[Setting] = [(seats, chosen) for seats in case.game.seats for chosen in choices]
    return every + [setting for setting in case.settings if setting not in every]


@pytest.mark.parametrize("name", CASES)
def test_random_matches(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    case = CASES[name]
    every = settings(case)
    Random(1).shuffle(every)  # so that the short form does not take the first ones only
    decisions, began = 0, time.perf_counter()
    for number in range(MATCHES):
        setting = every[number % len(every)]
        try:
            decisions += play(case, setting, number)
        except Exception as error:
            raise AssertionError(f"match {number} of {name} with {setting}") from error
    took = time.perf_counter() - began
    with capsys.disabled():
        print(f" {name}: {MATCHES} matches in {len(every)} settings, {decisions} decisions, {took:.0f} s")


def play(case: Case, setting: Setting, seed: int) -> int:
    """Play a match to its end; returns how many decisions it took."""
    rules, (seats, options) = case.game.rules, setting
    chance, pick = Chance(seed), Random(seed)
    state = rules.setup(seats, chance, **options)
    pieces, number = Counter(case.pieces(state)), 0
    while (seat := rules.to_move(state)) is not None:
        assert 0 <= seat < seats
        assert number < case.longest, "the match does not end"
        moves = rules.legal_moves(state)
        assert moves, "somebody is to move and has no move"
        if number % LOOK_EVERY == 0:
            check(case, state, setting, pieces)
        rules.advance(state, pick.choice(moves), chance)
        number += 1
    check(case, state, setting, pieces)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert len(outcome.scores) == seats
    assert outcome.winners
    assert set(outcome.winners) <= set(range(seats))
    return number


def check(case: Case, state: Any, setting: Setting, pieces: Counter[Any]) -> None:
    rules, (seats, options) = case.game.rules, setting
    assert Counter(case.pieces(state)) == pieces, "a piece was lost or made"
    data = rules.dump(state)
    again = rules.load(json.loads(json.dumps(data)))
    assert rules.dump(again) == data, "a dump that was read is another dump"
    assert rules.fits(again, seats, rules.settled(dict(options)), rules.version)
