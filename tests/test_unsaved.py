"""What could not be written to disk is never called kept: the player is told, once."""

from collections.abc import Callable

import msgspec
import pytest

from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.prefs.key_value import MemoryStore
from game.scenes.learn.lesson_pause import LessonPauseScene
from game.scenes.trials.own import OwnTrialsScene
from game.trials.backup import Backup
from game.trials.challenge_library import challenges
from game.trials.day import challenge_of
from game.trials.library import shipped
from game.trials.own import OwnTrials
from game.trials.progress import ProgressRecord, TrialProgress, Tried
from tests.kit import SPOKEN, make_kit, shared_window
from tests.scenes.support import trials as screens
from tests.scenes.support.person import Person
from tests.table.lesson.learner import classroom
from tests.table.lesson.learners import learner_in

TRIAL, CHALLENGE = shipped("taisen")[0], challenges("taisen")[0]
OWN = msgspec.structs.replace(TRIAL, number=0)


class FullStore(MemoryStore):
    """Takes nothing while it is full."""

    def __init__(self) -> None:
        super().__init__()
        self.full = True

    def write(self, name: str, data: object) -> bool:
        return not self.full and super().write(name, data)


@pytest.fixture
def kit() -> Kit:
    kit = make_kit()
    kit.key_values = FullStore()
    return kit


@pytest.mark.parametrize(
    "change",
    [
        lambda progress: progress.fail(TRIAL),
        lambda progress: progress.hint(TRIAL, 1),
        lambda progress: progress.show(TRIAL),
        lambda progress: progress.solve(TRIAL),
        lambda progress: progress.puzzle_solved(screens.TODAY, first=True),
        lambda progress: progress.played(CHALLENGE, (True, False, False)),
        lambda progress: progress.challenge_won(screens.TODAY),
    ],
)
def test_progress_that_cannot_be_saved_is_reported_until_it_can_be(change: Callable[[TrialProgress], object]) -> None:
    store = FullStore()
    told: list[str] = []
    progress = TrialProgress(store, lambda: told.append("!"))
    change(progress)
    assert told == ["!"]
    progress.fail(shipped("taisen")[1])
    assert told == ["!"], "once is enough"
    store.full = False
    progress.fail(shipped("taisen")[1])
    assert told == ["!"]
    store.full = True
    progress.fail(shipped("taisen")[1])
    assert told == ["!", "!"]


def test_own_trials_say_whether_they_were_written() -> None:
    store = FullStore()
    own = OwnTrials(store)
    assert not own.keep(OWN)
    store.full = False
    assert own.keep(OWN), "the second attempt writes it"
    assert OwnTrials(store).all == (OWN,)
    store.full = True
    assert not own.drop(0)
    assert OwnTrials(store).all == (OWN,)


def test_at_the_table_of_a_trial_it_is_said(kit: Kit) -> None:
    scene = screens.trial_scene(screens.navigation(kit, played=False), TRIAL)
    scene.enter()
    screens.solve(scene)
    scene.update(0.1)
    assert scene.view.toast.text == kit.say("trouble.progress")


def test_over_the_stars_of_a_challenge_it_is_said(kit: Kit) -> None:
    table = screens.navigation(kit, played=False).challenges.play(challenge_of(screens.TODAY))
    table.enter()
    screens.win(table)
    person = Person(screens.until_scored(table), shared_window((1280, 720)).canvas)
    person.live()
    assert person.scene.toast.text == kit.say("trouble.progress")  # type: ignore[attr-defined]


def test_a_proven_trial_and_a_deleted_one_are_not_called_kept(kit: Kit) -> None:
    scene = screens.navigation(kit, played=False).own(OWN)
    assert isinstance(scene, OwnTrialsScene)
    scene.update(0.1)
    assert scene.count == 1
    assert scene.toast.text == kit.say("own.unsaved")
    scene.toast.hide()
    scene.delete(0)
    assert scene.toast.text == kit.say("own.unsaved")


def test_a_backup_that_cannot_be_saved_is_not_called_added(kit: Kit) -> None:
    found = screens.navigation(kit, played=False)
    found.restored(Backup(ProgressRecord(trials={"taisen": {"1": Tried(solved=True)}})))
    assert kit.notices == [kit.say("trouble.progress")]


@pytest.mark.parametrize("full", [True, False])
def test_the_menu_of_a_lesson_says_whether_progress_is_saved(
    full: bool, kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit.key_values = FullStore() if full else MemoryStore()
    learner = learner_in(classroom("taisen", kit))
    learner.open()
    learner.live()
    sentence = kit.say("trouble.progress")
    assert (learner.scene.toast.text == sentence) == full
    learner.frame(Command(Kind.MENU))
    assert isinstance(learner.stack.top, LessonPauseScene)
    said: list[str] = []

    def noted(key: str, **_: object) -> str:
        said.append(key)
        return key

    monkeypatch.setattr(kit, "say", noted)
    learner.stack.draw(shared_window((1280, 720)).canvas)
    assert ("trouble.progress" in said, "lesson.pause.kept" in said) == (full, not full)


def test_a_finished_chapter_that_cannot_be_saved_is_reported(kit: Kit) -> None:
    store = kit.key_values = FullStore()
    store.full = False
    learner = learner_in(classroom("taisen", kit), tries=False)
    learner.open()
    learner.live()
    store.full = True
    learner.take()
    learner.live()
    assert learner.scene.toast.text == kit.say("trouble.progress")
    assert not learner.scene.saved


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
@pytest.mark.parametrize("language", SPOKEN)
def test_what_is_said_fits(language: str, size: tuple[int, int]) -> None:
    window, kit = shared_window(size), make_kit(language)
    kit.key_values = FullStore()
    learner = learner_in(classroom("oboro", kit))
    learner.open()
    learner.live()
    learner.stack.draw(window.canvas)
    learner.frame(Command(Kind.MENU))
    learner.stack.draw(window.canvas)
    scene = screens.navigation(kit, played=False).own(OWN)
    scene.update(0.1)
    scene.draw(window.canvas)
    assert window.writer.overflows == []
