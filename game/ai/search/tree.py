"""Information-set Monte Carlo tree search: one tree of moves, walked in a new imagined world every time.

A world is consistent with the view, so the tree never knows more than the seat. Chance on the way is drawn again on
every walk. After the first new branch a rollout plays for every seat, as the game's hints say.
"""

from math import log, sqrt
from typing import Any

from game.ai.hints import GameHints
from game.ai.search.base import Candidate, Search, Worlds
from game.core.chance import Chance
from game.core.game import AnyGame

CURIOSITY = 0.5
"""The weight of the exploration term."""

LUCK = 0.35
"""Branches whose values differ by less than this, divided by the root of their visits, differ only by luck."""

ENOUGH = 0.25
"""The share of the leader's visits that a branch needs to be compared with it."""


class Node:
    """A branch: its statistics, for the seat that chose it."""

    __slots__ = ("branches", "offered", "total", "visits")

    def __init__(self) -> None:
        self.branches: dict[Any, Node] = {}
        self.visits = 0
        self.offered = 0
        """How often it could have been chosen: not every move exists in every world."""
        self.total = 0.0


class TreeSearch(Search):
    """Walks the tree, one world per step."""

    def __init__(self, game: AnyGame, hints: GameHints, worlds: Worlds, chance: Chance, simulations: int) -> None:
        super().__init__(simulations)
        self.game = game
        self.hints = hints
        self.worlds = worlds
        self.chance = chance
        self.root = Node()
        self._ordered = True

    def step(self) -> None:
        """Walk once in a new world."""
        self.left -= 1
        self._walk(self.worlds())

    def _walk(self, state: Any, first: Any = None) -> None:  # noqa: ANN401 - each game has its own
        """Descend the tree, add one branch, roll out to the horizon, and back up the result.

        The walk begins with the move `first`, if one is given.
        """
        rules, chance = self.game.rules, self.chance
        node, path = self.root, list[tuple[int, Node]]()
        seat = rules.to_move(state)
        while seat is not None:
            move = self._next(state, node) if path or first is None else first
            branch = node.branches.get(move)
            new = branch is None
            if branch is None:
                branch = node.branches[move] = Node()
                branch.offered = 1
            node = branch
            path.append((seat, node))
            rules.advance(state, move, chance)
            seat = rules.to_move(state)
            if new:
                break
        self.hints.play_on(state, chance)
        outlook = self.hints.outlook(state)
        for seat, node in path:
            node.visits += 1
            node.total += outlook[seat]

    def _next(self, state: Any, node: Node) -> Any:  # noqa: ANN401
        """The move with which the walk goes on from `node`."""
        legal = self.game.rules.legal_moves(state)
        moves = self.hints.promising(state, legal) if len(legal) > 1 else legal
        ordered = moves is not legal  # the same list again: the order means nothing
        if node is self.root:
            self._ordered = ordered
        return self._choose(node, moves, self.hints.faith if ordered else 0.0)

    def _choose(self, node: Node, moves: list[Any], faith: float) -> Any:  # noqa: ANN401
        """A move that has no branch yet, in order of promise; else the one with the best upper bound."""
        branches, best, found, doubt = node.branches, float("-inf"), moves[0], 0.0
        for move in moves:
            branch = branches.get(move)
            if branch is None:
                return move
            branch.offered += 1
            bound = (branch.total - doubt) / branch.visits + CURIOSITY * sqrt(log(branch.offered) / branch.visits)
            doubt += faith
            if bound > best:
                best, found = bound, move
        return found

    def candidates(self) -> list[Candidate]:
        """The root's branches, most visited first; among those that differ only by luck, the most promising first."""
        found = [Candidate(move, node.total / node.visits, node.visits) for move, node in self.root.branches.items()]
        ranked = sorted(found, key=lambda candidate: (-candidate.visits, -candidate.value))
        if self.hints.faith and self._ordered and ranked:
            first = self._by_promise(found, ranked[0])
            ranked.remove(first)
            ranked.insert(0, first)
        return ranked

    def _by_promise(self, found: list[Candidate], leader: Candidate) -> Candidate:
        """The first branch, in order of promise, that is as good as the leader within luck."""
        least = leader.value - LUCK / sqrt(leader.visits)
        for one in found:
            if one is leader or (one.visits >= ENOUGH * leader.visits and one.value >= least):
                return one
        return leader
