"""A lesson at the real table: the teacher speaks, the player does it, the opponent plays along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.ai.worker import Thinker
from game.core.game import AnyGame
from game.core.refusal import Refusal, refuse
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.scenes import Pop, Replace, Transition
from game.engine.widgets.widget import Widget
from game.table import chrome, lesson_progress
from game.table.doors import Doors
from game.table.face import Plan
from game.table.kind import TableKind
from game.table.lesson import At, Do, Free, Lesson, Press, Reply, Say, Use
from game.table.lesson_course import LISTEN, Course
from game.table.lesson_doors import Go, LessonDoors
from game.table.lesson_page import BACK, LEAVE, NEXT, page_of
from game.table.lesson_session import LessonSession, match_of
from game.table.lesson_teacher import HOP_FOR, Teacher
from game.table.scene import TableScene

__all__ = ["Classroom", "Go", "LessonDoors", "LessonScene"]

_MARGIN = 6.0
_STERN_FOR = 2.5
"""Seconds for which the teacher frowns."""


@dataclass(frozen=True)
class Classroom:
    """All that is needed to open any chapter of one game's lesson."""

    kit: Kit
    lesson: Lesson
    game: AnyGame
    kind: TableKind
    zones: dict[str, Rect]
    thinker: Thinker
    doors: LessonDoors

    def open(self, chapter: int | None = None) -> LessonScene:
        """A chapter; without a number the one to go on with."""
        if chapter is None:
            chapter = lesson_progress.progress(self.kit.keepsakes, self.lesson).chapter
        return LessonScene(self, chapter)

    def start_over(self) -> LessonScene:
        """The first chapter, with nothing done."""
        lesson_progress.start_over(self.kit.keepsakes, self.lesson)
        return self.open(0)


class LessonScene(TableScene):
    """One chapter."""

    session: LessonSession

    def __init__(self, room: Classroom, chapter: int) -> None:
        self.room = room
        self.number = chapter
        self.chapter = room.lesson.chapters[chapter]
        self.course = Course(self.chapter.steps)
        self.teacher = Teacher(room.lesson.room)
        self._reason: str | None = None
        """The text key of what was refused last, since the step began."""
        self._age = 0.0
        self._stern = 0.0
        self._turned = False
        """Whether there is a new page that nobody has seen yet."""
        self._leaving: Transition = None
        names = [room.kit.say(key) for key in room.kind.seat_names[: room.lesson.seats]]
        session = LessonSession(match_of(room.lesson, self.chapter, room.game), names, room.thinker)
        doors = Doors(
            pause=lambda _: room.doors.pause(self),
            scoring=lambda _: room.open(chapter),
            hand_over=lambda _, __: room.open(chapter),
            help=room.doors.help,
        )
        super().__init__(room.kit, session, room.kind.face(room.kit, room.zones, session), doors)

    # Coming and going

    def enter(self) -> None:
        """Lay the table and begin with the first step."""
        lesson_progress.begin(self.kit.keepsakes, self.room.lesson, self.number)
        super().enter()
        self._begin()

    def resume(self, result: object) -> None:
        """Back from the pause, perhaps only to leave."""
        super().resume(result)
        if isinstance(result, Go):
            self._leaving = Pop() if result.to is None else Replace(result.to)

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself: the light around what is spoken about breathes."""
        breathes = bool(self.teacher.spoken) and not self.kit.still
        return breathes or self._age < HOP_FOR or self._stern > 0 or super().moving

    def update(self, dt: float) -> Transition:
        """Live on, and go on with the chapter where a step is done."""
        if self._leaving is not None:
            return self._leaving
        transition = super().update(dt)
        self._age += dt
        frowned, self._stern = self._stern > 0, self._stern - dt
        if frowned and self._stern <= 0:
            self._refresh()
        if transition is None and not self._asleep:
            self._follow()
        return transition

    # What the player does

    def handle(self, command: Command) -> Transition:
        """Enter goes on while the teacher talks; everything else is for the table."""
        step, made = self.course.step, len(self.session.match.history)
        if command.kind is Kind.CONFIRM and self._waits and (not self.focus.shown or self.focus.current == NEXT):
            return self._next()
        if command.kind is Kind.PRESS and self._on_paper(command):
            return None
        transition = super().handle(command)
        self._noticed(made)
        if isinstance(step, Press) and command.kind is step.kind:
            self._pressed(step)
        return transition

    def refuse(self, refusal: Refusal) -> None:
        """Say why something cannot be done; the teacher frowns."""
        self._reason, self._stern = refusal.key, _STERN_FOR
        super().refuse(refusal)
        self._refresh()

    def _activated(self, name: str) -> Transition:
        if name == NEXT:
            return self._next()
        if name == LEAVE:
            return Pop()
        if name == BACK:
            self.course.go_back()
            self._begin()
            return None
        step = self.course.step
        if isinstance(step, Say | None) and not chrome.owns(name):
            self.refuse(refuse(LISTEN))
            return None
        transition = super()._activated(name)
        if isinstance(step, Press) and name == step.button:
            self._pressed(step)
        return transition

    def _next(self) -> Transition:
        if self._lost:
            return Replace(self.room.open(self.number))
        if self.course.step is not None:
            self._go_on_with()
            return None
        return Replace(self.room.doors.play() if self._last else self.room.open(self.number + 1))

    def _submit(self, plan: Plan) -> None:
        """Make moves if the lesson agrees; the opponent's are its own."""
        step, by_person = self.course.step, self.session.human_to_move
        objection = self.course.objection(plan.moves) if by_person else None
        if objection is not None:
            self.showing.settle()  # offered anew, with nothing taken up
            self.refuse(objection)
            return
        super()._submit(plan)
        if by_person and isinstance(step, Do):
            self._go_on_with()

    def _sure(self, plan: Plan) -> bool:
        """What the teacher asks for needs no second question."""
        return not isinstance(self.course.step, Free) or super()._sure(plan)

    def _score(self) -> Transition:
        """A match that is over is talked about at the table."""
        return None

    def _go_on_alone(self) -> None:
        """Here the player does everything, except where they play alone."""
        if isinstance(self.course.step, Free):
            super()._go_on_alone()

    def _pressed(self, step: Press) -> None:
        if self.course.step is step and step.kind is not Kind.UNDO:
            self._go_on_with()

    def _noticed(self, made: int) -> None:
        """Something may have been taken back."""
        left, step = len(self.session.match.history), self.course.step
        if left >= made:
            return
        if isinstance(step, Press) and step.kind is Kind.UNDO:
            self._go_on_with()
        else:
            self.course.taken_back(left)
            self._begin()

    # The course of the chapter

    @property
    def _last(self) -> bool:
        return self.number + 1 == len(self.room.lesson.chapters)

    @property
    def _lost(self) -> bool:
        """Whether the player played alone and did not win."""
        outcome = self.session.outcome
        return isinstance(self.course.step, Free) and outcome is not None and tuple(outcome.winners) != (0,)

    @property
    def _waits(self) -> bool:
        """Whether the chapter goes on by a word of the player's."""
        return self.teacher.speech is not None and not self.teacher.speech.yours

    def _follow(self) -> None:
        """Go on with the chapter where a step is done by itself."""
        step = self.course.step
        if self.busy:
            return
        if isinstance(step, Reply):
            done = not self.session.told
        elif isinstance(step, Use):
            done = step.done(self._at())
        else:
            done = isinstance(step, Free) and self.session.to_move is None and not self._lost
        if done:
            self._go_on_with()

    def _at(self) -> At:
        advised = self.hinting.open and not self.hinting.thinking
        return At(self.face, self.log.pointed is not None, advised, self._reason)

    def _go_on_with(self) -> None:
        """The step is done."""
        self.course.go_on(len(self.session.match.history))
        self._begin()

    def _begin(self) -> None:
        """Begin with the step that is due."""
        step, session = self.course.step, self.session
        self._reason, self._age, self._stern = None, 0.0, 0.0
        session.free = isinstance(step, Free)
        session.hints = session.free or (isinstance(step, Say | Use) and step.at[:1] in (("hint",), ("hint.0",)))
        if isinstance(step, Use):
            self.showing.settle()  # what was taken up before does not count
        elif isinstance(step, Reply):
            session.tell(step.moves)
        elif isinstance(step, Free):
            self.hinting.close()  # they look at the table now
        elif step is None:
            lesson_progress.finish(self.kit.keepsakes, self.room.lesson, self.number)
        session.ask()
        self._turned = True
        self._refresh()

    # What the teacher says

    def _refresh(self) -> None:
        """Lay out anew what can be pointed at; a new page brings the focus to its way on."""
        super()._refresh()
        if self._turned and self._waits:
            self._turned = False
            self.focus.move_to(NEXT)

    def _beside(self, widgets: list[Widget]) -> list[Widget]:
        """The way on from what the teacher says, and back."""
        lesson, course = self.room.lesson, self.course
        alone = isinstance(course.step, Free) and len(self.session.match.history) > course.begun and not self._lost
        page = page_of(self.kit, lesson, self.number, course, lost=self._lost, stern=self._stern > 0)
        if page is None or self.busy or alone:
            self.teacher.hush()
            return []
        kept = (*lesson.kept, *(lesson.ending if self.session.to_move is None else ()))
        in_sight = [self.room.zones[name].inset(-_MARGIN) for name in kept]
        spoken, clear = self._find("at", widgets), self._find("clear", widgets)
        return page.widgets(self.kit, self.teacher.say(page.speech, spoken, clear, in_sight, widgets))

    def _find(self, what: Literal["at", "clear"], widgets: list[Widget]) -> list[Rect]:
        """Where the things are that the step speaks about, or that belong to them."""
        step = self.course.step
        if step is None or isinstance(step, Reply) or self._lost:
            return []
        known = {thing.name: thing.rect for thing in self.face.things()}
        known |= {widget.name: widget.ring[0] for widget in widgets}
        names = step.at if what == "at" else step.clear
        found = [self.face.where(name[1:]) if name.startswith("@") else known.get(name) for name in names]
        return [rect for rect in found if rect is not None]

    def _draw_beside(self, canvas: Canvas) -> None:
        """Draw the teacher and what he points at."""
        if not self.teacher.fits(canvas):
            self._refresh()
        self.teacher.draw(canvas, self._age, still=self.kit.still)

    def _on_paper(self, command: Command) -> bool:
        """Whether a press is meant for the paper itself: nothing below it may be hit."""
        at = command.at
        if at is None or not self.teacher.covers(at):
            return False
        return not any(widget.contains(at) for widget in self.focus.widgets if widget.name.startswith("lesson."))
