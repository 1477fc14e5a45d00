"""Every lesson taken from the first word to the last: by mouse and by keyboard, trying something else at every turn."""

import pytest

from game.engine import theme
from game.engine.layout import DESIGN
from game.engine.texts import LANGUAGES
from game.engine.widgets.button import Button
from game.games.ninjutsu.moves import NinjutsuMove
from game.games.oboro.moves import Play
from game.games.taisen.moves import TaisenMove
from game.games.wataah import moves
from game.table.lesson import Free, LessonStep, Reply
from game.table.lesson_progress import progress
from game.table.lesson_scene import LessonScene
from tests.kit import make_kit, make_window
from tests.table.learner import Setup, classroom
from tests.table.learners import GAMES, learner_in

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
"""Every kind of move; of Shinobi WAT-AAH! those of Grasshopper mode."""


def points_at_what_it_says(scene: LessonScene, step: LessonStep | None) -> None:
    """What a page speaks about is on the screen, and its paper covers none of it."""
    teacher = scene.teacher
    if teacher.speech is None or teacher.places is None:
        assert isinstance(step, Free)
        return
    assert not isinstance(step, Reply)
    if step is not None and step.at and not scene._lost:
        assert teacher.spoken, f"{step.text}: none of {step.at} is there"
    block = teacher.places.block
    assert not any(rect.overlaps(block) for rect in teacher.spoken)
    buttons = [widget for widget in scene.focus.widgets if isinstance(widget, Button)]
    assert not any(button.rect.overlaps(block) for button in buttons if not button.name.startswith("lesson."))
    assert block.x >= DESIGN.x
    assert block.y >= DESIGN.y
    assert block.right <= DESIGN.right
    assert block.bottom <= DESIGN.bottom


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_the_first_word_to_the_last(game: str, keys: bool, caplog: pytest.LogCaptureFixture) -> None:
    room = classroom(game)
    learner = learner_in(room, keys=keys)
    learner.open()
    learner.take_all(points_at_what_it_says)
    assert isinstance(learner.stack.top, Setup)
    assert {type(step.move) for step in learner.made} == KINDS[game]
    assert progress(room.kit.keepsakes, room.lesson).finished
    assert learner.refused >= 10
    assert caplog.records == []  # no picture differed from its position


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_with_everything_moving(game: str) -> None:
    learner = learner_in(classroom(game), speed="fast", tries=False)
    learner.open()
    learner.take_all(points_at_what_it_says)
    assert isinstance(learner.stack.top, Setup)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "interface"), [*((language, "normal") for language in LANGUAGES), ("de", "largest")]
)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_drawn_and_every_word_fits(game: str, language: str, interface: str) -> None:
    window = make_window((960, 540))
    window.writer.size_factor = theme.INTERFACE[interface]
    learner = learner_in(classroom(game, make_kit(language)), window=window, tries=False)
    learner.open()
    learner.take_all(points_at_what_it_says)
    assert window.writer.overflows == []
    window.close()
