"""Killed at any moment while it plays and saves, the program finds the match again as it was, or one decision later.

What was solved among the trials is there again, too.
"""

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.catalog import GAMES, TITLES
from game.core.record import match_of
from game.engine.prefs.preferences import Preferences
from game.stats.sources import stats_source_of
from game.store.key_value_files import KeyValueFiles
from game.store.match_store import MatchStore, SavedMatch
from game.store.settings import SettingsFile
from game.store.statistics import Statistics
from game.trials.challenge_library import challenges
from game.trials.own import OwnTrials
from game.trials.progress import TrialProgress
from tests.faults.size import needs_signals, patience, size

pytestmark = [pytest.mark.faults, pytest.mark.timeout(patience()), needs_signals]

KILLS = size(short=4, long=200)


def test_killed_at_random_moments(tmp_path: Path) -> None:
    pick = Random(KILLS)
    counts = dict.fromkeys(("saved", "over", "found"), 0)
    for _ in range(KILLS):
        told = life(tmp_path, pick.random())
        for line in told:
            counts[line[0]] = counts.get(line[0], 0) + 1
        check(tmp_path, told)
    print(f"{KILLS} kills: {counts}")
    assert counts["saved"] > KILLS, "it must have been killed while playing"


def test_what_was_solved_survives_kills_at_random_moments(tmp_path: Path) -> None:
    pick, tries = Random(KILLS), 0
    for _ in range(KILLS):
        told = life(tmp_path, pick.random(), "solving")
        assert not list(tmp_path.glob("**/*damaged*"))
        progress, own = TrialProgress(KeyValueFiles(tmp_path)), OwnTrials(KeyValueFiles(tmp_path))
        for _, game, number in (line for line in told if line[0] == "trial"):
            assert progress.record.trials[game][number].solved
        for _, count in (line for line in told if line[0] == "own"):
            assert len(own.all) >= int(count)
        least = max((int(line[1]) for line in told if line[0] == "tries"), default=tries)
        tries = progress.challenge(challenges("taisen")[0]).tries
        assert tries in (least, least + 1), "what was being kept may be there already"


def life(home: Path, seconds: float, what: str = "restless") -> list[list[str]]:
    """What a process printed that lived this long after its first line."""
    command = [sys.executable, "-m", f"tests.faults.{what}", str(home)]
    root = Path(__file__).parents[2]
    # Unbuffered: what `readline` had read ahead would be lost to `communicate`.
    process = subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(seconds)
    process.kill()
    rest, errors = process.communicate(timeout=30)
    assert process.returncode == -9, errors.decode()
    assert errors == b"", errors.decode()
    return [line.split() for line in (first + rest).decode().splitlines()]


def check(home: Path, told: list[list[str]]) -> None:
    """Whatever was reported as saved is there, and nothing is damaged."""
    assert not list(home.glob("**/*damaged*"))
    kept = {folder: found(home / folder) for folder in ("matches", "replays")}
    assert len(kept["matches"]) <= 1, "there is one match at a time"
    done = [line for line in told if line[0] != "about"]
    if done and done[-1][0] == "over":
        assert int(done[-1][2]) in kept["replays"][done[-1][1]]
    elif done:
        _, seed, decisions = done[-1]
        here = kept["matches"].get(seed) or kept["replays"].get(seed, {0})  # one without a decision has no file
        allowed = {int(decisions)}
        if told[-1][0] == "about" and told[-1][1] == seed:  # what it was about to save may be there already
            allowed.add(int(told[-1][2]))
        assert here & allowed, f"{here} decisions, not {allowed}"
    settings = SettingsFile(home / "settings.json", Preferences)
    settings.read()
    assert settings.problems == []
    troubles: list[object] = []
    _ = Statistics(home / "statistics.json", TITLES, stats_source_of, troubles.append).book
    assert troubles == []


def found(folder: Path) -> dict[str, set[int]]:
    """The decisions of every match in a folder, by its seed; each of them can be continued."""
    decisions: dict[str, set[int]] = {}
    for one in MatchStore(folder).all():
        assert isinstance(one, SavedMatch), one
        match = match_of(one.save, GAMES[one.save.record.game])
        assert match.start is None, "the history is whole"
        decisions.setdefault(str(match.seed), set()).add(match.decisions)
    return decisions
