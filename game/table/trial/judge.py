"""Judges a try beside the animation: a proof may take longer than a frame. No pygame."""

import logging
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from game.core.chance import Chance
from game.core.contract import Move
from game.core.game import AnyGame
from game.core.refusal import BadData, RefusedError
from game.trials.library import solver_of
from game.trials.trial import Budget, Refutation, Solution, Trial

Result = TypeVar("Result")
_log = logging.getLogger(__name__)


class Aside(Generic[Result]):
    """Something that is worked out in a thread."""

    def __init__(self, work: Callable[[], Result]) -> None:
        self._work = work
        self._result: Result | None = None
        self._failed: Exception | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self._result = self._work()
        except Exception as error:  # told to the scene, in its own thread
            self._failed = error

    @property
    def ready(self) -> bool:
        """Whether it is done."""
        return not self._thread.is_alive()

    def wait(self) -> None:
        """Wait until it is done."""
        self._thread.join()

    def result(self) -> Result:
        """The result; waits for it if it is not ready."""
        self.wait()
        if self._failed is not None:
            raise self._failed
        return self._result  # type: ignore[return-value]


class TryResult(msgspec.Struct, frozen=True):
    """What became of a try."""

    over: bool
    """Whether it is decided."""

    refutation: Refutation | None = None
    """What breaks it, if it was wrong."""

    reply: Move | None = None
    """The next move of another seat."""


def judged(trial: Trial, game: AnyGame, before: object, moves: tuple[Move, ...], after: object) -> TryResult:
    """Judge moves made in the position `before`, which led to `after`. Both belong to the judge alone."""
    solver, rules = solver_of(trial.game), game.rules
    state = before
    for move in moves:
        if not solver.keeps(trial, state, move):
            return TryResult(True, solver.refute(trial, state, move))
        state = after if move is moves[-1] else _after(game, state, move)
    if solver.over(trial, after):
        return TryResult(True)
    seat = rules.to_move(after)
    solving = rules.to_move(rules.load(trial.state))
    return TryResult(False, reply=solver.reply(trial, after) if seat != solving else None)


def replied(trial: Trial, game: AnyGame, after: object) -> TryResult:
    """What comes after a move of another seat."""
    solver, rules = solver_of(trial.game), game.rules
    if solver.over(trial, after):
        return TryResult(True)
    solving = rules.to_move(rules.load(trial.state))
    return TryResult(False, reply=solver.reply(trial, after) if rules.to_move(after) != solving else None)


def solved(trial: Trial) -> Solution | None:
    """The solution of a trial; None if somebody's own trial turns out to have none."""
    try:
        return solver_of(trial.game).solve(trial, Budget())
    except (RefusedError, BadData):
        _log.exception("a trial of %s cannot be solved", trial.game)
        return None


def _after(game: AnyGame, state: object, move: Move) -> object:
    after = state.copy()  # type: ignore[attr-defined]
    game.rules.advance(after, move, Chance(0))
    return after
