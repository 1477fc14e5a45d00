"""What a visitor does on an open screen: press, point, click, pull, decide, solve a trial, read a lesson."""

from collections.abc import Callable
from typing import TypeAlias

from game.ai import Bot
from game.devtools.tour.matches import QUICK
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.loop import play
from game.engine.scenes import SceneStack
from game.engine.window import Window
from game.table.face.answers import Plan
from game.table.lesson.scene import LessonScene
from game.table.lesson.script import Do, Reply
from game.table.scene import TableScene
from game.table.trial.scene import TrialScene
from game.trials.library import solver_of

DT = 1 / 30
_SETTLES = 10
_RESTS = 40
"""Frames after a command, and after the pointer has moved: tooltips wait."""

_COARSE = 0.1
_LONGEST = 3000
"""How time passes where nobody looks: in steps of this many seconds, and so many at most."""

DOORS = "peek"
"""What can be clicked at closed doors only."""

Step: TypeAlias = Callable[[SceneStack, Window], None]


def wait(seconds: float) -> Step:
    """Let time pass."""
    return lambda stack, window: play(stack, window, [[]] * round(seconds / DT), DT)


def press(*asked: Kind | Command) -> Step:
    """Ask for one thing after the other."""

    def step(stack: SceneStack, window: Window) -> None:
        for one in asked:
            _do(stack, window, one if isinstance(one, Command) else Command(one))

    return step


def point(name: str) -> Step:
    """Let the pointer rest on something, if it is there."""

    def step(stack: SceneStack, window: Window) -> None:
        at = _places(stack).get(name)
        if at is not None:
            _do(stack, window, Command(Kind.POINT, at=at), _RESTS)

    return step


def click(name: str) -> Step:
    """Click something that must be there."""

    def step(stack: SceneStack, window: Window) -> None:
        at = _places(stack)[name]
        press(*(Command(kind, at=at) for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE)))(stack, window)

    return step


def pull(name: str, right: float, down: float, *, let_go: bool) -> Step:
    """Take hold of something and pull it, by units of the design."""

    def step(stack: SceneStack, window: Window) -> None:
        at = _places(stack)[name]
        to = Point(at.x + right, at.y + down)
        kinds = [(Kind.POINT, at), (Kind.PRESS, at), (Kind.POINT, to), *([(Kind.RELEASE, to)] if let_go else [])]
        for kind, where in kinds:
            _do(stack, window, Command(kind, at=where), 3)

    return step


def decide(until: str, times: int = 1) -> Step:
    """Decide for the people at a table, at least this often and until a target's name begins so; open doors between.

    Nothing is drawn meanwhile.
    """

    def step(stack: SceneStack, window: Window) -> None:  # noqa: ARG001
        made = 0
        for _ in range(_LONGEST):
            found, top = _places(stack), stack.top
            if made >= times and any(name.startswith(until) for name in found):
                return
            if isinstance(top, TableScene) and not top.busy and top.session.human_to_move:
                match = top.session.match
                seat = top.session.to_move
                if seat is None:
                    return
                top.turns.submit(Plan((Bot(match.game, QUICK, made).choose(match.view(seat)),)))
                made += 1
            _go_on(stack, found)

    return step


def read_lesson(share: float) -> Step:
    """Read and do this share of a chapter, or as much as single moves can do."""

    def step(stack: SceneStack, window: Window) -> None:  # noqa: ARG001
        for _ in range(_LONGEST):
            top = stack.top
            if not isinstance(top, LessonScene) or top.course.page >= share * (top.course.pages - 1):
                return
            asked, match = top.course.step, top.session.match
            if isinstance(asked, Do) and not top.busy:
                move = next(filter(asked.allowed, match.legal_moves()), None)
                if move is None:  # several cards are chosen together
                    return
                top.turns.make(Plan((move,)))
            elif not isinstance(asked, Reply) and not top.busy:
                top.go_on_with()
            _go_on(stack, {})

    return step


def try_trial(*, rightly: bool) -> Step:
    """Solve a trial, or make a wrong move, and wait for the verdict."""

    def step(stack: SceneStack, window: Window) -> None:  # noqa: ARG001
        top = stack.top
        for _ in range(_LONGEST):
            if not isinstance(top, TrialScene) or top.verdict is not None:
                return
            for aside in (top.judging, top.hints.solving):
                if aside is not None:
                    aside.wait()
            if top.open_to_tries and not top.busy:
                solver, match = solver_of(top.trial.game), top.session.match
                wrong = (move for move in match.legal_moves() if not solver.keeps(top.trial, match.state, move))
                move = None if rightly else next(wrong, None)
                top.try_(Plan((move or solver.best(top.trial, match.state),)))
            _go_on(stack, {})

    return step


def _go_on(stack: SceneStack, found: dict[str, Point]) -> None:
    """Let a little time pass, with what is held for reading read and doors opened."""
    top = stack.top
    if isinstance(top, TableScene) and top.presenter.director.holding:
        top.turns.skip()
    clicks = (Kind.POINT, Kind.PRESS, Kind.RELEASE) if DOORS in found else ()
    stack.frame([Command(kind, at=found["ready"]) for kind in clicks], _COARSE)


def _do(stack: SceneStack, window: Window, command: Command, frames: int = _SETTLES) -> None:
    play(stack, window, [[command], *([[]] * frames)], DT)


def _places(stack: SceneStack) -> dict[str, Point]:
    """The middle of everything that may be clicked, by name."""
    return {target.name: target.rect.centre for target in stack.targets()}
