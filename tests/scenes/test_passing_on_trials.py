"""A trial is passed on from its menu or as a picture; what comes from outside waits for the worker's proof."""

from functools import partial
from typing import Any

import msgspec
import pygame
import pytest

from game.ai.worker import ThinkingFailed
from game.catalog import TITLES
from game.core.refusal import refuse
from game.engine.scenes import Pop, Push
from game.scenes.trials.own import OwnTrialsScene
from game.scenes.trials.pause import TrialPauseScene
from game.table.trial.retry import RetryScene
from game.table.trial.scene import TrialScene
from game.trials.library import numbered, shipped
from game.trials.share import code_of, proven, trial_in
from game.trials.trial import Trial
from tests.kit import make_kit, make_window
from tests.scenes.support import trials as screens
from tests.scenes.support.person import Person
from tests.scenes.test_retry import finding_in
from tests.table.fakes import InstantThinker
from tests.table.replays import played


class Prover(InstantThinker):
    """Keeps its jobs, and answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[Any] = []
        self.answers: list[Any] = []
        self.cancelled = 0

    def work(self, job: Any) -> None:
        self.jobs.append(job)

    def worked(self, dt: float) -> Any:
        if not self.answers:
            return None
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def cancel(self) -> None:
        self.cancelled += 1


@pytest.fixture
def canvas():
    window = make_window((1280, 720))
    yield window.canvas
    window.close()


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", found.append)
    return found


def paused(scene: TrialScene) -> TrialPauseScene:
    scene.enter()
    pushed = scene.handle(screens.MENU)
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, TrialPauseScene)
    return pushed.scene


def own_of(trial: Trial) -> Trial:
    return msgspec.structs.replace(trial, number=0, grade=1)


def test_the_menu_passes_a_shipped_trial_on_by_its_number(canvas, clipboard: list[str]) -> None:
    kit, trial = make_kit(), numbered("oboro", 7)
    assert trial is not None
    scene = screens.trial_scene(screens.navigation(kit, played=False), trial)
    assert isinstance(Person(paused(scene), canvas).click("more"), Pop)
    assert clipboard == ["oboro 7"]
    assert kit.say("own.number_copied") in kit.notices
    assert trial_in(clipboard[0]) == trial


def test_the_menu_passes_an_own_trial_on_as_a_code(canvas, clipboard: list[str]) -> None:
    kit, trial = make_kit(), own_of(shipped("taisen")[3])
    scene = screens.trial_scene(screens.navigation(kit, played=False), trial)
    assert isinstance(Person(paused(scene), canvas).click("more"), Pop)
    assert clipboard == [code_of(trial)]
    assert kit.say("own.copied") in kit.notices


def test_a_turning_point_is_kept_only_after_the_worker_has_proven_it(canvas) -> None:
    kit, prover = make_kit(), Prover()
    found = screens.navigation(kit, played=False, thinker=prover)
    shown = played(kit, "taisen")
    retry = found.retry(shown, finding_in(shown))
    assert isinstance(retry, RetryScene)
    pushed = Person(paused(retry), canvas).click("more")
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, OwnTrialsScene)
    (job,) = prover.jobs
    assert isinstance(job, partial)
    assert job.func is proven
    assert job.args[0].state == retry.trial.state
    pushed.scene.update(0.1)
    assert found.own_trials.all == (), "nothing is proven yet"
    prover.answers.append(own_of(shipped("taisen")[0]))
    pushed.scene.update(0.1)
    assert len(found.own_trials.all) == 1


def test_a_proof_that_fails_or_takes_too_long_holds_up_no_other() -> None:
    prover = Prover()
    found = screens.navigation(make_kit(), played=False, thinker=prover)
    scene = found.own(*(own_of(trial) for trial in shipped("taisen")[:3]))
    assert isinstance(scene, OwnTrialsScene)
    answers = (ThinkingFailed("on purpose"), refuse("trial.refused.too_long"), own_of(shipped("taisen")[2]))
    for number, answer in enumerate(answers, start=1):
        assert len(prover.jobs) == number
        prover.answers.append(answer)
        scene.update(0.1)
        assert scene.toast.moving
    assert scene.due == []
    assert [trial.state for trial in found.own_trials.all] == [shipped("taisen")[2].state]


def test_who_leaves_stops_the_proof() -> None:
    prover = Prover()
    scene = screens.navigation(make_kit(), played=False, thinker=prover).own(own_of(shipped("taisen")[0]))
    scene.leave()
    assert prover.cancelled == 1


@pytest.mark.parametrize("game", TITLES)
def test_a_picture_of_a_position_shows_all_that_its_solver_sees(game: str, canvas) -> None:
    """F12 draws what everybody may see; in a trial that is the solver's hand and the goal too."""
    scene = screens.trial_scene(screens.navigation(make_kit(), played=False), shipped(game)[0])
    scene.enter()
    scene.fit(canvas)
    screens.settle(scene)
    scene.draw(canvas)
    seen = canvas.surface.copy()
    canvas.surface.fill("black")
    scene.draw_public(canvas)
    assert canvas.surface.get_buffer().raw == seen.get_buffer().raw
