"""Where somebody is in a chapter: which step it is, what it allows, and where taking back leads. No pygame."""

from collections.abc import Iterable, Sequence

from game.core.contract import Move
from game.core.refusal import Refusal, refuse
from game.table.lesson import Do, Free, LessonStep, Reply, Say

LISTEN = "lesson.refused.listen"
"""The text key of what is said to somebody who moves while the teacher talks."""


class Course:
    """Goes through the steps of one chapter."""

    def __init__(self, steps: Sequence[LessonStep]) -> None:
        self._steps = steps
        self._number = 0
        self._marks = [0]
        """How many decisions had been made when each step so far began."""

    @property
    def step(self) -> LessonStep | None:
        """The step that is due; None when the chapter is done."""
        return self._steps[self._number] if self._number < len(self._steps) else None

    @property
    def begun(self) -> int:
        """How many decisions had been made when the step began."""
        return self._marks[self._number]

    @property
    def page(self) -> int:
        """How many steps with words lie behind."""
        return _spoken(self._steps[: self._number])

    @property
    def pages(self) -> int:
        """How many steps have words, and the last word after them."""
        return _spoken(self._steps) + 1

    @property
    def can_go_back(self) -> bool:
        """Whether what was said just before may be read again."""
        return 0 < self._number <= len(self._steps) and isinstance(self._steps[self._number - 1], Say)

    def go_on(self, decisions: int) -> None:
        """The step is done, after so many decisions in all."""
        self._number += 1
        self._marks = [*self._marks[: self._number], decisions]

    def go_back(self) -> None:
        """Read again what was said just before."""
        if self.can_go_back:
            self._number -= 1
            del self._marks[self._number + 1 :]

    def taken_back(self, decisions: int) -> None:
        """So many decisions are left: go back to the step that asked for the next one."""
        asked = [
            number
            for number, mark in enumerate(self._marks)
            if mark <= decisions and number < len(self._steps) and isinstance(self._steps[number], Do | Free)
        ]
        if asked and asked[-1] < self._number:
            self._number = asked[-1]
            del self._marks[self._number + 1 :]

    def objection(self, moves: Iterable[Move]) -> Refusal | None:
        """Why the person may not make these moves now, as far as the lesson is concerned."""
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
