"""A tree search that tries all moves in the same worlds, so that luck of the draw does not decide between them.

Where one world deals a fine hand and the next a poor one, a move that was tried in better worlds looks better than it
is. Here each world is played with every move that is still in question, and the worse half is dropped repeatedly.
"""

from typing import Any

from game.ai.hints import GameHints
from game.ai.search.base import Candidate, Worlds
from game.ai.search.tree import TreeSearch
from game.core.chance import Chance
from game.core.game import AnyGame

LUCK = 0.08
"""Moves whose values differ by less than this, divided by the root of the worlds tried, differ only by luck."""


class PairedSearch(TreeSearch):
    """Sequential halving over the first moves; below them it is an ordinary tree search."""

    def __init__(self, game: AnyGame, hints: GameHints, worlds: Worlds, chance: Chance, simulations: int) -> None:
        super().__init__(game, hints, worlds, chance, simulations)
        # In every world the mover has the same moves in the same order of promise: both depend on the view alone.
        self._world = worlds()
        legal = game.rules.legal_moves(self._world)
        moves = hints.promising(self._world, legal)
        self._favourite = moves[0] if moves is not legal and hints.faith else None
        """The most promising move, where the hints named one: it is never dropped."""
        self._alive = moves[: max(1, simulations // 2)]
        self._due = self._alive[::-1]
        self._a_round = simulations // max(1, (len(self._alive) - 1).bit_length())
        self._halving = simulations - self._a_round
        """The number of simulations left when the worse half is dropped."""

    def step(self) -> None:
        """Try one move in the current world, which all other moves are tried in too."""
        if not self._due:
            self._next_world()
        self.left -= 1
        move = self._due.pop()
        self._walk(self._world.copy() if self._due else self._world, move)

    def _next_world(self) -> None:
        if self.left <= self._halving and len(self._alive) > 2:
            ranked = sorted(self._alive, key=self._mean, reverse=True)
            self._alive, dropped = ranked[: (len(ranked) + 1) // 2], ranked[(len(ranked) + 1) // 2 :]
            if self._favourite in dropped:
                self._alive[-1] = self._favourite
            self._halving -= self._a_round
        self._world, self._due = self.worlds(), self._alive[::-1]

    def _mean(self, move: Any) -> float:  # noqa: ANN401 - each game has its own
        branch = self.root.branches[move]
        return branch.total / branch.visits

    def candidates(self) -> list[Candidate]:
        """Moves still in question, the best first (or the favourite if the lead is luck); then the dropped ones."""
        found = [Candidate(move, node.total / node.visits, node.visits) for move, node in self.root.branches.items()]
        asked = sorted((one for one in found if one.move in self._alive), key=lambda one: -one.value)
        dropped = sorted(
            (one for one in found if one.move not in self._alive), key=lambda one: (-one.visits, -one.value)
        )
        lead = asked[0].value if asked else 0.0
        asked.sort(key=lambda one: one.move != self._favourite or one.value < lead - LUCK / one.visits**0.5)
        return asked + dropped
