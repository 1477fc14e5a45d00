"""One whole match of Shinobi WAT-AAH! in each mode, move by move."""

import pytest

from game.games.wataah import WATAAH
from tests import golden
from tests.games.wataah.positions import drawn


@pytest.mark.parametrize(("mode", "seats"), [("grasshopper", 3), ("grand_master", 2)])
def test_a_whole_match(mode: str, seats: int, request: pytest.FixtureRequest) -> None:
    text = golden.transcript(WATAAH, seats, 7, drawn, mode=mode)
    golden.compare(f"wataah_{mode}", text, regen=request.config.getoption("--regen"))


@pytest.mark.parametrize(("version", "name"), [(2, "wataah_four"), (1, "wataah_four_version_1")])
def test_w6_a_whole_match_in_which_the_deck_runs_out(version: int, name: str, request: pytest.FixtureRequest) -> None:
    text = golden.transcript(WATAAH, 4, 654, drawn, version=version)
    golden.compare(name, text, regen=request.config.getoption("--regen"))
