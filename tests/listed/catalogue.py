"""Lists the games of this folder as if their folders lay in `game/games`, with their line in the catalogue."""

from pathlib import Path

import pytest

import game.games
from game import paths
from game.catalog import TITLES

FOLDER = Path(__file__).parent


def list_game(monkeypatch: pytest.MonkeyPatch, name: str, title: str, folder: Path = FOLDER) -> None:
    """One folder, one line: as long as the test lasts."""
    monkeypatch.setattr(game.games, "__path__", [*game.games.__path__, str(folder)])
    monkeypatch.setattr(paths, "GAMES", [*paths.GAMES, folder])
    monkeypatch.setitem(TITLES, name, title)
