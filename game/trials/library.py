"""The shipped trials of each game, read on first use: the start of the program needs none of them."""

import importlib
from functools import cache
from pathlib import Path

import msgspec

from game.paths import game_folder
from game.trials.trial import Solver, Trial

FILE = "trials.json"


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's shipped trials, and how they were made."""

    command: str
    seed: int
    rules: int
    trials: tuple[Trial, ...]


def trials_file(name: str) -> Path:
    """Where a game keeps its trials."""
    return game_folder(name) / FILE


@cache
def shipped(name: str) -> tuple[Trial, ...]:
    """A game's trials in order; none if it has no such file."""
    path = trials_file(name)
    if not path.is_file():
        return ()
    return msgspec.json.decode(path.read_bytes(), type=Made).trials


def numbered(name: str, number: int) -> Trial | None:
    """A shipped trial by its number."""
    return next((trial for trial in shipped(name) if trial.number == number), None)


@cache
def solver_of(name: str) -> Solver:
    """What solves a game's trials."""
    solver: Solver = importlib.import_module(f"game.games.{name}.trials").SOLVER
    return solver
