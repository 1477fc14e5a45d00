"""Thinkers with prepared answers, for tests of reviews and beliefs."""

from typing import Any

from game.ai.advice import Advice, because
from game.ai.beliefs import Belief
from game.ai.in_process import InProcessThinker
from game.ai.judging import Judgement
from game.ai.worker import ThinkingFailed
from game.catalog import game_named
from game.core.chance import Chance
from game.core.contract import View
from game.table.history.replay import FinishedMatch


class Oracle(InProcessThinker):
    """Answers without search: all chances are equal, and some decisions have a given cost."""

    def __init__(self, costs: dict[object, float] | None = None) -> None:
        super().__init__(game_named)
        self.costs = costs or {}
        self.views: list[View] = []
        self.simulations: list[int] = []
        self.fails = 0
        self.slow = False
        """Whether it is still thinking about the last question."""
        self._reply: Any = None

    @property
    def busy(self) -> bool:
        return self._reply is not None

    def estimate(self, game: str, seed: int, view: View, simulations: int = 0) -> None:
        self.views.append(view)
        self._reply = 0.4

    def judge(self, game: str, seed: int, view: View, move: Any, *, simulations: int = 0) -> None:
        self.views.append(view)
        self.simulations.append(simulations)
        cost = self.costs.get((view.seat, move), 0.0)
        rules = game_named(game).rules
        other = next((one for one in rules.legal_moves(rules.imagine(view, Chance(1))) if one != move), move)
        self._reply = Judgement(0.3, Advice(other, 0.3 + cost, because("table.log")) if cost else None)

    def estimated(self, dt: float) -> float | None:
        return self._given()

    def judged(self, dt: float) -> Judgement | None:
        return self._given()

    def cancel(self) -> None:
        self._reply = None

    def _given(self) -> Any:
        if self.slow:
            return None
        reply, self._reply = self._reply, None
        if reply is not None and self.fails:
            self.fails -= 1
            raise ThinkingFailed("on purpose")
        return reply


class Quick(InProcessThinker):
    """Returns beliefs from a few sampled worlds; or never answers, or fails."""

    def __init__(self, *, slow: bool = False, fails: bool = False) -> None:
        super().__init__(game_named)
        self.slow = slow
        self.fails = fails
        self.asked: list[tuple[str, int, View]] = []

    def believe(self, game: str, level: str, seed: int, view: View, *, worlds: int = 40) -> None:
        self.asked.append((level, seed, view))
        super().believe(game, level, seed, view, worlds=40)

    def believed(self, dt: float) -> list[Belief] | None:
        if self.fails:
            self.cancel()
            raise ThinkingFailed("on purpose")
        return None if self.slow else super().believed(dt)


def costly(shown: FinishedMatch, seat: int, count: int) -> dict[object, float]:
    """Return some decisions of a seat, each with a different move, and the cost to give them."""
    rules, found = shown.match.game.rules, {}
    for step in shown.match.history:
        set_up = type(step.move).__name__ == "Place"
        if step.seat == seat and len(rules.legal_moves(step.before)) > 1 and not set_up:
            found.setdefault((seat, step.move), 0.1 + 0.05 * len(found))
        if len(found) == count:
            break
    return found
