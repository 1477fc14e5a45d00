"""A whole match of Ninja Taisen in a real window, from the title to the scoring, with real clicks and keys."""

from pathlib import Path
from random import Random

import pytest

from tests.window.driver import Person, needs_a_screen, playing, wait_until

pytestmark = [pytest.mark.window, needs_a_screen, pytest.mark.timeout(300)]

SCORING = "again"


def test_a_match_against_the_computer_with_the_mouse(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "en", "--speed", "off") as person:
        person.wait_for("taisen")
        person.click("taisen")
        person.wait_for("start")
        person.click("start")
        person.wait_for("end_turn")
        play_on(person, Random(4))
        person.click("title")
        person.wait_for("taisen")
        person.click("quit")
        assert person.game.wait(20) == 0
    assert (tmp_path / "output.txt").read_text("utf-8") == ""


def play_on(person: Person, pick: Random) -> None:
    """Try dice and ninjas as a child would, until somebody has won."""
    for _ in range(1200):
        found = person.targets()
        if SCORING in found:
            return
        ninjas = [name for name in found if name.startswith("ninja.")]
        if not ninjas:
            wait_until(lambda: can_go_on(person), "the table hangs", 30)
            continue
        person.click(pick.choice([name for name in person.targets() if name.startswith("die.")] or ["end_turn"]))
        ninjas = [name for name in person.targets() if name.startswith("ninja.")]
        if ninjas:
            person.click(pick.choice(ninjas))
        if "end_turn" in person.targets() and pick.random() < 0.3:
            person.click("end_turn")
    raise AssertionError("the match did not end")


def can_go_on(person: Person) -> bool:
    return SCORING in person.targets() or any(name.startswith("ninja.") for name in person.targets())


def test_a_match_by_keys_and_closing_in_the_middle(tmp_path: Path) -> None:
    with playing(tmp_path, "--game", "taisen", "--seats", "human,human", "--seed", "5", "--speed", "off") as person:
        person.wait_for("ninja.J4")
        before = person.targets()
        person.press("1", "Tab", "Return", "Right", "Return", "2", "Right", "Return", "e")
        person.press("Escape")
        person.wait_for("resume")
        person.press("Escape")
        person.wait_for("end_turn")
        assert person.targets().keys() == before.keys()
        person.game.terminate()
        assert person.game.wait(20) != 1
    assert "Traceback" not in (tmp_path / "output.txt").read_text("utf-8")
