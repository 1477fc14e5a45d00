"""What is remembered of trials: first tries, hints, days, streaks; and what a damaged file does."""

import shutil
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from game.engine.prefs.key_value import MemoryStore
from game.store.key_value_files import KeyValueFiles
from game.trials.challenge import STARS
from game.trials.challenge_library import challenges
from game.trials.day import streak
from game.trials.library import shipped
from game.trials.own import FILE as OWN
from game.trials.own import MOST, OwnTrials
from game.trials.progress import FILE, TrialProgress
from tests.trials.examples import EXACT, WIN

TODAY = date(2026, 11, 17)


def test_solved_at_first_try_only_without_help() -> None:
    progress = TrialProgress(MemoryStore())
    assert progress.solve(WIN).first
    progress.hint(EXACT, 1)
    tried = progress.solve(EXACT)
    assert tried.solved
    assert not tried.first


def test_a_failure_after_the_solution_changes_nothing() -> None:
    progress = TrialProgress(MemoryStore())
    progress.solve(WIN)
    progress.fail(WIN)
    assert progress.of(WIN).first
    assert progress.of(WIN).failed == 0


def test_progress_survives_the_program(tmp_path) -> None:
    progress = TrialProgress(KeyValueFiles(tmp_path))
    progress.fail(WIN)
    progress.puzzle_solved(TODAY, first=True)
    again = TrialProgress(KeyValueFiles(tmp_path))
    assert again.of(WIN).failed == 1
    assert again.day(TODAY).first


def test_a_file_that_makes_no_sense_is_set_aside(tmp_path) -> None:
    (tmp_path / f"{FILE}.json").write_text('{"trials": 7}')
    progress = TrialProgress(KeyValueFiles(tmp_path))
    assert progress.of(WIN).failed == 0
    progress.fail(WIN)
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("solved", "days", "forgiven"),
    [
        ((), 0, ()),
        ((0,), 1, ()),
        ((1, 2), 2, ()),
        ((0, 2, 3), 3, (1,)),
        ((2, 3), 2, (1,)),
        ((0, 2, 4, 5), 2, (1,)),
        ((0, 3), 1, ()),
    ],
)
def test_a_streak_forgives_one_day(solved: tuple[int, ...], days: int, forgiven: tuple[int, ...]) -> None:
    progress = TrialProgress(MemoryStore())
    for ago in solved:
        progress.puzzle_solved(TODAY - timedelta(days=ago), first=False)
    found = streak(progress, TODAY)
    assert found.days == days
    assert found.forgiven == {TODAY - timedelta(days=ago) for ago in forgiven}


def test_everything_is_on_disk_at_once_and_travels_with_the_folder(tmp_path: Path) -> None:
    """Nothing waits for the program to end: a kill loses nothing, and a copied folder has all of it."""
    home, copied = tmp_path / "home", tmp_path / "copied"
    progress, own = TrialProgress(KeyValueFiles(home)), OwnTrials(KeyValueFiles(home))
    trial, challenge = shipped("taisen")[0], challenges("taisen")[0]
    progress.solve(trial)
    progress.played(challenge, (True, False, True))
    progress.challenge_won(date(2026, 11, 17))
    own.keep(msgspec.structs.replace(trial, number=0))
    shutil.copytree(home, copied)
    again = TrialProgress(KeyValueFiles(copied))
    assert again.of(trial).first
    assert [again.challenge(challenge).has(number) for number in range(STARS)] == [True, False, True]
    assert again.day(date(2026, 11, 17)).challenge
    assert len(OwnTrials(KeyValueFiles(copied)).all) == 1


def test_what_a_newer_version_keeps_beside_it_is_written_back() -> None:
    store, trial = MemoryStore(), shipped("taisen")[0]
    store.write(FILE, {"trials": {}, "medals": {"gold": 3}})
    TrialProgress(store).solve(trial)
    assert TrialProgress(store).of(trial).solved
    kept = store.read(FILE)
    assert isinstance(kept, dict)
    assert kept["medals"] == {"gold": 3}


def test_stars_are_kept_from_match_to_match() -> None:
    progress, challenge = TrialProgress(MemoryStore()), challenges("oboro")[0]
    progress.played(challenge, (True, False, False))
    done = progress.played(challenge, (False, False, False))
    assert (done.tries, done.stars) == (2, 1)
    assert progress.played(challenge, (True, True, False)).stars == 3


def test_a_full_list_of_own_trials_is_there_the_next_time(tmp_path: Path) -> None:
    trial = max(shipped("ninjutsu"), key=lambda one: len(str(one.state)))
    memory = MemoryStore()
    own = OwnTrials(memory)
    for number in range(MOST + 1):
        # Longer than any position of the box, and each another one.
        own.keep(msgspec.structs.replace(trial, number=0, state={**trial.state, "turn": number, "more": "x" * 1500}))
    assert KeyValueFiles(tmp_path).write(OWN, memory.read(OWN))
    assert len(OwnTrials(KeyValueFiles(tmp_path)).all) == MOST
