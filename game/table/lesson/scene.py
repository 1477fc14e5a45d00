"""A lesson at the real table: the teacher explains, the player does it, the opponent plays along."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.worker import Thinker
from game.core.game import AnyGame
from game.core.refusal import Refusal, refuse
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Replace, Transition
from game.engine.widgets.widget import What, name_of
from game.table.exits import TableExits
from game.table.face.answers import Plan
from game.table.frame.chrome import Framed
from game.table.frame.layer import Layered
from game.table.kind import TableKind
from game.table.lesson import progress
from game.table.lesson.course import LISTEN, Course
from game.table.lesson.exits import Go, LessonExits
from game.table.lesson.page import LEAVE, NEXT
from game.table.lesson.script import At, Do, Free, Lesson, Press, Reply, Say, Use
from game.table.lesson.session import LessonSession, match_of
from game.table.lesson.teacher import HOP_FOR, Teacher
from game.table.lesson.teacher_layer import TeacherLayer
from game.table.scene import TableScene
from game.table.turns import Turns
from game.table.zone import TableZones

__all__ = ["Classroom", "Go", "LessonExits", "LessonScene"]

_STERN_FOR = 2.5
"""Seconds for which the teacher frowns."""


@dataclass(frozen=True)
class Classroom:
    """Everything needed to open any chapter of one game's lesson."""

    kit: Kit
    lesson: Lesson
    game: AnyGame
    kind: TableKind
    zones: TableZones
    thinker: Thinker
    exits: LessonExits

    def open(self, chapter: int | None = None) -> LessonScene:
        """Open a chapter; by default the one to continue with."""
        if chapter is None:
            chapter = progress.progress(self.kit.key_values, self.lesson).chapter
        return LessonScene(self, chapter)

    def start_over(self) -> LessonScene:
        """Open the first chapter, with all progress deleted."""
        progress.start_over(self.kit.key_values, self.lesson)
        return self.open(0)


class LessonScene(TableScene):
    """One chapter."""

    offers = False

    session: LessonSession

    def __init__(self, room: Classroom, chapter: int) -> None:
        self.room = room
        self.number = chapter
        self.chapter = room.lesson.chapters[chapter]
        self.course = Course(self.chapter.steps)
        self.teacher = Teacher(room.lesson.room)
        self._reason: str | None = None
        """The text key of the last refusal since the step began."""
        self.age = 0.0
        self._stern = 0.0
        self.turned = False
        """Whether there is a new page that has not been drawn yet."""
        self.saved = True
        """Whether the progress so far is on disk."""
        self._leaving: Transition = None
        names = [room.kind.seat_name(seat, room.kit.texts) for seat in range(room.lesson.seats)]
        session = LessonSession(match_of(room.lesson, self.chapter, room.game), names, room.thinker)
        exits = TableExits(
            pause=lambda _: room.exits.pause(self),
            scoring=lambda _: room.open(chapter),
            hand_over=lambda _, __: room.open(chapter),
            help=room.exits.help,
        )
        super().__init__(room.kit, session, room.kind.face(room.kit, room.zones, session), exits)
        self.presenter.patient = False  # the teacher tells what happened
        self.turns = LessonTurns(self)
        self.view.layer = TeacherLayer(self)

    # Entering and leaving

    def enter(self) -> None:
        """Lay the table and begin the first step."""
        super().enter()
        self._note(saved=progress.begin(self.kit.key_values, self.room.lesson, self.number))
        self._begin()

    def resume(self, result: object) -> None:
        """Come back from the pause menu, possibly to leave the lesson."""
        super().resume(result)
        if isinstance(result, Go):
            self._leaving = Pop() if result.to is None else Replace(result.to)

    @property
    def moving(self) -> bool:
        """Whether the picture is animating: the spotlight around the subject pulses."""
        breathes = bool(self.teacher.spoken) and not self.kit.still
        return breathes or self.age < HOP_FOR or self._stern > 0 or super().moving

    def update(self, dt: float) -> Transition:
        """Advance time, and continue with the chapter when a step is done."""
        if self._leaving is not None:
            return self._leaving
        transition = super().update(dt)
        self.age += dt
        frowned, self._stern = self._stern > 0, self._stern - dt
        if frowned and self._stern <= 0:
            self.view.refresh()
        if transition is None and not self.view.asleep:
            self._follow()
        return transition

    # Input

    def handle(self, command: Command) -> Transition:
        """Enter continues while the teacher talks; everything else is for the table."""
        step, made = self.course.step, len(self.session.match.history)
        if command.kind is Kind.CONFIRM and self.waits and (not self.focus.shown or self.focus.current == NEXT.name):
            return self._next()
        transition = super().handle(command)
        self._noticed(made)
        if isinstance(step, Press) and command.kind is step.kind:
            self._pressed(step)
        return transition

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not possible; the teacher frowns."""
        self._reason, self._stern = refusal.key, _STERN_FOR
        super().refuse(refusal)
        self.view.refresh()

    def use_layer(self, what: Layered) -> Transition:
        """Go on, go back, or leave."""
        if what == NEXT:
            return self._next()
        if what == LEAVE:
            return Pop()
        self.course.go_back()
        self._begin()
        return None

    def _activated(self, what: What) -> Transition:
        step = self.course.step
        # The teacher is silent while something is being shown: what can be clicked then only moves on.
        if isinstance(step, Say | None) and not self.busy and not isinstance(what, Framed | Layered):
            self.refuse(refuse(LISTEN))
            return None
        transition = super()._activated(what)
        if isinstance(step, Press) and name_of(what) == step.button:
            self._pressed(step)
        return transition

    def _next(self) -> Transition:
        if self.lost:
            return Replace(self.room.open(self.number))
        if self.course.step is not None:
            self.go_on_with()
            return None
        return Replace(self.room.exits.play() if self._last else self.room.open(self.number + 1))

    def _sure(self, plan: Plan) -> bool:
        """Skip the confirmation for moves that the teacher asks for."""
        return not isinstance(self.course.step, Free) or super()._sure(plan)

    def _score(self) -> Transition:
        """Do not open the scoring: the teacher comments on a finished match at the table."""
        return None

    def _pressed(self, step: Press) -> None:
        if self.course.step is step and step.kind is not Kind.UNDO:
            self.go_on_with()

    def _noticed(self, made: int) -> None:
        """React to an undo."""
        left, step = len(self.session.match.history), self.course.step
        if left >= made:
            return
        if isinstance(step, Press) and step.kind is Kind.UNDO:
            self.go_on_with()
        else:
            self.course.taken_back(left)
            self._begin()

    # Progress through the chapter

    @property
    def stern(self) -> bool:
        """Whether the teacher frowns."""
        return self._stern > 0

    @property
    def _last(self) -> bool:
        return self.number + 1 == len(self.room.lesson.chapters)

    @property
    def lost(self) -> bool:
        """Whether the player played alone and did not win."""
        outcome = self.session.outcome
        return isinstance(self.course.step, Free) and outcome is not None and tuple(outcome.winners) != (0,)

    @property
    def waits(self) -> bool:
        """Whether the chapter waits for the player to press the button to go on."""
        return self.teacher.speech is not None and not self.teacher.speech.yours

    def _follow(self) -> None:
        """Continue with the chapter where a step completes by itself."""
        step = self.course.step
        if self.busy:
            return
        if isinstance(step, Reply):
            done = not self.session.told
        elif isinstance(step, Use):
            done = step.done(self._at())
        else:
            done = isinstance(step, Free) and self.session.to_move is None and not self.lost
        if done:
            self.go_on_with()

    def _at(self) -> At:
        advised = self.hint_panel.open and not self.hint_panel.thinking
        return At(self.face, self.log.pointed is not None, advised, self._reason)

    def go_on_with(self) -> None:
        """Complete the step."""
        self.course.go_on(len(self.session.match.history))
        self._begin()

    def _begin(self) -> None:
        """Begin the current step."""
        step, session = self.course.step, self.session
        self._reason, self.age, self._stern = None, 0.0, 0.0
        session.free = isinstance(step, Free)
        session.hints = session.free or (isinstance(step, Say | Use) and step.at[:1] in (("hint",), ("hint.0",)))
        if isinstance(step, Use):
            self.presenter.settle()  # discards what was selected before
        elif isinstance(step, Reply):
            session.tell(step.moves)
        elif isinstance(step, Free):
            self.hint_panel.close()  # the player should look at the table now
        elif step is None:
            self._note(saved=progress.finish(self.kit.key_values, self.room.lesson, self.number))
        session.ask()
        self.turned = True
        self.view.refresh()

    def _note(self, *, saved: bool) -> None:
        if self.saved and not saved:
            self.kit.notices.append(self.kit.say("trouble.progress"))
        self.saved = saved


class LessonTurns(Turns):
    """Makes only moves that the lesson allows, and tells it what was done."""

    def __init__(self, scene: LessonScene) -> None:
        super().__init__(scene.view, scene.refuse)
        self._scene = scene

    def submit(self, plan: Plan) -> None:
        """Make moves if the lesson allows them. The opponent's moves are always allowed."""
        if self._scene.course.alone_next:
            self._scene.go_on_with()  # the page says how a hint is followed, so following it at once is fine
        objection = self._scene.course.objection(plan.moves) if self._session.human_to_move else None
        if objection is not None:
            self._presenter.settle()  # offers the decision again with nothing selected
            self._scene.refuse(objection)
            return
        super().submit(plan)

    def make(self, plan: Plan) -> None:
        """What the teacher asked for is done."""
        step, by_person = self._scene.course.step, self._session.human_to_move
        super().make(plan)
        if by_person and isinstance(step, Do):
            self._scene.go_on_with()

    def go_on_alone(self) -> None:
        """Make no move for the player, except where they play on alone."""
        if isinstance(self._scene.course.step, Free):
            super().go_on_alone()
