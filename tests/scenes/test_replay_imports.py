"""Matches that come in as files: what can be opened is added, the rest is named and can be deleted."""

import json
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.core.record import to_json
from game.core.refusal import refuse
from game.engine.input.commands import Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop
from game.engine.text.text_files import LANGUAGES
from game.engine.window import Window
from game.scenes.replay.import_scene import look_into
from tests.kit import make_kit
from tests.scenes.support.person import Person
from tests.scenes.test_replays import imports, save


def test_only_what_can_be_opened_can_be_taken_in(kit: Kit, tmp_path: Path, window: Window) -> None:
    folder = tmp_path / "imports"
    person = Person(imports(kit, tmp_path), window.canvas)
    assert folder.is_dir()
    person.live(2)
    good = to_json(save("oboro"))
    (folder / "a-good.kagebako.json").write_bytes(good)
    (folder / "b-broken.json").write_bytes(good[: len(good) // 2])
    (folder / "c-game.json").write_bytes(good.replace(b'"game": "oboro"', b'"game": "chess"'))
    (folder / "d-state.json").write_bytes(good.replace(b'"mission": 9', b'"mission": 1000'))
    (folder / "notes.txt").write_text("not ours")
    person.click("again")
    offers = person.scene.offers
    assert [offer.path.name[0] for offer in offers] == ["a", "b", "c", "d"]
    assert [offer.save is not None for offer in offers] == [True, False, False, False]
    assert offers[2].refusal == refuse("refused.record_game", game="chess")
    assert person.click("take.1") is None
    assert "contains no match" in person.scene.toast.text
    person.click("folder")
    assert "find it at" in person.scene.toast.text
    assert isinstance(person.click("take.0"), Pop)
    assert (folder / "b-broken.json").exists()


def garbled(resigned: int | None) -> bytes:
    """Return a match with an impossible position that its moves do not repair."""
    written = json.loads(to_json(save("oboro", 3, resigned=resigned)))
    written["state"] = {"nonsense": True}
    written["record"]["moves"] = [{"type": "nonsense"}]
    written["together"] = []
    return json.dumps(written).encode()


@pytest.mark.parametrize("resigned", [None, 0])
def test_nothing_is_offered_that_could_not_be_opened_also_if_somebody_resigned(
    kit: Kit, tmp_path: Path, resigned: int | None
) -> None:
    path = tmp_path / "garbled.json"
    path.write_bytes(garbled(resigned))
    offer = look_into(path, GAMES.get)
    assert offer.save is None
    assert offer.refusal is not None
    path.write_bytes(to_json(save("oboro", 3, resigned=0)))
    assert look_into(path, GAMES.get).refusal is None


def test_whatever_lies_among_the_imports_can_be_deleted(kit: Kit, tmp_path: Path, window: Window) -> None:
    folder = tmp_path / "imports"
    folder.mkdir()
    (folder / "a.json").write_bytes(to_json(save("taisen")))
    (folder / "b.json").write_text("{")
    (folder / "c.json").mkdir()
    person = Person(imports(kit, tmp_path), window.canvas)
    assert [offer.refusal is None for offer in person.scene.offers] == [True, False, False]
    person.click("delete.1")
    person.press(Kind.CANCEL)
    assert (folder / "b.json").exists()
    for _ in range(3):
        person.click("delete.0")
        person.click("delete.0.yes")
    assert not list(folder.iterdir())
    (folder / "d.json" / "full").mkdir(parents=True)
    person.click("again")
    person.click("delete.0")
    person.click("delete.0.yes")
    assert "be deleted" in person.scene.toast.text
    assert "take.0" in person.names()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_at_an_import_fits_in_every_language(tmp_path: Path, window: Window, language: str) -> None:
    (tmp_path / "imports").mkdir()
    (tmp_path / "imports" / "a.json").write_text("{")
    (tmp_path / "imports" / "b.json").mkdir()
    before, window.writer.size_factor = window.writer.size_factor, 1.3
    person = Person(imports(make_kit(language), tmp_path), window.canvas)
    person.live(2)
    person.click("delete.0")
    person.live(2)
    window.writer.size_factor = before
    assert window.writer.overflows == []
