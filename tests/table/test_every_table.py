"""What every listed game's table can do: matches by mouse, by keys, by computers and among people, and all around."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from game.catalog import GAMES
from game.core.contract import OPEN, PUBLIC
from game.core.match import Match
from game.engine.geometry import Rect
from game.engine.input.commands import Kind
from game.engine.look import theme
from game.paths import game_folder
from game.table.face.face import Face
from game.table.inspect.zoom import ZoomScene
from game.table.session import Player
from tests.kit import make_window, shared_window
from tests.table.fakes import InstantThinker
from tests.table.people import PEOPLE
from tests.table.played import Pause, PlayedTable, of_frame
from tests.table.watched import Watch

EVERY = tuple(PEOPLE)
SIZES = (((960, 540), "largest"), ((1280, 720), "normal"), ((1000, 900), "large"), ((1920, 1080), "largest"))
USUAL = SIZES[1]
VARIANTS = [(name, number) for name in EVERY for number in range(len(PEOPLE[name].variants))]


pytestmark = pytest.mark.usefixtures("no_errors")


def test_every_listed_game_with_its_own_table_is_played() -> None:
    """A plain table is played in `tests/app/test_listed_game.py`."""
    assert PEOPLE.keys() == {name for name in GAMES if (game_folder(name) / "table").is_dir()}


# Whole matches


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_whole_match_with_the_mouse_alone(name: str, variant: int) -> None:
    played = PEOPLE[name].open(variant=variant)
    PEOPLE[name].play(played, 1)
    assert played.over
    assert played.session.outcome is not None


@pytest.mark.parametrize(("name", "variant"), [(name, number) for name in EVERY for number in PEOPLE[name].by_keys])
def test_a_whole_match_with_the_keyboard_alone(name: str, variant: int) -> None:
    played = PEOPLE[name].open(variant=variant, seed=8)
    played.keys = True
    PEOPLE[name].play(played, 2)
    assert played.over


@cache
def computers_alone(name: str) -> Any:
    """A match that computers have played at the table, in the variant with the most to it; shared."""
    played = PEOPLE[name].open((), -1, seed=2)
    played.until_over()
    return played


@pytest.mark.parametrize("name", EVERY)
def test_computers_play_without_anybody(name: str) -> None:
    played = computers_alone(name)
    played.check_picture()
    assert played.scene.presenter.eyes.seat == OPEN


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
@pytest.mark.parametrize("name", EVERY)
def test_computers_play_at_any_speed(name: str, speed: str) -> None:
    played = PEOPLE[name].open((), speed=speed, seed=2)
    for _ in range(6_000):
        if played.over or len(played.session.match.history) > 30:
            return
        played.live()
    raise AssertionError("nobody has to click where only computers play")


@pytest.mark.parametrize("name", EVERY)
def test_a_match_among_people_shows_nothing_to_the_wrong_one(name: str) -> None:
    person = PEOPLE[name]
    seats = person.variants[0].seats
    played, window = person.open(range(seats), seed=3), make_window((960, 540))
    if not GAMES[name].rules.secrets:
        person.play(played, 3)
        assert {step.seat for step in played.session.match.history} == set(range(seats))
        return
    watch = Watch(played, window, person)
    person.play(played, 3)
    assert played.over
    assert len(watch.hand_overs) >= 6
    assert watch.other_worlds > 3
    assert watch.covered_frames > len(watch.hand_overs)
    window.close()


@pytest.mark.parametrize("name", [name for name in EVERY if GAMES[name].rules.secrets])
def test_nothing_shows_while_things_are_still_moving(name: str) -> None:
    person, window = PEOPLE[name], make_window((960, 540))
    played = person.open(range(person.variants[0].seats), seed=6, speed="normal")
    watch = Watch(played, window, person)
    person.play(played, 2, lambda: len(watch.hand_overs) > 4)
    assert len(watch.hand_overs) > 4
    window.close()


# Words and pictures


@pytest.mark.parametrize(("size", "words"), SIZES)
@pytest.mark.parametrize("name", EVERY)
def test_every_word_fits(name: str, size: tuple[int, int], words: str) -> None:
    """Play a match and draw each kind of event and question, what is taken up, and at one size every tooltip.

    Each of those moments is drawn in every language: a match takes longer than its pictures.
    """
    person, window = PEOPLE[name], shared_window(size, words)
    played = person.open(variant=-1, seed=11, speed="normal" if (size, words) == USUAL else "fast")
    window.writer.size_factor = theme.INTERFACE[words]
    happened, asked = Counter[type[Any] | None](), set[object]()

    def draw() -> None:
        played.draw_in_every_language(window)

    def look() -> bool:
        """Draw what is new among what is asked."""
        question = frozenset(name.partition(".")[0] for name in played.names())
        new = question not in asked
        asked.add(question)
        played.after_click = draw if new else lambda: None
        if new:
            draw()
            for kind in question if (size, words) == USUAL else ():
                played.point(next(name for name in played.names() if name.partition(".")[0] == kind))
                played.live(1.0)
                draw()
            assert all(min(target.rect.w, target.rect.h) > 20 for target in played.stack.targets())
        return False

    frame = played.stack.frame

    def watched(commands: Any, dt: float) -> None:
        """Draw every kind of event a few times, in the middle and when it is held for reading."""
        frame(commands, dt)
        director = played.scene.presenter.director
        kind = type(director.current.seen) if director.current else None
        if director.holding or not happened[kind]:
            happened[kind] += 1
            if happened[kind] <= 6:
                draw()

    played.stack.frame = watched
    person.play(played, 4, look)
    assert person.shown <= happened.keys()
    assert window.writer.overflows == []


@pytest.mark.parametrize("name", EVERY)
def test_lines_of_the_log_have_pictures(name: str) -> None:
    played, window = computers_alone(name), shared_window((960, 540))
    icons = {line.icon for line in played.scene.log.lines if line.icon}
    assert icons
    for icon in icons:
        window.canvas.fill((0, 0, 0))
        before = window.canvas.surface.get_buffer().raw
        played.face.draw_icon(window.canvas, icon, Rect(100, 100, 30, 30))
        assert window.canvas.surface.get_buffer().raw != before, icon


# A decision


@pytest.mark.parametrize("name", EVERY)
def test_escape_lets_go_first_and_opens_the_menu_then(name: str) -> None:
    played = PEOPLE[name].open()
    PEOPLE[name].play(played, 4, lambda: PEOPLE[name].drag(played) is not None)
    free = played.names()
    PEOPLE[name].begin(played)
    assert played.stack.top is played.scene
    played.do(Kind.CANCEL)
    assert played.stack.top is played.scene, "it only lets go"
    assert played.names() == free
    played.do(Kind.CANCEL)
    assert isinstance(played.stack.top, Pause)


@pytest.mark.parametrize("name", EVERY)
def test_what_is_dragged_is_done_and_elsewhere_goes_back(name: str) -> None:
    played = PEOPLE[name].open()
    PEOPLE[name].play(played, 5, lambda: PEOPLE[name].drag(played) is not None)
    drag, before = PEOPLE[name].drag(played), len(played.session.match.history)
    assert drag is not None
    played.drag(drag.name, PEOPLE[name].nowhere)
    played.live(1.0)
    assert len(played.session.match.history) == before
    assert not played.face.moving
    played.drag(drag.name, drag.to)
    assert played.session.match.history[before].move == drag.move


@pytest.mark.parametrize("name", EVERY)
def test_a_sole_choice_is_made_if_that_is_wanted(name: str) -> None:
    played = PEOPLE[name].reach(lambda match: len(match.legal_moves()) == 1 and len(match.history) > 20)
    move, before = played.session.match.legal_moves()[0], len(played.session.match.history)
    played.live(3.0)
    assert len(played.session.match.history) == before
    played.kit.preferences.end_turns = True
    played.live(2.0)
    assert played.session.match.history[before].move == move


@pytest.mark.parametrize("name", EVERY)
def test_the_keys_can_look_around_without_doing_anything(name: str) -> None:
    played = PEOPLE[name].open()
    PEOPLE[name].play(played, 6, lambda: len(played.session.match.history) > 12)
    decided = len(played.session.match.history)
    played.do(Kind.POINT)  # the pointer leaves the window; the key would show what it points at
    played.do(Kind.LOOK)
    seen: set[str] = set()
    for _ in range(150):
        played.do(Kind.NEXT)
        current = str(played.scene.focus.current)
        if not of_frame(current):
            seen.add(current)
            played.do(Kind.CONFIRM)
            if isinstance(played.stack.top, ZoomScene):
                played.do(Kind.CONFIRM)
    assert {thing.name for thing in played.face.things()} <= seen
    assert len(played.session.match.history) == decided


@pytest.mark.parametrize("name", EVERY)
def test_a_seat_is_left_to_the_computer_in_the_middle(name: str) -> None:
    played = PEOPLE[name].open()
    played.until_turn()
    played.session.hand_over(0, played.session.players[1])
    played.scene.resume(None)
    played.until_over()
    assert played.scene.presenter.eyes.seat in (PUBLIC, OPEN, 0)


# One click, and the first key


@pytest.mark.parametrize("name", EVERY)
def test_the_first_arrow_key_lands_on_something_playable(name: str) -> None:
    person, pick = PEOPLE[name], Random(3)
    played = person.open(seed=3)
    landed: Counter[str] = Counter()
    for _ in range(12):
        played.until_turn()
        if played.over:
            break
        played.scene.focus.shown = False
        played.do(Kind.RIGHT)
        current = played.scene.focus.current
        widgets = {widget.name: widget for widget in played.face.widgets()}
        assert current in widgets, f"{current} belongs to the frame"
        assert widgets[current].disabled is None
        landed[current.partition(".")[0]] += 1
        played.click_at(person.nowhere)
        person.decide(played, pick)
    assert landed


class Dawdler(InstantThinker):
    def answer(self, dt: float) -> Any | None:
        return None


@pytest.mark.parametrize("key", [Kind.LEFT, Kind.RIGHT, Kind.UP, Kind.DOWN])
@pytest.mark.parametrize("shown", [False, True])
@pytest.mark.parametrize("name", EVERY)
def test_while_a_computer_plays_an_arrow_key_lands_on_no_button_of_the_frame(name: str, shown: bool, key: Kind) -> None:
    seats = GAMES[name].seats[0]
    players = [*(Player(f"Bot {seat}", "adept") for seat in range(1, seats)), Player("Ume")]
    played = PlayedTable[Face](Match(GAMES[name], seats, 5), players, Dawdler(), "off", "short")
    played.live(1.0)
    played.scene.focus.shown = shown
    played.do(key)
    current = played.scene.focus.current
    assert current is None or not of_frame(current)
    played.do(Kind.CONFIRM)
    assert played.stack.top is played.scene, "Enter opens no menu"


@pytest.mark.parametrize("name", EVERY)
def test_one_click_plays_what_two_clicks_would(name: str) -> None:
    """By setting, at every table; what needs a target or a choice of die still asks for it."""
    person, pick = PEOPLE[name], Random(2)
    played = person.open(seed=2)
    found = False
    for _ in range(60):
        played.until_turn()
        if played.over or found:
            break
        before = played.session.match.decisions
        for widget in played.face.widgets():
            if widget.disabled is not None or of_frame(widget.name) or found:
                continue
            played.face.use(widget.what)
            poised = played.face.poised
            played.face.cancel()
            if poised is not None:
                played.kit.preferences.one_click, played.kit.preferences.confirm = True, False
                played.click(widget.name)
                found = played.session.match.decisions > before
                assert found, f"one click on {widget.name} played nothing"
        if not found:
            person.decide(played, pick)
    assert found
