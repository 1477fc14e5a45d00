"""A thinker without a process: for measurements, for pictures, and for tests."""

from collections.abc import Callable
from typing import Any

from game.ai.bot import finished
from game.ai.worker import Question, Thinker
from game.core.game import AnyGame


class InProcessThinker(Thinker):
    """Answers every kind of question on the first poll, in the process that asks."""

    def __init__(self, find: Callable[[str], AnyGame]) -> None:
        super().__init__(find)

    def cancel(self) -> None:
        """Forget the question."""
        self._question = None

    def _open(self, question: Question) -> None:
        """Remember the question."""
        self._question = question

    def _look(self, wants: str, dt: float) -> Any | None:  # noqa: ANN401, ARG002
        """Compute the answer now."""
        question = self._question
        if question is None or question.wants != wants:
            return None
        self._question = None
        return finished(question.thought(self._find))
