"""Whole matches of Oboro in a real window: one human and two bots, and three humans passing the machine."""

from pathlib import Path
from random import Random

import pytest

from tests.window.driver import Person, needs_a_screen, playing

pytestmark = [pytest.mark.window, needs_a_screen, pytest.mark.timeout(600)]

SCORING = "again"


def play_on(person: Person, pick: Random) -> set[str]:
    """Use what the screen offers until the match is over. Return everything that was ever offered."""
    met: set[str] = set()
    for _ in range(4000):
        found = person.targets()
        met |= found.keys()
        hand = [name for name in found if name.startswith("hand.")]
        if SCORING in found:
            return met
        if "ready" in found or "next" in found:
            person.tap("ready" if "ready" in found else "next")
        elif "play" in found:
            person.tap("play")
        elif hand:
            person.tap(pick.choice(hand))
        else:
            person.watch()
            if "menu" in found and person.targets() == found:  # a finished trick stays until somebody has seen it
                person.press("Return")
    raise AssertionError("the match did not end")


@pytest.mark.long
def test_a_person_against_two_computers_with_the_mouse(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "en", "--speed", "off") as person:
        person.wait_for("oboro")
        person.go("oboro", to="start")
        person.go("start", to="menu")
        met = play_on(person, Random(4))
        assert {"next", "last_trick", "hand.7", "play"} <= met
        assert "ready" not in met
        person.go("title", to="oboro")
        person.click("quit")
        assert person.game.wait(20) == 0
    assert (tmp_path / "output.txt").read_text("utf-8") == ""


@pytest.mark.long
def test_three_people_pass_the_machine(tmp_path: Path) -> None:
    seats = ("--game", "oboro", "--seats", "human,human,human", "--seed", "5")
    with playing(tmp_path, *seats, "--lang", "de", "--speed", "off") as person:
        person.wait_for("ready")
        assert not any(name.startswith("hand.") for name in person.targets())
        met = play_on(person, Random(5))
        assert "ready" in met
    assert (tmp_path / "output.txt").read_text("utf-8") == ""
