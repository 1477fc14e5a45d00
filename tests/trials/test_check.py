"""`python -m game trials --check`: counts for people, an exit code for programs, and no rule may change unnoticed."""

from collections.abc import Sequence

import pytest

from game import cli
from game.catalog import GAMES, TITLES
from game.games.oboro.rules import scoring
from game.trials.check import run
from game.trials.library import made, shipped


def test_the_check_counts_by_game_kind_and_grade(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["trials", "--check", "ninjutsu"]) == 0
    told, verdict = capsys.readouterr().out.splitlines()
    grades = [sum(trial.grade == grade for trial in shipped("ninjutsu")) for grade in range(1, 6)]
    count, retired = len(shipped("ninjutsu")), len(made("ninjutsu").retired)
    assert told == f"ninjutsu: {count} (path {count}); by grade {grades}; {retired} retired"
    assert verdict.startswith("all proven in ")


def test_without_names_every_game_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def note(names: Sequence[str], _find: object) -> int:
        asked.extend(names)
        return 0

    monkeypatch.setattr("game.trials.check.run", note)
    assert cli.run(["trials", "--check"]) == 0
    assert asked == list(TITLES)


def test_a_changed_rule_fails_the_check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """O3, as if the mission failed when its very number is reached."""
    rank = scoring.rank
    monkeypatch.setattr(scoring, "rank", lambda tops, mission: rank(tops, mission - 1))
    assert run(["oboro"], GAMES.__getitem__) == 1
    *broken, counts, verdict = capsys.readouterr().out.splitlines()
    assert counts.startswith("oboro: ")
    assert broken
    assert all(line.startswith("oboro ") and "(sure): " in line for line in broken)
    assert verdict.startswith(f"{len(broken)} are wrong in ")
