"""Whole matches of Shinobi WAT-AAH! in a real window: both modes, against three bots and passing the machine."""

from pathlib import Path
from random import Random

import pytest

from tests.window.driver import Person, needs_a_screen, playing

pytestmark = [pytest.mark.window, pytest.mark.long, needs_a_screen, pytest.mark.timeout(900)]

SCORING = "again"
GOES_ON = ("ready", "next")
THINGS = (
    *("hand.", "clan.", "card.", "seat.", "slot", "look.", "pick.", "court."),
    *("place.", "decoy.", "temple_", "rank.", "more", "less", "deck"),
)


def play_on(person: Person, pick: Random) -> set[str]:
    """Click what the screen offers until the match is over. Return everything that was ever offered."""
    met: set[str] = set()
    for _ in range(6000):
        found = person.targets()
        met |= found.keys()
        if SCORING in found:
            return met
        steps = [name for name in found if name in GOES_ON]
        acts = [name for name in found if name.startswith("act.")]
        things = [name for name in found if name.startswith(THINGS)]
        if steps:
            person.tap(steps[0])
        elif acts or (things and any(name.startswith(("place.", "decoy.", "rank.")) for name in things)):
            wanted = acts if acts and (not things or pick.random() < 0.55) else things
            person.tap(pick.choice(wanted))
        elif any(name.startswith(("card.", "clan.", "seat.")) for name in things) and pick.random() < 0.5:
            person.tap(pick.choice(things))  # a power may be waiting for its target
        else:
            # Not too fast: the same key would begin another match as soon as the scoring is there.
            person.watch()
            if "menu" in found and person.targets() == found:
                person.press("Return")
    raise AssertionError("the match did not end")


def test_a_person_against_three_computers_in_both_modes(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "en", "--speed", "off") as person:
        for mode in ("grasshopper", "grand_master"):
            person.go("wataah", to="start")
            person.click("players.4")
            person.click(f"option.mode.{mode}")
            person.go("start", to="menu")
            met = play_on(person, Random(4))
            assert "seat.3" in met
            assert ("place.missions" in met) == (mode == "grand_master")
            person.click("title")
        person.wait_for("quit")
        person.click("quit")
        assert person.game.wait(20) == 0
    assert (tmp_path / "output.txt").read_text("utf-8") == ""


def test_two_people_pass_the_machine_in_both_modes(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "nl", "--speed", "off") as person:
        for mode in ("grasshopper", "grand_master"):
            person.go("wataah", to="start")
            person.click("seat.1.who.person")
            person.click(f"option.mode.{mode}")
            person.go("start", to="ready")
            assert not any(name.startswith("hand.") for name in person.targets())
            met = play_on(person, Random(5))
            assert "ready" in met
            person.click("title")
    assert (tmp_path / "output.txt").read_text("utf-8") == ""
