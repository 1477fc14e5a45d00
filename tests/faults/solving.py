"""A program that solves trials as fast as it can, until it is killed: `python -m tests.faults.solving HOME`.

Each line tells one thing that has been kept: `trial GAME NUMBER`, `own COUNT` or `tries COUNT`.
"""

import os
import sys
from itertools import cycle
from pathlib import Path

import msgspec

from game.catalog import TITLES
from game.store.key_value_files import KeyValueFiles
from game.trials.challenge_library import challenges
from game.trials.library import shipped
from game.trials.own import MOST, OwnTrials
from game.trials.progress import TrialProgress


def solve(home: Path) -> None:
    progress, own = TrialProgress(KeyValueFiles(home)), OwnTrials(KeyValueFiles(home))
    challenge = challenges("taisen")[0]
    for trial in cycle([trial for name in TITLES for trial in shipped(name)]):
        progress.solve(trial)
        say(f"trial {trial.game} {trial.number}")
        own.keep(msgspec.structs.replace(trial, number=0))
        say(f"own {min(len(own.all), MOST)}")
        say(f"tries {progress.played(challenge, (True, False, False)).tries}")


def say(line: str) -> None:
    """Print in one write: a kill never cuts a line in two."""
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    solve(Path(sys.argv[1]))
