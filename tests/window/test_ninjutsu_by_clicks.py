"""Whole matches of Ninjutsu in a real window: against the bot and passed around, on shipped and custom maps."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.catalog import GAMES
from game.core.match import Match
from game.games.ninjutsu.formations import ready_made
from game.games.ninjutsu.rules import setup
from game.games.ninjutsu.rules.state import PLACING
from tests.games.ninjutsu.table.person import Adept, clicks
from tests.window.driver import Person, needs_a_screen, playing

pytestmark = [pytest.mark.window, pytest.mark.long, needs_a_screen, pytest.mark.timeout(900)]

SCORING = "again"
DECISIONS = ("tray.3", "skip", "pass", "reroll", SCORING)
YARD = Path(__file__).parents[2] / "levels" / "ninjutsu" / "yard.tmx"


def test_a_match_against_the_computer_on_the_classic_board(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "en", "--speed", "off") as person:
        person.wait_for("ninjutsu")
        person.go("ninjutsu", to="start")
        person.go("start", to="tray.3")
        hurry(person)
        play_on(person, Random(4))
        person.go("title", to="ninjutsu")
        person.click("quit")
        assert person.game.wait(20) == 0
        assert person.output() == ""


def test_a_match_against_the_computer_on_the_long_board_by_keys(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "de", "--speed", "off") as person:
        person.wait_for("ninjutsu")
        person.go("ninjutsu", to="start")
        person.click("option.board.gate")
        person.press("Return")
        person.wait_for("tray.3")
        hurry(person)
        play_on(person, Random(6), by_keys)
        assert person.output() == ""


@pytest.mark.parametrize("board", ["yard", "classic", "gate"])
def test_a_match_passed_around(tmp_path: Path, board: str) -> None:
    """The same match is simulated alongside, so that each click has a purpose and the result must be the same."""
    match = Match(GAMES["ninjutsu"], 2, 7, board=board)
    with playing(tmp_path, "--lang", "fr", "--speed", "off") as person:
        person.wait_for("ninjutsu")
        person.go("ninjutsu", to="start")
        person.click("seat.1.who.person")
        person.click(f"option.board.{board}")
        person.click("seed")
        person.press("7", "Return")
        person.go("start", to="ready")
        pass_around(person, match)
        assert person.output() == ""


def test_a_match_on_a_map_of_ones_own(tmp_path: Path) -> None:
    maps = tmp_path / "maps"
    maps.mkdir()
    (maps / "courtyard.tmx").write_text(YARD.read_text("utf-8"), "utf-8")
    (maps / "broken.tmx").write_text("<map/>", "utf-8")
    with playing(tmp_path, "--lang", "nl", "--speed", "off") as person:
        person.wait_for("ninjutsu")
        person.go("ninjutsu", to="start")
        person.click("option.board.previous")
        person.go("start", to="tray.3")
        assert "cell.d2" in person.targets()
        assert "cell.e1" not in person.targets(), "four columns, as on the map"
        hurry(person)
        play_on(person, Random(7))
        assert person.output() == ""


def hurry(person: Person) -> None:
    """Shorten the reading time."""
    person.go("menu", to="resume")
    person.click("pace.short")
    person.go("resume", to="menu")


def tap(person: Person, *names: str) -> None:
    """Click what is still there."""
    for name in names:
        person.tap(name)


def play_on(person: Person, pick: Random, choose: Callable[..., None] = tap) -> None:
    """Decide like a first-time player until someone has won."""
    for _ in range(3000):
        person.wait_until(lambda: can_go_on(person), "the table hangs")
        found = person.targets()
        if SCORING in found:
            return
        decide(person, pick, choose)
    raise AssertionError("the match did not end")


def decide(person: Person, pick: Random, choose: Callable[..., None]) -> None:
    """Make one decision, whichever the table asks for."""
    found = person.targets()
    if "tray.3" in found:
        tap(person, pick.choice(("formation.wall", "formation.wings", "formation.random")), "ready")
    elif "skip" in found:
        tap(person, "skip")
    elif "reroll" in found:
        choose(person, pick.choice(("reroll", "accept")))
    elif "pass" in found:
        choose(person, "pass")
    else:
        walk(person, pick)


def walk(person: Person, pick: Random) -> None:
    """Click a few times on the board, then end the turn."""
    for _ in range(6):
        cells = [name for name in person.targets() if name.startswith("cell.")]
        if not cells:
            return
        tap(person, pick.choice(cells[:5]))
    tap(person, "end_turn")


def by_keys(person: Person, name: str) -> None:
    person.press({"reroll": "1", "accept": "2", "pass": "e"}[name])


def can_go_on(person: Person) -> bool:
    found = person.targets()
    return any(name in found for name in DECISIONS) or any(name.startswith("cell.") for name in found)


class Names:
    """The widget names of a match."""

    def __init__(self, match: Match) -> None:
        self._board = match.state.ground.board

    def cell(self, cell: int) -> str:
        return f"cell.{self._board.name(cell)}"


def pass_around(person: Person, match: Match) -> None:
    """Two adepts at one machine: each opens the doors of the hand-over before deciding."""
    bots, names, board = [Adept(seat) for seat in (0, 1)], Names(match), match.state.ground.board
    while match.to_move is not None:
        seat = match.to_move
        if match.state.phase == PLACING:
            open_doors(person, "tray.3")
            person.click("formation.wall")
            person.click("ready")
            for move in setup.moves_for(ready_made("wall", board, seat)):
                match.submit(move)
            person.wait_until(lambda: "tray.3" not in person.targets(), "the figures are not taken")
            continue
        move = bots[seat].choose(match.view(seat))
        for name in clicks(names, move):
            open_doors(person, name)
            person.click(name)
        match.submit(move)
    open_doors(person, SCORING)


def open_doors(person: Person, wanted: str) -> None:
    """Complete hand-overs until a target can be clicked at the table."""

    def come() -> bool:
        found = person.targets()
        # The end-turn button stays while others decide; then there are no cells to click.
        if wanted in found and (wanted != "end_turn" or any(name.startswith("cell.") for name in found)):
            return True
        if set(found) in ({"ready"}, {"skip"}):
            tap(person, *found)
        return False

    person.wait_until(come, f"no {wanted} to click")
