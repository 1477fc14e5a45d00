"""The computer opponent that can play a seat."""

import time
from collections.abc import Generator
from functools import partial
from typing import Any, TypeVar

import msgspec

from game.ai.advice import Advice, advised
from game.ai.beliefs import WORLDS, Belief, Count
from game.ai.characters.tempers import Temper, in_character
from game.ai.difficulty import LEVELS, SECONDS
from game.ai.hints import Can, hints_of
from game.ai.odds import CHART, HINT, Curve, curve_of, told_after_search
from game.ai.search.base import Candidate, Search, Worlds
from game.ai.search.paired import PairedSearch
from game.ai.search.tree import TreeSearch
from game.ai.search.turns import TurnSearch, ways
from game.core.chance import Chance
from game.core.contract import View
from game.core.game import AnyGame

SLICE = 0.02
"""Seconds of thought after which a thinking bot yields."""

GLANCES = 40
"""Default number of worlds for an estimate, and for advice where there is only one move."""

SURE = 0.999
"""Above this a chance to win counts as certain."""


Answer = TypeVar("Answer")


def finished(thought: Generator[None, None, Answer]) -> Answer:
    """Run a sliced computation to its end and return its result."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


class Bot:
    """Plays a seat of a game. All it knows of a match is the View it is given."""

    def __init__(
        self,
        game: AnyGame,
        level: str = "adept",
        seed: int = 0,
        *,
        simulations: int | None = None,
        temper: str | None = None,
    ) -> None:
        """With `simulations` it ignores the clock, and makes the same moves on every machine.

        A `temper` leans towards moves of its taste; it changes nothing in a game whose hints do not know `suits`.
        """
        if level not in LEVELS:
            raise ValueError(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
        self.game = game
        self.level = level
        self.temper = None if temper is None else Temper(temper)
        self.hints = hints_of(game)
        self.effort = self.hints.efforts[level]
        self._simulations = self.effort.simulations if simulations is None else simulations
        self._seconds = SECONDS[level] if simulations is None else None
        self._chance = Chance(seed)
        self._likely: tuple[View, Worlds] | None = None
        """The worlds behind the view that it was asked about last."""

    def choose(self, view: View) -> Any:  # noqa: ANN401 - each game has its own moves
        """The move it makes for the seat of `view`, which must be to move."""
        return finished(self.thinking(view))

    def thinking(self, view: View) -> Generator[None, None, Any]:
        """`choose` in slices of a few milliseconds, so that it can be interrupted; returns the move."""
        world = self.world(view)
        rules, hints = self.game.rules, self.hints
        if rules.to_move(world) != view.seat:
            raise ValueError(f"seat {view.seat} is not to move")
        moves = rules.legal_moves(world)
        if len(moves) == 1:
            return moves[0]
        if self._needs_no_search(view):
            if hints.can(Can.WEIGH):
                return self._settled(view, hints.weigh(view, moves, self.effort, self._chance))
            if hints.can(Can.POLICY):
                return hints.policy(view, moves, self._chance)
        search = self._search(view, self._simulations)
        yield from self._slices(search)
        return self._settled(view, search.candidates())

    def explain(self, view: View) -> list[Advice]:
        """The best three moves for the seat of `view`, each with its chance to win and a reason."""
        return finished(self.explaining(view))

    def explaining(self, view: View) -> Generator[None, None, list[Advice]]:
        """`explain` in slices."""
        if not self.hints.can(Can.REASONS):
            raise TypeError(f"{self.game.name} gives no reasons")
        found, curve = (yield from self._found(view)), self.curve(view, HINT)
        told = [msgspec.structs.replace(one, value=told_after_search(curve, one.value)) for one in found]
        return advised(partial(self.hints.reasons, view), told)

    def curve(self, view: View, depth: str) -> Curve:
        """What corrects the chances that people are told about the match of `view`."""
        return curve_of(self.hints.odds, depth, self.hints.setting(view))

    def estimate(self, view: View) -> float:
        """The chance of the seat of `view` to win, at any time; in a finished match its share of the win."""
        return finished(self.estimating(view))

    def estimating(self, view: View) -> Generator[None, None, float]:
        """`estimate` in slices."""
        found = yield from self._glancing(view)
        over = self.game.rules.to_move(self.world(view)) is None
        return found if over else self.curve(view, CHART)(found)

    def _glancing(self, view: View) -> Generator[None, None, float]:
        rules, hints, seat = self.game.rules, self.hints, view.seat
        world = self.world(view)
        outcome, mover = rules.outcome(world), rules.to_move(world)
        if outcome is not None or mover is None:
            winners = outcome.winners if outcome else ()
            return (seat in winners) / max(1, len(winners))
        if not hints.can(Can.PLAY_ON):
            best = ways(self.game, world, self._chance)[0].value
            return best if seat == mover else 1.0 - best
        # Always by rollouts and never by a search, so that consecutive positions can be compared.
        total, glances = 0.0, self._simulations or GLANCES
        for _ in range(glances):
            world = self.world(view)
            hints.play_on(world, self._chance)
            total += hints.value(world, seat)
            yield
        return total / glances

    def belief(self, view: View, worlds: int = WORLDS) -> list[Belief]:
        """What it believes and how strongly, counted over worlds like those it searches in."""
        return finished(self.believing(view, worlds))

    def believing(self, view: View, worlds: int = WORLDS) -> Generator[None, None, list[Belief]]:
        """`belief` in slices."""
        if not self.hints.can(Can.GUESSES):
            raise TypeError(f"{self.game.name} hides nothing that could be guessed")
        count = Count()
        for _ in range(worlds):
            count.add(self.hints.guesses(self.world(view), view))
            yield
        return count.beliefs()

    def _found(self, view: View) -> Generator[None, None, list[Candidate]]:
        """Every move that a search looked at."""
        hints, world = self.hints, self.world(view)
        moves = self.game.rules.legal_moves(world)
        if self._needs_no_search(view) and hints.can(Can.WEIGH):
            found = hints.weigh(view, moves, self.effort, self._chance)
            # Values found without a search can only be compared; the chance itself is estimated from the position. A
            # move that certainly loses still does.
            now = (yield from self._glancing(view)) - found[0].value
            return [
                msgspec.structs.replace(one, value=min(1.0, max(0.0, one.value + now)) if one.value else 0.0)
                for one in found
            ]
        # With nothing to choose, fewer simulations are enough to estimate the chance.
        search = self._search(view, self._simulations if len(moves) > 1 else min(self._simulations, GLANCES))
        yield from self._slices(search)
        return search.candidates()

    def _needs_no_search(self, view: View) -> bool:
        if not self._simulations or not self.hints.can(Can.PLAY_ON):
            return True
        return self.hints.can(Can.BY_HEART) and self.hints.by_heart(view)

    def world(self, view: View) -> Any:  # noqa: ANN401
        """A position consistent with `view`: a likely one, if this level draws inferences."""
        return self.worlds(view)()

    def worlds(self, view: View) -> Worlds:
        """What samples such positions: the same for every question about one view."""
        if self._likely is None or self._likely[0] is not view:
            self._likely = view, self._sampler(view)
        return self._likely[1]

    def _sampler(self, view: View) -> Worlds:
        if self.effort.belief and self.hints.can(Can.LIKELY):
            return partial(self.hints.likely(view), self._chance)
        return partial(self.game.rules.imagine, view, self._chance)

    def _search(self, view: View, simulations: int) -> Search:
        if self.hints.can(Can.PLAY_ON):
            kind = PairedSearch if self.hints.side_by_side else TreeSearch
            return kind(self.game, self.hints, self.worlds(view), self._chance, simulations)
        return TurnSearch(self.game, self.world(view), self._chance, simulations)

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

    def _settled(self, view: View, found: list[Candidate]) -> Any:  # noqa: ANN401
        """The move of the level, or one about as good that its temper likes better."""
        chosen = self._drawn(found)
        if self.temper is not None and self.hints.can(Can.SUITS) and found[0].value < SURE:
            suits = partial(self.hints.suits, view)
            chosen = in_character(self.temper, chosen, found, self.hints.leeway, suits)
        return chosen.move

    def _drawn(self, found: list[Candidate]) -> Candidate:
        """The best move; a level with slack takes any that is nearly as good, better ones more often.

        No level overlooks a certain win, and none gives the match away at once: people see that far.
        """
        best, slack = found[0], self.effort.slack
        if slack and best.value < SURE:
            worst = max(best.value - slack, min(best.value, 1.0 - SURE))
            near = [(one, slack - abs(best.value - one.value)) for one in found if one.value >= worst]
            parts = [max(1, round(100 * room / slack)) for _, room in near]
            drawn = self._chance.choose(range(sum(parts)))
            for (one, _), part in zip(near, parts, strict=True):
                drawn -= part
                if drawn < 0:
                    return one
        return best
