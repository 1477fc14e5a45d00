"""The evaluation of Ninja Taisen likes no towers, and nothing else changes."""

import pytest

from game.ai.hints import hints_of
from game.catalog import GAMES
from game.core.match import Match
from game.games.taisen.bot.evaluate import SHARED, chance_of, less_towers
from game.games.taisen.rules.state import State


@pytest.fixture
def state() -> State:
    found = Match(GAMES["taisen"], 2, 1, None).state
    assert isinstance(found, State)
    for side in (0, 1):
        path = found.paths[side]
        ninjas = [ninja for stack in path for ninja in stack]
        for stack in path:
            stack.clear()
        middle = range(2, 6) if side == 0 else range(5, 9)
        for place, ninja in enumerate(ninjas):
            path[middle[place % len(middle)]].append(ninja)
    return found


def test_without_towers_it_says_what_was_learnt(state: State) -> None:
    assert all(len(stack) <= SHARED for path in state.paths for stack in path)
    assert less_towers(0.4, state, 0) == 0.4
    assert hints_of(GAMES["taisen"]).value(state, 0) == chance_of(state, 0)


def test_each_ninja_too_many_costs_its_side_something(state: State) -> None:
    path = state.paths[0]
    before = less_towers(0.5, state, 0)
    for tile in (3, 4):
        path[2] += path[tile]
        path[tile].clear()
        now = less_towers(0.5, state, 0)
        assert now < before
        assert less_towers(0.5, state, 1) == pytest.approx(1.0 - now)
        before = now


def test_what_is_certain_stays_certain(state: State) -> None:
    state.paths[0][2] += [ninja for tile in (3, 4, 5) for ninja in state.paths[0][tile]]
    assert less_towers(1.0, state, 0) == 1.0
    assert less_towers(0.0, state, 0) == 0.0
