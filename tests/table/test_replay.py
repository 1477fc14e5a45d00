"""Replays: at every decision, and from every viewpoint, the picture matches the position."""

import logging
from dataclasses import replace

import pytest

from game.core.contract import OPEN, PUBLIC
from game.core.match import Match
from game.engine.kit import Kit
from game.table.history.replay import LONGEST_HOLD, FinishedMatch, Replay, default_viewpoint, viewpoints_of
from game.table.history.replay_log import ReplayLog
from tests.kit import make_kit
from tests.table.replays import MATCHES, finished, played


@pytest.fixture
def kit() -> Kit:
    return make_kit()


def replaying(kit: Kit, which: str, at: int = 0, seat: int = OPEN) -> tuple[FinishedMatch, Replay]:
    shown = played(kit, which)
    return shown, Replay(kit, shown, shown.make_face(), at, seat)


def rests_on(reel: Replay, shown: FinishedMatch) -> bool:
    return reel.face.picture == shown.match.game.picture.of(shown.view(reel.at, reel.seat))


@pytest.mark.parametrize("which", MATCHES)
def test_forwards_decision_by_decision_with_every_pair_of_eyes(
    kit: Kit, which: str, caplog: pytest.LogCaptureFixture
) -> None:
    kit.speed = "off"
    for seat in viewpoints_of(played(kit, which)):
        shown, reel = replaying(kit, which, seat=seat)
        for number in range(shown.last):
            reel.forward()
            assert reel.at == number + 1
            while reel.busy:
                reel.pass_over()
            assert rests_on(reel, shown)
        assert reel.over
    assert not caplog.records  # the picture never had to be corrected


@pytest.mark.parametrize("which", MATCHES)
def test_jumps_and_steps_back_lay_the_position_at_once(kit: Kit, which: str) -> None:
    shown, reel = replaying(kit, which)
    for at in (shown.last, 0, shown.last // 2, 1, shown.last - 1, shown.last + 9, -4):
        reel.jump(at)
        assert reel.at == min(max(at, 0), shown.last)
        assert not reel.busy
        assert rests_on(reel, shown)
    reel.jump(shown.last)
    for at in range(shown.last, max(0, shown.last - 40), -1):
        assert reel.at == at
        reel.back()
        assert rests_on(reel, shown)


@pytest.mark.parametrize("which", MATCHES)
def test_everything_may_be_cut_short_in_the_middle(kit: Kit, which: str, caplog: pytest.LogCaptureFixture) -> None:
    shown, reel = replaying(kit, which)
    for number in range(min(shown.last - 2, 160)):
        reel.forward()
        for _ in range(number % 7):
            reel.update(0.11)
        wish = number % 5
        if wish == 1:
            reel.back()
            reel.forward()
        elif wish == 2:
            reel.look(viewpoints_of(shown)[number % len(viewpoints_of(shown))])
        elif wish == 3:
            reel.skip()
        elif wish == 4 and reel.face.why_not_turn is None:
            reel.turn()
        if not reel.busy:
            assert rests_on(reel, shown)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("which", ["oboro", "wataah grand master", "ninjutsu on an own map"])
def test_it_plays_by_itself_to_the_end_and_never_waits_for_a_click(kit: Kit, which: str) -> None:
    kit.speed, kit.pace = "fast", "short"
    shown, reel = replaying(kit, which)
    reel.jump(max(0, shown.last - 25))
    reel.play()
    longest = 0.0
    waited, at = 0.0, reel.at
    while reel.playing:
        reel.update(0.25)
        waited = waited + 0.25 if reel.at == at else 0.0
        at, longest = reel.at, max(longest, waited)
    assert reel.over
    assert longest < 4 * LONGEST_HOLD
    reel.play()
    assert reel.at == 0  # starts again from the beginning


def test_pausing_stops_after_the_decision_that_is_being_shown(kit: Kit) -> None:
    shown, reel = replaying(kit, "taisen")
    reel.play()
    while not reel.busy:
        reel.update(0.1)
    reel.pause()
    at = reel.at
    for _ in range(200):
        reel.update(0.1)
    assert not reel.busy
    assert reel.at == reel.shown == at < shown.last


@pytest.mark.parametrize("which", MATCHES)
def test_the_log_follows_the_language(kit: Kit, which: str) -> None:
    shown = played(kit, which)
    told = [line.text for line in ReplayLog(shown).lines(shown.last)]
    kit.texts.choose("de")
    assert [kit.texts.again(text) for text in told] == [line.text for line in ReplayLog(shown).lines(shown.last)]


def test_the_log_is_told_as_far_as_asked_and_nothing_is_forgotten(kit: Kit) -> None:
    shown = played(kit, "oboro")
    telling = ReplayLog(shown)
    some = telling.lines(30)
    assert telling.told == 30
    telling.tell_some(10)
    assert telling.told == 40
    everything = telling.lines(shown.last)
    assert everything[: len(some)] == some
    assert all(line.page is None for line in everything)
    numbers = [telling.decision_of(line) for line in range(len(everything))]
    assert numbers == sorted(numbers)
    assert numbers[0] == 0
    assert numbers[-1] == shown.last - 1
    telling.tell_some(10)
    assert telling.told == shown.last


def test_whose_eyes_there_are(kit: Kit) -> None:
    assert viewpoints_of(played(kit, "taisen")) == [OPEN]
    assert viewpoints_of(played(kit, "oboro")) == [OPEN, 0, 1, 2]
    assert default_viewpoint(played(kit, "oboro", humans=(1,))) == 1
    assert default_viewpoint(played(kit, "oboro", humans=(0, 1))) == OPEN
    assert default_viewpoint(played(kit, "oboro", humans=())) == OPEN
    assert default_viewpoint(played(kit, "taisen", humans=(1,))) == OPEN


def test_with_a_seats_eyes_nothing_is_shown_that_it_did_not_know(kit: Kit) -> None:
    shown, reel = replaying(kit, "oboro", seat=1)
    for at in (0, 10, shown.last):
        reel.jump(at)
        assert reel.face.picture.hands[0].count(None) == len(reel.face.picture.hands[0])
        assert None not in reel.face.picture.hands[1]
    assert shown.view(3, PUBLIC).hands[1].count(None) == len(shown.view(3, PUBLIC).hands[1])


def test_a_match_of_which_only_the_end_is_known_can_be_looked_at(kit: Kit) -> None:
    whole = finished("taisen")
    match = Match(whole.game, 2, 3)
    match.state = whole.state.copy()
    shown = replace(played(kit, match=match), ending="")
    reel = Replay(kit, shown, shown.make_face())
    assert reel.over
    reel.forward()
    reel.back()
    reel.play()
    reel.update(1.0)
    assert not reel.playing
    assert ReplayLog(shown).lines(0) == []
