"""The learn screen: every lesson and rulebook is one step away, and the progress is correct."""

from itertools import combinations

import pytest

from game.engine.input.commands import Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push
from game.scenes.learn.scene import Learnable, LearnExits, LearnScene
from game.table.lesson.progress import Progress
from tests.kit import make_kit, make_window
from tests.scenes.support.person import Person
from tests.scenes.support.screens import TITLES, Exit

NEW, BEGUN, DONE = Progress(0, 6, 0), Progress(2, 6, 2), Progress(6, 6, 0)


EXITS = LearnExits(lambda name: Exit("book", name), lambda name: Exit("lesson", name))


def learn(kit: Kit | None = None, progress: dict[str, Progress] | None = None) -> LearnScene:
    known = progress or {}

    def shown() -> list[Learnable]:
        return [Learnable(name, title, known.get(name, NEW)) for name, title in TITLES.items()]

    return LearnScene(kit or make_kit(), shown, EXITS)


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("door", ["book", "lesson"])
def test_every_lesson_and_book_is_one_click_away(door: str, game: str) -> None:
    assert Person(learn()).click(f"{door}.{game}") == Push(Exit(door, game))


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("door", ["book", "lesson"])
def test_every_lesson_and_book_is_reached_with_keys_alone(door: str, game: str) -> None:
    scene = learn()
    person = Person(scene)
    for _ in range(20):
        if scene.focus.shown and scene.focus.current == f"{door}.{game}":
            break
        person.press(Kind.NEXT)
    assert person.press(Kind.CONFIRM) == Push(Exit(door, game))


def test_arrows_walk_over_the_sheets() -> None:
    scene = learn()
    person = Person(scene)
    person.press(Kind.DOWN, Kind.RIGHT, Kind.DOWN)
    assert scene.focus.current == "book.taisen"


def test_enter_goes_to_the_first_lesson_that_is_not_done() -> None:
    assert Person(learn()).press(Kind.CONFIRM) == Push(Exit("lesson", "wataah"))
    assert Person(learn(progress={"wataah": DONE})).press(Kind.CONFIRM) == Push(Exit("lesson", "taisen"))
    everything = dict.fromkeys(TITLES, DONE)
    assert Person(learn(progress=everything)).press(Kind.CONFIRM) == Push(Exit("lesson", "wataah"))


@pytest.mark.parametrize("way", ["back", None])
def test_there_are_two_ways_back(way: str | None) -> None:
    person = Person(learn())
    assert isinstance(person.click(way) if way else person.press(Kind.CANCEL), Pop)


def test_the_words_follow_the_progress_also_after_a_lesson() -> None:
    kit = make_kit()
    progress = {"taisen": BEGUN, "oboro": DONE}
    scene = learn(kit, progress)
    labels = {widget.name: getattr(widget, "label", "") for widget in scene.focus.widgets}
    assert labels["lesson.wataah"] == kit.say("learn.begin")
    assert labels["lesson.taisen"] == kit.say("learn.go_on")
    assert labels["lesson.oboro"] == kit.say("learn.again")
    window = make_window()
    scene.draw(window.canvas)
    before = window.canvas.surface.copy().get_buffer().raw
    progress["taisen"] = DONE
    scene.resume(None)
    scene.draw(window.canvas)
    assert window.canvas.surface.copy().get_buffer().raw != before
    labels = {widget.name: getattr(widget, "label", "") for widget in scene.focus.widgets}
    assert labels["lesson.taisen"] == kit.say("learn.again")
    assert window.writer.overflows == []
    window.close()


def test_nothing_moves_by_itself() -> None:
    assert not learn().moving


@pytest.mark.parametrize("count", range(1, 9))
def test_any_number_of_games_finds_its_place(count: int) -> None:
    shown = [Learnable(str(number), "A Kite", None if number % 2 else Progress(0, 6, 0)) for number in range(count)]
    places = [target.rect for target in LearnScene(make_kit(), lambda: shown, EXITS).targets()]
    assert len(places) == count + (count + 1) // 2 + 1  # a book each, a lesson for every other, the way back
    assert all(place.w >= 200 for place in places)
    assert not any(one.overlaps(other) for one, other in combinations(places, 2))


def test_without_any_lesson_one_can_still_go_back() -> None:
    shown = [Learnable("go", "Go", None)]
    assert LearnScene(make_kit(), lambda: shown, EXITS).focus.current == "back"
