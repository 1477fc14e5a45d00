"""The shipped trials of each game, read on first use: the start of the program needs none of them."""

import importlib
from functools import cache
from pathlib import Path

import msgspec

from game.paths import game_folder
from game.trials.trial import Solver, Trial

FILE = "trials.json"


class Batch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a number of trials were made."""

    command: str
    seed: int
    rules: int
    commit: str
    """The command gave them as it was then."""

    count: int


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game's shipped trials, and how they were made."""

    batches: tuple[Batch, ...]
    trials: tuple[Trial, ...]
    """By number, from 1 on: it never changes."""

    retired: tuple[int, ...] = ()
    """Numbers that are no longer on the wall: better ones took their place. They can still be played by number."""


def trials_file(name: str) -> Path:
    """Where a game keeps its trials."""
    return game_folder(name) / FILE


@cache
def made(name: str) -> Made:
    """A game's file; an empty one if it has none."""
    path = trials_file(name)
    return msgspec.json.decode(path.read_bytes(), type=Made) if path.is_file() else Made((), ())


@cache
def shipped(name: str) -> tuple[Trial, ...]:
    """A game's trials on the wall, from easy to hard."""
    whole = made(name)
    shown = (trial for trial in whole.trials if trial.number not in whole.retired)
    return tuple(sorted(shown, key=lambda trial: (trial.grade, trial.number)))


def numbered(name: str, number: int) -> Trial | None:
    """A trial by its number, also a retired one."""
    return next((trial for trial in made(name).trials if trial.number == number), None)


@cache
def solver_of(name: str) -> Solver:
    """What solves a game's trials."""
    solver: Solver = importlib.import_module(f"game.games.{name}.trials").SOLVER
    return solver
