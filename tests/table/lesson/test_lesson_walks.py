"""Every lesson from start to end, by mouse and by keyboard, trying something else at every step."""

import pytest

from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.text.text_files import LANGUAGES
from game.engine.widgets.button import Button
from game.games.ninjutsu.rules.moves import NinjutsuMove
from game.games.ninjutsu.table.lesson_positions import cell
from game.games.oboro.rules.moves import Play
from game.games.taisen.rules.moves import TaisenMove
from game.games.wataah.rules import moves
from game.table.lesson.progress import progress
from game.table.lesson.scene import LessonScene
from game.table.lesson.script import Free, LessonStep, Reply, Use
from tests.kit import SPOKEN, make_kit, shared_window
from tests.table.lesson.learner import Setup, classroom
from tests.table.lesson.learners import GAMES, learner_in

KINDS: dict[str, set[type]] = {
    "taisen": set(TaisenMove.__args__),  # type: ignore[attr-defined]
    "wataah": {
        moves.Recruit,
        moves.BeCorrupt,
        moves.PlaceClan,
        moves.Reinforce,
        moves.PlaceYokai,
        moves.EndPlacing,
        moves.ChooseClan,
        moves.ChooseCard,
        moves.ChooseSeat,
        moves.Give,
        moves.Keep,
        moves.Take,
        moves.Discard,
    },
    "oboro": {Play},
    "ninjutsu": set(NinjutsuMove.__args__),  # type: ignore[attr-defined]
}
"""Every kind of move; for Shinobi WAT-AAH! those of Grasshopper mode."""


def points_at_what_it_says(scene: LessonScene, step: LessonStep | None) -> None:
    """The subject of a page is on the screen, and the paper does not cover it."""
    teacher = scene.teacher
    if teacher.speech is None or teacher.layout is None:
        assert isinstance(step, Free)
        return
    assert not isinstance(step, Reply)
    if step is not None and step.at and not scene.lost:
        assert teacher.spoken, f"{step.text}: none of {step.at} is there"
    block = teacher.layout.block
    assert not any(rect.overlaps(block) for rect in teacher.spoken)
    buttons = [widget for widget in scene.focus.widgets if isinstance(widget, Button)]
    assert not any(button.rect.overlaps(block) for button in buttons if not button.name.startswith("lesson."))
    assert block.x >= DESIGN.x
    assert block.y >= DESIGN.y
    assert block.right <= DESIGN.right
    assert block.bottom <= DESIGN.bottom


def leaves_the_log_free(scene: LessonScene, step: LessonStep | None) -> None:
    """Neither paper nor spotlight covers the open log. The state is restored afterwards."""
    was_open, scene.log.open = scene.log.open, True
    scene.view.refresh()
    sheet, teacher = scene.log.sheet(DESIGN.right), scene.teacher
    assert sheet is not None
    if teacher.speech is not None and teacher.layout is not None:
        assert not teacher.layout.block.overlaps(sheet), step
        if not any(name.startswith("log") for name in getattr(step, "at", ())):
            assert not any(rect.overlaps(sheet) for rect in teacher.spoken), step
    scene.log.open = was_open
    scene.view.refresh()


@pytest.mark.parametrize("game", GAMES)
def test_the_open_log_can_be_read_in_a_lesson(game: str) -> None:
    learner = learner_in(classroom(game), tries=False)
    learner.open()
    learner.take_all(leaves_the_log_free)
    assert isinstance(learner.stack.top, Setup)


@pytest.mark.parametrize("game", ["taisen", "oboro", "ninjutsu"])
def test_the_owl_can_be_read_while_a_master_thinks(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = learner_in(classroom(game), tries=False)
    learner.open(5)
    monkeypatch.setattr(learner.scene.session, "advice", lambda _: None)  # the master is slow
    for step in learner.pages():
        if isinstance(step, Use) and step.at == ("hint",):
            break
        learner.answer(step)
    learner.use("hint")
    learner.live(0.5)
    thinking, layout = learner.scene.hint_panel.notice, learner.scene.teacher.layout
    assert thinking is not None
    assert layout is not None
    assert not layout.block.overlaps(thinking)


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_the_first_word_to_the_last(game: str, keys: bool, caplog: pytest.LogCaptureFixture) -> None:
    room = classroom(game)
    learner = learner_in(room, keys=keys)
    learner.open()
    learner.take_all(points_at_what_it_says)
    assert isinstance(learner.stack.top, Setup)
    assert {type(step.move) for step in learner.made} == KINDS[game]
    assert progress(room.kit.key_values, room.lesson).finished
    assert learner.refused >= 10
    assert caplog.records == []  # no picture differed from its position


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_with_everything_moving(game: str) -> None:
    learner = learner_in(classroom(game), speed="fast", tries=False)
    learner.open()
    learner.take_all(points_at_what_it_says)
    assert isinstance(learner.stack.top, Setup)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "interface"), [*((language, "normal") for language in SPOKEN), ("de", "largest")])
@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_drawn_and_every_word_fits(game: str, language: str, interface: str) -> None:
    window = shared_window((960, 540), interface)
    window.writer.size_factor = theme.INTERFACE[interface]
    learner = learner_in(classroom(game, make_kit(language)), window=window, tries=False)
    learner.open()
    learner.take_all(points_at_what_it_says)
    assert window.writer.overflows == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_paper_lies_beside_the_players_own_clans_and_sums(language: str) -> None:
    window = shared_window((1280, 720), "largest")
    window.writer.size_factor = theme.INTERFACE["largest"]
    learner = learner_in(classroom("wataah", make_kit(language)), tries=False, window=window)
    covered: set[str] = set()

    def leaves_clans_free(scene: LessonScene, step: LessonStep | None) -> None:
        learner.live()  # its size is measured when it has been drawn once
        teacher = scene.teacher
        if teacher.speech is not None and teacher.layout is not None and not scene.face.sheeted:
            block = teacher.layout.block
            covered.update(str(step) for rect in scene.face.kept()[1:] if rect.overlaps(block))

    learner.open()
    learner.take_all(leaves_clans_free)
    assert covered == set()


@pytest.mark.parametrize("chapter", [2, 3, 4])
def test_the_paper_lies_beside_the_path_and_every_forecast(chapter: int) -> None:
    learner = learner_in(classroom("taisen"), tries=False, window=shared_window((1280, 720)))
    covered: set[str] = set()

    def leaves_path_free(scene: LessonScene, step: LessonStep | None) -> None:
        learner.live()
        teacher = scene.teacher
        if teacher.speech is not None and teacher.layout is not None:
            asked = [scene.face.where(name[1:]) for name in getattr(step, "clear", ())]
            rects = [*scene.face.kept(), *(rect for rect in asked if rect is not None)]
            covered.update(str(step) for rect in rects if rect.overlaps(teacher.layout.block))
            assert all(rect.right <= DESIGN.right for rect in asked if rect is not None)

    learner.open(chapter)
    learner.take(leaves_path_free)
    assert covered == set()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_paper_hides_none_of_those_whom_the_player_hunts(size: tuple[int, int]) -> None:
    learner = learner_in(classroom("ninjutsu"), tries=False, window=shared_window(size))
    covered: set[str] = set()

    def leaves_enemies_free(scene: LessonScene, step: LessonStep | None) -> None:
        teacher, cells = scene.teacher, [scene.face.where(f"cell.{cell(name)}") for name in ("b7", "d7", "c8")]
        figures = [rect for rect in cells if rect is not None]
        if step is not None and teacher.speech is not None and teacher.layout is not None:
            covered.update(str(step) for rect in figures if rect.overlaps(teacher.layout.block))

    learner.open(5)
    learner.take(leaves_enemies_free)
    assert covered == set()
