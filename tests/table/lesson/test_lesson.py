"""How a lesson behaves: leaving and resuming, undo, rereading, losing alone, listening first."""

import pygame
import pytest

from game.engine.geometry import Point, Rect, TiltedRect
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Pop, Push
from game.games.taisen.rules.moves import END_TURN, UseDie
from game.scenes.learn.lesson_pause import LessonPauseScene
from game.table.lesson import art
from game.table.lesson import progress as lesson_progress
from game.table.lesson.course import LISTEN
from game.table.lesson.page import LEAVE
from game.table.lesson.progress import progress
from game.table.lesson.scene import LessonScene
from game.table.lesson.script import Do, Free, Reply
from tests.kit import make_window
from tests.table.lesson.learner import Learner, classroom
from tests.table.lesson.learners import GAMES, learner_in
from tests.table.played import decide

CHAPTERS = [(game, chapter) for game in GAMES for chapter in range(6)]


def opened(game: str = "taisen", chapter: int = 0, *, keys: bool = False) -> Learner:
    learner = learner_in(classroom(game), keys=keys, tries=False)
    learner.open(chapter)
    learner.live(0.2)
    return learner


def until(learner: Learner, text: str) -> None:
    """Take the chapter up to a page."""
    for step in learner.pages():
        if step is not None and not isinstance(step, Reply) and step.text == text:
            return
        learner.answer(step)
    raise AssertionError(f"{text} does not come")


# Leaving and resuming


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_a_chapter_is_left_and_gone_on_with(game: str, chapter: int, keys: bool) -> None:
    learner = opened(game, chapter, keys=keys)
    next(learner.pages())
    if keys:
        learner.do(Kind.CANCEL)
    else:
        learner.use("menu")
    assert isinstance(learner.stack.top, LessonPauseScene)
    learner.use("leave")
    learner.live()
    assert learner.stack.top is learner.below
    learner.open()
    assert learner.scene.number == chapter
    assert learner.scene.session.match.history == []


def test_going_on_from_the_pause_changes_nothing() -> None:
    learner = opened()
    until(learner, "taisen.lesson.turn_take_ninja")
    scene, made = learner.scene, len(learner.scene.session.match.history)
    learner.do(Kind.MENU)
    learner.do(Kind.CANCEL)
    learner.live(0.5)
    assert learner.stack.top is scene
    assert len(scene.session.match.history) == made


def test_a_chapter_begins_again_and_another_may_be_chosen() -> None:
    learner = opened()
    until(learner, "taisen.lesson.turn_take_ninja")
    learner.do(Kind.MENU)
    learner.use("again")
    learner.live()
    assert (learner.scene.number, learner.scene.session.match.history) == (0, [])
    learner.do(Kind.MENU)
    learner.use("chapter.4")
    learner.live()
    assert learner.scene.number == 4


def test_starting_over_asks_first_and_forgets_everything() -> None:
    learner = opened()
    learner.take()
    key_values, lesson = learner.room.kit.key_values, learner.room.lesson
    assert progress(key_values, lesson).done == 1
    learner.go_on()
    learner.live()
    learner.do(Kind.MENU)
    learner.use("over")
    learner.use("over.no")
    assert progress(key_values, lesson).done == 1
    learner.use("over")
    learner.do(Kind.CANCEL)
    assert isinstance(learner.stack.top, LessonPauseScene)
    learner.use("over")
    learner.use("over.yes")
    learner.live()
    assert learner.scene.number == 0
    assert progress(key_values, lesson) == (0, 6, 0)


def test_progress_counts_chapters_and_knows_the_next() -> None:
    room = classroom("taisen")
    key_values, lesson = room.kit.key_values, room.lesson
    assert not progress(key_values, lesson).begun
    lesson_progress.begin(key_values, lesson, 2)
    assert progress(key_values, lesson) == (0, 6, 2)
    assert progress(key_values, lesson).begun
    for _ in range(2):
        lesson_progress.finish(key_values, lesson, 2)
    assert progress(key_values, lesson) == (1, 6, 3)
    assert lesson_progress.is_done(key_values, lesson, 2)
    assert not lesson_progress.is_done(key_values, lesson, 3)
    for chapter in range(6):
        lesson_progress.finish(key_values, lesson, chapter)
    assert progress(key_values, lesson) == (6, 6, 0)
    assert progress(key_values, lesson).finished
    assert progress(key_values, classroom("wataah").lesson) == (0, 6, 0)


@pytest.mark.parametrize(
    "kept", [None, [], "x", {"taisen": 3}, {"taisen": {"done": "all", "at": 1}}, {"taisen": {"at": "zz"}}]
)
def test_progress_survives_what_others_write_into_its_file(kept: object) -> None:
    room = classroom("taisen")
    room.kit.key_values.write(lesson_progress.FILE, kept)
    assert progress(room.kit.key_values, room.lesson) == (0, 6, 0)
    lesson_progress.finish(room.kit.key_values, room.lesson, 0)
    assert progress(room.kit.key_values, room.lesson) == (1, 6, 1)


def test_the_end_leads_back_or_to_a_real_match() -> None:
    learner = opened("wataah", 5)
    learner.take()
    assert {"lesson.next", "lesson.leave"} <= learner.names()
    assert learner.scene.teacher.speech is not None
    assert learner.scene.teacher.speech.mood == "glad"
    learner.use("lesson.leave")
    assert learner.stack.top is learner.below


# Listening


def test_a_player_who_moves_while_the_teacher_talks_is_asked_to_listen() -> None:
    learner = opened()
    learner.use("die.rock")
    assert learner.scene.toast.text == learner.room.kit.say(LISTEN)
    assert learner.scene.face.chosen == (None, None)  # type: ignore[attr-defined]
    decide(learner.scene, UseDie("rock", "R2"))
    assert learner.scene.session.match.history == []
    assert learner.scene.teacher.speech is not None
    assert learner.scene.teacher.speech.mood == "stern"
    learner.live(3.0)
    assert learner.scene.teacher.speech.mood == "calm"


def test_what_was_said_can_be_read_again() -> None:
    learner = opened()
    learner.go_on()
    first = learner.scene.teacher.speech
    learner.use("lesson.back")
    assert learner.scene.teacher.speech != first
    assert "lesson.back" not in learner.names()
    learner.go_on()
    assert learner.scene.teacher.speech == first


def test_the_paper_takes_clicks_for_itself() -> None:
    learner = opened()
    layout = learner.scene.teacher.layout
    assert layout is not None
    hides = learner.scene.view.hides
    assert hides(layout.words.centre)
    assert not hides(layout.next.centre)
    assert not hides(Point(1, 899))


def test_enter_uses_what_has_the_focus_and_not_the_way_on() -> None:
    learner = opened(keys=True)
    step = learner.scene.course.step
    learner.use("log")
    assert learner.scene.log.open
    assert learner.scene.course.step is step


# Undo


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_taking_back_leads_to_the_step_that_asked(keys: bool) -> None:
    learner = opened(keys=keys)
    until(learner, "taisen.lesson.turn_take_ninja")
    if keys:
        learner.do(Kind.UNDO)
    else:
        learner.use("undo")
    step = learner.scene.course.step
    assert isinstance(step, Do)
    assert step.text == "taisen.lesson.turn_move_rock"
    assert learner.scene.session.match.history == []
    learner.take()
    assert learner.scene.course.step is None


def test_taking_back_after_a_last_word_goes_on_from_there() -> None:
    learner = opened(chapter=1)
    learner.take()
    learner.do(Kind.UNDO)
    step = learner.scene.course.step
    assert isinstance(step, Do)
    assert step.text == "taisen.lesson.stacks_shogun"
    learner.take()
    assert learner.scene.course.step is None


def test_nothing_is_done_again_at_the_push_of_a_button() -> None:
    learner = opened()
    until(learner, "taisen.lesson.turn_take_ninja")
    learner.do(Kind.UNDO)
    learner.do(Kind.REDO)
    assert learner.scene.toast.text == learner.room.kit.say("lesson.refused.redo")
    assert learner.scene.session.match.history == []


# Playing alone


def test_a_player_who_loses_alone_plays_the_chapter_again() -> None:
    learner = opened(chapter=5)
    until(learner, "taisen.lesson.alone_free")
    scene = learner.scene
    state = scene.session.match.state
    state.paths[1][1], state.paths[0][0] = [6], []
    state.paths[0][1:] = [[] for _ in range(10)]
    state.paths[0][5] = [0]
    scene.face.lay(scene.session.match.view(0))
    decide(scene, UseDie("rock", "R1"))
    decide(scene, END_TURN)
    for _ in range(400):
        if scene.lost:
            break
        if scene.session.human_to_move and not scene.busy:
            decide(scene, END_TURN if len(scene.session.match.history) % 2 else UseDie("rock", "R1"))
        learner.live()
    assert scene.lost
    learner.live(0.2)
    assert learner.scene.teacher.speech is not None
    assert learner.scene.teacher.speech.text == learner.room.kit.say("lesson.lost")
    assert progress(learner.room.kit.key_values, learner.room.lesson).done == 0
    learner.go_on()
    learner.live()
    assert learner.scene is not scene
    assert learner.scene.number == 5


def test_hints_are_given_only_where_the_lesson_is_about_them() -> None:
    learner = opened()
    learner.do(Kind.HINT)
    assert not learner.scene.hint_panel.open
    alone = opened(chapter=5)
    until(alone, "taisen.lesson.alone_free")
    assert alone.scene.session.hints
    assert not alone.scene.hint_panel.open


def test_a_hint_is_followed_on_the_page_that_says_how() -> None:
    alone = opened(chapter=5)
    until(alone, "taisen.lesson.alone_slips")
    for _ in range(2):
        alone.use("hint.0")
    alone.live(1.0)
    assert alone.scene.session.match.history != []
    assert isinstance(alone.scene.course.step, Free)


@pytest.mark.parametrize(
    ("y", "way", "side"), [(8.0, "up", "below"), (300.0, "right", "left")], ids=["a strip at the top", "a line"]
)
def test_the_arrow_hides_no_words_beside_a_strip_at_the_top(y: float, way: str, side: str) -> None:
    strip = Rect(1400, y, 300, 50)
    told, place = art.arrow(strip)
    assert told == way
    assert place.y >= strip.bottom if side == "below" else place.right <= strip.x


def test_the_teacher_leaves_the_verdict_in_sight() -> None:
    learner = opened("ninjutsu", 4)
    until(learner, "ninjutsu.lesson.soke_beaten")
    layout = learner.scene.teacher.layout
    assert learner.scene.session.to_move is None
    assert layout is not None
    assert not layout.sheet.overlaps(learner.room.zones["verdict"])


def test_a_lesson_scene_is_a_scene_like_others() -> None:
    learner = opened()
    scene = learner.scene
    assert isinstance(scene.handle(Command(Kind.CANCEL)), Push)
    until(learner, "taisen.lesson.turn_wolf")
    learner.go_on()
    # Inside: only the next press shows it, and that would leave the chapter.
    assert scene._last is False
    transition = LessonScene(learner.room, 5).use_layer(LEAVE)
    assert transition == Pop()


@pytest.mark.parametrize("game", ["oboro", "wataah"])
def test_the_light_around_a_held_card_is_turned_as_the_card_is(game: str) -> None:
    learner = opened(game)
    tilts = set()
    for held in learner.fan.held:
        place = learner.scene.face.where(f"held.{held.card}")
        assert isinstance(place, TiltedRect)
        same = [other.tilt for other in learner.fan.held if other.card == held.card]
        assert place.tilt == pytest.approx(sum(same) / len(same), abs=0.01)
        tilts.add(round(place.tilt, 1))
    assert min(tilts) < 0 < max(tilts)
    window = make_window()
    drawn = []
    for tilt in (0.0, 8.0):
        window.canvas.fill((0, 0, 0))
        art.draw_light(window.canvas, TiltedRect.turned(Rect(400, 300, 130, 180), tilt, (465, 390)), 1.0)
        drawn.append(pygame.mask.from_threshold(window.canvas.surface, (0, 0, 0), (1, 1, 1, 255)))
    window.close()
    drawn[0].invert()
    drawn[1].invert()
    (upright,), (turned,) = drawn[0].get_bounding_rects(), drawn[1].get_bounding_rects()
    assert turned.w > upright.w
    assert turned.center == pytest.approx(upright.center, abs=2)
