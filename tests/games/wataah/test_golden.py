"""One whole match of Shinobi WAT-AAH! in each mode, move by move."""

import pytest

from game.games.wataah import WATAAH
from tests import golden
from tests.games.wataah.positions import drawn


@pytest.mark.parametrize(("mode", "seats"), [("grasshopper", 3), ("grand_master", 2)])
def test_a_whole_match(mode: str, seats: int, request: pytest.FixtureRequest) -> None:
    text = golden.transcript(WATAAH, seats, 7, drawn, mode=mode)
    golden.compare(f"wataah_{mode}", text, regen=request.config.getoption("--regen"))
