"""The review as a player uses it: it grows, can be stopped, and opens every position it mentions."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.core.contract import OPEN
from game.core.match import Match
from game.core.player import Player
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push
from game.engine.text.text_files import LANGUAGES
from game.engine.window import Window
from game.scenes.replay.scene import ReplayScene
from game.scenes.review.cards import note_of
from game.scenes.review.chart import PLOT, TurningPoint, badge_places, x_of
from game.scenes.review.chart_lines import chart_of
from game.scenes.review.scene import ReviewExits, ReviewScene
from game.table.history.replay import FinishedMatch
from game.table.seats.portrait import Portraits
from tests.kit import make_kit
from tests.scenes.support.person import Person
from tests.scenes.support.screens import Exit
from tests.table.oracle import Oracle, costly
from tests.table.replays import MATCHES, finished, played


def look_back(kit: Kit, shown: FinishedMatch, oracle: Oracle | None = None, window: Window | None = None) -> Person:
    exits = ReviewExits(Exit)
    scene = ReviewScene(kit, shown, oracle or Oracle(costly(shown, 0, 3)), exits)
    scene.enter()
    return Person(scene, window.canvas if window else None)


def finish(person: Person) -> Person:
    while person.scene.moving:
        person.scene.update(0.05)
    person.live(2)
    return person


def told(asked: object) -> tuple[object, ...]:
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, Exit)
    return asked.scene.told


@pytest.mark.parametrize("which", MATCHES)
def test_the_lines_grow_and_then_the_costliest_decisions_open_their_positions(
    kit: Kit, which: str, window: Window
) -> None:
    shown = played(kit, which)
    person = look_back(kit, shown, window=window)
    person.live(40)
    if person.scene.moving:
        assert "stop" in person.names()
    finish(person)
    assert 2 <= len(person.scene.notes) <= 3
    for number, note in enumerate(person.scene.notes, start=1):
        secret = shown.match.game.rules.secrets
        wanted = (shown, note.at, 0 if secret else None, note)
        assert told(person.click(f"finding.{number}")) == wanted
        person.do(Command(Kind.DIGIT, number=number))
        assert told(person.asked) == wanted


@pytest.mark.parametrize("which", MATCHES)
def test_a_note_leads_into_a_replay_that_shows_the_better_move(kit: Kit, which: str, window: Window) -> None:
    shown = played(kit, which)
    person = finish(look_back(kit, shown))
    note = person.scene.notes[0]
    scene = ReplayScene(kit, shown, at=note.at, seat=0 if shown.match.game.rules.secrets else OPEN, note=note)
    scene.enter()
    Person(scene, window.canvas).live(3)
    assert scene.view.advised is not None


def test_it_can_be_stopped_and_taken_up_again(kit: Kit, window: Window) -> None:
    person = look_back(kit, played(kit, "oboro"), window=window)
    person.live(5)
    person.click("stop")
    assert not person.scene.moving
    assert "stop" not in person.names()
    person.click("go_on")
    assert person.scene.moving
    assert len(finish(person).scene.notes) == 3
    assert "go_on" not in person.names()


def test_who_leaves_or_looks_elsewhere_leaves_the_thinker_alone(kit: Kit) -> None:
    oracle = Oracle()
    person = look_back(kit, played(kit, "oboro"), oracle)
    review = person.scene.review
    oracle.slow = True
    review.update(0.02)
    assert oracle.busy
    person.scene.pause()
    assert not oracle.busy
    oracle.slow = False
    finish(person)
    person.scene.leave()
    assert review.charted


def test_a_thinker_that_keeps_failing_is_not_hidden(kit: Kit, window: Window) -> None:
    oracle = Oracle()
    oracle.fails = 99
    person = finish(look_back(kit, played(kit, "taisen"), oracle, window))
    assert person.scene.state == "failed"
    oracle.fails = 0
    person.click("go_on")
    finish(person)
    assert person.scene.state == "done"


def test_well_played_is_said_too(kit: Kit, window: Window) -> None:
    person = finish(look_back(kit, played(kit, "taisen"), Oracle(), window))
    assert person.scene.notes == []
    assert person.scene.state == "done"


def test_the_chart_is_read_and_opened_with_the_mouse(kit: Kit, window: Window) -> None:
    shown = played(kit, "oboro")
    person = finish(look_back(kit, shown, window=window))
    samples = person.scene.review.samples
    at = Point(x_of(5, len(samples)) + 2, PLOT.centre.y)
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        person.do(Command(kind, at=at))
    assert told(person.asked) == (shown, samples[5], None, None)


def test_the_keyboard_alone_reaches_everything(kit: Kit, window: Window) -> None:
    shown = played(kit, "oboro")
    person = finish(look_back(kit, shown, window=window))
    assert told(person.press(Kind.CONFIRM))[1] == person.scene.notes[0].at  # Enter opens the worst
    person.press(Kind.NEXT)
    while person.scene.focus.current != "chart":
        person.press(Kind.NEXT)
    person.press(Kind.RIGHT, Kind.RIGHT, Kind.RIGHT, Kind.LEFT)
    assert told(person.press(Kind.CONFIRM))[1] == person.scene.review.samples[2]
    while person.scene.focus.current != "watch":
        person.press(Kind.NEXT)
    assert told(person.press(Kind.CONFIRM)) == (shown, 0, None, None)
    assert isinstance(person.press(Kind.CANCEL), Pop)


def test_back_goes_back_at_any_time(kit: Kit) -> None:
    person = look_back(kit, played(kit, "taisen"))
    assert isinstance(person.click("back"), Pop)


def test_rounds_are_bands_and_turns_are_numbers(kit: Kit) -> None:
    person = finish(look_back(kit, played(kit, "oboro")))
    chart = chart_of(person.scene.review, person.scene.notes, kit.say)
    assert [words for _, _, words in chart.bands][:2] == ["Round 1", "Round 2"]
    assert not chart.ticks
    assert len(chart.turnings) == 3
    person = finish(look_back(kit, played(kit, "taisen")))
    chart = chart_of(person.scene.review, person.scene.notes, kit.say)
    assert not chart.bands
    turns = [int(words) for _, words in chart.ticks]
    assert 2 <= len(turns) <= 12
    assert turns == [number * turns[0] for number in range(1, len(turns) + 1)]
    shown = person.scene.review.played
    for place, words in chart.ticks:
        assert shown.commentary.moment(shown.before(person.scene.review.samples[place]))[1] == int(words)


def test_badges_of_neighbouring_turns_lie_side_by_side(kit: Kit) -> None:
    chart = chart_of(finish(look_back(kit, played(kit, "oboro"))).scene.review, [], kit.say)
    chart = chart._replace(turnings=tuple(TurningPoint(place, 0) for place in (5.0, 5.5, 5.0, 0.0)))
    near = badge_places(chart)
    assert all(abs(one - other) >= 45 for one, other in combinations(near, 2))
    assert near[3] == x_of(0, len(chart.lines[0].values))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finding_is_told_in_words(language: str) -> None:
    kit = make_kit(language)
    for which in MATCHES:
        shown = played(kit, which)
        for finding in finish(look_back(kit, shown)).scene.review.findings:
            note = note_of(kit, shown, finding)
            assert "%" in note.played
            assert note.better != note.played
            assert note.head
            assert "{" not in "".join((note.head, note.played, note.better, note.reason))


def test_a_match_of_which_only_the_end_is_known_has_a_short_review(kit: Kit, window: Window) -> None:
    whole = finished("taisen")
    match = Match(whole.game, 2, 3)
    match.state = whole.state.copy()
    person = finish(look_back(kit, played(kit, match=match), Oracle(), window))
    assert person.scene.state == "done"
    assert person.scene.review.samples == [0]


def test_computers_are_shown_by_their_faces_and_old_matches_by_crests(
    kit: Kit, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(Portraits, "draw", lambda _portraits, _canvas, character, *_rest: seen.append(character))
    old = played(kit)
    look_back(kit, old, window=window).live(2)
    assert seen == []
    players = [old.players[0], Player("Ume", "adept", "ume")]
    look_back(kit, replace(old, players=players), window=window).live(2)
    assert set(seen) == {"ume"}
