"""The path of a new player: lesson, match, closed midway, continued, finished, reviewed, replayed."""

from pathlib import Path
from random import Random

import pytest

from tests.window.driver import Person, needs_a_screen, playing
from tests.window.test_taisen_by_clicks import SCORING, can_go_on, play_on

pytestmark = [pytest.mark.window, needs_a_screen, pytest.mark.timeout(600)]

PLAIN = ("--lang", "en", "--speed", "off")


def begin_the_lesson(person: Person) -> None:
    """Read the first pages of the lesson, then pause and leave."""
    person.go("learn", to="lesson.taisen")
    person.go("lesson.taisen", to="lesson.next")
    person.click("lesson.next")
    person.press("Escape")
    person.go("leave", to="lesson.taisen")
    person.go("back", to="taisen")


def make_some_decisions(person: Person, pick: Random) -> None:
    """Click dice and ninjas until the first match is on disk."""
    for _ in range(60):
        person.wait_until(lambda: can_go_on(person), "the table hangs")
        found = person.targets()
        person.tap(pick.choice([name for name in found if name.startswith(("die.", "ninja."))] or ["end_turn"]))


def test_from_the_first_start_to_the_replay(tmp_path: Path) -> None:
    matches = tmp_path / "matches"
    with playing(tmp_path, *PLAIN) as person:
        person.wait_for("taisen")
        assert "continue" not in person.targets()
        begin_the_lesson(person)
        person.go("taisen", to="start")
        person.go("start", to="end_turn")
        make_some_decisions(person, Random(4))
        person.wait_until(lambda: any(matches.glob("*.json")), "nothing was saved")
        assert person.close() == 0
    (kept,) = matches.glob("*.json")
    before = kept.read_bytes()
    with playing(tmp_path, *PLAIN) as person:
        person.wait_for("continue")
        assert kept.read_bytes() == before
        person.go("continue", to="continue.0")
        person.go("continue.0", to="end_turn")
        play_on(person, Random(7))
        assert SCORING in person.targets()
        assert list(matches.glob("*.json")) == []
        person.go("review", to="watch")
        person.go("watch", to="reel.play")
        person.click("reel.play")
        person.watch(frames=30)
        person.go("reel.leave", to="watch")
        person.go("back", to=SCORING)
        person.go("title", to="taisen")
        assert "continue" not in person.targets()
        person.go("replays", to="back")
        assert len(list((tmp_path / "replays").glob("*.json"))) == 1
        assert person.close() == 0
        assert person.output() == ""
