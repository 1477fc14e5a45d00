"""Opponents think in a separate process: a view goes out as data, a move comes back, and the window never waits.

The same process gives people advice and estimates. There is one open question at a time, and a new one replaces it; so
a hint is requested only while a person is to move.
"""

import contextlib
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from game.ai.advice import Advice
from game.ai.beliefs import WORLDS, Belief
from game.ai.bot import Bot
from game.ai.difficulty import LEVELS
from game.ai.judging import Judge, Judgement
from game.core.contract import View
from game.core.game import AnyGame

_log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds after which a worker counts as stuck; every level answers long before."""

TRIES = 2
"""How often one question is asked before the fallback has to answer it."""

ADVISER: Final = LEVELS[-1]
"""The level that gives people advice."""

JUDGE: Final = "master"
"""The level that decisions are compared with."""

MOVE: Final = "move"
ADVICE: Final = "advice"
ESTIMATE: Final = "estimate"
JUDGEMENT: Final = "judgement"
BELIEF: Final = "belief"
JOB: Final = "job"

GLANCES: Final = 60
"""Simulations of an estimate: enough for a curve, and fast enough for every position of a match."""

Find = Callable[[str], AnyGame]


class Question(msgspec.Struct, frozen=True):
    """What is sent to the worker: never more than a view."""

    number: int
    game: str
    level: str
    seed: int
    view: View | None
    """None for a job, which is about no seat of a match."""

    wants: str = MOVE
    """A move, advice, an estimate, a judgement, a belief or a job."""

    simulations: int | None = None
    """How much thought; None for the level's own effort, within its time limit. For a belief, how many worlds."""

    move: Any = None
    """The move to judge."""

    job: Callable[[], Any] | None = None
    """Any other function that takes too long for a frame; another process must be able to import it."""

    temper: str | None = None
    """The leaning of the player who makes the move."""

    def thought(self, find: Find) -> Generator[None, None, Any]:
        """Compute the answer in slices of a few milliseconds, and return it."""
        if self.view is None:
            return _done(self.job)
        if self.wants == JUDGEMENT:
            return Judge(find(self.game), self.level, self.seed, self.simulations or GLANCES).judging(
                self.view, self.move
            )
        bot = Bot(find(self.game), self.level, self.seed, simulations=self.simulations, temper=self.temper)
        if self.wants == ADVICE:
            return bot.explaining(self.view)
        if self.wants == ESTIMATE:
            return bot.estimating(self.view)
        if self.wants == BELIEF:
            return bot.believing(self.view, self.simulations or WORLDS)
        return bot.thinking(self.view)


def _done(job: Callable[[], Any] | None) -> Generator[None, None, Any]:
    """Do a job in one slice."""
    yield
    return None if job is None else job()


class ThinkingFailed(Exception):  # noqa: N818 - reads as what it is
    """The worker died or got stuck twice over one question."""


def serve(questions: Connection, find: Find) -> None:
    """The worker's main loop: answer questions until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which then closes the pipe
    _lower_priority()
    with contextlib.suppress(EOFError, OSError):
        while True:
            question: Question | None = questions.recv()
            while question is not None and questions.poll():
                question = questions.recv()  # only the latest question counts
            if question is not None:
                _answer(questions, question, find)


def _answer(questions: Connection, question: Question, find: Find) -> None:
    """Compute in slices, and stop when a new message has arrived."""
    thought = question.thought(find)
    while not questions.poll():
        try:
            next(thought)
        except StopIteration as end:
            questions.send((question.number, end.value))
            return


def _lower_priority() -> None:
    """The other core is for the window."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - exists everywhere, useful only here

        below_normal = 0x4000
        ctypes.windll.kernel32.SetPriorityClass(ctypes.windll.kernel32.GetCurrentProcess(), below_normal)
    else:
        os.nice(5)


class Thinker:
    """Asks a worker process and polls for its answer.

    The process starts with the first question. If it dies or gets stuck, it is replaced and asked again.
    """

    def __init__(self, find: Find, patience: float = PATIENCE) -> None:
        """`find` returns a game by name; it must be a function that another process can import."""
        self._find = find
        self._patience = patience
        self._context = multiprocessing.get_context("spawn")
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._question: Question | None = None
        self._number = 0
        self._waited = 0.0
        self._tries = 0

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    @property
    def waited(self) -> float:
        """How many seconds the question has been open."""
        return self._waited if self.busy else 0.0

    def ask(self, game: str, level: str, seed: int, view: View, *, temper: str | None = None) -> None:
        """Start thinking about a move for the seat of `view`, replacing any open question."""
        self._open(Question(0, game, level, seed, view, temper=temper))

    def explain(self, game: str, seed: int, view: View, simulations: int | None = None) -> None:
        """Start looking for the best three moves for the seat of `view`, which must be to move.

        Without `simulations` it thinks as long as the strongest level does; with them the same seed gives the same
        advice on every machine. Replaces any open question.
        """
        self._open(Question(0, game, ADVISER, seed, view, ADVICE, simulations))

    def estimate(self, game: str, seed: int, view: View, simulations: int = GLANCES) -> None:
        """Start estimating the chance of the seat of `view` to win, at any time; replaces any open question."""
        self._open(Question(0, game, ADVISER, seed, view, ESTIMATE, simulations))

    def judge(self, game: str, seed: int, view: View, move: Any, *, simulations: int = GLANCES) -> None:  # noqa: ANN401
        """Start comparing a move that the seat of `view` made with a master's; replaces any open question."""
        self._open(Question(0, game, JUDGE, seed, view, JUDGEMENT, simulations, move))

    def believe(self, game: str, level: str, seed: int, view: View, *, worlds: int = WORLDS) -> None:
        """Start counting what the seat of `view` believes at a level; replaces any open question."""
        self._open(Question(0, game, level, seed, view, BELIEF, worlds))

    def answer(self, dt: float) -> Any | None:  # noqa: ANN401 - each game has its own moves
        """The move that was asked for, or None while the worker thinks or if none was asked for.

        Raises:
            ThinkingFailed: if the worker failed twice; the question is closed then.
        """
        return self._look(MOVE, dt)

    def advice(self, dt: float) -> list[Advice] | None:
        """The answer to `explain`, the best move first; None and `ThinkingFailed` as for `answer`."""
        found: list[Advice] | None = self._look(ADVICE, dt)
        return found

    def estimated(self, dt: float) -> float | None:
        """The answer to `estimate`, 0 to 1; None and `ThinkingFailed` as for `answer`."""
        found: float | None = self._look(ESTIMATE, dt)
        return found

    def judged(self, dt: float) -> Judgement | None:
        """The answer to `judge`; None and `ThinkingFailed` as for `answer`."""
        found: Judgement | None = self._look(JUDGEMENT, dt)
        return found

    def believed(self, dt: float) -> list[Belief] | None:
        """The answer to `believe`; None and `ThinkingFailed` as for `answer`."""
        found: list[Belief] | None = self._look(BELIEF, dt)
        return found

    def work(self, job: Callable[[], Any]) -> None:
        """Start a job; replaces any open question."""
        self._open(Question(0, "", "", 0, None, JOB, job=job))

    def worked(self, dt: float) -> Any | None:  # noqa: ANN401 - each job has its own
        """The result of `work`; None and `ThinkingFailed` as for `answer`."""
        return self._look(JOB, dt)

    def cancel(self) -> None:
        """Drop the open question: the worker stops at once, and an answer under way is discarded."""
        if self._question is not None and self._pipe is not None:
            with contextlib.suppress(OSError):
                self._pipe.send(None)
        self._question = None

    def close(self) -> None:
        """Stop the worker."""
        self._question = None
        self._stop()

    def _open(self, question: Question) -> None:
        self._number += 1
        self._question = msgspec.structs.replace(question, number=self._number)
        self._waited, self._tries = 0.0, 0
        self._send()

    def _look(self, wants: str, dt: float) -> Any | None:  # noqa: ANN401
        """The answer to an open question of that kind; None for questions of another kind."""
        if self._question is None or self._question.wants != wants:
            return None
        self._waited += dt
        try:
            found = self._received()
        except (EOFError, OSError) as error:
            self._again(f"died ({error!r})")
            return None
        if found is not None:
            self._question = None
        elif self._waited > self._patience * (self._tries + 1):
            self._again(f"gave no answer for {self._patience:.0f} s")
        return found

    def _received(self) -> Any | None:  # noqa: ANN401
        while self._pipe is not None and self._question is not None and self._pipe.poll():
            number, found = self._pipe.recv()
            if number == self._question.number:
                return found
        return None

    def _again(self, what: str) -> None:
        _log.warning("the opponent's worker %s", what)
        self._stop()
        self._tries += 1
        if self._tries >= TRIES:
            self._question = None
            raise ThinkingFailed(what)
        self._send()

    def _send(self) -> None:
        if self._process is None or not self._process.is_alive():
            self._start()
        if self._pipe is not None:
            # A worker that dies right now is noticed on the next poll.
            with contextlib.suppress(OSError):
                self._pipe.send(self._question)

    def _start(self) -> None:
        self._stop()
        self._pipe, theirs = self._context.Pipe()
        self._process = self._context.Process(
            target=serve, args=(theirs, self._find), name="kagebako-opponent", daemon=True
        )
        self._process.start()
        theirs.close()  # otherwise the pipe would stay open when the worker dies

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._pipe = self._process = None
