"""The built program as players run it: without Python, with spaces and accents in the home path, by real clicks.

`KAGEBAKO_BUILT` is the program; `KAGEBAKO_BUILT_GAMES=all` (or names with commas) plays more than Ninja Taisen.
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalog import GAMES, TITLES
from game.core.record import match_of
from game.store.match_store import MatchStore, SavedMatch
from game.table.frame.chrome import KEYS
from tests.window import (
    test_ninjutsu_by_clicks,
    test_oboro_by_clicks,
    test_taisen_by_clicks,
    test_wataah_by_clicks,
)
from tests.window.driver import IN_A_WINDOW, Person, needs_a_screen, playing, wait_until

PROGRAM = os.environ.get("KAGEBAKO_BUILT", "")
WANTED = os.environ.get("KAGEBAKO_BUILT_GAMES", "taisen")
CHOSEN = list(TITLES) if WANTED == "all" else WANTED.split(",")
PLAY_ON: dict[str, Callable[[Person, Random], Any]] = {
    "taisen": test_taisen_by_clicks.play_on,
    "oboro": test_oboro_by_clicks.play_on,
    "wataah": test_wataah_by_clicks.play_on,
    "ninjutsu": test_ninjutsu_by_clicks.play_on,
}
FRAME = (*KEYS, "scoring")
"""What belongs to every table and decides nothing."""

pytestmark = [
    pytest.mark.built,
    needs_a_screen,
    pytest.mark.skipif(not PROGRAM, reason="KAGEBAKO_BUILT does not say where the built program is"),
    pytest.mark.timeout(1200),
]


class Player:
    """A player whose computer has nothing but the game."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._matches = MatchStore(home / ".local" / "share" / "kagebako" / "matches")

    @contextmanager
    def starts(self) -> Iterator[Person]:
        surroundings = {"HOME": str(self.home), "PATH": "/nonexistent", **IN_A_WINDOW}
        program = [str(Path(PROGRAM).resolve())]
        with playing(self.home, "--lang", "en", "--speed", "off", program=program, surroundings=surroundings) as person:
            yield person

    def decisions(self) -> int:
        """Return the number of decisions of the only unfinished match, which must be resumable."""
        found = self._matches.all()
        if not found:
            return 0
        (one,) = found
        assert isinstance(one, SavedMatch), one
        return match_of(one.save, GAMES[one.save.record.game]).decisions

    def plays(self, person: Person, more: int, pick: Random) -> None:
        """Try what the table offers until this many more decisions have been saved."""
        wanted = self.decisions() + more
        for _ in range(1500):
            if self.decisions() >= wanted:
                return
            found = [name for name in person.targets() if name not in FRAME]
            if found and pick.random() < 0.9:
                person.tap(pick.choice(found))
            else:
                person.watch()
                person.press("Return")
        raise AssertionError(f"{self.decisions()} decisions, not {wanted}; {list(person.targets())}")

    def meets_an_opponent(self, person: Person, more: int, pick: Random) -> list[int]:
        """Play this many more decisions, then until the opponent thinks. Return its worker processes."""
        self.plays(person, more, pick)
        for _ in range(40):
            if found := workers(person):
                return found
            self.plays(person, 1, pick)
        raise AssertionError("no opponent was asked in forty decisions")


def workers(person: Person) -> list[int]:
    """Return the processes that the program has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text("utf-8").rsplit(")", 1)[1].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent == person.game.pid:
            found.append(int(stat.parent.name))
    return found


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize("name", CHOSEN)
def test_a_match_is_played_and_another_one_survives_being_closed_and_killed(tmp_path: Path, name: str) -> None:
    home = tmp_path / "Zoë's Spiele, été 影箱"
    home.mkdir()
    player, pick = Player(home), Random(4)
    with player.starts() as person:
        open_table(person, name)
        PLAY_ON[name](person, pick)
        person.go("title", to=name)
        open_table(person, name)
        left = player.meets_an_opponent(person, 4, pick)
        assert person.close() == 0
        assert person.output() == ""
    wait_until(lambda: not any(map(alive, left)), "the opponent's process is still there")
    kept = player.decisions()
    assert kept >= 4

    with player.starts() as person:
        take_up(person)
        left = player.meets_an_opponent(person, 3, pick)
        kept = player.decisions()
        person.game.send_signal(signal.SIGKILL)
        person.game.wait(20)
        assert person.output() == ""
    wait_until(lambda: not any(map(alive, left)), "the opponent's process outlives the program")
    assert player.decisions() >= kept

    with player.starts() as person:
        take_up(person)
        player.plays(person, 2, pick)
        assert person.close() == 0
        assert person.output() == ""
    assert not list((home / ".local" / "share" / "kagebako").glob("**/*damaged*"))
    assert not (home / ".local" / "share" / "kagebako" / "reports").exists()


def open_table(person: Person, name: str) -> None:
    person.wait_for(name)
    person.go(name, to="start")
    person.go("start", to="menu")
    if name == "ninjutsu":
        person.wait_for("tray.3")
        test_ninjutsu_by_clicks.hurry(person)


def take_up(person: Person) -> None:
    """Continue the unfinished match."""
    person.wait_for("continue")
    person.go("continue", to="continue.0")
    person.go("continue.0", to="menu")
