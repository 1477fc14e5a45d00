"""Searching all moves in the same worlds: each meets the same ones, and the worse half is dropped."""

from collections import Counter
from typing import Any

import pytest

from game.ai import Bot
from game.ai.search.base import Candidate
from game.ai.search.paired import PairedSearch
from game.core.chance import Chance
from game.core.match import Match
from tests.ai.test_tree import RULES, Hints, game_with
from tests.suite.lanterns import Lay


class Noting(PairedSearch):
    """Records which world each first move meets."""

    met: list[tuple[str, Any]]

    def _walk(self, state: Any, first: Any = None) -> None:
        self.met.append((repr(RULES.dump(state)), first))
        super()._walk(state, first)


def searched(simulations: int, seed: int = 1) -> tuple[Noting, list[Candidate], Match]:
    hints, chance = Hints(), Chance(seed)
    game = game_with(hints)
    match = Match(game, 2, seed=3)
    view = match.view(0)
    search = Noting(game, hints, lambda: RULES.imagine(view, chance), chance, simulations)
    search.met = []
    while not search.done:
        search.step()
    return search, search.candidates(), match


def test_every_move_meets_the_same_worlds() -> None:
    search, _, match = searched(60)
    moves = match.legal_moves()
    for number in range(2):
        batch = search.met[number * len(moves) : (number + 1) * len(moves)]
        assert len({world for world, _ in batch}) == 1
        assert [move for _, move in batch] == moves


def test_all_simulations_are_counted_and_the_better_moves_get_most_of_them() -> None:
    search, found, match = searched(300)
    assert len(search.met) == sum(one.visits for one in found) == 300
    assert {one.move for one in found} == set(match.legal_moves())
    assert abs(found[0].visits - found[1].visits) <= 1  # both are in question to the end
    assert found[1].visits > 2 * found[-1].visits
    assert found[0].value >= found[1].value
    assert Counter(move for _, move in search.met) == {one.move: one.visits for one in found}


def test_with_little_thought_only_what_promises_most_is_tried() -> None:
    _, found, match = searched(4)
    assert {one.move for one in found} == set(match.legal_moves()[:2])
    assert [one.visits for one in found] == [2, 2]


def test_a_bot_thinks_so_where_its_game_says_so_and_repeats_itself() -> None:
    hints = Hints()
    hints.side_by_side = True
    game = game_with(hints)
    view = Match(game, 2, seed=3).view(0)
    first = Bot(game, seed=5, simulations=40).choose(view)
    assert isinstance(first, Lay)
    assert Bot(game, seed=5, simulations=40).choose(view) == first
    assert hints.played_on == 80


class Promises(Hints):
    """Puts moves in a meaningful order."""

    faith = 0.3

    def promising(self, state: Any, moves: list[Any]) -> list[Any]:
        return moves[::-1]


@pytest.mark.parametrize(("ahead", "first"), [(0.001, "favourite"), (0.1, "leader")])
def test_the_most_promising_move_is_never_dropped_and_taken_if_only_luck_sets_it_apart(
    ahead: float, first: str
) -> None:
    hints, chance = Promises(), Chance(1)
    game = game_with(hints)
    match = Match(game, 2, seed=3)
    view = match.view(0)
    search = PairedSearch(game, hints, lambda: RULES.imagine(view, chance), chance, 200)
    while not search.done:
        search.step()
    favourite = match.legal_moves()[-1]
    branch = search.root.branches[favourite]
    leader = next(one for one in search.candidates()[:2] if one.move != favourite)
    assert abs(branch.visits - leader.visits) <= 1
    branch.total = branch.visits * (leader.value - ahead)
    assert search.candidates()[0].move == {"favourite": favourite, "leader": leader.move}[first]
