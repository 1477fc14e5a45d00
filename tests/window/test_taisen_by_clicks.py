"""A whole match of Ninja Taisen in a real window, from the title to the scoring, with real clicks and keys."""

from pathlib import Path
from random import Random

import pytest

from tests.window.driver import Person, needs_a_screen, playing

pytestmark = [pytest.mark.window, needs_a_screen, pytest.mark.timeout(600)]

SCORING = "swap"
"""Only the scoring has it; the pause menu also offers to start again."""
ELSEWHERE = ("resume", "back")
"""Targets of the menu and the rulebook."""


@pytest.mark.long
def test_a_match_against_the_computer_with_the_mouse(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "en", "--speed", "off") as person:
        person.wait_for("taisen")
        person.go("taisen", to="start")
        person.go("start", to="end_turn")
        play_on(person, Random(4))
        person.go("title", to="taisen")
        person.click("quit")
        assert person.game.wait(20) == 0
        assert person.output() == ""


def play_on(person: Person, pick: Random) -> None:
    """Try dice and ninjas as a child would, until someone has won."""
    for _ in range(1200):
        person.wait_until(lambda: can_go_on(person), "the table hangs")
        if SCORING in person.targets():
            return
        person.tap(pick.choice([name for name in person.targets() if name.startswith("die.")] or ["end_turn"]))
        ninjas = [name for name in person.targets() if name.startswith("ninja.")]
        if ninjas:
            person.tap(pick.choice(ninjas))
        if pick.random() < 0.3:
            person.tap("end_turn")
    raise AssertionError("the match did not end")


def can_go_on(person: Person) -> bool:
    found = person.targets()
    return not found.keys().isdisjoint((SCORING, *ELSEWHERE)) or any(name.startswith("ninja.") for name in found)


def test_a_match_against_the_computer_with_the_keyboard(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "de", "--speed", "off") as person:
        person.wait_for("taisen")
        walk_to_taisen(person)
        person.press("Return")
        person.wait_for("end_turn")
        play_by_keys(person, Random(6))
        assert {"again", "swap", "title"} <= person.targets().keys()
        person.press("Return")
        person.wait_for("end_turn")
        person.press("Escape")
        person.wait_for("resume")
        person.press("Escape")
        person.wait_for("end_turn")
        assert person.close() == 0
        assert person.output() == ""


def walk_to_taisen(person: Person) -> None:
    """Open the setup with arrows and Enter: the first key shows the focus, the second moves it."""
    person.press("Right", "Right")
    person.press("Return")
    person.wait_for("option.first.monkey")


def play_by_keys(person: Person, pick: Random) -> None:
    """Choose a die by its digit, a ninja by Tab, and end the turn with E, until someone has won."""
    for _ in range(1500):
        person.wait_until(lambda: can_go_on(person), "the table hangs")
        if SCORING in person.targets():
            return
        if not person.targets().keys().isdisjoint(ELSEWHERE):  # Tab had reached the menu or the rulebook
            person.press("Escape")
            continue
        tabs = ["Tab"] * pick.randint(1, 6)
        person.press_at_once(pick.choice("123"), *tabs)
        person.press("Return")
        if person.targets().keys().isdisjoint(ELSEWHERE):
            person.press("e")
    raise AssertionError("the match did not end")
