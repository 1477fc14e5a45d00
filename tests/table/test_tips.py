"""A word about everything that has a meaning, by mouse and by keys, in every language."""

from collections.abc import Callable

import pytest

from game.engine.commands import Command, Kind
from game.engine.geometry import Point
from game.engine.keymap import Keymap
from game.engine.texts import LANGUAGES
from game.table import chrome
from tests.kit import make_window
from tests.table.played import DT, PlayedTable
from tests.table.test_closer import oboro, taisen

TABLES: dict[str, Callable[[], PlayedTable]] = {"taisen": taisen, "oboro": oboro}


def tip(played: PlayedTable) -> str:
    shown = played.scene.looking.tooltip
    return f"{shown._tip.head} {shown._tip.body}" if shown.shown and shown._tip else ""


def look_at(played: PlayedTable, at: tuple[float, float]) -> str:
    played.stack.frame([Command(Kind.POINT, at=Point(*at))], DT)
    played.live(1.5)
    return tip(played)


@pytest.mark.parametrize("game", TABLES)
def test_everything_on_a_table_has_a_word(game: str) -> None:
    played = TABLES[game]()
    names = [widget.name for widget in played.face.widgets()] + [thing.name for thing in played.face.things()]
    silent = [name for name in names if not played.face.tip(name)]
    assert silent == []
    assert len(names) > 20


@pytest.mark.parametrize("game", TABLES)
def test_a_word_comes_after_a_moment_and_goes(game: str) -> None:
    played = TABLES[game]()
    plate = next(thing for thing in played.face.things() if thing.name.startswith("plate."))
    played.stack.frame([Command(Kind.POINT, at=plate.rect.centre)], DT)
    assert tip(played) == ""
    played.live(1.5)
    assert tip(played)
    assert look_at(played, (760, 70)) == ""


def test_a_word_about_a_button_names_its_key_and_why_it_does_not_work() -> None:
    played = taisen()
    said = look_at(played, played.target("undo").rect.centre)
    assert "(U)" in said
    assert played.kit.say("refused.undo_nothing") in said
    Keymap(played.kit.preferences.keys).give(Kind.HINT, "K")
    assert "(K)" in look_at(played, played.target("hint").rect.centre)


def test_every_button_around_the_table_has_a_word() -> None:
    played = taisen()
    for widget in played.scene.focus.widgets:
        if chrome.owns(widget.name):
            assert chrome.tip_for(widget, played.kit) is not None


@pytest.mark.parametrize("game", TABLES)
def test_the_keys_can_look_around_without_doing_anything(game: str) -> None:
    played = TABLES[game]()
    decided = len(played.session.match.history)
    played.do(Kind.LOOK)
    seen: set[str] = set()
    for _ in range(150):
        played.do(Kind.NEXT)
        current = str(played.scene.focus.current)
        if not chrome.owns(current):
            seen.add(current)
            played.live(DT)
            assert tip(played), f"{current} says nothing at once"
            played.do(Kind.CONFIRM)
            if played.stack.top is not played.scene:
                played.do(Kind.CONFIRM)
    assert {thing.name for thing in played.face.things()} <= seen
    assert len(played.session.match.history) == decided
    played.do(Kind.CANCEL)
    assert played.stack.top is played.scene
    assert not any(name.startswith("plate.") for name in played.names()), "things are no targets while playing"


def test_nothing_is_said_about_what_lies_under_the_log() -> None:
    played = taisen()
    played.do(Kind.LOG)
    thing = next(thing for thing in played.face.things() if thing.name.startswith("piece.") and thing.rect.x > 1400)
    assert look_at(played, thing.rect.centre) == ""


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_every_word_fits(game: str, language: str, size: tuple[int, int]) -> None:
    played = TABLES[game]()
    played.kit.texts.choose(language)
    window = make_window(size)
    played.stack.draw(window.canvas)
    for target in [*played.face.things(), *played.stack.targets()]:
        look_at(played, target.rect.centre)
        played.stack.draw(window.canvas)
    assert window.writer.overflows == []
    window.close()
