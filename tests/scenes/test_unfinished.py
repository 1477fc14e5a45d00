"""The list of unfinished matches: each can be continued or deleted, and nothing can break the list."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from game.core.player import Player
from game.core.record import to_json
from game.core.refusal import BadData, readable, refuse
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Pop, Replace
from game.engine.window import Window
from game.scenes import dates, saved_match_row
from game.scenes.scroll_list import ScrollList
from game.scenes.unfinished import UnfinishedExits, UnfinishedScene, not_saved
from game.store.match_store import MOST_PICTURE_BYTES, DamagedMatch, MatchStore, SavedMatch
from game.table.seats.portrait import Portraits
from tests.kit import SPOKEN, make_kit, make_window
from tests.scenes.support import saved_matches
from tests.scenes.support.person import Person
from tests.scenes.support.screens import TITLES, Exit, unfinished


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches")


@pytest.fixture
def window() -> Iterator[Window]:
    made = make_window()
    yield made
    made.close()


def someone(store: MatchStore, **more: bool) -> Person:
    return Person(unfinished(make_kit(), store, **more))


def listed(person: Person) -> list[str]:
    assert isinstance(person.scene, UnfinishedScene)
    return [entry.name for entry in person.scene.entries]


def focus(person: Person) -> str | None:
    assert isinstance(person.scene, UnfinishedScene)
    return person.scene.focus.current


def test_an_empty_list_says_so_and_leads_back(store: MatchStore) -> None:
    person = someone(store)
    assert person.names() == {"back", "folder"}
    assert person.press(Kind.CONFIRM) == Pop()
    assert someone(store).press(Kind.CANCEL) == Pop()


def test_computers_are_shown_by_their_faces_and_old_matches_by_crests(
    store: MatchStore, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(Portraits, "draw", lambda _portraits, _canvas, character, *_rest: seen.append(character))
    saved_matches.fill(store, 1)
    someone(store).scene.draw(window.canvas)
    assert seen == []
    old = store.read("match-0")
    store.put("match-1", msgspec.structs.replace(old, players=[*old.players[:-1], Player("Ume", "adept", "ume")]), None)
    someone(store).scene.draw(window.canvas)
    assert seen == ["ume"]


def test_enter_continues_the_newest(store: MatchStore) -> None:
    saved_matches.fill(store, 3)
    person = someone(store)
    assert listed(person) == ["match-0", "match-1", "match-2"]
    assert person.press(Kind.CONFIRM) == Replace(Exit("table", store.read("match-0"), "match-0"))


def test_any_of_them_is_continued_with_mouse_or_keys(store: MatchStore) -> None:
    saved_matches.fill(store, 3)
    wanted = Replace(Exit("table", store.read("match-2"), "match-2"))
    assert someone(store).click("continue.2") == wanted
    assert someone(store).press(Kind.DOWN, Kind.DOWN, Kind.DOWN, Kind.CONFIRM) == wanted


def test_deleting_asks_once_and_no_is_the_answer_of_an_absent_mind(store: MatchStore) -> None:
    saved_matches.fill(store, 2)
    person = someone(store)
    person.click("delete.1")
    assert "delete.1" not in person.names()
    person.press(Kind.CONFIRM)
    assert (listed(person), focus(person)) == (["match-0", "match-1"], "delete.1")
    person.click("delete.1")
    person.press(Kind.CANCEL)
    assert (person.asked, "delete.1" in person.names()) == (None, True)
    person.click("delete.1")
    person.click("delete.1.yes")
    assert listed(person) == ["match-0"]
    assert sorted(path.name for path in store.folder.iterdir()) == ["match-0.json", "match-0.png"]
    person.click("delete.0")
    person.click("delete.0.yes")
    assert (listed(person), list(store.folder.iterdir()), focus(person)) == ([], [], "back")


def test_a_disk_that_does_not_let_go_is_told(store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(_: Path, **__: bool) -> None:
        raise PermissionError(13, "Permission denied")

    saved_matches.fill(store, 1)
    person = someone(store)
    person.click("delete.0")
    monkeypatch.setattr(Path, "unlink", refuses)
    person.click("delete.0.yes")
    assert listed(person) == ["match-0"]
    assert "Permission denied" in person.scene.toast.text


def test_what_cannot_be_opened_comes_last_is_explained_and_stays(store: MatchStore) -> None:
    saved_matches.fill(store, 1, damaged=True)
    strange = msgspec.structs.replace(saved_matches.save("oboro"), record=saved_matches.save("oboro").record)
    strange = msgspec.structs.replace(strange, record=msgspec.structs.replace(strange.record, game="chess"))
    (store.folder / "chess.json").write_bytes(to_json(strange))
    person = someone(store)
    assert listed(person)[0] == "match-0"
    assert set(listed(person)[1:]) == {"half", "newer", "My own match of last night (2)", "chess"}
    texts = [person.scene.text(entry) for entry in person.scene.entries[1:]]
    assert all(text.wrong and store.folder.name in text.last for text in texts)
    assert {"half.json", "newer.json", "chess.json"} < {text.title for text in texts}
    assert any("newer Kagebako" in text.middle for text in texts)
    assert any("in the box: chess" in text.middle for text in texts)
    person.click("show.1")
    assert person.scene.toast.text == ""
    assert len(list(store.folder.iterdir())) == 6


def test_a_match_whose_table_refuses_it_is_listed_as_such(store: MatchStore) -> None:
    def refuses(*_: object) -> Exit:
        raise BadData(refuse("refused.save_level", level="godlike"))

    saved_matches.fill(store, 2)
    exits = UnfinishedExits(refuses, lambda _: True, lambda _: "")
    person = Person(UnfinishedScene(make_kit(), store, exits, TITLES, saved_matches.now))
    assert person.click("continue.0") is None
    assert {"show.0", "continue.1"} <= person.names()
    assert "godlike" in person.scene.text(person.scene.entries[0]).middle


def test_the_folder_is_named_and_opened(store: MatchStore) -> None:
    person = someone(store, opens_folders=False)
    person.click("folder")
    assert person.scene.toast.text.endswith(saved_match_row.short_path(store.folder))


def walk(person: Person, kind: Kind, times: int) -> list[str | None]:
    found = []
    for _ in range(times):
        person.press(kind)
        found.append(focus(person))
    return found


def test_a_long_list_rolls_with_wheel_buttons_and_keys(store: MatchStore) -> None:
    saved_matches.fill(store, 7)
    person = someone(store)
    assert "down" in person.names()
    assert "up" not in person.names()
    person.scene.handle(Command(Kind.SCROLL, number=-2))
    assert {"continue.2", "continue.5", "up", "down"} <= person.names()
    person.click("down")
    assert {"continue.3", "continue.6", "up"} <= person.names()
    assert "down" not in person.names()
    person.press(Kind.FIRST)
    assert "continue.0" in person.names()
    person.press(Kind.LAST)
    assert "continue.6" in person.names()


def test_the_arrows_walk_through_a_long_list(store: MatchStore) -> None:
    saved_matches.fill(store, 7)
    person = someone(store)
    assert walk(person, Kind.DOWN, 7) == [f"continue.{row}" for row in range(7)]
    person.press(Kind.RIGHT)
    assert walk(person, Kind.UP, 6) == [f"delete.{row}" for row in range(5, -1, -1)]


def test_tab_walks_through_a_long_list(store: MatchStore) -> None:
    saved_matches.fill(store, 6, damaged=True)
    person = someone(store)
    names = [name for row in range(6) for name in (f"continue.{row}", f"delete.{row}")]
    names += [name for row in range(6, 9) for name in (f"show.{row}", f"delete.{row}")]
    assert walk(person, Kind.NEXT, len(names)) == names
    assert walk(person, Kind.PREVIOUS, len(names) - 1) == names[-2::-1]


def test_rolling_takes_a_question_back(store: MatchStore) -> None:
    saved_matches.fill(store, 6)
    person = someone(store)
    person.click("delete.3")
    person.scene.handle(Command(Kind.SCROLL, number=-1))
    assert "delete.3" in person.names()


def test_pictures_that_are_none_do_no_harm(store: MatchStore, window: Window, caplog: pytest.LogCaptureFixture) -> None:
    saved_matches.fill(store, 3)
    (store.folder / "match-1.png").write_bytes(b"no picture")
    (store.folder / "match-2.png").write_bytes(b" " * (MOST_PICTURE_BYTES + 1))
    Person(unfinished(make_kit(), store), window.canvas).live()
    assert "match-1.png" in caplog.text


@pytest.mark.parametrize("language", SPOKEN)
def test_every_sentence_fits_at_the_largest_size(store: MatchStore, window: Window, language: str) -> None:
    saved_matches.fill(store, 5, damaged=True)
    window.writer.size_factor = 1.3
    for opens in (True, False):
        person = Person(unfinished(make_kit(language), store, opens_folders=opens), window.canvas)
        person.click("delete.1")
        person.click("folder")
        person.press(Kind.LAST)
        assert window.writer.overflows == []


def test_rows_roll_no_further_than_there_are_any() -> None:
    rolling = ScrollList(3)
    assert (list(rolling.rows), rolling.above, rolling.below) == ([], False, False)
    rolling.count(5)
    rolling.roll(99)
    assert (list(rolling.rows), rolling.above, rolling.below) == ([2, 3, 4], True, False)
    rolling.reveal(1)
    assert list(rolling.rows) == [1, 2, 3]
    rolling.reveal(4)
    assert list(rolling.rows) == [2, 3, 4]
    rolling.count(2)
    assert list(rolling.rows) == [0, 1]


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(), "today, 12:00"),
        (timedelta(hours=24), "yesterday, 12:00"),
        (timedelta(days=15, hours=3), "1 November, 9:00"),
        (timedelta(days=400), "12 October 2025"),
    ],
)
def test_dates_are_said_as_people_say_them(ago: timedelta, words: str) -> None:
    noon = datetime(2026, 11, 16, 12, 0)
    assert dates.said(make_kit().texts, (noon - ago).astimezone(), noon.astimezone()) == words


def test_every_language_says_every_month() -> None:
    for language in SPOKEN:
        texts = make_kit(language).texts
        said = {
            dates.said(texts, saved_matches.NOW.replace(year=2024, month=month), saved_matches.NOW)
            for month in range(1, 13)
        }
        assert len(said) == 12
        assert not any("date." in words or "{" in words for words in said)


def test_long_paths_and_details_are_cut_short() -> None:
    assert len(saved_match_row.short_path(Path("/a" * 200), 36)) == 36
    assert saved_match_row.short_path(Path.home() / "x" / "y") == str(Path("~/x/y"))
    assert len(str(readable("a" * 999))) < 200
    assert readable(3) == 3


def test_the_disk_that_refuses_has_a_sentence() -> None:
    assert "No space left" in not_saved(make_kit(), OSError(28, "No space left on device"))


def test_what_is_shown_is_what_is_kept(store: MatchStore) -> None:
    saved_matches.fill(store, 1)
    (kept,) = store.all()
    assert isinstance(kept, SavedMatch)
    text = someone(store).scene.text(kept)
    assert text.title == TITLES["wataah"]
    assert "Konstantin" in text.middle
    assert "(Shadow)" in text.middle.replace("\N{NO-BREAK SPACE}", " ")
    assert text.last.startswith("1 decisions · today")


def test_what_cannot_be_opened_can_be_deleted(store: MatchStore, window: Window) -> None:
    saved_matches.fill(store, 1, damaged=True)
    (store.folder / "folder.json").mkdir()
    person = Person(unfinished(make_kit(), store), window.canvas)
    for _ in range(4):
        person.click("delete.1")
        person.click("delete.1.yes")
    assert [path.name for path in sorted(store.folder.iterdir())] == ["match-0.json", "match-0.png"]
    assert person.names() >= {"continue.0", "delete.0"}


@pytest.mark.parametrize("level", ["{", "{x:>2000000000}", "godlike", "x" * 99])
def test_a_level_that_is_none_closes_one_row_and_no_more(store: MatchStore, window: Window, level: str) -> None:
    saved_matches.fill(store, 2)
    path = store.path("match-0")
    path.write_bytes(path.read_bytes().replace(b'"level": "adept"', f'"level": "{level}"'.encode()))
    person = Person(unfinished(make_kit(), store), window.canvas)
    person.live(2)
    kinds = [type(entry) for entry in person.scene.entries]
    assert kinds == [SavedMatch, DamagedMatch]
    assert person.names() >= {"continue.0", "delete.0", "show.1", "delete.1"}


def test_a_row_that_fails_while_it_is_drawn_leaves_the_others(
    store: MatchStore, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved_matches.fill(store, 2)
    drawn: list[str] = []

    def fails(_: object, __: object, picture: Path | None, game: str, *___: object) -> None:
        if picture is not None:
            raise ZeroDivisionError
        drawn.append(game)

    monkeypatch.setattr(saved_match_row, "draw_picture", fails)
    person = Person(unfinished(make_kit(), store), window.canvas)
    person.live()
    assert len(drawn) == 1
    assert person.names() >= {"delete.0", "delete.1"}
