"""The rulebook's search and contents: found, marked, scrolled to."""

import pygame
import pytest

from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop
from game.engine.text.text_files import LANGUAGES
from game.games.wataah.rules.cards import CLAN_CARDS, YOKAI_CARDS
from game.games.wataah.rules.grand_master.cards import BOSSES, COURT_NAMES, TEMPLE_NAMES
from game.scenes.rulebook import layout
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.rulebook.search import Span, has_all, spans
from game.table.rulebook.page import RulebookPage
from tests.kit import make_kit, make_window
from tests.scenes.support.person import Person
from tests.scenes.test_rulebook import opened, pages_of


def made_up(kit: Kit, count: int) -> RulebookScene:
    """Return a book of many pages, each with a unique word."""
    words = {f"taisen.book.p{number}": f"Page {number}" for number in range(count)}
    words |= {f"taisen.book.p{number}_text": f"Here stands word{number}." for number in range(count)}
    kit.texts.tables = {language: {**table, **words} for language, table in kit.texts.tables.items()}
    return RulebookScene(kit, "Long", "taisen", [RulebookPage(f"p{number}") for number in range(count)])


def test_typing_filters_the_pages_and_escape_empties_the_search_first() -> None:
    scene = opened(language="de")
    window = make_window()
    person = Person(scene, window.canvas)
    person.click("search")
    person.type("WURFEL mude")  # neither capitals nor accents matter
    found = [page.name for page in scene.pages.listed]
    assert found == ["shogun"]
    assert scene.pages.current.name == "shogun"
    assert scene.pages.hits(scene.pages.current) > 2
    assert {name for name in person.names() if name.startswith("page.")} == {"page.shogun"}
    person.press(Kind.CANCEL)
    assert person.asked is None
    assert len(scene.pages.listed) == len(pages_of(scene.kit, "taisen"))
    assert isinstance(person.press(Kind.CANCEL), Pop)
    window.close()


def test_enter_in_the_search_goes_from_one_found_page_to_the_next() -> None:
    scene = opened()
    person = Person(scene)
    person.click("search")
    person.type("village")
    found = [page.name for page in scene.pages.listed]
    assert len(found) > 2
    person.press(Kind.CONFIRM)
    assert scene.pages.current.name == found[1]


def test_a_search_for_nothing_keeps_the_page_and_says_so() -> None:
    window = make_window()
    scene = opened()
    person = Person(scene, window.canvas)
    person.click("search")
    person.type("helicopter")
    assert scene.pages.listed == []
    assert scene.pages.current.name == "aim"
    person.press(Kind.CONFIRM, Kind.FIRST)
    assert scene.pages.current.name == "aim"
    assert window.writer.overflows == []
    window.close()


def test_found_words_are_marked_on_the_page() -> None:
    window = make_window()
    scene = opened()
    person = Person(scene, window.canvas)
    person.live(5)
    before = window.canvas.surface.copy()
    person.click("search")
    person.type("dice")
    assert scene.pages.current.name == "aim"
    place = pygame.Rect(window.canvas.layout.rect_to_px(layout.TEXT))
    now = window.canvas.surface.subsurface(place).copy()
    assert now.get_buffer().raw != before.subsurface(place).copy().get_buffer().raw
    window.close()


def test_long_contents_are_scrolled_with_the_wheel_and_by_walking_through_them() -> None:
    window = make_window()
    scene = made_up(make_kit(), 30)
    person = Person(scene, window.canvas)
    assert "page.p29" not in person.names()
    scene.handle(Command(Kind.SCROLL, Point(*layout.CONTENTS.centre), number=-30))
    assert "page.p29" in person.names()
    assert "page.p0" not in person.names()
    person.press(Kind.LAST, Kind.FIRST)
    assert "page.p0" in person.names()
    person.press(Kind.LAST)
    assert scene.pages.current.name == "p29"
    assert "page.p29" in person.names()
    window.close()


def test_walking_down_long_contents_reaches_the_last_page() -> None:
    scene = made_up(make_kit(), 30)
    person = Person(scene)
    person.press(Kind.NEXT, Kind.NEXT, Kind.NEXT)  # shows the focus, then the search, then the first page
    assert scene.focus.current == "page.p0"
    for _ in range(29):
        person.press(Kind.DOWN)
    assert scene.focus.current == "page.p29"


def test_a_page_far_down_shows_its_line_of_the_contents_at_once() -> None:
    last = pages_of(make_kit(), "wataah")[-1].name
    scene = opened("wataah", page=last)
    person = Person(scene)
    assert f"page.{last}" in person.names()
    person.click("search")
    person.type("computer")
    person.press(Kind.CANCEL)
    assert scene.pages.current.name == last
    assert f"page.{last}" in person.names()


def test_signs_tell_that_long_contents_go_on() -> None:
    window = make_window()
    scene = made_up(make_kit(), 30)
    person = Person(scene, window.canvas)
    person.live(3)

    def signs() -> tuple[bool, bool]:
        places = (layout.MORE_ABOVE, layout.MORE_BELOW)
        shown = [window.canvas.surface.subsurface(window.canvas.layout.rect_to_px(place)) for place in places]
        above, below = (pygame.mask.from_threshold(part, theme.VERMILION_DARK, (40, 40, 40)).count() for part in shown)
        return above > 0, below > 0

    assert signs() == (False, True)
    scene.handle(Command(Kind.SCROLL, Point(*layout.CONTENTS.centre), number=-5))
    person.live()
    assert signs() == (True, True)
    person.press(Kind.LAST)
    person.live(40)
    assert signs() == (True, False)
    window.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_wataah_is_named_and_found_by_its_name(language: str) -> None:
    kit = make_kit(language)
    words = "\n".join(kit.say(f"wataah.book.{page.name}_text") for page in pages_of(kit, "wataah"))
    keys = [f"wataah.clan.{name}" for name, _ in CLAN_CARDS] + [f"wataah.card.{name}" for name, _, _ in YOKAI_CARDS]
    keys += [f"wataah.boss.{name}" for name, _, _ in BOSSES]
    keys += [f"wataah.temple.{name}" for name in TEMPLE_NAMES[1:]]
    keys += [f"wataah.court.{name}" for name in COURT_NAMES[1:]]
    assert [key for key in keys if not has_all(kit.say(key), words)] == []


def test_search_looks_through_capitals_accents_and_ligatures() -> None:
    assert spans("wurfel", "Der Würfel fällt") == [Span(4, 10)]
    assert spans("STRASSE", "Die Straße") == [Span(4, 10)]
    eye = "L\N{RIGHT SINGLE QUOTATION MARK}œil"
    assert spans("oeil", eye) == [Span(2, 5)]
    assert spans("l'oe", eye) == [Span(0, 3)]
    assert spans("de la", "de\N{NO-BREAK SPACE}la cour") == [Span(0, 2), Span(3, 5)]
    assert spans("nin inja", "ninja") == [Span(0, 5)]
    assert spans("", "ninja") == []
    assert has_all("pas cour", "Un pas dans la cour")
    assert not has_all("pas mur", "Un pas dans la cour")
    assert has_all("", "")
