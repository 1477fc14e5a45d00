"""The opponent that a seat can be given to."""

import time
from collections.abc import Generator
from typing import Any

from game.ai.advice import Advice, GivesReasons, best_three
from game.ai.levels import LEVELS, SECONDS, effort_of
from game.ai.policy import Believes, Decides, KnowsByHeart, Weighs
from game.ai.search import Candidate, Search
from game.ai.tree import PlaysOn, TreeSearch
from game.ai.turns import TurnSearch
from game.core.chance import Chance
from game.core.contract import View
from game.core.game import AnyGame

SLICE = 0.02
"""Seconds of thought after which a thinking bot lets others look in."""

GLANCES = 40
"""In so many worlds somebody who is not to move looks at the table."""


class Bot:
    """Plays a seat of a game. What it knows of a match is the View it is asked about."""

    def __init__(self, game: AnyGame, level: str = "adept", seed: int = 0, *, simulations: int | None = None) -> None:
        """With `simulations` it has no clock, and makes the same moves on every machine."""
        if level not in LEVELS:
            raise ValueError(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
        self.game = game
        self.level = level
        self.effort = effort_of(game.hints, level)
        self._simulations = self.effort.simulations if simulations is None else simulations
        self._seconds = SECONDS[level] if simulations is None else None
        self._chance = Chance(seed)

    def choose(self, view: View) -> Any:  # noqa: ANN401 - each game has its own moves
        """The move it makes for the seat of `view`, which must be to move."""
        thought = self.thinking(view)
        while True:
            try:
                next(thought)
            except StopIteration as end:
                return end.value

    def thinking(self, view: View) -> Generator[None, None, Any]:
        """The same in slices of a few milliseconds, for those who may change their mind; it returns the move."""
        world = self.world(view)
        rules, hints = self.game.rules, self.game.hints
        if rules.to_move(world) != view.seat:
            raise ValueError(f"seat {view.seat} is not to move")
        moves = rules.legal_moves(world)
        if len(moves) == 1:
            return moves[0]
        if self._needs_no_search(view):
            if isinstance(hints, Weighs):
                return self._settled(hints.weigh(view, moves, self.effort, self._chance))
            if isinstance(hints, Decides):
                return hints.policy(view, moves, self._chance)
        search = self._search(view)
        yield from self._slices(search)
        return self._settled(search.candidates())

    def explain(self, view: View) -> list[Advice]:
        """The best three moves for the seat of `view`, each with the chance to win it leaves and a reason."""
        hints = self.game.hints
        if not isinstance(hints, GivesReasons):
            raise TypeError(f"{self.game.name} gives no reasons")
        return [Advice(one.move, one.value, hints.reason(view, one.move)) for one in best_three(self._found(view))]

    def estimate(self, view: View) -> float:
        """The chance of the seat of `view` to win, whoever is to move; for a finished match its share of the win."""
        rules, seat = self.game.rules, view.seat
        world = self.world(view)
        outcome = rules.outcome(world)
        if outcome is not None:
            return (seat in outcome.winners) / len(outcome.winners)
        if rules.to_move(world) == seat and len(rules.legal_moves(world)) > 1:
            return self._found(view)[0].value
        return self._outlook(view)

    def _outlook(self, view: View) -> float:
        """How it looks after some plain play, on average."""
        hints, total = self.game.hints, 0.0
        for _ in range(GLANCES):
            world = self.world(view)
            if isinstance(hints, PlaysOn):
                hints.play_on(world, self._chance)
            total += hints.value(world, view.seat)
        return total / GLANCES

    def _found(self, view: View) -> list[Candidate]:
        """All that a whole search finds, without a clock."""
        hints, world = self.game.hints, self.world(view)
        moves = self.game.rules.legal_moves(world)
        if self._needs_no_search(view) and isinstance(hints, Weighs):
            return hints.weigh(view, moves, self.effort, self._chance)
        search = self._search(view)
        while not search.done:
            search.step()
        return search.candidates()

    def _needs_no_search(self, view: View) -> bool:
        hints = self.game.hints
        if not self._simulations or not isinstance(hints, PlaysOn):
            return True
        return isinstance(hints, KnowsByHeart) and hints.by_heart(view)

    def world(self, view: View) -> Any:  # noqa: ANN401
        """A position that could be behind `view`: a likely one, if this level draws conclusions."""
        hints = self.game.hints
        if self.effort.belief and isinstance(hints, Believes):
            return hints.likely(view, self._chance)
        return self.game.rules.imagine(view, self._chance)

    def _search(self, view: View) -> Search:
        hints = self.game.hints
        if isinstance(hints, PlaysOn):
            return TreeSearch(self.game, hints, lambda: self.world(view), self._chance, self._simulations)
        return TurnSearch(self.game, self.world(view), self._chance, self._simulations)

    def _slices(self, search: Search) -> Generator[None, None, None]:
        began = slice_began = time.perf_counter()
        while not search.done:
            search.step()
            now = time.perf_counter()
            if self._seconds is not None and now - began > self._seconds:
                return
            if now - slice_began > SLICE:
                yield
                slice_began = time.perf_counter()

    def _settled(self, found: list[Candidate]) -> Any:  # noqa: ANN401
        """The best move; a level with slack takes any that seems nearly as good, the better the likelier."""
        best, slack = found[0], self.effort.slack
        if slack:
            near = [(one, slack - abs(best.value - one.value)) for one in found if one.value >= best.value - slack]
            parts = [max(1, round(100 * room / slack)) for _, room in near]
            drawn = self._chance.choose(range(sum(parts)))
            for (one, _), part in zip(near, parts, strict=True):
                drawn -= part
                if drawn < 0:
                    return one.move
        return best.move
