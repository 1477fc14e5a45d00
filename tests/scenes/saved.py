"""Shelves with saved matches, good and bad, for screens that list them."""

import atexit
import shutil
import tempfile
from datetime import UTC, datetime, timedelta
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random

import pygame

from game.catalog import GAMES
from game.core.match import Match
from game.core.player import Player
from game.core.record import Save, save_of
from game.engine import theme
from game.store.shelf import Shelf

NOW = datetime(2026, 11, 16, 12, 0, tzinfo=UTC)
NAMES = ("Konstantin", "Mathilde", "Wilhelmina", "Bartholomäus")


def now() -> datetime:
    return NOW


def save(game: str, decisions: int = 5, hours_ago: float = 0.0) -> Save:
    """A match of so many random decisions, with as many people and computers as the game takes."""
    match, picks = Match(GAMES[game], GAMES[game].seats[-1], 9), Random(9)
    for _ in range(decisions):
        match.submit(picks.choice(match.legal_moves()))
    levels = (None, "adept", "master", "shadow")
    players = [Player(name, level) for name, level in zip(NAMES[: match.seats], levels, strict=False)]
    return save_of(match, players, saved=(NOW - timedelta(hours=hours_ago)).isoformat())


def picture() -> bytes:
    """A small PNG."""
    surface, file = pygame.Surface((320, 180)), BytesIO()
    surface.fill(theme.VERMILION)
    pygame.image.save(surface, file, "small.png")
    return file.getvalue()


def fill(shelf: Shelf, matches: int, *, damaged: bool = False) -> Shelf:
    """So many matches, the newest first called `match-0`, and perhaps every kind of damage."""
    for number in range(matches):
        one = save(list(GAMES)[number % 4], number + 1, hours_ago=30 * number)
        shelf.put(f"match-{number}", one, picture() if number % 2 == 0 else None)
    if damaged:
        shelf.folder.mkdir(parents=True, exist_ok=True)
        (shelf.folder / "half.json").write_text('{"format": 1, "rules": 1')
        (shelf.folder / "newer.json").write_text('{"format": 99}')
        (shelf.folder / "My own match of last night (2).json").write_text("{}")
    return shelf


@cache
def full_shelf() -> Shelf:
    """One that lasts as long as the tests do; nobody may take anything from it."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return fill(Shelf(folder / "matches"), 6, damaged=True)
