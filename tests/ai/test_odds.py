"""The chances that people are told: corrected by a curve that never falls and leaves certain things certain."""

from itertools import pairwise
from random import Random

import pytest

from game.ai import Bot
from game.ai.hints import hints_of
from game.ai.odds import DEPTHS, HINT, KNOTS, PLAIN, Curve, curve_of, fitted, told_after_search, weights_of
from game.catalog import GAMES
from game.core.game import Game
from game.core.match import Match
from game.devtools.arena import Contest
from game.devtools.calibration import MANY, Told, counted, curve_for, reliability, report

STEPS = [number / 100 for number in range(101)]


def test_a_plain_curve_changes_nothing() -> None:
    assert [PLAIN(chance) for chance in STEPS] == pytest.approx(STEPS)


def test_what_a_search_has_proved_stays_certain() -> None:
    curve = Curve([0.1] * 5 + [0.9] * 4)
    assert (curve(0.0), curve(1.0)) == (pytest.approx(0.1), pytest.approx(0.9))
    assert (told_after_search(curve, 0.0), told_after_search(curve, 1.0)) == (0.0, 1.0)
    assert told_after_search(curve, 0.2) == curve(0.2)


def test_a_curve_is_found_again_by_its_names() -> None:
    curve = Curve([knot**2 for knot in KNOTS])
    weights = weights_of(curve, HINT, "usual")
    assert curve_of(weights, HINT, "usual") == curve
    assert curve_of(weights, HINT, "other") == curve_of({}, HINT, "usual") == PLAIN


def test_a_fit_finds_out_that_45_means_32() -> None:
    luck, samples = Random(3), list[tuple[float, float]]()
    true = Curve([knot**1.43 for knot in KNOTS])
    for _ in range(20_000):
        chance = luck.random()
        samples.append((chance, float(luck.random() < true(chance))))
    found = fitted(samples)
    for chance in (0.1, 0.3, 0.45, 0.7, 0.9):
        assert found(chance) == pytest.approx(true(chance), abs=0.02)


def test_a_fit_never_falls_even_where_results_do() -> None:
    samples = [(0.1 + 0.02 * number, float(number % 5 >= 0.11 * number)) for number in range(40)] * 5
    curve = fitted(samples)
    values = [curve(chance) for chance in STEPS]
    assert all(low <= high + 1e-9 for low, high in pairwise(values))


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_corrected_in_the_usual_match(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.seats[0], seed=1)
    bot = Bot(game, "adept", 1)
    assert all(bot.curve(match.view(0), depth) != PLAIN for depth in DEPTHS)


@pytest.mark.parametrize("name", GAMES)
def test_every_learnt_curve_rises(name: str) -> None:
    weights = hints_of(GAMES[name]).odds
    settings = {key.split("_", 1)[1].rsplit("_at_", 1)[0] for key in weights}
    for depth in DEPTHS:
        for setting in settings:
            curve = curve_of(weights, depth, setting)
            assert curve != PLAIN
            assert all(low <= high for low, high in pairwise(curve.heights))
            assert 0.0 <= curve(0.0) < curve(0.2) < curve(0.8) < curve(1.0) <= 1.0


def test_hints_and_estimates_are_corrected_and_keep_their_order() -> None:
    game = GAMES["taisen"]
    curve = Curve([knot**2 for knot in KNOTS])
    told = hints_of(game).uncorrected()
    told.odds = {**weights_of(curve, "hint", "usual"), **weights_of(curve, "chart", "usual")}
    twins = [Game(game.name, game.title, game.rules, game.picture, hints) for hints in (told.uncorrected(), told)]
    view = Match(game, 2, seed=3).view(0)
    plain, corrected = (Bot(one, "master", 1, simulations=8).explain(view) for one in twins)
    assert [one.move for one in plain] == [one.move for one in corrected]
    assert [curve(one.chance) for one in plain] == pytest.approx([one.chance for one in corrected])
    here, there = (Bot(one, "master", 1, simulations=8).estimate(view) for one in twins)
    assert there == pytest.approx(curve(here))


def test_reliability_counts_what_is_shown_in_tenths() -> None:
    told = [Told("hint", (0.45,), (float(number < 32),)) for number in range(100)]
    before, after = reliability(told, PLAIN), reliability(told, curve_for(told))
    tenth = before.tenths[4]
    assert tenth is not None
    assert (tenth.count, tenth.true) == (100, pytest.approx(0.32))
    assert tenth.wrong == pytest.approx(0.13)
    assert after.brier < before.brier
    shared = Told("chart", (0.2, 0.2), (1.0, 0.0))
    assert [shown for shown, _ in shared.shown(PLAIN)] == [0.5, 0.5], "chances on a chart add up to one"


def test_the_bar_counts_only_tenths_with_many_positions() -> None:
    assert "no tenth" in counted([(0.45, 0.0)] * (MANY - 1)).verdict
    assert "met" in counted([(0.45, float(number % 20 < 9)) for number in range(MANY)]).verdict
    assert "missed, worst 45.0" in counted([(0.45, 0.0)] * MANY).verdict


def test_no_match_tests_the_curve_that_it_has_fitted() -> None:
    """The first half always loses and the second always wins: each is corrected by what the other has seen."""
    matches = [[Told("hint", (0.5,), (float(number >= 200),))] for number in range(400)]
    said: list[str] = []
    report(Contest("taisen", ("master", "master"), 1, {}), matches, said.append)
    scores = [float(line.split("score ")[1].split(";")[0]) for line in said if "Brier" in line]
    assert scores[0] == pytest.approx(0.25)
    assert scores[1] > 0.5
