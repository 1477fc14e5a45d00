"""The tour of all screens arrives where the names of its visits say."""

from pathlib import Path

import pytest

from game.ai.in_process import InProcessThinker
from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.catalog import GAMES, game_named
from game.devtools.tour.run import arrive
from game.devtools.tour.visits import visits
from game.engine.scenes import Quit, SceneStack
from game.scenes.hand_over.scene import HandOverScene
from game.scenes.phones.invite import InviteScene
from game.table.lesson.scene import LessonScene
from game.table.phones.scene import PhoneTableScene
from game.table.sheet.scene import SheetScene
from game.table.trial.scene import TrialScene
from tests.kit import shared_bakery, shared_window

SECRET = [name for name, game in GAMES.items() if game.rules.secrets]


@pytest.fixture
def app(tmp_path: Path) -> App:
    kit = make_kit(LaunchOptions(language="en", speed="off"), cached=False)
    kit.audio.set_volumes(0.0, 0.0, 0.0)
    kit.bakery = shared_bakery()
    return App(kit, tmp_path, InProcessThinker(game_named))


def visited(app: App, name: str) -> SceneStack:
    visit = next(visit for visit in visits(app) if visit.name == name)
    return arrive(visit, shared_window((640, 360)))


def targets(stack: SceneStack) -> set[str]:
    found = {target.name for target in stack.targets()}
    stack.apply(Quit())
    return found


def test_no_two_pictures_have_one_name(app: App) -> None:
    names = [visit.name for visit in visits(app)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", GAMES)
def test_the_faces_of_a_setup_are_open(app: App, game: str) -> None:
    names = targets(visited(app, f"{game}-setup-faces"))
    assert names
    assert all(name.startswith("pick.") for name in names)


def test_phones_are_invited_and_sit_at_a_public_table(app: App) -> None:
    stack = visited(app, "oboro-invitation")
    assert isinstance(stack.top, InviteScene)
    stack.apply(Quit())
    stack = visited(app, "oboro-phones")
    assert isinstance(stack.top, PhoneTableScene)
    assert stack.top.session.away
    stack.apply(Quit())


@pytest.mark.parametrize("game", SECRET)
def test_the_doors_close_in_the_middle_of_a_match(app: App, game: str) -> None:
    stack = visited(app, f"{game}-doors")
    assert isinstance(stack.top, HandOverScene)
    stack.apply(Quit())


def test_the_sheet_lies_over_the_table(app: App) -> None:
    stack = visited(app, "taisen-sheet")
    assert isinstance(stack.top, SheetScene)
    stack.apply(Quit())


@pytest.mark.parametrize("how", ["solved", "wrong"])
def test_a_trial_has_its_verdict(app: App, how: str) -> None:
    stack = visited(app, f"taisen-trial-{how}")
    assert isinstance(stack.top, TrialScene)
    assert stack.top.verdict is not None
    assert stack.top.tried.solved == (how == "solved")
    stack.apply(Quit())


def test_a_lesson_is_beyond_its_first_page(app: App) -> None:
    stack = visited(app, "taisen-lesson-1-later")
    assert isinstance(stack.top, LessonScene)
    assert stack.top.course.page > 0
    stack.apply(Quit())


def test_a_die_is_aimed_and_thrown(app: App) -> None:
    app.kit.preferences.speed = "normal"
    assert "throw.die" in targets(visited(app, "ninjutsu-aim"))
    assert "throw.die" not in targets(visited(app, "ninjutsu-throw"))
