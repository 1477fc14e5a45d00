"""What both installers are put through: a match by clicks, closed in the middle and continued, and files to open."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from game.catalog import GAMES
from game.core.player import Player
from game.core.record import match_of, save_of, to_json
from game.paths import levels
from game.store.match_store import MatchStore, SavedMatch
from tests.table.replays import finished
from tests.window.driver import Person, wait_until
from tests.window.test_built_program import open_table, take_up
from tools.bundle import licences
from tools.bundle.product import PROGRAM, ROOT

DIST = Path(os.environ.get("KAGEBAKO_BUNDLES", ROOT / "dist"))
"""Where the bundles are; what is not there is built first."""


class Household:
    """A player's folder, seen from outside the program."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._matches = MatchStore(folder / "matches")

    def decisions(self) -> int:
        """The number of decisions in the only unfinished match, which must be resumable."""
        found = self._matches.all()
        if not found:
            return 0
        (one,) = found
        assert isinstance(one, SavedMatch), one
        return match_of(one.save, GAMES[one.save.record.game]).decisions

    def play(self, person: Person, more: int) -> None:
        """Play Ninja Taisen by clicks until this many more decisions have been saved."""
        pick, wanted = Random(5), self.decisions() + more
        for _ in range(400):
            if self.decisions() >= wanted:
                return
            found = [name for name in person.targets() if name.startswith(("die.", "ninja.", "end_turn"))]
            if found:
                person.tap(pick.choice(found))
            person.watch(3)
        raise AssertionError(f"{self.decisions()} decisions, not {wanted}; {list(person.targets())}")

    def is_sound(self) -> None:
        assert not list(self.folder.glob("**/*damaged*"))
        assert not (self.folder / "reports").exists()


def begin_taisen(person: Person, household: Household) -> None:
    """Start a match from the title, and play until the opponent has answered."""
    open_table(person, "taisen")
    household.play(person, 8)


def go_on(person: Person, household: Household, more: int = 3) -> None:
    """Take the unfinished match up again."""
    take_up(person)
    household.play(person, more)


def close_window(person: Person) -> None:
    """Close the window with its cross, as a window manager does, and wait for the program to end."""
    environment = {**os.environ, "DISPLAY": person.display}
    subprocess.run(["wmctrl", "-c", "Kagebako"], env=environment, check=True, timeout=20)
    wait_until(
        lambda: person.game.poll() is not None,
        lambda: f"the program stays although its window was closed: {windows_on(person.display)}, {person.targets()}",
    )


def windows_on(display: str) -> str:
    """The windows that a window manager knows, with their processes."""
    environment = {**os.environ, "DISPLAY": display}
    return subprocess.run(["wmctrl", "-lpx"], env=environment, capture_output=True, text=True, check=False).stdout


@contextmanager
def window_manager(display: str) -> Iterator[None]:
    """Frames windows and gives them the focus, as on every desktop."""
    environment = {**os.environ, "DISPLAY": display}
    manager = subprocess.Popen(["openbox"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def is_there() -> bool:
        return subprocess.run(["wmctrl", "-m"], env=environment, capture_output=True, check=False).returncode == 0

    try:
        wait_until(is_there, "no window manager came")
        yield
    finally:
        manager.terminate()
        manager.wait(10)


def exported_match(folder: Path) -> Path:
    """A file as a friend would send it, with accents and spaces in its path."""
    match = finished("taisen")
    players = [Player(name) for name in ("Zoë", "Jürgen")]
    path = folder / "Zoë's été" / "für dich.kagebako"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(to_json(save_of(match, players, saved="2026-11-01T10:00:00+00:00")))
    return path


def drawn_map(folder: Path) -> Path:
    """A board of one's own, as Tiled saves it, with accents and spaces in its path."""
    path = folder / "Zoë's été" / "mein größter Hof.tmx"
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(levels() / "ninjutsu" / "yard.tmx", path)
    return path


def put_away(display: str) -> None:
    """Take our window off the screen, as its minimise button does."""
    environment = {**os.environ, "DISPLAY": display}
    found = subprocess.run(["wmctrl", "-l"], env=environment, capture_output=True, text=True, check=True).stdout
    (ours,) = (line.split()[0] for line in found.splitlines() if line.endswith("Kagebako"))
    subprocess.run(["xdotool", "windowminimize", ours], env=environment, check=True, timeout=20)
    wait_until(lambda: not in_front(display), "the window stays where it is")


def in_front(display: str) -> bool:
    """Whether our window is the one that keys go to."""
    command = ["xdotool", "getactivewindow", "getwindowname"]
    environment = {**os.environ, "DISPLAY": display}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=20, check=False)
    return told.stdout.strip() == "Kagebako"


def has_every_licence(program: Path) -> None:
    """Check that each library in a frozen folder is listed, and that the folder has its authors' notices."""
    kinds = (".so", ".dll", ".pyd", ".dylib")
    binaries = [path.name for path in program.rglob("*") if any(kind in path.name.lower() for kind in kinds)]
    assert len(binaries) > len(licences.NO_TEXT)
    texts = {path.name for path in (program / "_internal" / "licences").iterdir()}
    assert {"Python.txt", "Kagebako.txt", "pygame-ce.txt", "pyinstaller.txt", "libraries.txt"} <= texts
    assert {path.name for path in (*licences.library_texts(binaries), *licences.ALSO.glob("*.txt"))} <= texts


def files_under(folder: Path) -> set[str]:
    """Every file and folder below one, to see what comes and goes."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def bundle(name: str) -> Path:
    """The one bundle of a kind.

    Raises:
        AssertionError: if it is not there, or not alone.
    """
    found = sorted(DIST.glob(name))
    assert len(found) == 1, f"{len(found)} of {PROGRAM}'s {name} in {DIST}"
    return found[0]
