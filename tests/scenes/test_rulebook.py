"""The rulebook: every page of every game can be reached and read, and the search finds its content."""

import re
from random import Random

import pygame
import pytest

from game.app.tables import layout_of, open_table
from game.catalog import GAMES
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, SceneStack
from game.scenes.rulebook import layout
from game.scenes.rulebook.scene import RulebookScene
from game.table.rulebook.page import RulebookPage
from game.table.scene import TableScene
from game.table.session import Player
from tests.kit import SPOKEN, make_kit, make_window, shared_window
from tests.scenes.support.person import Person
from tests.scenes.support.screens import session, table

WRITTEN = [name for name in GAMES if open_table(name).book is not None]
LARGEST = theme.INTERFACE["largest"]
SIZES = ((960, 540, "largest"), (1280, 720, "normal"), (1920, 1080, "large"))
"""Window sizes with text sizes."""


def test_every_game_has_a_book() -> None:
    assert list(GAMES) == WRITTEN


def pages_of(kit: Kit, game: str) -> tuple[RulebookPage, ...]:
    book = open_table(game).book
    assert book is not None
    return book(kit)


def opened(game: str = "taisen", language: str = "en", page: str | None = None) -> RulebookScene:
    kit = make_kit(language)
    return RulebookScene(kit, GAMES[game].title, game, pages_of(kit, game), page)


@pytest.mark.parametrize(("width", "height", "words"), SIZES)
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", WRITTEN)
def test_every_page_is_drawn_and_every_word_fits(game: str, language: str, width: int, height: int, words: str) -> None:
    window = shared_window((width, height), words)
    window.writer.size_factor = theme.INTERFACE[words]
    scene = opened(game, language)
    scene.kit.speed = "off"  # no page-turn animation, to save time
    person = Person(scene, window.canvas)
    names = [page.name for page in scene.pages.listed]
    person.live()  # the text comes first, the picture one frame later
    bare = colour_of_the_picture(window.canvas)
    for name in names:
        assert scene.pages.current.name == name
        person.live(2)
        drawn = colour_of_the_picture(window.canvas)
        assert sum(abs(one - other) for one, other in zip(bare, drawn, strict=True)) > 40, f"{name} has no picture"
        person.press(Kind.RIGHT)
    assert window.writer.overflows == []


def colour_of_the_picture(canvas: Canvas) -> tuple[int, ...]:
    """Return the mean colour of the picture's area."""
    return pygame.transform.average_color(canvas.surface, canvas.layout.rect_to_px(layout.PICTURE_PLACE))


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", WRITTEN)
def test_every_page_has_a_title_and_enough_words(game: str, language: str) -> None:
    kit = make_kit(language)
    titles = set()
    for page in pages_of(kit, game):
        title, words = kit.say(f"{game}.book.{page.name}"), kit.say(f"{game}.book.{page.name}_text")
        assert "." not in title
        assert len(words) > 200
        assert "\n\n" in words
        assert not re.search(r"[^\n]\n- ", words)  # an entry that no empty line parts from the one before runs into it
        titles.add(title)
    assert len(titles) == len(pages_of(kit, game)) in range(7, 21)


@pytest.mark.parametrize("game", WRITTEN)
def test_the_book_says_that_the_computer_plays_fair(game: str) -> None:
    words = make_kit().say(f"{game}.book.opponents_text")
    assert "only what its seat may know" in words


@pytest.mark.parametrize("game", WRITTEN)
def test_every_page_is_reached_with_the_arrows_alone(game: str) -> None:
    scene = opened(game)
    person = Person(scene)
    names = [page.name for page in scene.pages.listed]
    seen = [scene.pages.current.name]
    for _ in names[1:]:
        person.press(Kind.RIGHT)
        seen.append(scene.pages.current.name)
    assert seen == names
    person.press(Kind.RIGHT)
    assert scene.toast.moving
    assert scene.pages.current.name == names[-1]
    person.press(Kind.LEFT)
    assert scene.pages.current.name == names[-2]
    person.press(Kind.FIRST)
    assert scene.pages.current.name == names[0]
    person.press(Kind.LAST)
    assert scene.pages.current.name == names[-1]


@pytest.mark.parametrize("game", WRITTEN)
def test_every_page_is_reached_through_the_contents(game: str) -> None:
    scene = opened(game)
    person = Person(scene)
    person.press(Kind.NEXT)  # shows the focus
    opened_pages = set()
    for _ in range(len(scene.focus.widgets) + len(scene.pages.listed)):  # long contents scroll during the walk
        person.press(Kind.NEXT)
        current = scene.focus.current or ""
        if current.startswith("page."):
            person.press(Kind.CONFIRM)
            opened_pages.add(scene.pages.current.name)
    assert opened_pages == {page.name for page in scene.pages.listed}


def test_a_click_opens_a_page_and_buttons_turn() -> None:
    scene = opened()
    person = Person(scene)
    person.click("page.shogun")
    assert scene.pages.current.name == "shogun"
    person.click("next")
    assert scene.pages.current.name == "end"
    person.click("previous")
    assert scene.pages.current.name == "shogun"
    assert isinstance(person.click("back"), Pop)


def test_it_opens_where_it_is_asked_to() -> None:
    assert opened(page="fight").pages.current.name == "fight"
    for unknown in (None, "", "nonsense"):
        assert opened(page=unknown).pages.current.name == "aim"


@pytest.mark.parametrize("key", [Kind.CANCEL, Kind.HELP])
def test_escape_and_the_help_key_close_it(key: Kind) -> None:
    assert isinstance(Person(opened()).press(key), Pop)


def test_a_page_that_is_longer_than_its_sheet_can_be_scrolled_in_every_way() -> None:
    window = make_window()
    window.writer.size_factor = LARGEST
    scene = opened(language="de", page="tips")
    person = Person(scene, window.canvas)
    person.live(3)
    assert {"up", "down"} <= person.names()
    seen = [window.canvas.surface.copy()]

    def moved() -> bool:
        seen.append(window.canvas.surface.copy())
        place = pygame.Rect(window.canvas.layout.rect_to_px(layout.TEXT))
        one, other = (shown.subsurface(place).copy().get_buffer().raw for shown in seen[-2:])
        return one != other

    scene.handle(Command(Kind.SCROLL, Point(*layout.TEXT.centre), number=-1))
    person.live()
    assert moved()
    person.press(Kind.DOWN)
    assert moved()
    person.click("down")
    assert moved()
    person.click("up")
    assert moved()
    for _ in range(60):
        person.press(Kind.DOWN)
    moved()
    person.press(Kind.DOWN)
    assert not moved()  # at its end
    assert window.writer.overflows == []
    window.close()


def test_a_leaf_turns_and_stays_away_where_nothing_may_move() -> None:
    scene = opened()
    person = Person(scene)
    person.live(3)
    assert not scene.moving
    person.press(Kind.RIGHT)
    assert scene.moving
    person.live(60)
    assert not scene.moving
    scene.kit.speed = "off"
    person.press(Kind.RIGHT)
    person.live(3)
    assert not scene.moving


MOMENTS = {
    "taisen": {"turn", "move", "end"},
    "ninjutsu": {"setup", "actions", "steps", "battle", "end"},
    "oboro": {"deal", "trick", "arrow", "power", "end"},
}
"""Pages that must be current at some point of a whole match."""


@pytest.mark.parametrize("game", WRITTEN)
def test_the_page_that_fits_the_moment_is_a_page_of_the_book(game: str) -> None:
    kit, played, pick = make_kit(), session(game), Random(4)
    face = open_table(game).face(kit, layout_of(game), played)
    seen: set[str] = set()
    while played.match.to_move is not None:
        view = played.match.view(played.match.to_move)
        face.lay(view)
        face.offer(view)
        seen.add(face.page)
        played.match.submit(pick.choice(played.match.legal_moves()))
    face.lay(played.match.view(0))
    face.offer(None)
    seen.add(face.page)
    assert seen <= {"", *(page.name for page in pages_of(kit, game))}
    assert seen >= MOMENTS.get(game, set())


def test_a_fight_that_is_being_shown_opens_the_page_about_fights() -> None:
    stack = SceneStack(table(make_kit(), session("taisen", Player("Anna", "adept"), Player("Wolf", "adept"))))
    assert isinstance(stack.top, TableScene)
    seen: set[str] = set()
    for _ in range(1500):
        stack.frame([], 0.1)
        seen.add(stack.top.face.page)
        if "fight" in seen:
            return
    pytest.fail("nobody fought")


def test_the_place_of_a_picture_lies_on_the_sheet() -> None:
    assert not layout.PICTURE_PLACE.overlaps(layout.TEXT)
    assert not Rect(*layout.DOWN).overlaps(layout.PICTURE_PLACE)
