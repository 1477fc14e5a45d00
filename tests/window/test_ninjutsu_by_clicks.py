"""Whole matches of Ninjutsu in a real window: against the computer and passed around, on all three boards."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.window.driver import Person, needs_a_screen, playing, wait_until

pytestmark = [pytest.mark.window, pytest.mark.long, needs_a_screen, pytest.mark.timeout(600)]

SCORING = "again"


def test_a_match_against_the_computer_on_the_classic_board(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "en", "--speed", "off") as person:
        person.wait_for("ninjutsu")
        person.go("ninjutsu", to="start")
        person.go("start", to="ready")
        play_on(person, Random(4))
        person.go("title", to="ninjutsu")
        person.click("quit")
        assert person.game.wait(20) == 0
        assert person.output() == ""


def test_a_match_passed_around_on_the_small_board(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "fr", "--speed", "off") as person:
        person.wait_for("ninjutsu")
        person.go("ninjutsu", to="start")
        person.click("seat.1.who.person")
        person.click("option.board.yard")
        person.click("start")
        play_on(person, Random(5))
        assert person.output() == ""


def test_a_match_against_the_computer_on_the_long_board_by_keys(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "de", "--speed", "off") as person:
        person.wait_for("ninjutsu")
        person.go("ninjutsu", to="start")
        person.click("option.board.gate")
        person.press("Return")
        person.wait_for("ready")
        play_on(person, Random(6), by_keys)
        assert person.output() == ""


def test_a_match_on_a_map_of_ones_own(tmp_path: Path) -> None:
    maps = tmp_path / "maps"
    maps.mkdir()
    source = Path(__file__).parents[2] / "levels" / "ninjutsu" / "yard.tmx"
    (maps / "courtyard.tmx").write_text(source.read_text("utf-8"), "utf-8")
    (maps / "broken.tmx").write_text("<map/>", "utf-8")
    with playing(tmp_path, "--lang", "nl", "--speed", "off") as person:
        person.wait_for("ninjutsu")
        person.go("ninjutsu", to="start")
        person.click("option.board.previous")
        person.go("start", to="ready")
        assert "cell.d2" in person.targets()
        assert "cell.e1" not in person.targets(), "four columns, as on the map"
        play_on(person, Random(7))


def play_on(person: Person, pick: Random, choose: Callable[[Person, str], None] = Person.click) -> None:
    """Decide as somebody would who has never played, until somebody has won."""
    for _ in range(1500):
        wait_until(lambda: can_go_on(person), f"the table hangs at {list(person.targets())}", 60)
        found = person.targets()
        if SCORING in found:
            return
        if "skip" in found or "ready" in found:
            set_up_or_open(person, found, pick)
        elif "reroll" in found:
            choose(person, pick.choice(("reroll", "accept")))
        elif "pass" in found:
            choose(person, "pass")
        else:
            walk(person, pick)
    raise AssertionError("the match did not end")


def set_up_or_open(person: Person, found: dict[str, tuple[int, int, int, int]], pick: Random) -> None:
    if "skip" in found:
        person.click("skip")
        return
    if "formation.wall" in found:
        person.click(pick.choice(("formation.wall", "formation.wings", "formation.random")))
    person.click("ready")


def walk(person: Person, pick: Random) -> None:
    """A few clicks on the board, then the end of the turn."""
    for _ in range(8):
        cells = [name for name in person.targets() if name.startswith("cell.")]
        if not cells:
            return
        person.click(pick.choice(cells[:6]))
    if "end_turn" in person.targets():
        person.click("end_turn")


def by_keys(person: Person, name: str) -> None:
    person.press({"reroll": "1", "accept": "2", "pass": "e"}[name])


def can_go_on(person: Person) -> bool:
    found = person.targets()
    decisions = ("ready", "skip", "pass", "reroll", SCORING)
    return any(name in found for name in decisions) or any(name.startswith("cell.") for name in found)
