"""A trial at the real table: the player tries, every move is judged, and a wrong one is refuted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.ai.worker import Thinker
from game.core.game import AnyGame
from game.core.refusal import Refusal, refuse
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Replace, Scene, Transition
from game.engine.widgets.button import IconButton
from game.engine.widgets.widget import Widget
from game.table import chrome
from game.table.exits import TableExits
from game.table.face import Plan
from game.table.kind import TableKind
from game.table.scene import TableScene
from game.table.trial import board, verdict
from game.table.trial.judge import Aside, Judgement, judged, replied, solved
from game.table.trial.session import TrialSession
from game.table.trial.verdict import STAMP_FOR, Verdict
from game.trials.library import solver_of
from game.trials.progress import HINTS, TrialProgress, Tried
from game.trials.trial import Refutation, Solution, Trial

BOARDS: Final = {"oboro": Rect(588, 7, 484, 96), "ninjutsu": Rect(548, 4, 620, 88), "wataah": Rect(1076, 798, 508, 94)}
"""Where the goal hangs, where the usual place is taken."""

_BOARD: Final = Rect(572, 18, 600, 100)
_SHOW_EVERY: Final = 0.9
"""Seconds between the moves of a solution or refutation."""

_READ_FOR: Final = 2.5
"""Seconds for which the count of a round is read before the verdict covers it."""


@dataclass(frozen=True)
class TrialRoom:
    """Everything needed to open any trial of one game."""

    kit: Kit
    game: AnyGame
    kind: TableKind
    zones: dict[str, Rect]
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

    session: TrialSession
    hinted: ClassVar[bool] = True
    """Whether there are hints and a solution."""

    def __init__(self, room: TrialRoom, trial: Trial, *, showing: bool) -> None:
        self.room = room
        self.trial = trial
        self.showing = showing
        self.verdict: Verdict | None = None
        self._tried = room.progress.of(trial)
        self._hints = self._tried.hints
        self.judging: Aside[Judgement] | None = None
        self.solving: Aside[Solution | None] | None = None
        self._solution: Solution | None = None
        self._refutation: Refutation | None = None
        self._words: list[str] = []
        """What the three hints say, once they are known."""
        self._age = 0.0
        self._waited = 0.0
        self._held = 0.0
        """For how long something has been held up for reading."""
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

    # Time

    def enter(self) -> None:
        """Lay the table; the solution is needed for hints and for showing it."""
        super().enter()
        if self._hints or self.showing:
            self._solve()

    def resume(self, result: object) -> None:
        """Come back from the menu, perhaps to leave."""
        super().resume(result)
        if isinstance(result, Pop | Replace):
            self._leaving = result

    @property
    def moving(self) -> bool:
        """Whether the picture changes: while something is judged, shown or stamped."""
        return self._working or self._age < STAMP_FOR or super().moving

    @property
    def open_to_tries(self) -> bool:
        """Whether the player may move: nothing is being judged, shown or said."""
        return not (self._working or self.showing or self.verdict is not None or self._refutation is not None)

    @property
    def _working(self) -> bool:
        return self.judging is not None or self.solving is not None or self.session.scripted

    def update(self, dt: float) -> Transition:
        """Advance time: judge what was tried, and play what is to be shown."""
        if self._leaving is not None:
            return self._leaving
        transition = super().update(dt)
        if self.verdict is not None:
            self._age += dt
        if self.solving is not None and self.solving.ready:
            self._solution, self.solving = self.solving.result(), None
            if self.showing and self._solution is not None:
                self.session.tell(self._solution.line)
            self._refresh()
        holding = self.busy and self.presenter.director.holding
        self._held = self._held + dt if holding else 0.0
        read = holding and self._held >= self.kit.reading(_READ_FOR)  # the count of a round is part of the verdict
        if transition is None and not self._asleep and (not self.busy or read):
            self._follow(dt)
        return transition

    def _follow(self, dt: float) -> None:
        """Continue where nothing is moving."""
        self._word_hints()
        if self.session.scripted:
            self._waited += dt
            if self._waited >= self.kit.waiting(_SHOW_EVERY):
                self._waited = 0.0
                move = self.session.next_told()
                if move is not None and self.session.match.why_not(move) is None:
                    super()._make(Plan((move,)))
                    self._after_reply()
            return
        if self.judging is not None:
            if self.judging.ready:
                judgement, self.judging = self.judging.result(), None
                self._judged(judgement)
        elif self._refutation is not None and self.verdict is None:
            self._say_wrong(self._refutation)
        elif self.showing and self._solution is not None and self.verdict is None:
            self._say_shown()

    def _after_reply(self) -> None:
        """After a move of another seat during a try, look whether there is more to come."""
        if self.showing or self._refutation is not None or self.session.scripted:
            return
        after = self.session.match.state.copy()
        self.judging = Aside(lambda: replied(self.trial, self.room.game, after))

    def _judged(self, judgement: Judgement) -> None:
        if judgement.refutation is not None:
            self._refutation = judgement.refutation
            self.room.progress.fail(self.trial)
            self.session.suppose(judgement.refutation)
        elif judgement.over:
            self._say_right()
        elif judgement.reply is not None:
            self.session.tell([judgement.reply])
        self._refresh()

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
        if shown is not None and command.kind is Kind.CONFIRM and not self.focus.shown:
            return self._activated(shown.buttons[0][0])
        return super().handle(command)

    def _activated(self, name: str) -> Transition:
        match name.split("."):
            case ["trial", "hint", _]:
                self._open_hint()
            case ["trial", "solution"]:
                self.room.progress.show(self.trial)
                return Replace(self.room.open(self.trial, showing=True))
            case ["trial", "again"]:
                return Replace(self.again())
            case ["trial", "hint"]:
                self.room.progress.hint(self.trial, min(HINTS, self._hints + 1))
                return Replace(self.room.open(self.trial))
            case ["trial", "wall"]:
                return Pop()
            case ["trial", ("before" | "after") as way]:
                other = self.room.following(self.trial, -1 if way == "before" else 1)
                return None if other is None else Replace(self.room.another(other))
            case _ if name.startswith("trial."):
                return None
            case _:
                return super()._activated(name)
        return None

    def _submit(self, plan: Plan) -> None:
        """Make moves only while the player is trying."""
        if not self.open_to_tries:
            self.presenter.settle()
            self.refuse(refuse("trial.refused.wait"))
            return
        super()._submit(plan)

    def try_(self, plan: Plan) -> None:
        """Make moves as the player would at the table."""
        self._submit(plan)

    def _make(self, plan: Plan) -> None:
        """Make the moves, and have them judged."""
        before = self.session.match.state.copy()
        super()._make(plan)
        self._judge(plan, before)

    def _judge(self, plan: Plan, before: Any) -> None:  # noqa: ANN401 - each game has its own state
        """Have moves judged that were made in the position `before`."""
        after = self.session.match.state.copy()
        self.judging = Aside(lambda: judged(self.trial, self.room.game, before, plan.moves, after))

    def _score(self) -> Transition:
        """Open no scoring: the verdict comes at the table."""
        return None

    def _go_on_alone(self) -> None:
        """Make no move for the player, not even a sole one."""

    # Hints

    def _hint(self) -> None:
        """The hint button opens the next of the trial's own hints."""
        if self.verdict is None:
            self._open_hint()

    def _open_hint(self) -> None:
        if self.hinted and self._hints < HINTS and not self.showing:
            self._hints += 1
            self.room.progress.hint(self.trial, self._hints)
            self.kit.audio.play("ui.hint")
            self._solve()
            self._refresh()

    def _solve(self) -> None:
        if self._solution is None and self.solving is None:
            self.solving = Aside(lambda: solved(self.trial))

    def _known_words(self) -> list[str]:
        """What can be said before the solution is known: a shipped trial carries its motifs."""
        motif = self.kit.say(f"trial.motif.{self.trial.motifs[0]}") if self.trial.motifs else "…"
        return [motif, "…", "…"]

    def _word_hints(self) -> None:
        """Find the words for the hints while the first decision is open: only then can the face describe it."""
        session = self.session
        if self._solution is None or self._words or self.busy or session.match.history or self.showing:
            return
        motif = self.kit.say(f"trial.motif.{self._solution.motifs[0]}")
        first = self._solution.line[0]
        piece = solver_of(self.trial.game).piece(self.trial, first)
        self._words = [motif, self.sentence(Refusal(piece.key, piece.values)), self.face.say_move(first)]
        self._refresh()

    # Verdicts

    def _say_right(self) -> None:
        tried = self.room.progress.solve(self.trial)
        self._tried = tried
        total = self.room.done(self.trial, tried)
        say = self.kit.say
        aside = say("trial.first_try") if tried.first else say("trial.tries", count=tried.failed + 1)
        motif = next(iter(self.trial.motifs), "")
        title = self.kit.say(f"trial.motif.{motif}") if motif else self.kit.say("trial.well_done")
        following = self.room.following(self.trial, 1)
        next_ = (("trial.after", self.kit.say("trial.next")),) if following is not None else ()
        again = ("trial.solution", self.kit.say("trial.see_again"))
        self.verdict = Verdict(
            True, self.trial.kind, self.trial.grade, self.kit.say("trial.solved"), aside, title,
            self._why(), total, tried.first, (*next_, again, ("trial.wall", self.kit.say("trial.wall"))),
        )  # fmt: skip
        self.kit.audio.play("ui.seal")
        self._age = 0.0
        self._settled()

    def _why(self) -> str:
        """One or two sentences on why it works."""
        key = f"trial.why.{self.trial.kind}"
        return self.kit.say(key, count=self.trial.target, percent=round(self.trial.target / 10))

    def _say_wrong(self, refutation: Refutation) -> None:
        say = self.kit.say
        head = say("trial.not_yet")
        title = say("trial.other_deal") if refutation.other_deal else say(f"trial.broken.{self.trial.kind}")
        words = self.sentence(Refusal(refutation.key, refutation.values))
        for seat, hand in enumerate(refutation.hands):
            if hand:
                cards = ", ".join(say(f"{self.trial.game}.card.{card}") for card in hand)
                words += "\n" + say("trial.held", player=self.session.players[seat].name, cards=cards)
        buttons = [("trial.again", say("trial.again"))]
        if self._hints < HINTS:
            buttons.append(("trial.hint", say("trial.hint")))
        buttons.append(("trial.solution", say("trial.solution")))
        self.verdict = Verdict(
            False, self.trial.kind, self.trial.grade, head, "", title, words, "", buttons=tuple(buttons)
        )
        self._settled()

    def _say_shown(self) -> None:
        say = self.kit.say
        motif = next(iter(self.trial.motifs or (self._solution.motifs if self._solution else ())), "")
        title = say(f"trial.motif.{motif}") if motif else ""
        buttons = [("trial.again", say("trial.yourself"))]
        if self.room.following(self.trial, 1) is not None:
            buttons.append(("trial.after", say("trial.next")))
        buttons.append(("trial.wall", say("trial.wall")))
        head = say("trial.was_solution")
        self.verdict = Verdict(
            False, self.trial.kind, self.trial.grade, head, "", title, self._why(), "", buttons=tuple(buttons)
        )
        self._settled()

    def _refresh(self) -> None:
        """Rebuild the widgets; under a verdict the table itself is only looked at."""
        super()._refresh()
        if self.verdict is not None:
            kept = [w for w in self.focus.widgets if chrome.owns(w.name) or w.name.startswith("trial.")]
            self.focus.replace(kept)

    def _settled(self) -> None:
        self._refresh()
        if self.verdict is not None:
            self.focus.move_to(self.verdict.buttons[0][0])

    # Drawing

    @property
    def _place(self) -> Rect:
        return BOARDS.get(self.trial.game, _BOARD)

    def _beside(self, widgets: list[Widget]) -> list[Widget]:  # noqa: ARG002
        """The tags, the arrows to the neighbours, and the buttons of a verdict."""
        if self.verdict is not None:
            return verdict.widgets(self.verdict)
        say = self.kit.say
        found: list[Widget] = []
        if self.hinted and not self.showing and self._refutation is None:
            shut = [say(f"trial.hint_{name}") for name in ("motif", "piece", "move")]
            found += board.hint_tags(
                self._tags(), self._words or self._known_words(), self._hints, shut, say("trial.show_solution")
            )
        if self.trial.number:
            for number, (name, icon) in enumerate((("before", "left"), ("after", "right"))):
                none = self.room.following(self.trial, -1 if name == "before" else 1) is None
                spot = Rect(*self._arrows(number), 44, 44)
                disabled = "trial.refused.no_more" if none else None
                found.append(IconButton(f"trial.{name}", spot, icon, label=say(f"trial.{name}"), disabled=disabled))
        return found

    def _tags(self) -> list[Rect]:
        """Where the hints hang: below the goal, or where the table has room."""
        place = self._place
        match self.trial.game:
            case "wataah":
                return Rect(1316, 306, 266, 3 * 46 + 2 * 18).rows(HINTS, 18)
            case "ninjutsu":  # the board begins right below
                return Rect(place.x, place.bottom + 8, place.w, 38).columns(HINTS, board.TAG_GAP)
        return Rect(place.x, place.bottom + 18, place.w, 46).columns(HINTS, board.TAG_GAP)

    def _arrows(self, number: int) -> tuple[float, float]:
        if self.trial.game == "wataah":
            return 1290 + number * 52, 14
        if self.trial.game == "oboro":
            return self._place.right + 14 + number * 52, 72
        return self._place.right + 16 + number * 52, self._place.y + 6

    def _draw_beside(self, canvas: Canvas) -> None:
        """Draw the goal, or the verdict above it."""
        if self.verdict is not None:
            verdict.draw(canvas, self.verdict, STAMP_FOR if self.kit.still else self._age)
            return
        board.draw_goal(canvas, self._place, self._goal())
        if self._tried.failed and not self._tried.solved:
            x, y = self._arrows(2)
            canvas.picture("trials/knot", Rect(x, y + 4, 36, 36))
            words = self.kit.say("trial.try_number", count=self._tried.failed + 1)
            box = Rect(x + 38, y + 6, 120, 34)
            canvas.rounded(box, 17, theme.LACQUER, opacity=0.7)
            canvas.text(words, box.inset(12, 0), board.NOTE, wrap=False)

    def _goal(self) -> board.Goal:
        say, trial = self.kit.say, self.trial
        head = say(f"trial.goal.{trial.kind}", count=trial.target)
        number = say("trial.number", number=trial.number) if trial.number else ""
        return board.Goal(trial.kind, head, say(f"trial.line.{trial.kind}"), trial.grade, number)

    def draw_public(self, canvas: Canvas) -> None:
        """Draw everything: the hand of the solver is part of the puzzle, and nobody else's is shown."""
        self._draw(canvas, hints=False)

    def _hides(self, at: Point) -> bool:
        """Whether something covers the table there: the log, the goal or a verdict."""
        place = verdict.place_of(self.verdict) if self.verdict is not None else self._place
        if not place.contains(at):
            return super()._hides(at)
        return not any(widget.contains(at) for widget in self.focus.widgets if widget.name.startswith("trial."))

    def _beneath(self, name: str) -> bool:
        """The trial's buttons lie above everything."""
        return super()._beneath(name) and not name.startswith("trial.")
