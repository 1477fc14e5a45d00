"""The title: which theatre is lit, where it leads, and its messages."""

import time
from functools import partial

import pytest

from game import __version__
from game.engine.canvas import Canvas
from game.engine.input.commands import Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Push, Quit
from game.engine.text.text_files import LANGUAGES, Tables
from game.engine.text.translations import Texts
from game.paths import PACKAGE
from game.scenes.title.menu_word import MenuWord
from game.scenes.title.scene import CONTINUE, WORDS
from tests.kit import make_window, shared_window
from tests.scenes.support.person import Person
from tests.scenes.support.screens import TITLES, Exit, title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_needs_no_words_but_those_that_are_read_first(kit: Kit, language: str) -> None:
    """The first frame waits for every text file that is opened."""
    tables = Tables([PACKAGE / "texts", *(PACKAGE / "games" / name / "texts" for name in TITLES)])
    words = tables[language]
    first = words.loaded  # type: ignore[attr-defined]
    kit.texts = Texts(tables, language)
    window = make_window()
    Person(title(kit), window.canvas).live(2)
    window.close()
    assert words.loaded == first  # type: ignore[attr-defined]
    assert "title.quit" in first
    assert len(first) < len(words)


def test_it_says_which_version_this_is(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _canvas, text, *_rest, **_more: said.append(text))
    title(kit).draw(shared_window((1280, 720)).canvas)
    assert __version__ in said


def test_a_click_on_a_theatre_opens_its_setup(kit: Kit) -> None:
    assert Person(title(kit)).click("oboro") == Push(Exit("setup", "oboro"))


def test_enter_opens_the_first_game(kit: Kit) -> None:
    assert Person(title(kit)).press(Kind.CONFIRM) == Push(Exit("setup", "wataah"))


def test_keys_alone_reach_every_theatre_and_every_word(kit: Kit) -> None:
    person = Person(title(kit))
    seen = set()
    for _ in range(len(TITLES) + len(WORDS) + 2):
        person.press(Kind.NEXT)
        seen.add(person.scene.focus.current)
    assert seen == {*TITLES, *WORDS, "quit", "sound"}
    assert seen == person.names()


def test_arrows_walk_along_the_box_and_down_to_the_words(kit: Kit) -> None:
    person = Person(title(kit))
    person.press(Kind.RIGHT, Kind.RIGHT, Kind.RIGHT)
    assert person.scene.focus.current == "oboro"
    person.press(Kind.DOWN)
    assert person.scene.focus.current in {*WORDS, "quit"}


def test_the_theatres_do_not_wait_for_what_a_table_would_have_needed(kit: Kit) -> None:
    for _ in range(60):
        kit.bakery.plan(partial(time.sleep, 0.02))  # as long as a frame may bake
    window = make_window((960, 540))
    person = Person(title(kit), window.canvas)
    person.live(40)
    assert person.scene.theatres["wataah"].awake == 1.0
    window.close()


def test_the_theatre_under_the_pointer_wakes_and_the_other_falls_asleep(kit: Kit) -> None:
    window = make_window((960, 540))
    person = Person(title(kit), window.canvas)
    person.live(40)
    awake = {name: theatre.awake for name, theatre in person.scene.theatres.items()}
    assert awake == {"wataah": 1.0, "taisen": 0.0, "oboro": 0.0, "ninjutsu": 0.0}
    person.point("oboro")
    person.live(4)
    assert 0 < person.scene.theatres["oboro"].awake < 1
    person.live(40)
    assert person.scene.theatres["oboro"].awake == 1.0
    assert person.scene.theatres["wataah"].awake == 0.0
    window.close()


def test_without_motion_a_theatre_is_awake_at_once_and_the_picture_stands_still(kit: Kit) -> None:
    kit.speed = "off"
    window = make_window((960, 540))
    person = Person(title(kit), window.canvas)
    person.live(40)
    assert person.scene.theatres["wataah"].awake == 1.0
    assert not person.scene.moving
    before = window.canvas.surface.copy()
    person.live(30)
    assert window.canvas.surface.get_buffer().raw == before.get_buffer().raw
    window.close()


@pytest.mark.parametrize("word", WORDS)
def test_a_word_opens_its_screen(kit: Kit, word: str) -> None:
    assert Person(title(kit)).click(word) == Push(Exit(word))


def test_one_goes_on_with_a_match_only_if_there_is_one(kit: Kit) -> None:
    assert CONTINUE not in Person(title(kit)).names()
    assert Person(title(kit, unfinished=True)).click(CONTINUE) == Push(Exit(CONTINUE))


def test_the_way_out(kit: Kit) -> None:
    assert Person(title(kit)).click("quit") == Quit()
    assert Person(title(kit)).press(Kind.CANCEL) is None
    assert Person(title(kit)).press(Kind.CANCEL, Kind.CONFIRM) == Quit()


def test_back_from_another_screen_the_words_are_in_the_language_of_now(kit: Kit) -> None:
    person = Person(title(kit))
    kit.texts.choose("fr")
    person.scene.resume(None)
    labels = [widget.label for widget in person.scene.focus.widgets if widget.name == "quit"]
    assert labels == ["Quitter"]


def test_what_went_wrong_at_the_start_is_said_once(kit: Kit) -> None:
    kit.notices += ["one", "two"]
    person = Person(title(kit))
    person.live(2)
    assert person.scene.toast.text == "one"
    person.live(240)
    assert person.scene.toast.text == "two"
    person.live(240)
    assert person.scene.toast.text == ""
    assert kit.notices == []


def test_theatres_are_there_at_once_on_return(kit: Kit) -> None:
    window = make_window()
    first = title(kit)
    for _ in range(60):
        first.fit(window.canvas)
        first.draw(window.canvas)
        first.update(0.1)
    again = title(kit)
    again.fit(window.canvas)
    again.draw(window.canvas)
    assert all(theatre.asleep_ready for theatre in again.theatres.values())
    window.close()


def test_the_game_played_last_stays_chosen(kit: Kit) -> None:
    kit.key_values.write("last-game", "oboro")
    assert title(kit).focus.current == "oboro"
    kit.key_values.write("last-game", "chess")
    assert title(kit).focus.current == "wataah"


@pytest.mark.parametrize("language", LANGUAGES)
def test_menu_words_share_one_size_at_the_largest_text(kit: Kit, language: str) -> None:
    kit.texts.choose(language)
    window = shared_window((1280, 720))
    writer = window.canvas.writer
    before, writer.size_factor = writer.size_factor, theme.INTERFACE["largest"]
    try:
        scene = title(kit)
        scene.fit(window.canvas)
        words = [widget for widget in scene.focus.widgets if isinstance(widget, MenuWord)]
        assert len({word.size for word in words}) == 1
        assert all(word.size <= word.fitting(window.canvas) for word in words)
    finally:
        writer.size_factor = before
