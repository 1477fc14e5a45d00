"""The shipped trials: every one is proven again from the rules, as `python -m game trials --check` does."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.trials.check import flaw
from game.trials.library import made, numbered, shipped
from game.trials.trial import Trial

ROOT = Path(__file__).parents[2]
LEAST = {"taisen": 100, "oboro": 60, "wataah": 56, "ninjutsu": 24}
ALL = [trial for name in LEAST for trial in made(name).trials]


@pytest.mark.parametrize("trial", ALL, ids=lambda trial: f"{trial.game}-{trial.number}")
def test_a_shipped_trial_is_proven(trial: Trial) -> None:
    assert flaw(trial, GAMES[trial.game]) is None


@pytest.mark.parametrize("name", LEAST)
def test_there_are_enough_of_every_grade(name: str) -> None:
    trials, everything = shipped(name), made(name)
    assert len(trials) >= LEAST[name]
    assert [trial.number for trial in everything.trials] == list(range(1, len(everything.trials) + 1))
    assert sum(batch.count for batch in everything.batches) == len(everything.trials)
    assert min(Counter(trial.grade for trial in trials).values()) >= 4
    assert len({str(trial.state) for trial in everything.trials}) == len(everything.trials)


@pytest.mark.parametrize("name", LEAST)
def test_a_retired_trial_is_off_the_wall_and_still_found_by_its_number(name: str) -> None:
    numbers = {trial.number for trial in shipped(name)}
    for number in made(name).retired:
        assert number not in numbers
        assert numbered(name, number) is not None


def test_who_solves_a_trial_of_oboro_sees_all_that_its_proof_counts() -> None:
    """Nobody has watched the tricks before it: in closed stacks their cards could not be known."""
    for trial in made("oboro").trials:
        assert trial.options["open_stacks"] == trial.state["open_stacks"] == "on"


def test_a_changed_position_is_noticed() -> None:
    """The check fails when a rule or a position changes under a trial."""
    import msgspec

    trial = next(trial for trial in shipped("taisen") if trial.kind == "win")
    dice = dict.fromkeys(("rock", "paper", "scissors"), 1)
    broken = msgspec.structs.replace(trial, state={**trial.state, "dice": dice})
    assert flaw(broken, GAMES["taisen"]) is not None
    assert flaw(msgspec.structs.replace(trial, rules=7), GAMES["taisen"]) is not None


def test_starting_the_program_reads_no_trials() -> None:
    code = "import sys, game.cli, game.app.app; print(*(name for name in sys.modules if 'trials' in name))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert run.stdout.strip() == ""
