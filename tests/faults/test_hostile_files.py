"""Malicious files affect only themselves: no list, no start, no delay."""

import shutil
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import TypeVar

import pytest

from game.engine.cache.bake import Bakery
from game.paths import levels
from game.store.instance_lock import NAME as LOCK
from game.store.instance_lock import InstanceLock
from game.store.logfile import NAME as LOG
from game.store.match_store import SavedMatch
from tests.faults.file_kinds import FILE_KINDS, FileKind
from tests.faults.hostile import NO_FILES, crowded_boards, crowded_maps, formatted, pictures
from tests.faults.house import House
from tests.faults.size import patience, size
from tests.faults.trials import Trials, is_kept

pytestmark = [pytest.mark.faults, pytest.mark.timeout(patience(240))]
needs_pipes = pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among the files of Windows")

FORMATTED = size(short=40, long=20_000)
PICTURES = size(short=24, long=1000)
MAPS = size(short=16, long=1000)
NO_FILE = size(short=32, long=1000)

Case = TypeVar("Case")
LISTED = ("matches", "replays")


def spread(cases: Sequence[Case], most: int) -> list[Case]:
    """At most this many of them, evenly spread."""
    step = max(1.0, len(cases) / most)
    return [cases[int(number * step)] for number in range(min(most, len(cases)))]


class Home:
    """A player's folder with a good match and a good replay in it, which nothing may take away."""

    def __init__(self, folder: Path, originals: dict[str, bytes]) -> None:
        self.folder = folder
        for part in LISTED:
            self.put(f"{part}/good.json", originals[f"{part}/taisen.json"])

    def put(self, file: str, data: bytes) -> Path:
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        return path

    def check(self, house: House) -> None:
        """The lists open, with the good matches in them."""
        navigation = house.app.navigation
        for scene, store in (
            (navigation.unfinished(), navigation.storage.matches),
            (navigation.history.replays(), navigation.storage.replays),
        ):
            house.visit(scene)
            assert any(isinstance(one, SavedMatch) and one.name == "good" for one in store.all())


@pytest.fixture
def first(tmp_path: Path) -> House:
    return House(tmp_path / "first")


def test_format_characters_in_every_text_field(
    originals: dict[str, bytes], tmp_path: Path, first: House, capsys: pytest.CaptureFixture[str]
) -> None:
    trials = Trials()
    cases = [(kind, *case) for kind in dict.fromkeys(FILE_KINDS) for case in formatted(originals[kind.file])]
    for kind, field, data in spread(cases, FORMATTED):
        home = Home(tmp_path / "home", originals)
        home.put(kind.file, data)
        with trials.one(f"{kind.file}: {field}"):
            house = House(home.folder, first.window)
            kind.use(house)
            home.check(house)
        if not (is_kept(home.folder, data) or kind.usable(data)):
            trials.lose(f"{kind.file}: {field}")
        shutil.rmtree(home.folder)
    trials.tell(capsys)


def test_pictures_of_every_colour_type_and_absurd_headers(
    originals: dict[str, bytes], tmp_path: Path, first: House, capsys: pytest.CaptureFixture[str]
) -> None:
    trials = Trials()
    for (name, data), part in spread(list(product(pictures(), LISTED)), PICTURES):
        home = Home(tmp_path / "home", originals)
        home.put(f"{part}/other.json", originals[f"{part}/oboro.json"])
        path = home.put(f"{part}/other.png", data)
        with trials.one(f"{part}, {name}"):
            home.check(House(home.folder, first.window))
        if path.read_bytes() != data:
            trials.lose(f"{part}, {name}")
        shutil.rmtree(home.folder)
    trials.tell(capsys)


def test_maps_and_boards_with_far_too_much_on_them(
    originals: dict[str, bytes], tmp_path: Path, first: House, capsys: pytest.CaptureFixture[str]
) -> None:
    trials = Trials()
    by_file = {kind.file: kind for kind in FILE_KINDS}
    plain = (levels() / "ninjutsu" / "yard.tmx").read_bytes()
    cases: list[tuple[FileKind, str, bytes]] = [(by_file["maps/mine.tmx"], *case) for case in crowded_maps(plain)]
    for file in ("matches/ninjutsu.json", "replays/ninjutsu.json"):
        cases += [(by_file[file], *case) for case in crowded_boards(originals[file])]
    for kind, name, data in spread(cases, MAPS):
        home = Home(tmp_path / "home", originals)
        home.put(kind.file, data)
        with trials.one(f"{kind.file}: {name}"):
            house = House(home.folder, first.window)
            kind.use(house)
            assert all(len(sentence) < 700 for sentence in house.kit.notices)
            home.check(house)
        if not is_kept(home.folder, data) and not kind.usable(data):
            trials.lose(f"{kind.file}: {name}")
        shutil.rmtree(home.folder)
    trials.tell(capsys)


@needs_pipes
def test_what_is_no_file_in_the_place_of_every_file(
    originals: dict[str, bytes], tmp_path: Path, first: House, capsys: pytest.CaptureFixture[str]
) -> None:
    trials = Trials()
    start = FileKind("", lambda house: house.visit(house.app.title()), lambda _: False)
    others = [LOG, LOCK, "matches/good.png", "replays/good.png"]
    kinds = [*dict.fromkeys(FILE_KINDS), *(start._replace(file=file) for file in others)]
    for kind, instead in spread(list(product(kinds, NO_FILES)), NO_FILE):
        home = Home(tmp_path / "home", originals)
        path = home.folder / kind.file
        path.parent.mkdir(parents=True, exist_ok=True)
        NO_FILES[instead](path)
        before = path.lstat().st_ino
        with trials.one(f"{kind.file}: {instead}"):
            house = House(home.folder, first.window)
            hold = InstanceLock(home.folder)
            assert hold.alone
            kind.use(house)
            home.check(house)
            hold.let_go()
        if not any(one.lstat().st_ino == before for one in home.folder.rglob("*")) and "link" not in instead:
            trials.lose(f"{kind.file}: {instead}")
        shutil.rmtree(home.folder)
    trials.tell(capsys)


@needs_pipes
def test_what_is_no_folder_in_the_place_of_every_folder(
    originals: dict[str, bytes], tmp_path: Path, first: House, capsys: pytest.CaptureFixture[str]
) -> None:
    trials = Trials()
    no_folders = {"file": Path.touch, **{name: make for name, make in NO_FILES.items() if "folder" not in name}}
    for folder, instead in product(("matches", "replays", "imports", "maps", "exports", "reports"), no_folders):
        home = tmp_path / "home"
        home.mkdir()
        no_folders[instead](home / folder)
        with trials.one(f"{folder}: {instead}"):
            house = House(home, first.window)
            for kind in dict.fromkeys(FILE_KINDS):
                if kind.file.startswith(folder):
                    kind.use(house)
        shutil.rmtree(home)
    trials.tell(capsys)


@needs_pipes
def test_what_is_no_file_in_the_picture_cache(tmp_path: Path, first: House, capsys: pytest.CaptureFixture[str]) -> None:
    trials = Trials()
    make = first.kit.bakery.get("trial", (4, 4), lambda: first.window.canvas.surface.subsurface((0, 0, 4, 4))).copy
    Bakery(tmp_path / "good", "1").get("card", (4, 4), make)
    (baked,) = (tmp_path / "good").rglob("*.baked")
    for kind in NO_FILES:
        path = tmp_path / kind / "1" / baked.name
        path.parent.mkdir(parents=True)
        NO_FILES[kind](path)
        with trials.one(kind):
            bakery = Bakery(tmp_path / kind, "1")
            assert bakery.get("card", (4, 4), make).get_size() == (4, 4)
            bakery.give_way()
    trials.tell(capsys)
