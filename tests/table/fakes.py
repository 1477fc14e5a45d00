"""A thinker without a process, for tests of everything around it."""

from typing import Any

from game.ai import Bot
from game.ai.worker import Thinker, ThinkingFailed
from game.catalog import game_named
from game.core.contract import View


class InstantThinker(Thinker):
    """Answers at the first look, in this process."""

    def __init__(self, *, fails: bool = False) -> None:
        super().__init__(game_named)
        self.fails = fails
        self.asked: list[View] = []

    def _send(self) -> None:
        assert self._question is not None
        self.asked.append(self._question.view)

    def answer(self, dt: float) -> Any | None:
        question, self._question = self._question, None
        if question is None:
            return None
        if self.fails:
            raise ThinkingFailed("on purpose")
        return Bot(game_named(question.game), question.level, question.seed).choose(question.view)
