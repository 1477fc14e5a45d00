"""Progress through one chapter: the current step, what it allows, and where undo leads. No pygame."""

from collections.abc import Iterable, Sequence

from game.core.contract import Move
from game.core.refusal import Refusal, refuse
from game.table.lesson.script import Do, Free, LessonStep, Reply, Say

LISTEN = "lesson.refused.listen"
"""The text key of the refusal when the player moves while the teacher is talking."""


class Course:
    """Walks through the steps of one chapter."""

    def __init__(self, steps: Sequence[LessonStep]) -> None:
        self._steps = steps
        self._number = 0
        self._marks = [0]
        """The number of decisions made when each step began."""

    @property
    def step(self) -> LessonStep | None:
        """The current step; None when the chapter is done."""
        return self._steps[self._number] if self._number < len(self._steps) else None

    @property
    def begun(self) -> int:
        """The number of decisions made when the current step began."""
        return self._marks[self._number]

    @property
    def page(self) -> int:
        """The number of steps with words before the current one."""
        return _spoken(self._steps[: self._number])

    @property
    def pages(self) -> int:
        """The number of steps with words, plus the closing page."""
        return _spoken(self._steps) + 1

    @property
    def can_go_back(self) -> bool:
        """Whether the previous page may be read again."""
        return 0 < self._number <= len(self._steps) and isinstance(self._steps[self._number - 1], Say)

    @property
    def alone_next(self) -> bool:
        """Whether the player plays on alone once this page is read: then a move is as good as going on."""
        following = self._steps[self._number + 1 : self._number + 2]
        return isinstance(self.step, Say) and any(isinstance(step, Free) for step in following)

    def go_on(self, decisions: int) -> None:
        """Complete the step after this many decisions in total."""
        self._number += 1
        self._marks = [*self._marks[: self._number], decisions]

    def go_back(self) -> None:
        """Go to the previous page."""
        if self.can_go_back:
            self._number -= 1
            del self._marks[self._number + 1 :]

    def taken_back(self, decisions: int) -> None:
        """After an undo, return to the step that asked for the next decision."""
        asked = [
            number
            for number, mark in enumerate(self._marks)
            if mark <= decisions and number < len(self._steps) and isinstance(self._steps[number], Do | Free)
        ]
        if asked and asked[-1] < self._number:
            self._number = asked[-1]
            del self._marks[self._number + 1 :]

    def objection(self, moves: Iterable[Move]) -> Refusal | None:
        """Return why the lesson does not allow these moves now, or None if it does."""
        step = self.step
        if isinstance(step, Free):
            return None
        if isinstance(step, Do):
            return None if all(map(step.allowed, moves)) else refuse(step.otherwise)
        if step is None or isinstance(step, Say | Reply):
            return refuse(LISTEN)
        return refuse(step.otherwise)


def _spoken(steps: Iterable[LessonStep]) -> int:
    return sum(not isinstance(step, Reply) for step in steps)
