"""Scorings at Oboro's table: step by step, passed over, and how the match adds up."""

import pytest

from game.games.oboro.rules.events import RoundScored, ShurikenScored
from game.games.oboro.table.scoring import MOST_ROUNDS, rows
from tests.games.oboro.table.person import BOT, OTHER_BOT, SUN, THIRD_BOT, Played, until_event

pytestmark = pytest.mark.usefixtures("no_errors")


def test_the_scoring_of_a_round_goes_step_by_step_and_waits_for_a_person() -> None:
    played = Played(SUN, BOT, OTHER_BOT, speed="normal", pace="click")
    until_event(played, RoundScored)
    counted = played.stage.round
    assert counted is not None
    steps = [counted.step]
    while not counted.done:
        played.click_at((800, 700))
        steps.append(counted.step)
    assert steps == sorted(steps)
    assert set(steps) == {0, 1, 2, 3, 4}
    played.live(60)
    assert played.stage.round is counted
    assert played.names().count("next") == 1
    before = played.face.picture.scores
    played.click("next")
    assert played.stage.round is None
    expected = [score + more for score, more in zip(before, counted.event.points, strict=True)]
    assert played.face.picture.scores == expected


def test_the_button_passes_over_the_whole_scoring_of_a_round() -> None:
    played = Played(SUN, BOT, OTHER_BOT, speed="normal", pace="click")
    until_event(played, RoundScored)
    played.click("next")
    assert played.stage.round is None
    assert not played.face.picture.stacks[0][0] or played.scene.busy


def test_play_pauses_for_a_shuriken_scoring() -> None:
    played = Played(SUN, BOT, OTHER_BOT, speed="normal", pace="normal")
    until_event(played, ShurikenScored)
    sheet = played.stage.pieces
    assert sheet is not None
    played.live(5)
    assert played.stage.pieces is sheet, "it waits for the person"
    played.click("next")
    played.until_turn()
    assert played.face.picture.shuriken == [0, 0, 0] or sum(played.face.picture.shuriken) < 5
    assert played.face.picture.scorings >= 1


def test_the_scoring_of_the_match_adds_up() -> None:
    played = Played(THIRD_BOT, BOT, OTHER_BOT, seed=2)
    for _ in range(20_000):
        if played.over:
            break
        played.live(0.5)
    outcome = played.session.outcome
    assert outcome is not None
    told = rows(played.session, played.kit.texts)
    assert told[-1].values == tuple(str(int(score)) for score in outcome.scores)
    events = [event for step in played.session.match.history for event in step.events]
    rounds = sum(isinstance(event, RoundScored) for event in events)
    assert len(told) == min(rounds, MOST_ROUNDS + 1) + 2 + 1
    assert all(len(row.values) == 3 for row in told)
