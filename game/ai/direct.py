"""A thinker without a process: for measuring, for pictures, and for tests of everything around it."""

from collections.abc import Callable
from typing import Any

from game.ai.bot import Bot
from game.ai.worker import Question, Thinker
from game.core.contract import View
from game.core.game import AnyGame


class DirectThinker(Thinker):
    """Answers at the first look, in the process that asks."""

    def __init__(self, find: Callable[[str], AnyGame]) -> None:
        super().__init__(find)
        self._open: Question | None = None

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._open is not None

    def ask(self, game: str, level: str, seed: int, view: View) -> None:
        """Remember the question."""
        self._open = Question(0, game, level, seed, view)

    def answer(self, dt: float) -> Any | None:  # noqa: ANN401, ARG002
        """Think now."""
        question, self._open = self._open, None
        if question is None:
            return None
        return Bot(self._find(question.game), question.level, question.seed).choose(question.view)

    def cancel(self) -> None:
        """Forget the question."""
        self._open = None
