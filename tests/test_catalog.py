"""The catalogue: a mapping that imports a game only on first access."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.catalog import GAMES, TITLES, game_named

ROOT = Path(__file__).parent.parent


def test_the_games_in_their_order() -> None:
    assert list(GAMES) == ["wataah", "taisen", "oboro", "ninjutsu"]
    assert len(GAMES) == 4
    assert {name: game.name for name, game in GAMES.items()} == {name: name for name in GAMES}
    assert {name: game.title for name, game in GAMES.items()} == TITLES
    assert {game.name: game.seats for game in GAMES.values()} == {
        "wataah": (2, 3, 4),
        "taisen": (2,),
        "oboro": (3,),
        "ninjutsu": (2,),
    }


def test_a_game_is_always_the_same_one() -> None:
    assert GAMES["taisen"] is game_named("taisen")
    assert "taisen" in GAMES
    assert "chess" not in GAMES
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_asking_for_one_game_imports_no_other() -> None:
    code = "import sys, game.catalog; game.catalog.GAMES['taisen']; print('game.games.wataah' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert run.stdout.strip() == "False"
