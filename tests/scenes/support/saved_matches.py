"""Stores with saved matches, valid and damaged, for the screens that list them."""

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
from game.engine.look import theme
from game.store.match_store import MatchStore

NOW = datetime(2026, 11, 16, 12, 0, tzinfo=UTC)
NAMES = ("Konstantin", "Mathilde", "Wilhelmina", "Bartholomäus")


def now() -> datetime:
    return NOW


def save(game: str, decisions: int = 5, hours_ago: float = 0.0) -> Save:
    """Return a match with this many random decisions, and as many humans and bots as the game takes."""
    match, picks = Match(GAMES[game], GAMES[game].seats[-1], 9), Random(9)
    for _ in range(decisions):
        match.submit(picks.choice(match.legal_moves()))
    levels = (None, "adept", "master", "shadow")
    players = [Player(name, level) for name, level in zip(NAMES[: match.seats], levels, strict=False)]
    return save_of(match, players, saved=(NOW - timedelta(hours=hours_ago)).isoformat())


def picture() -> bytes:
    """Return a small PNG."""
    surface, file = pygame.Surface((320, 180)), BytesIO()
    surface.fill(theme.VERMILION)
    pygame.image.save(surface, file, "small.png")
    return file.getvalue()


def fill(store: MatchStore, matches: int, *, damaged: bool = False) -> MatchStore:
    """Fill a store with matches, the newest first named `match-0`, and with every kind of damage if wanted."""
    for number in range(matches):
        one = save(list(GAMES)[number % 4], number + 1, hours_ago=30 * number)
        store.put(f"match-{number}", one, picture() if number % 2 == 0 else None)
    if damaged:
        store.folder.mkdir(parents=True, exist_ok=True)
        (store.folder / "half.json").write_text('{"format": 1, "rules": 1')
        (store.folder / "newer.json").write_text('{"format": 99}')
        (store.folder / "My own match of last night (2).json").write_text("{}")
    return store


@cache
def full_store() -> MatchStore:
    """Return a store shared by all tests; it must not be changed."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return fill(MatchStore(folder / "matches"), 6, damaged=True)
