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
        self.offered = 1
        """How often it could have been chosen: not every move exists in every world."""
        self.total = 0.0

    def best(self, moves: list[Any], faith: float) -> tuple[Any, "Node | None"]:
        """A move that has no branch yet, in order of promise; else the one with the best upper bound, and its branch.

        Each branch loses `faith` for every more promising one, which weighs the less the more often it was visited.
        """
        get, best, doubt = self.branches.get, float("-inf"), 0.0
        found: tuple[Any, Node | None] = moves[0], None
        for move in moves:
            branch = get(move)
            if branch is None:
                return move, None
            offered = branch.offered = branch.offered + 1
            visits = branch.visits
            bound = (branch.total - doubt) / visits + CURIOSITY * sqrt(log(offered) / visits)
            doubt += faith
            if bound > best:
                best, found = bound, (move, branch)
        return found


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
        rules, hints, chance = self.game.rules, self.hints, self.chance
        to_move, legal_moves, advance = rules.to_move, rules.legal_moves, rules.advance
        node, path = self.root, list[tuple[int, Node]]()
        seat = to_move(state)
        while seat is not None:
            if first is None:
                legal = legal_moves(state)
                moves = hints.promising(state, legal) if len(legal) > 1 else legal
                ordered = moves is not legal  # the same list again: the order means nothing
                if not path:
                    self._ordered = ordered
                move, branch = node.best(moves, hints.faith if ordered else 0.0)
            else:
                move, branch, first = first, node.branches.get(first), None
            new = branch is None
            if branch is None:
                branch = node.branches[move] = Node()
            node = branch
            path.append((seat, node))
            advance(state, move, chance)
            if new:
                break
            seat = to_move(state)
        hints.play_on(state, chance)
        outlook = hints.outlook(state)
        for seat, node in path:
            node.visits += 1
            node.total += outlook[seat]

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
