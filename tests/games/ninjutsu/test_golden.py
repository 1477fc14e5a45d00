"""One whole match of Ninjutsu, move by move."""

import pytest

from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.figures import CARDS
from game.games.ninjutsu.state import State
from tests import golden
from tests.games.ninjutsu.positions import drawn


def board_and_cards(state: State) -> str:
    lines = drawn(state).splitlines()
    for seat, side in enumerate(("red", "black")):
        cards = " ".join(name for bit, name in CARDS.items() if state.hands[seat] & bit)
        lines.append(f"{side:5} {state.tops[seat]} {'*' * state.shuriken[seat]} {cards}".rstrip())
    return "\n".join(f"      {line}" for line in lines)


def test_a_whole_match(request: pytest.FixtureRequest) -> None:
    text = golden.transcript(NINJUTSU, 2, 95, board_and_cards, board="yard")
    golden.compare("ninjutsu", text, regen=request.config.getoption("--regen"))
