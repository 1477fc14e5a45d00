"""Lanterns, a game of three files, in a real window at its plain table: clicks, keys, and passing the machine."""

import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from tests.window.driver import Person, needs_a_screen, playing

pytestmark = [pytest.mark.window, needs_a_screen, pytest.mark.timeout(300)]

PROGRAM = (sys.executable, "-m", "tests.listed.program")
SCORING = "again"


def moves(found: Iterable[str]) -> list[str]:
    return [name for name in found if name.startswith(("move.", "piece."))]


def troubles(person: Person) -> list[str]:
    """What the game complained about, but for its own words that are not translated."""
    return [line for line in person.output().splitlines() if "no text for 'lanterns." not in line]


def can_go_on(person: Person) -> bool:
    found = person.targets()
    return bool(moves(found)) or SCORING in found or "ready" in found


def play_on(person: Person, pick: Random, *, keys: bool = False) -> set[str]:
    """Do what the screen offers until the match is over, and return everything that was ever offered."""
    met: set[str] = set()
    for _ in range(300):
        person.wait_until(lambda: can_go_on(person), "the table hangs")
        found = person.targets()
        met |= found.keys()
        if SCORING in found:
            return met
        if "ready" in found:
            assert not moves(found)
            person.tap("ready")
        elif keys:
            person.press("1")
        elif moves(found):
            person.tap(pick.choice(moves(found)))
    raise AssertionError("the match did not end")


def test_against_the_computer_with_the_mouse(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "en", "--speed", "off", program=PROGRAM) as person:
        person.wait_for("lanterns")
        person.go("lanterns", to="start")
        person.go("start", to="move.0")
        met = play_on(person, Random(4))
        assert "ready" not in met
        assert any(name.startswith("piece.") for name in met)
        person.go("title", to="lanterns")
        person.click("quit")
        assert person.game.wait(20) == 0
        assert person.output() == ""


def test_two_people_pass_the_machine(tmp_path: Path) -> None:
    seats = ("--game", "lanterns", "--seats", "human,human", "--seed", "5")
    with playing(tmp_path, *seats, "--lang", "de", "--speed", "off", program=PROGRAM) as person:
        person.wait_for("ready")
        assert not moves(person.targets())
        met = play_on(person, Random(5))
        assert "ready" in met
        assert person.close() == 0
        assert troubles(person) == []


def test_against_the_computer_with_the_keyboard(tmp_path: Path) -> None:
    with playing(tmp_path, "--game", "lanterns", "--lang", "fr", "--speed", "off", program=PROGRAM) as person:
        person.wait_for("move.0")
        play_on(person, Random(6), keys=True)
        assert person.close() == 0
        assert troubles(person) == []
