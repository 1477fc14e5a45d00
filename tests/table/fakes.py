"""A thinker that records the questions, answers without much search, and can fail."""

from collections.abc import Callable
from typing import Any

from game.ai.in_process import InProcessThinker
from game.ai.worker import MOVE, ThinkingFailed
from game.catalog import game_named
from game.core.chance import Chance
from game.core.contract import View
from game.core.game import AnyGame


class InstantThinker(InProcessThinker):
    def __init__(self, find: Callable[[str], AnyGame] = game_named, *, fails: bool = False) -> None:
        super().__init__(find)
        self.fails = fails
        self.asked: list[View] = []

    def ask(self, game: str, level: str, seed: int, view: View, *, temper: str | None = None) -> None:
        super().ask(game, level, seed, view)
        self.asked.append(view)

    def answer(self, dt: float) -> Any | None:
        if self.fails and self.busy:
            self.cancel()
            raise ThinkingFailed("on purpose")
        question = self._question
        if question is None or question.wants != MOVE:
            return None
        self._question = None
        # Table tests need any move, not a good one.
        rules, chance = self._find(question.game).rules, Chance(question.seed)
        return chance.choose(rules.legal_moves(rules.imagine(question.view, chance)))
