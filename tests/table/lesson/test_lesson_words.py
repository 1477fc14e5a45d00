"""The words of lessons: short enough to listen to, and every page fits its paper."""

import re
from itertools import product

import pytest

from game.engine.input.commands import Kind
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.table.lesson import paper as lesson_paper
from game.table.lesson import progress as lesson_progress
from game.table.lesson.paper import PaperLayout, Speech
from game.table.lesson.script import Reply
from tests.kit import SPOKEN, make_kit, shared_window
from tests.table.lesson.learner import classroom
from tests.table.lesson.learners import GAMES, learner_in

SIZES = ((960, 540), (1280, 720), (1920, 1080))
SCREENS = list(product(SIZES, SPOKEN))


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_talks_for_long(game: str, language: str) -> None:
    kit = make_kit(language)
    for chapter in classroom(game, kit).lesson.chapters:
        for step in chapter.steps:
            if not isinstance(step, Reply):
                words = kit.say(step.text)
                assert len(re.findall(r"[.!?…]+(?= |$)", words)) <= 3, words
                assert len(words) <= 190, words


@pytest.mark.parametrize("interface", theme.INTERFACE)
@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_every_page_fits_its_paper(size: tuple[int, int], language: str, interface: str) -> None:
    kit, window = make_kit(language), shared_window(size, interface)
    window.writer.size_factor = theme.INTERFACE[interface]
    for game in GAMES:
        for chapter in classroom(game, kit).lesson.chapters:
            for step in chapter.steps:
                if isinstance(step, Reply):
                    continue
                text = kit.say(step.text)
                speech = Speech(kit.say(chapter.title), 3, 13, text, "point", kit.say("lesson.yours"))
                for wide, high in lesson_paper.measure(window.canvas, text):
                    layout = PaperLayout(DESIGN._replace(x=100, y=100, w=wide, h=high))
                    lesson_paper.draw(window.canvas, layout, speech)
                    assert high < 360
    assert window.writer.overflows == []


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_the_pause_fits(size: tuple[int, int], language: str) -> None:
    window = shared_window(size)
    for game in GAMES:
        learner = learner_in(classroom(game, make_kit(language)))
        learner.open(3)
        lesson_progress.finish(learner.room.kit.key_values, learner.room.lesson, 0)
        learner.do(Kind.MENU)
        learner.stack.draw(window.canvas)
        learner.use("over")
        learner.stack.draw(window.canvas)
        rects = [target.rect for target in learner.stack.targets()]
        assert not any(one.overlaps(other) for one in rects for other in rects if one is not other)
    assert window.writer.overflows == []
