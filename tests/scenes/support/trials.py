"""Ready-made screens of the trials: the wall, the calendar, a trial, and its verdicts."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import msgspec

from game.ai.worker import Thinker
from game.app.trial_navigation import TrialNavigation
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Push, Scene, SceneStack
from game.table.face.answers import Plan
from game.table.scene import TableScene
from game.table.trial.challenge import ChallengeScene
from game.table.trial.scene import TrialScene
from game.trials.challenge_library import challenges as shipped_challenges
from game.trials.library import shipped, solver_of
from game.trials.trial import Trial
from tests.table.fakes import InstantThinker

TODAY = date(2026, 11, 17)
MENU = Command(Kind.MENU)


class _Book(Scene):
    """A stand-in for the rulebook."""


def navigation(kit: Kit, *, played: bool = True, thinker: Thinker | None = None) -> TrialNavigation:
    """Where trials lead; with some of them solved, tried and helped."""
    found = TrialNavigation(kit, thinker or InstantThinker(), lambda _, __: _Book(), Path("exports"))
    found.today = lambda: TODAY
    if played:
        for name in ("taisen", "oboro", "wataah", "ninjutsu"):
            for number, trial in enumerate(shipped(name)):
                if number % 3 == 1:
                    found.progress.fail(trial)
                if number % 4 < 2:
                    found.progress.solve(trial)
        for ago in (1, 2, 4, 5):
            found.progress.puzzle_solved(TODAY - timedelta(days=ago), first=ago % 2 == 0)
    return found


def wall(kit: Kit) -> SceneStack:
    return SceneStack(navigation(kit).wall())


def calendar(kit: Kit) -> SceneStack:
    return SceneStack(navigation(kit).calendar())


def trial(kit: Kit, name: str = "taisen", hints: int = 2) -> SceneStack:
    """A trial with open hints, on the second try."""
    found = navigation(kit, played=False)
    chosen = shipped(name)[-1]
    found.progress.fail(chosen)
    found.progress.hint(chosen, hints)
    return SceneStack(found.open(chosen))


def wrong_move(chosen: Trial, scene: TrialScene) -> Plan:
    solver, match = solver_of(chosen.game), scene.session.match
    return Plan((next(move for move in match.legal_moves() if not solver.keeps(chosen, match.state, move)),))


def until_judged(scene: TrialScene, frames: int = 3000) -> None:
    """Let time pass until there is a verdict; the judge's thread gets the time it needs."""
    for _ in range(frames):
        scene.update(0.1)
        if scene.verdict is not None:
            return
        for aside in (scene.judging, scene.hints.solving):
            if aside is not None:
                aside.wait()
    raise AssertionError("there is no verdict")


def wrong(kit: Kit) -> SceneStack:
    scene = trial_scene(navigation(kit, played=False), shipped("oboro")[-1])
    scene.enter()
    settle(scene)
    scene.try_(wrong_move(scene.trial, scene))
    until_judged(scene)
    return SceneStack(scene)


def right(kit: Kit) -> SceneStack:
    scene = trial_scene(navigation(kit, played=False), shipped("taisen")[-1])
    scene.enter()
    settle(scene)
    solve(scene)
    return SceneStack(scene)


def trial_scene(found: TrialNavigation, chosen: Trial) -> TrialScene:
    scene = found.open(chosen)
    assert isinstance(scene, TrialScene)
    return scene


def settle(scene: TableScene, frames: int = 400) -> None:
    """Let the opening animation end."""
    for _ in range(frames):
        scene.update(0.1)
        if not scene.busy:
            return


def solve(scene: TrialScene, moves: int = 40, look: Callable[[], None] = lambda: None) -> None:
    """Play the right moves until the verdict, and look at the table before each."""
    solver = solver_of(scene.trial.game)
    for _ in range(moves):
        settle(scene)
        if scene.judging is not None:
            scene.judging.wait()
        scene.update(0.1)
        if scene.verdict is not None:
            return
        if scene.open_to_tries and not scene.busy:
            look()
            scene.try_(Plan((solver.best(scene.trial, scene.session.match.state),)))
    until_judged(scene)


def challenges(kit: Kit, game: str) -> SceneStack:
    """The cards of a game's challenges, with one star won."""
    found = navigation(kit)
    found.progress.played(shipped_challenges(game)[0], (True, False, False))
    return SceneStack(found.challenges.of_game(game))


def challenge_result(kit: Kit) -> SceneStack:
    """The end of a challenge with some stars."""
    found = navigation(kit)
    table = found.challenges.play(shipped_challenges("taisen")[0])
    table.enter()
    win(table)
    scored = until_scored(table)
    stack = SceneStack(table)
    stack.apply(Push(scored))
    return stack


def challenge_pause(kit: Kit) -> SceneStack:
    """The menu of a challenge."""
    table = navigation(kit).challenges.play(shipped_challenges("taisen")[0])
    table.enter()
    stack = SceneStack(table)
    pushed = table.handle(MENU)
    assert isinstance(pushed, Push)
    stack.apply(pushed)
    return stack


def win(table: ChallengeScene, seat: int = 0) -> None:
    """Let a seat of Ninja Taisen win: nobody of the other side is left."""
    state = table.session.match.state
    for stack in state.paths[1 - seat]:
        stack.clear()
    state.winner = seat


def until_scored(table: ChallengeScene, frames: int = 600) -> Scene:
    for _ in range(frames):
        done = table.update(0.1)
        if isinstance(done, Push):
            return done.scene
    raise AssertionError("there is no result")


def own(kit: Kit) -> SceneStack:
    """Own trials of every game."""
    found = navigation(kit)
    for name in ("taisen", "oboro", "wataah", "ninjutsu", "taisen"):
        found.own_trials.keep(msgspec.structs.replace(shipped(name)[len(found.own_trials.all)], number=0))
    return SceneStack(found.own())


def no_own(kit: Kit) -> SceneStack:
    return SceneStack(navigation(kit).own())


def pause(kit: Kit) -> SceneStack:
    """The menu of a trial."""
    scene = trial_scene(navigation(kit), shipped("taisen")[0])
    stack = SceneStack(scene)
    pushed = scene.handle(MENU)
    assert isinstance(pushed, Push)
    stack.apply(pushed)
    return stack
