"""Saved matches in a folder: all that is good opens, all that is bad is named, nothing is lost."""

import logging
from pathlib import Path

import msgspec
import pytest

from game.core.record import Save
from game.core.refusal import BadData
from game.store.shelf import MOST_BYTES, Damaged, Kept, Shelf, read_save
from tests.core.test_save import saved, taisen

PICTURE = b"\x89PNG small"


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "matches")


def at(hour: int) -> Save:
    return msgspec.structs.replace(saved(taisen(3)), saved=f"2026-11-16T{hour:02}:00:00+00:00")


def test_an_empty_shelf_is_no_trouble(shelf: Shelf) -> None:
    assert shelf.all() == []
    shelf.take("nothing")


def test_matches_lie_there_newest_first(shelf: Shelf) -> None:
    for name, hour in (("a", 9), ("b", 11), ("c", 10)):
        shelf.put(name, at(hour), PICTURE if name == "c" else None)
    assert shelf.all() == [
        Kept("b", at(11), None),
        Kept("c", at(10), shelf.folder / "c.png"),
        Kept("a", at(9), None),
    ]
    shelf.take("c")
    assert sorted(path.name for path in shelf.folder.iterdir()) == ["a.json", "b.json"]


def test_the_picture_stays_when_only_the_match_goes_on(shelf: Shelf) -> None:
    shelf.put("a", at(1), PICTURE)
    shelf.put("a", at(2))
    (kept,) = shelf.all()
    assert isinstance(kept, Kept)
    assert kept.save == at(2)
    assert kept.picture is not None
    assert kept.picture.read_bytes() == PICTURE


def test_damaged_files_are_named_and_the_rest_still_works(shelf: Shelf) -> None:
    shelf.put("good", at(1))
    (shelf.folder / "empty.json").write_bytes(b"")
    (shelf.folder / "newer.json").write_bytes(b'{"format": 99, "what": "ever"}')
    (shelf.folder / "My match (2).json").write_bytes(b"{}")
    (shelf.folder / "large.json").write_bytes(b" " * (MOST_BYTES + 1))
    (shelf.folder / "folder.json").mkdir()
    (shelf.folder / "notes.txt").write_text("not ours")
    found = {one.name: one for one in shelf.all()}
    reasons = {name: one.refusal.key for name, one in found.items() if isinstance(one, Damaged)}
    assert reasons == {
        "empty": "refused.save_damaged",
        "newer": "refused.save_newer",
        "My match (2)": "refused.save_name",
        "large": "refused.save_large",
        "folder": "refused.save_unreadable",
    }
    assert isinstance(found["good"], Kept)
    assert all((shelf.folder / f"{name}.json").exists() for name in reasons)


def test_a_damaged_file_makes_room_and_is_kept(shelf: Shelf, caplog: pytest.LogCaptureFixture) -> None:
    shelf.folder.mkdir()
    (shelf.folder / "a.json").write_text("half a ma")
    with caplog.at_level(logging.WARNING):
        shelf.put("a", at(1))
    assert "a.json.damaged-1" in caplog.text
    assert (shelf.folder / "a.json.damaged-1").read_text() == "half a ma"
    assert shelf.all() == [Kept("a", at(1), None)]


@pytest.mark.parametrize("name", ["", "..", "../up", "a/b", "a\\b", "A", "a.b", "-a", "a" * 81, "c:", "a\n", "é"])
def test_no_name_leads_out_of_the_folder(shelf: Shelf, name: str) -> None:
    for ask in (shelf.read, shelf.take, shelf.picture):
        with pytest.raises(ValueError, match="no name"):
            ask(name)
    with pytest.raises(ValueError, match="no name"):
        shelf.put(name, at(1), PICTURE)
    assert not shelf.folder.exists()


def test_new_names_tell_when_and_what_and_are_never_taken(shelf: Shelf) -> None:
    first = shelf.new_name(at(8))
    shelf.put(first, at(8))
    second = shelf.new_name(at(8))
    assert first.startswith("20261116-")
    assert first.endswith("-taisen")
    assert second == f"{first}-2"
    strange = msgspec.structs.replace(at(8), record=msgspec.structs.replace(at(8).record, game="../Éa b" * 50))
    shelf.put(shelf.new_name(strange), strange)


def test_a_match_travels_as_one_file(shelf: Shelf, tmp_path: Path) -> None:
    shelf.put("a", at(4), PICTURE)
    shelf.export("a", tmp_path / "for a friend.json")
    other = Shelf(tmp_path / "elsewhere")
    name = other.import_(tmp_path / "for a friend.json")
    assert other.read(name) == at(4)
    assert other.import_(tmp_path / "for a friend.json") == f"{name}-2"


def test_only_matches_are_taken_in(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "song.json").write_text("la la la")
    with pytest.raises(BadData, match="save_damaged"):
        shelf.import_(tmp_path / "song.json")
    with pytest.raises(BadData, match="save_unreadable"):
        shelf.import_(tmp_path / "nothing.json")
    assert shelf.all() == []
    with pytest.raises(BadData, match="save_unreadable"):
        read_save(tmp_path)
