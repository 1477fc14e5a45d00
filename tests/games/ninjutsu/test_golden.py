"""One whole match of Ninjutsu, move by move."""

import pytest

from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.rules.figures import CARDS
from game.games.ninjutsu.rules.state import State
from tests import golden
from tests.games.ninjutsu.positions import drawn


def board_and_cards(state: State) -> str:
    lines = drawn(state).splitlines()
    for seat, side in enumerate(("red", "black")):
        cards = " ".join(name for bit, name in CARDS.items() if state.hands[seat] & bit)
        lines.append(f"{side:5} {state.tops[seat]} {'*' * state.shuriken[seat]} {cards}".rstrip())
    return "\n".join(f"      {line}" for line in lines)


@pytest.mark.parametrize(
    ("version", "seed", "name", "dojo"),
    [(2, 40, "ninjutsu", "roll"), (1, 95, "ninjutsu_version_1", "roll"), (2, 47, "ninjutsu_dojo", "hand")],
)
def test_a_whole_match(version: int, seed: int, name: str, dojo: str, request: pytest.FixtureRequest) -> None:
    text = golden.transcript(NINJUTSU, 2, seed, board_and_cards, version=version, board="yard", dojo=dojo)
    golden.compare(name, text, regen=request.config.getoption("--regen"))
