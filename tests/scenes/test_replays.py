"""The list of replays: watch, review, export, import, delete. Damaged files are named, explained and kept."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from game.catalog import GAMES
from game.core.game import AnyGame
from game.core.match import Match
from game.core.player import Player
from game.core.record import Save, save_of, to_json
from game.core.refusal import BadData, refuse
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push
from game.engine.window import Window
from game.scenes.replay.import_scene import ImportsScene
from game.scenes.replay.list_scene import ReplaysExits, ReplaysScene
from game.scenes.saved_match_row import RowText
from game.store.match_store import DamagedMatch, MatchStore, SavedMatch
from game.table.ending import Ending, ending_of
from tests.scenes.support.person import Person
from tests.scenes.support.screens import Exit
from tests.table.replays import NAMES, finished

NOW = datetime(2026, 11, 16, 12, 0, tzinfo=UTC)
WHICH = ("taisen", "oboro", "ninjutsu on an own map", "wataah", "wataah grand master")


def save(which: str, day: int = 1, resigned: int | None = None):
    match = finished(which)
    players = [Player(NAMES[seat], None if seat == 0 else "adept") for seat in range(match.seats)]
    return save_of(match, players, saved=f"2026-11-{day:02}T10:00:00+00:00", resigned=resigned)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    store = MatchStore(tmp_path / "replays")
    for day, which in enumerate(WHICH, start=1):
        one = save(which, day)
        store.put(store.new_name(one), one)
    return tmp_path


def not_open(*_: object) -> bool:
    return False


def replays(kit: Kit, home: Path, **exits) -> ReplaysScene:
    usual = {
        "watch": lambda one: Exit("watch", one),
        "review": lambda one: Exit("review", one),
        "imports": lambda: Exit("imports"),
        "game": GAMES.get,
        "open_folder": not_open,
        "describe": lambda _: "Turn 30",
        "games": GAMES,
    }
    return ReplaysScene(kit, MatchStore(home / "replays"), ReplaysExits(**{**usual, **exits}), home, lambda: NOW)


def imports(kit: Kit, home: Path) -> ImportsScene:
    return ImportsScene(kit, MatchStore(home / "replays"), home, GAMES.get, not_open)


def told(scene: Any, entry: Any) -> RowText:
    """What a row says, which no target tells."""
    return scene.text(entry)


def test_matches_are_listed_newest_first_with_who_won_and_how(kit: Kit, home: Path, window: Window) -> None:
    scene = replays(kit, home)
    Person(scene, window.canvas).live(2)
    assert [entry.save.record.game for entry in scene.entries] == ["wataah", "wataah", "ninjutsu", "oboro", "taisen"]
    scene.see(range(scene.count))
    text = told(scene, scene.entries[-1])
    winner = NAMES[finished("taisen").outcome.winners[0]]
    assert text.title == f"Ninja Taisen: {winner} wins"
    assert text.middle.startswith("Konstantin · Mathilde\N{NO-BREAK SPACE}(Adept)\n")
    assert winner in text.middle.split("\n")[1]
    assert text.last.startswith("Turn 30 · 1 November")


def running() -> bytes:
    """Return an unfinished match. Watching it would reveal every player's hand."""
    match = Match(GAMES["oboro"], 3, 5)
    players = [Player(name) for name in NAMES[:3]]
    return to_json(save_of(match, players, saved="2026-11-29T10:00:00+00:00"))


def test_a_match_that_goes_on_is_not_shown_to_anybody(kit: Kit, home: Path) -> None:
    (home / "replays" / "20261129-100000-oboro.json").write_bytes(running())
    (home / "imports").mkdir()
    (home / "imports" / "running.json").write_bytes(running())
    assert replays(kit, home).entries[0].refusal == refuse("replays.not_over")
    assert imports(kit, home).offers[0].refusal == refuse("replays.not_over")


def test_a_match_that_was_given_up_is_told_so(kit: Kit, tmp_path: Path) -> None:
    store = MatchStore(tmp_path / "replays")
    given_up = save("taisen", 1, resigned=0)
    store.put(store.new_name(given_up), given_up)
    scene = replays(kit, tmp_path)
    assert told(scene, scene.entries[0]).title == "Ninja Taisen: Mathilde wins"
    assert "Konstantin resigns." in told(scene, scene.entries[0]).middle


def test_the_mouse_alone_watches_and_reviews(kit: Kit, home: Path, window: Window) -> None:
    person = Person(replays(kit, home), window.canvas)
    entry = person.scene.entries[1]
    assert person.click("watch.1") == Push(Exit("watch", entry.save))
    assert person.click("review.1") == Push(Exit("review", entry.save))
    assert person.click("import") == Push(Exit("imports"))
    person.click("folder")
    assert "find it at" in person.scene.toast.text
    assert isinstance(person.click("back"), Pop)


def test_the_keyboard_alone_reaches_every_match(kit: Kit, home: Path, window: Window) -> None:
    person = Person(replays(kit, home), window.canvas)
    assert person.press(Kind.CONFIRM) == Push(Exit("watch", person.scene.entries[0].save))
    person.press(*[Kind.DOWN] * 5)
    assert person.scene.focus.current == "watch.4"
    assert person.press(Kind.CONFIRM) == Push(Exit("watch", person.scene.entries[4].save))
    person.press(*[Kind.UP] * 4)
    assert person.scene.rolling.first == 0
    reached = set()
    for _ in range(30):
        person.press(Kind.NEXT)
        reached.add(person.scene.focus.current)
    assert {"watch.4", "review.2", "export.1", "delete.4", "back", "folder", "import"} <= reached
    person.press(Kind.LAST)
    assert "watch.4" in person.names()
    person.press(Kind.FIRST)
    assert "watch.0" in person.names()
    assert isinstance(person.press(Kind.CANCEL), Pop)


def test_the_wheel_and_the_arrows_roll(kit: Kit, home: Path) -> None:
    person = Person(replays(kit, home))
    person.do(Command(Kind.SCROLL, number=-1))
    assert "watch.0" not in person.names()
    person.click("up")
    assert "watch.0" in person.names()
    person.click("down")
    assert "watch.4" in person.names()


def test_deleting_asks_once_at_its_place_and_no_is_what_enter_finds(kit: Kit, home: Path, window: Window) -> None:
    person = Person(replays(kit, home), window.canvas)
    name = person.scene.entries[1].name
    person.click("delete.1")
    assert person.scene.focus.current == "delete.1.no"
    person.press(Kind.CONFIRM)
    assert person.scene.count == 5
    person.click("delete.1")
    person.press(Kind.CANCEL)
    assert person.scene.asked is None
    person.click("delete.1")
    person.click("delete.1.yes")
    assert name not in [entry.name for entry in person.scene.entries]
    assert person.scene.count == 4
    while person.scene.count:
        person.click("delete.0")
        person.click("delete.0.yes")
    assert person.names() == {"back", "folder", "import"}
    person.live(2)


def test_what_the_disk_refuses_is_said(kit: Kit, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    person = Person(replays(kit, home))
    monkeypatch.setattr(MatchStore, "take", full)
    monkeypatch.setattr(MatchStore, "export", full)
    person.click("delete.0")
    person.click("delete.0.yes")
    assert "No space left" in person.scene.toast.text
    assert person.scene.count == 5
    person.click("export.0")
    assert "be exported" in person.scene.toast.text


def test_a_match_goes_out_as_one_file_and_comes_back_in(kit: Kit, home: Path, tmp_path: Path) -> None:
    person = Person(replays(kit, home))
    exported = person.scene.entries[3]
    person.click("export.3")
    path = home / "exports" / f"{exported.name}.kagebako"
    assert path.is_file()
    assert path.name in person.scene.toast.text or "…" in person.scene.toast.text
    other = tmp_path / "other"
    (other / "imports").mkdir(parents=True)
    (other / "imports" / path.name).write_bytes(path.read_bytes())
    taken = Person(imports(kit, other)).click("take.0")
    assert isinstance(taken, Pop)
    scene = replays(kit, other)
    scene.resume(taken.result)
    assert scene.toast.text == "The match is now among your replays."
    assert [entry.save for entry in scene.entries] == [exported.save]


def test_a_match_that_is_already_there_is_not_added_again(kit: Kit, home: Path) -> None:
    person = Person(replays(kit, home))
    name = person.scene.entries[3].name
    person.click("export.3")
    assert MatchStore(home / "replays").import_(home / "exports" / f"{name}.kagebako") == name
    assert replays(kit, home).count == 5


def test_damaged_files_are_named_explained_and_kept(kit: Kit, home: Path, window: Window) -> None:
    bad = home / "replays" / "20261120-000000-taisen.json"
    bad.write_text("{")
    unknown = home / "replays" / "20261121-000000-chess.json"
    unknown.write_bytes(to_json(save("oboro", 21)).replace(b'"game": "oboro"', b'"game": "chess"'))
    impossible = home / "replays" / "20261122-000000-oboro.json"
    impossible.write_bytes(to_json(save("oboro", 22)).replace(b'"mission": 9', b'"mission": 1000'))
    person = Person(replays(kit, home), window.canvas)
    damaged = [entry for entry in person.scene.entries if isinstance(entry, DamagedMatch)]
    assert {entry.path for entry in damaged} == {bad, unknown, impossible}
    for entry in damaged:
        text = told(person.scene, entry)
        assert text.wrong
        assert text.title == entry.path.name
        assert "{" not in text.middle
    row = person.scene.entries.index(damaged[0])
    assert f"watch.{row}" not in person.names()
    person.press(Kind.FIRST)
    person.click(f"show.{row}" if f"show.{row}" in person.names() else "folder")
    assert bad.exists()
    assert unknown.exists()
    assert sum(isinstance(entry, SavedMatch) for entry in person.scene.entries) == 5


def test_a_match_that_turns_out_damaged_when_it_is_opened_is_named(kit: Kit, home: Path) -> None:
    def refuses(_: object) -> Exit:
        raise BadData(refuse("refused.save_damaged", detail="moves"))

    person = Person(replays(kit, home, watch=refuses))
    assert person.click("watch.0") is None
    assert isinstance(person.scene.entries[0], DamagedMatch)
    assert person.scene.focus.current == "show.0"


def test_back_from_a_replay_nothing_is_lost(kit: Kit, home: Path) -> None:
    person = Person(replays(kit, home))
    person.press(Kind.LAST)
    person.scene.resume(None)
    assert "watch.4" in person.names()
    assert person.scene.toast.text == ""


def test_a_folder_that_does_not_exist_is_an_empty_list(kit: Kit, tmp_path: Path, window: Window) -> None:
    person = Person(replays(kit, tmp_path / "nothing"), window.canvas)
    person.live(2)
    assert person.scene.count == 0
    assert isinstance(person.press(Kind.CONFIRM), Pop)


def test_what_cannot_be_opened_can_be_deleted(kit: Kit, home: Path, window: Window) -> None:
    bad = home / "replays" / "My match {0}.json"
    bad.write_text("{")
    person = Person(replays(kit, home), window.canvas)
    row = next(row for row, entry in enumerate(person.scene.entries) if isinstance(entry, DamagedMatch))
    person.click(f"delete.{row}")
    person.click(f"delete.{row}.no")
    assert bad.exists()
    person.click(f"delete.{row}")
    person.click(f"delete.{row}.yes")
    assert not bad.exists()
    assert all(isinstance(entry, SavedMatch) for entry in person.scene.entries)


def test_a_match_that_nobody_foresaw_leaves_the_others(
    kit: Kit, home: Path, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = ending_of

    def fails(match: Save, game: AnyGame) -> Ending:
        if match.record.game == "ninjutsu":
            raise ZeroDivisionError
        return real(match, game)

    monkeypatch.setattr("game.scenes.replay.list_scene.ending_of", fails)
    person = Person(replays(kit, home), window.canvas)
    person.press(Kind.LAST)
    assert [isinstance(entry, DamagedMatch) for entry in person.scene.entries] == [False, False, True, False, False]


@pytest.mark.parametrize("level", ["{", "{x:>2000000000}", "godlike"])
def test_a_level_that_is_none_closes_one_row_and_no_more(kit: Kit, home: Path, window: Window, level: str) -> None:
    text = to_json(save("oboro", 28)).replace(b'"level": "adept"', f'"level": "{level}"'.encode())
    (home / "imports").mkdir()
    for folder in ("replays", "imports"):
        (home / folder / "20261129-100000-oboro.json").write_bytes(text)
    for scene in (replays(kit, home), imports(kit, home)):
        Person(scene, window.canvas).live(2)
    assert sum(isinstance(entry, DamagedMatch) for entry in replays(kit, home).entries) == 1
    assert imports(kit, home).offers[0].refusal is not None
