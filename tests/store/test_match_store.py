"""Saved matches in a folder: every good one opens, every bad one is named, nothing is lost."""

import logging
from pathlib import Path

import msgspec
import pytest

from game.core.record import Save
from game.core.refusal import BadData
from game.store.match_store import MOST_BYTES, DamagedMatch, MatchStore, SavedMatch, read_save
from tests.core.test_save import saved, taisen

PICTURE = b"\x89PNG small"


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches")


def at(hour: int) -> Save:
    return msgspec.structs.replace(saved(taisen(3)), saved=f"2026-11-16T{hour:02}:00:00+00:00")


def test_an_empty_store_is_no_trouble(store: MatchStore) -> None:
    assert store.all() == []
    store.take("nothing")


def test_matches_are_listed_newest_first(store: MatchStore) -> None:
    for name, hour in (("a", 9), ("b", 11), ("c", 10)):
        store.put(name, at(hour), PICTURE if name == "c" else None)
    assert store.all() == [
        SavedMatch("b", at(11), None),
        SavedMatch("c", at(10), store.folder / "c.png"),
        SavedMatch("a", at(9), None),
    ]
    store.take("c")
    assert sorted(path.name for path in store.folder.iterdir()) == ["a.json", "b.json"]


def test_the_picture_stays_when_only_the_match_goes_on(store: MatchStore) -> None:
    store.put("a", at(1), PICTURE)
    store.put("a", at(2))
    (kept,) = store.all()
    assert isinstance(kept, SavedMatch)
    assert kept.save == at(2)
    assert kept.picture is not None
    assert kept.picture.read_bytes() == PICTURE


def test_damaged_files_are_named_and_the_rest_still_works(store: MatchStore) -> None:
    store.put("good", at(1))
    (store.folder / "empty.json").write_bytes(b"")
    (store.folder / "newer.json").write_bytes(b'{"format": 99, "what": "ever"}')
    (store.folder / "My match (2).json").write_bytes(b"{}")
    (store.folder / "large.json").write_bytes(b" " * (MOST_BYTES + 1))
    (store.folder / "folder.json").mkdir()
    (store.folder / "notes.txt").write_text("not ours")
    found = {one.name: one for one in store.all()}
    reasons = {name: one.refusal.key for name, one in found.items() if isinstance(one, DamagedMatch)}
    assert reasons == {
        "empty": "refused.save_damaged",
        "newer": "refused.save_newer",
        "My match (2)": "refused.save_name",
        "large": "refused.save_large",
        "folder": "refused.save_no_file",
    }
    assert isinstance(found["good"], SavedMatch)
    assert all((store.folder / f"{name}.json").exists() for name in reasons)


def test_what_is_damaged_can_be_removed_whatever_it_is_called(store: MatchStore) -> None:
    store.put("good", at(1))
    (store.folder / "My match (2).json").write_bytes(b"{}")
    (store.folder / "My match (2).png").write_bytes(b"a picture")
    (store.folder / "folder.json").mkdir()
    for one in store.all():
        if isinstance(one, DamagedMatch):
            store.discard(one)
    assert [path.name for path in store.folder.iterdir()] == ["good.json"]


def test_a_damaged_file_makes_room_and_is_kept(store: MatchStore, caplog: pytest.LogCaptureFixture) -> None:
    store.folder.mkdir()
    (store.folder / "a.json").write_text("half a ma")
    with caplog.at_level(logging.WARNING):
        store.put("a", at(1))
    assert "a.json.damaged-1" in caplog.text
    assert (store.folder / "a.json.damaged-1").read_text() == "half a ma"
    assert store.all() == [SavedMatch("a", at(1), None)]


@pytest.mark.parametrize("name", ["", "..", "../up", "a/b", "a\\b", "A", "a.b", "-a", "a" * 81, "c:", "a\n", "é"])
def test_no_name_leads_out_of_the_folder(store: MatchStore, name: str) -> None:
    for ask in (store.read, store.take, store.picture):
        with pytest.raises(ValueError, match="no name"):
            ask(name)
    with pytest.raises(ValueError, match="no name"):
        store.put(name, at(1), PICTURE)
    assert not store.folder.exists()


def test_new_names_tell_when_and_what_and_are_never_taken(store: MatchStore) -> None:
    first = store.new_name(at(8))
    store.put(first, at(8))
    second = store.new_name(at(8))
    assert first.startswith("20261116-")
    assert first.endswith("-taisen")
    assert second == f"{first}-2"
    strange = msgspec.structs.replace(at(8), record=msgspec.structs.replace(at(8).record, game="../Éa b" * 50))
    store.put(store.new_name(strange), strange)


def test_a_match_travels_as_one_file(store: MatchStore, tmp_path: Path) -> None:
    store.put("a", at(4), PICTURE)
    store.export("a", tmp_path / "for a friend.json")
    other = MatchStore(tmp_path / "elsewhere")
    name = other.import_(tmp_path / "for a friend.json")
    assert other.read(name) == at(4)
    assert other.import_(tmp_path / "for a friend.json") == name, "it is there already"


def test_only_matches_are_taken_in(store: MatchStore, tmp_path: Path) -> None:
    (tmp_path / "song.json").write_text("la la la")
    with pytest.raises(BadData, match="save_damaged"):
        store.import_(tmp_path / "song.json")
    with pytest.raises(BadData, match="save_unreadable"):
        store.import_(tmp_path / "nothing.json")
    assert store.all() == []
    with pytest.raises(BadData, match="save_no_file"):
        read_save(tmp_path)
