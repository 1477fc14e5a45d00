"""Whole matches of Ninjutsu with thrown dice in a real window: by mouse, by keys, and passed around."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.window.driver import Person, needs_a_screen, playing
from tests.window.test_ninjutsu_by_clicks import SCORING, by_keys, can_go_on, decide, hurry, tap

pytestmark = [pytest.mark.window, pytest.mark.long, needs_a_screen, pytest.mark.timeout(1800)]

ROLL = "throw.roll"
"""The button that is there whenever somebody must throw."""


def test_a_match_by_mouse_against_the_computer(tmp_path: Path) -> None:
    with playing(impatient(tmp_path), "--lang", "en", "--speed", "fast") as person:
        sit_down(person, "hand")
        assert play_on(person, Random(1), pull) > 2
        assert person.output() == ""


def test_a_match_by_keys_against_the_computer(tmp_path: Path) -> None:
    with playing(impatient(tmp_path), "--lang", "de", "--speed", "fast") as person:
        sit_down(person, "hand")
        assert play_on(person, Random(2), charge, by_keys) > 2
        assert person.output() == ""


def test_a_match_with_a_steady_hand_passed_around(tmp_path: Path) -> None:
    with playing(impatient(tmp_path), "--lang", "fr", "--speed", "off") as person:
        sit_down(person, "steady", "person")
        assert play_on(person, Random(3), point, most=12) > 2
        assert person.output() == ""


def test_a_match_by_mouse_passed_around(tmp_path: Path) -> None:
    with playing(impatient(tmp_path), "--lang", "en", "--speed", "off") as person:
        sit_down(person, "hand", "person")
        assert play_on(person, Random(5), pull, most=12) > 2
        assert person.output() == ""


def test_a_match_with_a_steady_hand_against_the_computer(tmp_path: Path) -> None:
    with playing(impatient(tmp_path), "--lang", "nl", "--speed", "off") as person:
        sit_down(person, "steady")
        assert play_on(person, Random(7), point, most=12) > 2
        assert person.output() == ""


def test_a_match_by_keys_passed_around(tmp_path: Path) -> None:
    with playing(impatient(tmp_path), "--lang", "en", "--speed", "off") as person:
        sit_down(person, "hand", "person")
        assert play_on(person, Random(11), charge, by_keys, most=12) > 2
        assert person.output() == ""


def impatient(home: Path) -> Path:
    """A home whose player does not want the table to wait where something hits them: no target tells that it does."""
    (home / "settings.json").write_text(json.dumps({"format": 1, "wait_for_me": False}), "utf-8")
    return home


def sit_down(person: Person, dojo: str, other: str = "computer") -> None:
    """Set up a match with thrown dice."""
    person.wait_for("ninjutsu")
    person.go("ninjutsu", to="start")
    person.click(f"seat.1.who.{other}")
    person.click("option.board.yard")
    person.click(f"option.dojo.{dojo}")
    person.click("start")


def play_on(
    person: Person,
    pick: Random,
    throw: Callable[[Person, Random], None],
    choose: Callable[..., None] = tap,
    most: int | None = None,
) -> int:
    """Decide like a first-time player until someone has won; return how often the person threw.

    Two such players would wander about for hours: after `most` throws one resigns.
    """
    thrown, hurried = 0, False
    for _ in range(6000):
        person.wait_until(lambda: bool({ROLL, "ready"} & set(person.targets())) or can_go_on(person), "the table hangs")
        found = person.targets()
        if SCORING in found:
            return thrown
        if ROLL in found:
            throw(person, pick)
            thrown += 1
        elif set(found) <= {"ready", "menu", "peek"}:
            tap(person, "ready")
        elif thrown == most and "menu" in found:
            person.go("menu", to="resign")
            person.go("resign", to="resign.yes")
            person.click("resign.yes")
        else:
            if not hurried and "menu" in found:
                hurry(person)
                hurried = True
            decide(person, pick, choose)
    raise AssertionError("the match did not end")


def pull(person: Person, pick: Random) -> None:
    """Pull the die back and let go: on most throws softly, on some too hard."""
    x, _, width, _ = person.targets()["throw.die"]
    back = pick.choice((60, 90, 120, 190))
    person.drag("throw.die", -back if x + width // 2 < 640 else back, pick.randint(-30, 30))


def charge(person: Person, pick: Random) -> None:
    """Turn the aim with arrow keys, then hold Space for power."""
    person.press(*pick.choices(("Up", "Down"), k=pick.randint(0, 3)))
    person.hold("space", pick.choice((6, 12, 20)))


def point(person: Person, pick: Random) -> None:
    """Choose a way to throw, or a place on the mat."""
    ways = [name for name in person.targets() if name.startswith("throw.") and name != ROLL]
    if ways:
        tap(person, pick.choice(ways))
