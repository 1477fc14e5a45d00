"""A tree search in which all moves meet the same worlds, so that luck of the draw does not set them apart.

Where one world deals a fine hand and the next a poor one, a move that was tried in better worlds looks better than it
is. Here each world is lived through with every move that is still in question; by and by the worse half drops out.
"""

from typing import Any

from game.ai.search import Candidate, Worlds
from game.ai.tree import PlaysOn, TreeSearch
from game.core.chance import Chance
from game.core.game import AnyGame

LUCK = 0.08
"""Moves that differ by less than this, over the root of the worlds they met, differ by luck."""


class SideBySide(TreeSearch):
    """Sequential halving over the first moves; from the second on it is a tree as any other."""

    def __init__(self, game: AnyGame, hints: PlaysOn, worlds: Worlds, chance: Chance, simulations: int) -> None:
        super().__init__(game, hints, worlds, chance, simulations)
        # Every world has the same moves for the mover, and they promise the same: all that counts is in the view.
        self._world = worlds()
        legal = game.rules.legal_moves(self._world)
        moves = hints.promising(self._world, legal)
        self._favourite = moves[0] if moves is not legal and hints.faith else None
        """The most promising move, where one was promised: it is never dropped."""
        self._alive = moves[: max(1, simulations // 2)]
        self._due = self._alive[::-1]
        self._a_round = simulations // max(1, (len(self._alive) - 1).bit_length())
        self._halving = simulations - self._a_round
        """How many simulations are left when the worse half drops out."""

    def step(self) -> None:
        """Try one move in the world that all others are tried in."""
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
        """Moves still in question, the best first, or the favourite if luck sets it apart; then what dropped out."""
        found = [Candidate(move, node.total / node.visits, node.visits) for move, node in self.root.branches.items()]
        asked = sorted((one for one in found if one.move in self._alive), key=lambda one: -one.value)
        dropped = sorted(
            (one for one in found if one.move not in self._alive), key=lambda one: (-one.visits, -one.value)
        )
        lead = asked[0].value if asked else 0.0
        asked.sort(key=lambda one: one.move != self._favourite or one.value < lead - LUCK / one.visits**0.5)
        return asked + dropped
