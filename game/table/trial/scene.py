"""A trial at the real table: the player tries, every move is judged, and a wrong one is refuted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.ai.worker import Thinker
from game.core.game import AnyGame
from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Replace, Scene, Transition
from game.table.exits import TableExits
from game.table.face.answers import Plan
from game.table.frame.layer import Layered
from game.table.kind import TableKind
from game.table.scene import TableScene
from game.table.trial import verdict_words
from game.table.trial.board import HintNumber, TrialControl
from game.table.trial.hints import TrialHints
from game.table.trial.judge import Aside, TryResult, judged, replied
from game.table.trial.layer import TrialLayer
from game.table.trial.session import TrialSession
from game.table.trial.turns import TrialTurns
from game.table.trial.verdict import STAMP_FOR, Verdict
from game.table.zone import TableZones
from game.trials.progress import HINTS, TrialProgress, Tried
from game.trials.trial import Refutation, Solution, Trial

_SHOW_EVERY: Final = 0.9
"""Seconds between the moves of a solution or refutation."""

_READ_FOR: Final = 2.5
"""Seconds for which a count is read that waits for a click in a match."""


@dataclass(frozen=True)
class TrialRoom:
    """Everything needed to open any trial of one game."""

    kit: Kit
    game: AnyGame
    kind: TableKind
    zones: TableZones
    thinker: Thinker
    progress: TrialProgress
    following: Callable[[Trial, int], Trial | None]
    """The next trial on the wall (1) or the one before (-1)."""

    another: Callable[[Trial], Scene]
    """Opens a trial, perhaps of another game."""

    done: Callable[[Trial, Tried], str]
    """Called when a trial is solved; what it adds up to, in words."""

    help: Callable[[str, str], Scene]
    pause: Callable[[TrialScene], Scene]

    def open(self, trial: Trial, *, showing: bool = False) -> TrialScene:
        """A fresh table with the trial's position; with `showing` its solution is played."""
        return TrialScene(self, trial, showing=showing)


class TrialScene(TableScene):
    """One try, or the solution being shown."""

    offers = False

    session: TrialSession
    hinted: ClassVar[bool] = True
    """Whether there are hints and a solution."""

    def __init__(self, room: TrialRoom, trial: Trial, *, showing: bool) -> None:
        self.room = room
        self.trial = trial
        self.showing = showing
        self.verdict: Verdict | None = None
        self.tried = room.progress.of(trial)
        self.judging: Aside[TryResult] | None = None
        self.refutation: Refutation | None = None
        self.hints = TrialHints(self)
        self.age = 0.0
        self._waited = 0.0
        self._held = 0.0
        """For how long a count has been held up for reading."""
        self._leaving: Transition = None
        names = [room.kind.seat_name(seat, room.kit.texts) for seat in range(trial.seats)]
        session = TrialSession(trial, room.game, names, room.thinker)
        session.hints = self.hinted
        exits = TableExits(
            pause=lambda _: room.pause(self),
            scoring=lambda _: room.open(trial),
            hand_over=lambda _, __: room.open(trial),
            help=room.help,
        )
        super().__init__(room.kit, session, room.kind.face(room.kit, room.zones, session), exits)
        self.presenter.patient = False  # the position is all there is to know
        self.turns: TrialTurns = TrialTurns(self)
        self.view.layer = TrialLayer(self)

    # Time

    def enter(self) -> None:
        """Lay the table; the solution is needed for hints and for showing it."""
        super().enter()
        if self.hints.open or self.showing:
            self.hints.solve()

    def resume(self, result: object) -> None:
        """Come back from the menu, perhaps to leave."""
        super().resume(result)
        if isinstance(result, Pop | Replace):
            self._leaving = result

    @property
    def moving(self) -> bool:
        """Whether the picture changes: while something is judged, shown or stamped."""
        return self._working or self.age < STAMP_FOR or super().moving

    @property
    def open_to_tries(self) -> bool:
        """Whether the player may move: nothing is being judged, shown or said."""
        return not (self._working or self.showing or self.verdict is not None or self.refutation is not None)

    @property
    def _working(self) -> bool:
        return self.judging is not None or self.hints.solving is not None or self.session.scripted

    def update(self, dt: float) -> Transition:
        """Advance time: judge what was tried, and play what is to be shown."""
        if self._leaving is not None:
            return self._leaving
        transition = super().update(dt)
        if self.verdict is not None:
            self.age += dt
        if self.hints.arrived():
            if self.showing and self.hints.solution is not None:
                self.session.tell(self.hints.solution.line)
            self.view.refresh()
        self._held = self._held + dt if self.presenter.director.waiting else 0.0
        read = self._held >= self.kit.reading(_READ_FOR)  # nobody has to click a count away
        if read and self._goes_on:
            self._held = 0.0
            self.turns.skip()
        elif transition is None and not self.view.asleep and (not self.busy or read):
            self._follow(dt)  # the count of a round stays below its verdict
        return transition

    @property
    def _goes_on(self) -> bool:
        """Whether there is more to see or to try, as far as is known."""
        return self.session.scripted or self.open_to_tries

    def keep_count(self) -> bool:
        """Whether a count stays although somebody continues: then the verdict comes at once, and no new deal below."""
        kept = self.presenter.director.waiting and not self._goes_on
        if kept:
            self._held = float("inf")
        return kept

    def _follow(self, dt: float) -> None:
        """Continue where nothing is moving."""
        self.hints.find_words()
        if self.session.scripted:
            self._waited += dt
            if self._waited >= self.kit.waiting(_SHOW_EVERY):
                self._waited = 0.0
                move = self.session.next_told()
                if move is not None and self.session.match.why_not(move) is None:
                    self.turns.show(Plan((move,)))
                    self._after_reply()
            return
        if self.judging is not None:
            if self.judging.ready:
                judgement, self.judging = self.judging.result(), None
                self._judged(judgement)
        elif self.refutation is not None and self.verdict is None:
            self._say_wrong(self.refutation)
        elif self.showing and self.hints.solution is not None and self.verdict is None:
            self._say_shown(self.hints.solution)

    def _after_reply(self) -> None:
        """After a move of another seat during a try, look whether there is more to come."""
        if self.showing or self.refutation is not None or self.session.scripted:
            return
        after = self.session.match.state.copy()
        self.judging = Aside(lambda: replied(self.trial, self.room.game, after))

    def _judged(self, judgement: TryResult) -> None:
        if judgement.refutation is not None:
            self.refutation = judgement.refutation
            self.room.progress.fail(self.trial)
            self.session.suppose(judgement.refutation)
        elif judgement.over:
            self._say_right()
        elif judgement.reply is not None:
            self.session.tell([judgement.reply])
        self.view.refresh()

    def again(self) -> TrialScene:
        """The same trial from its start."""
        return self.room.open(self.trial)

    # Input

    def handle(self, command: Command) -> Transition:
        """Enter uses the first button of a verdict; the hint key opens the next hint."""
        if command.kind is Kind.HINT:
            self._hint()
            return None
        shown = self.verdict
        if shown is not None and command.kind is Kind.CONFIRM:
            return self._use(command) if self.focus.shown else self.use_layer(TrialControl(shown.buttons[0][0]))
        return super().handle(command)

    def use_layer(self, what: Layered) -> Transition:
        """Handle the tag of a hint, or a button of the trial."""
        match what:
            case HintNumber():
                self.hints.open_next()
            case TrialControl("solution"):
                self.room.progress.show(self.trial)
                return Replace(self.room.open(self.trial, showing=True))
            case TrialControl("again"):
                return Replace(self.again())
            case TrialControl("hint"):
                self.room.progress.hint(self.trial, min(HINTS, self.hints.open + 1))
                return Replace(self.room.open(self.trial))
            case TrialControl("wall"):
                return Pop()
            case TrialControl("before" | "after" as way):
                other = self.room.following(self.trial, -1 if way == "before" else 1)
                return None if other is None else Replace(self.room.another(other))
        return None

    def try_(self, plan: Plan) -> None:
        """Make moves as the player would at the table."""
        self.turns.submit(plan)

    def judge(self, plan: Plan, before: Any) -> None:  # noqa: ANN401 - each game has its own state
        """Have moves judged that were made in the position `before`."""
        after = self.session.match.state.copy()
        self.judging = Aside(lambda: judged(self.trial, self.room.game, before, plan.moves, after))

    def _sure(self, plan: Plan) -> bool:  # noqa: ARG002
        """Never ask twice: a wrong try costs nothing, and a warning would give the answer away."""
        return True

    def draw_public(self, canvas: Canvas) -> None:
        """Draw everything: the hand of the solver is part of the puzzle, and nobody else's is shown."""
        self.view.draw_unhinted(canvas)

    def _score(self) -> Transition:
        """Open no scoring: the verdict comes at the table."""
        return None

    def _hint(self) -> None:
        """The hint button opens the next of the trial's own hints."""
        if self.verdict is None:
            self.hints.open_next()

    # Verdicts

    def _say_right(self) -> None:
        self.tried = self.room.progress.solve(self.trial)
        total = self.room.done(self.trial, self.tried)
        self.verdict = verdict_words.solved(self.kit, self.trial, self.tried, total, last=self._last)
        self.kit.audio.play("ui.seal")
        self.age = 0.0
        self._settled()

    def _say_wrong(self, refutation: Refutation) -> None:
        sentence = self.view.sentence(Refusal(refutation.key, refutation.values))
        names = [player.name for player in self.session.players]
        self.verdict = verdict_words.refuted(self.kit, self.trial, refutation, sentence, names, hints=self.hints.open)
        self._settled()

    def _say_shown(self, solution: Solution) -> None:
        self.verdict = verdict_words.shown(self.kit, self.trial, solution.motifs, last=self._last)
        self._settled()

    @property
    def _last(self) -> bool:
        return self.room.following(self.trial, 1) is None

    def _settled(self) -> None:
        self.face.offer(None)  # what was asked is no longer to be decided: nothing of it lies below the verdict
        self.view.refresh()
        if self.verdict is not None:
            self.focus.move_to(TrialControl(self.verdict.buttons[0][0]).name)
