"""Compares a decision with what an opponent of some level would have done: for reviewing a match."""

from collections.abc import Generator
from functools import partial
from typing import Any, TypeAlias

import msgspec

from game.ai.advice import Advice
from game.ai.bot import Bot
from game.ai.hints import Can, hints_of
from game.ai.odds import HINT, told_after_search
from game.ai.search.base import Worlds
from game.ai.search.tree import TreeSearch
from game.ai.search.turns import SEEDS, ways
from game.core.chance import Chance
from game.core.contract import View
from game.core.game import AnyGame

TURNS = 3
"""How many ways to play on after a move are tried against replies."""

Worth: TypeAlias = Generator[None, None, float]
"""The chance to win after a move, computed in slices."""


class Judgement(msgspec.Struct, frozen=True):
    """A decision compared with a better one."""

    played: float
    """The chance to win after the move that was made."""

    better: Advice | None
    """What would have been done instead, with the chance to win after it; None if nothing better was found."""

    @property
    def cost(self) -> float:
        """How much chance to win the decision gave away."""
        return max(0.0, self.better.chance - self.played) if self.better is not None else 0.0


class Judge:
    """Evaluates two moves in the same worlds, each as if it were the only one."""

    def __init__(self, game: AnyGame, level: str, seed: int, simulations: int) -> None:
        """`level` is that of the bot that finds the better move; nothing here depends on a clock."""
        self._game = game
        self._level = level
        self._seed = seed
        self._simulations = simulations

    def judging(self, view: View, played: Any) -> Generator[None, None, Judgement]:  # noqa: ANN401
        """Judge the move that the seat of `view` made, in slices.

        The value is not taken from the search that finds the better move: that search is biased towards its own choice.
        """
        played = self._game.rules.intended(played)
        usual = hints_of(self._game).efforts[self._level].simulations
        adviser = Bot(self._game, self._level, self._seed, simulations=min(usual, self._simulations))
        best = (yield from adviser.explaining(view))[0]
        if best.move == played:
            return Judgement(best.chance, None)
        curve = adviser.curve(view, HINT)
        here = told_after_search(curve, (yield from self._worth(view, played)))
        there = told_after_search(curve, (yield from self._worth(view, best.move)))
        return Judgement(here, msgspec.structs.replace(best, chance=there) if there > here else None)

    def _worth(self, view: View, move: Any) -> Worth:  # noqa: ANN401
        # A new bot for each move draws the same worlds for both.
        worlds = partial(Bot(self._game, self._level, self._seed + 1).world, view)
        return worth(self._game, worlds, move, Chance(self._seed + 2), self._simulations)


def worth(game: AnyGame, worlds: Worlds, move: Any, chance: Chance, simulations: int) -> Worth:  # noqa: ANN401
    """The chance to win that a move leaves the seat making it, over this many simulations."""
    hints = hints_of(game)
    if hints.can(Can.PLAY_ON):
        return _After(game, hints, worlds, chance, simulations).worth(move)
    return _after_turn(game, worlds(), move, chance, simulations)


def _after_turn(game: AnyGame, state: Any, move: Any, chance: Chance, simulations: int) -> Worth:  # noqa: ANN401
    """For games of whole turns: the best way to play on after the move, against the other side's best replies."""
    rules, after, drawn = game.rules, state.copy(), chance.drawn
    seat = rules.to_move(state)
    rules.advance(after, move, chance)
    goes_on = chance.drawn == drawn and rules.to_move(after) == seat
    found = ways(game, after, chance)[:TURNS] if goes_on else []
    ends = [(way.before, way.last) for way in found] or [(state, move)]
    rolls = [chance.choose(range(SEEDS)) for _ in range(max(1, simulations // (2 * TURNS)))]
    best = 0.0
    for before, last in ends:
        total = 0.0
        for roll in rolls:
            total += _replied(game, before, last, Chance(roll))
            yield
        best = max(best, total / len(rolls))
    return best


def _replied(game: AnyGame, before: Any, last: Any, chance: Chance) -> float:  # noqa: ANN401
    """The chance to win of the side that ends its turn with `last`, when the other side replies as well as it can."""
    state = before.copy()
    seat = game.rules.to_move(before)
    game.rules.advance(state, last, chance)
    other = game.rules.to_move(state)
    if other is None:
        return game.hints.value(state, seat or 0)
    best = ways(game, state, chance)[0].value
    return best if other == seat else 1.0 - best


class _After(TreeSearch):
    """A search that begins with one given move."""

    def worth(self, move: Any) -> Worth:  # noqa: ANN401
        """The chance to win after the move."""
        while not self.done:
            self.left -= 1
            self._walk(self.worlds(), move)
            yield
        branch = self.root.branches[move]
        return branch.total / branch.visits
