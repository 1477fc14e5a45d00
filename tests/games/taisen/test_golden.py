"""One whole match of Ninja Taisen, move by move."""

import pytest

from game.games.taisen import TAISEN
from game.games.taisen.rules.state import State
from tests import golden
from tests.games.taisen.boards import drawn


def board_and_dice(state: State) -> str:
    dice = " ".join(f"{letter}{value}" for letter, value in zip("RPS", state.dice, strict=True))
    return "\n".join(f"      {line}" for line in f"{drawn(state)}\n[{dice}]".splitlines())


def test_a_whole_match(request: pytest.FixtureRequest) -> None:
    text = golden.transcript(TAISEN, 2, 7, board_and_dice)
    golden.compare("taisen", text, regen=request.config.getoption("--regen"))
