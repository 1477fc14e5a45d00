"""Whatever a file holds, the program starts, says so, keeps the file, and runs nothing that it found there."""

import shutil
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from game.catalog import GAMES
from game.chronicles import chronicle_of
from game.core.record import save_from_json
from game.core.refusal import BadData
from game.games.ninjutsu import formations
from game.games.ninjutsu.boards import CLASSIC
from game.games.ninjutsu.formations import kept_with, ready_made
from game.ledger.book import from_json
from game.paths import levels
from game.table import lesson_progress
from game.table.lesson_progress import FILE as LESSONS
from game.tables import open_table
from game.visits import _setup, furnish
from tests.faults.house import House
from tests.faults.size import patience, size
from tests.faults.spoiling import SENTINEL, spoilt

pytestmark = [pytest.mark.faults, pytest.mark.timeout(patience(240))]

FILES = size(short=44, long=2000)
FORBIDDEN = (
    *("os.system", "os.exec", "os.posix_spawn", "os.fork", "subprocess.Popen", "pickle.find_class"),
    *("socket.connect", "ctypes.dlopen", "code.__new__", "shutil.rmtree"),
)


class Sort(NamedTuple):
    """A sort of file: where it lies, and how the program comes to read it."""

    file: str
    use: Callable[[House], None]
    usable: Callable[[bytes], bool]
    """Whether it could be used in spite of all, and may have been written anew since."""


def _understood(read: Callable[[bytes], object]) -> Callable[[bytes], bool]:
    def understood(data: bytes) -> bool:
        try:
            read(data)
        except (BadData, ValueError, RecursionError):
            return False
        return True

    return understood


MATCH = _understood(save_from_json)
SETTINGS = _understood(partial(msgspec.json.decode, type=dict[str, object]))
LEDGER = _understood(lambda data: from_json(data, tuple(GAMES), chronicle_of))
ANYTHING = _understood(msgspec.json.decode)  # who sat where last is noted anew with every match
FORMATIONS = _understood(
    lambda data: msgspec.convert(msgspec.json.decode(data), dict[str, list[formations._Kept]] | None)
)
PROGRESS = _understood(lambda data: msgspec.convert(msgspec.json.decode(data), dict[str, lesson_progress._Kept] | None))


def never(data: bytes) -> bool:
    """What the program only ever reads stays as it is."""
    return False


def _continue(house: House) -> None:
    house.visit(house.app.rooms.unfinished(), "continue.0", frames=4)
    house.visit(house.app.title())


def _watch(house: House) -> None:
    house.visit(house.app.rooms.archive.replays(), "watch.0", "reel.play", frames=3)


def _review(house: House) -> None:
    house.visit(house.app.rooms.archive.replays(), "review.0", frames=3)


def _import(house: House) -> None:
    house.visit(house.app.rooms.archive._imports(), "take.0")
    house.visit(house.app.rooms.archive.replays())


def _choose(house: House) -> None:
    house.visit(house.app.title())
    house.visit(house.app.rooms.settings(), *(f"page.{name}" for name in ("colours", "sound", "play", "keys", "files")))
    house.kit.keep()


def _count(house: House) -> None:
    house.visit(house.app.rooms.statistics(), "seals", *GAMES)
    house.app.rooms.keeping.statistics.earn("replay")


def _set_up(name: str, *clicks: str) -> Callable[[House], None]:
    return lambda house: house.visit(house.app.rooms.setup(name), "start", *clicks, frames=3)


def _choose_map(house: House) -> None:
    house.visit(house.app.rooms.setup("ninjutsu"), "option.board.previous", "start", frames=3)


def _learn(house: House) -> None:
    house.visit(house.app.rooms.learning.learn(), "lesson.taisen", "lesson.next", frames=3)


SORTS = (
    *(Sort(f"matches/{name}.json", _continue, MATCH) for name in GAMES),
    *(Sort(f"replays/{name}.json", _watch, MATCH) for name in ("taisen", "oboro")),
    *(Sort(f"replays/{name}.json", _review, MATCH) for name in ("wataah", "ninjutsu")),
    Sort("imports/taisen.json", _import, never),
    *(Sort("settings.json", _choose, SETTINGS),) * 3,
    *(Sort("statistics.json", _count, LEDGER),) * 3,
    *(Sort(f"setup-{name}.json", _set_up(name), ANYTHING) for name in ("taisen", "ninjutsu")),
    Sort("formations.json", _set_up("ninjutsu", "formation.own", "formation.wall", "save"), FORMATIONS),
    Sort(f"{LESSONS}.json", _learn, PROGRESS),
    *(Sort("maps/mine.tmx", _choose_map, never),) * 3,
)


@pytest.fixture(scope="module")
def originals(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """One good file of every sort."""
    home = tmp_path_factory.mktemp("good")
    house = House(home)
    house.kit.preferences.keys = {"HINT": "Q"}
    house.kit.keep()
    for name in GAMES:
        furnish(house.app, [name])
        for shelf in ("matches", "replays"):
            (made,) = (path for path in (home / shelf).glob("*.json") if path.stem not in GAMES)
            made.rename(made.with_name(f"{name}.json"))
        house.app.rooms.table(_setup(house.app, name, "human"))
        open_table(name)
    (home / "imports").mkdir()
    shutil.copy(home / "replays" / "taisen.json", home / "imports")
    house.kit.keepsakes.write("formations", kept_with(None, ready_made("wall", CLASSIC, 0), CLASSIC, 0))
    house.kit.keepsakes.write(LESSONS, {name: {"done": ["x"], "at": "y"} for name in GAMES})
    (home / "maps").mkdir()
    shutil.copy(levels() / "ninjutsu" / "yard.tmx", home / "maps" / "mine.tmx")
    return {sort.file: (home / sort.file).read_bytes() for sort in SORTS}


def test_every_good_file_is_used(originals: dict[str, bytes], tmp_path: Path) -> None:
    """What is spoilt below is something that the program would read: here nothing is set aside, nothing is said."""
    for number, sort in enumerate(dict.fromkeys(SORTS)):
        home = tmp_path / str(number)
        (home / sort.file).parent.mkdir(parents=True)
        (home / sort.file).write_bytes(originals[sort.file])
        house = House(home)
        sort.use(house)
        assert house.kit.notices == []
        assert house.missed == [], (sort.file, house.missed)
        assert not list(home.glob("**/*damaged*"))


def test_spoilt_files(originals: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    guard = Guard()
    first = House(tmp_path / "first")
    failed: list[str] = []
    for number in range(FILES):
        sort = SORTS[number % len(SORTS)]
        data = spoilt(originals[sort.file], Random(number))
        home = tmp_path / str(number)
        path = home / sort.file
        path.parent.mkdir(parents=True)
        path.write_bytes(data)
        try:
            with guard.watching(home):
                sort.use(House(home, first.window))
        except Exception:
            failed.append(f"number {number}, {sort.file}: {data[:300]!r}\n{traceback.format_exc(limit=-4)}")
        if not (is_kept(home, data) or sort.usable(data)):
            failed.append(f"number {number}, {sort.file} is lost: {data[:300]!r}")
        shutil.rmtree(home)
    assert failed == [], "\n\n".join(failed)
    assert guard.seen == []
    assert not list(tmp_path.rglob(f"*{SENTINEL}*"))


def is_kept(home: Path, data: bytes) -> bool:
    """Whether the file is still there, under whatever name."""
    return any(one.is_file() and one.read_bytes() == data for one in home.rglob("*"))


class Guard:
    """Notes what no file may bring about: code, other programs, and files outside the player's folder."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self._home: Path | None = None
        sys.addaudithook(self._hear)

    @contextmanager
    def watching(self, home: Path) -> Iterator[None]:
        self._home = home
        try:
            yield
        finally:
            self._home = None

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if self._home is None:
            return
        if event in FORBIDDEN:
            self.seen.append(f"{event} {arguments}")
        elif event == "open" and isinstance(arguments[0], str):
            written = isinstance(arguments[1], str) and not arguments[1].startswith("r")
            outside = not str(Path(arguments[0]).resolve()).startswith(str(self._home.resolve()))
            if (written and outside) or "etc/passwd" in arguments[0]:
                self.seen.append(f"open {arguments}")
