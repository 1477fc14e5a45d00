"""A game's last setup is restored, but never an invalid one."""

import pytest

from game.catalog import GAMES
from game.engine.prefs.key_value import MemoryStore
from game.table.session import Player
from game.table.setup.last_setups import LastSetups
from game.table.setup.match_setup import MatchSetup

SETUP = MatchSetup("oboro", (Player("Anna"), Player("Bo", "adept"), Player("Cy", "shadow")), {"mission": 11}, seed=5)


def test_a_setup_is_found_again_without_its_luck() -> None:
    pocket = MemoryStore()
    LastSetups(pocket).keep(SETUP)
    found = LastSetups(pocket).of(GAMES["oboro"])
    assert found == SETUP.again()
    assert found is not None
    assert found.seed is None
    assert LastSetups(pocket).of(GAMES["taisen"]) is None


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "taisen"),
        ("players", [{"name": "Anna"}]),
        ("players", [{"name": "A"}, {"name": "B", "level": "emperor"}, {"name": "C"}]),
        ("players", [{"name": "A"}, {"name": ""}, {"name": "C"}]),
        ("players", "Anna"),
        ("options", {"mission": 12}),
        ("options", {"moon": "full"}),
    ],
)
def test_what_cannot_be_is_not_taken_over(key: str, value: object) -> None:
    pocket = MemoryStore()
    LastSetups(pocket).keep(SETUP)
    kept = pocket.read("setup-oboro")
    assert isinstance(kept, dict)
    pocket.write("setup-oboro", {**kept, key: value})
    assert LastSetups(pocket).of(GAMES["oboro"]) is None
