"""The shipped challenges of each game, read on first use."""

import importlib
from functools import cache
from pathlib import Path

import msgspec

from game.paths import game_folder
from game.trials.challenge import Challenge, ChallengeHooks

FILE = "challenges.json"


def challenges_file(name: str) -> Path:
    """Where a game keeps its challenges."""
    return game_folder(name) / FILE


@cache
def challenges(name: str) -> tuple[Challenge, ...]:
    """A game's challenges in order; none if it has no such file."""
    path = challenges_file(name)
    return msgspec.json.decode(path.read_bytes(), type=tuple[Challenge, ...]) if path.is_file() else ()


def challenge_named(game: str, name: str) -> Challenge | None:
    """A shipped challenge by its name."""
    return next((one for one in challenges(game) if one.name == name), None)


@cache
def hooks_of(name: str) -> ChallengeHooks:
    """What a game adds to its challenges."""
    hooks: ChallengeHooks = importlib.import_module(f"game.games.{name}.challenges").HOOKS
    return hooks
