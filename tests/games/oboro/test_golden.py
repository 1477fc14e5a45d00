"""One whole match of Oboro, move by move."""

import pytest

from game.games.oboro import OBORO
from game.games.oboro.rules.cards import names
from game.games.oboro.rules.state import State
from tests import golden
from tests.games.oboro.tables import hand, shown


def hands_and_stacks(state: State) -> str:
    trick = " ".join(names(state.plays[len(state.plays) // 3 * 3 :]))
    lines = [
        f"      seat {seat}: {' '.join(hand(state, seat)):24}| shows {shown(state, seat) or '-':9}"
        f"| {state.shuriken[seat]} shuriken, {state.scores[seat]} points"
        for seat in range(3)
    ]
    return "\n".join([*lines, f"      round {state.round}, trick: {trick or '-'}"])


def test_a_whole_match(request: pytest.FixtureRequest) -> None:
    text = golden.transcript(OBORO, 3, 11, hands_and_stacks)
    golden.compare("oboro", text, regen=request.config.getoption("--regen"))
