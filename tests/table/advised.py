"""A thinker that gives real advice after very little search, and can be made slow."""

from game.ai.advice import Advice
from game.ai.worker import ThinkingFailed
from game.core.contract import View
from tests.table.fakes import InstantThinker


class Adviser(InstantThinker):
    def __init__(self, looks: int = 0, *, helpless: bool = False) -> None:
        """Answers after this many polls; a `helpless` one fails."""
        super().__init__()
        self.looks = looks
        self.helpless = helpless
        self.explained: list[View] = []

    def explain(self, game: str, seed: int, view: View, simulations: int | None = None) -> None:
        super().explain(game, seed, view, 8)
        self.explained.append(view)
        self.left = self.looks

    def advice(self, dt: float) -> list[Advice] | None:
        if self.helpless and self.busy:
            self.cancel()
            raise ThinkingFailed("on purpose")
        self.left -= 1
        return super().advice(dt) if self.left < 0 else None
