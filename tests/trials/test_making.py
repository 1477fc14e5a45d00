"""How trials are made: the same for the same seed, no look-alikes, graded from easy to hard, numbers never moved."""

from collections import Counter

import msgspec
import pytest

from game.trials.library import Made, made, shipped, solver_of
from game.trials.trial import Budget, Trial
from tools.trial_taste import hardness
from tools.trials import Found, chosen, collect, graded, regraded, replacing, written

LONG_ENOUGH = 600.0


def found(trial: Trial) -> Found:
    solution = solver_of(trial.game).solve(trial, Budget())
    return Found(trial, solution, hardness(trial, solution))


@pytest.fixture(scope="module")
def paths() -> list[Found]:
    return [found(trial) for trial in shipped("ninjutsu")]


def test_the_same_seed_makes_the_same_trials() -> None:
    first, again = (collect("oboro", 5, {"exact": 2}, 1.0, LONG_ENOUGH) for _ in range(2))
    assert len(first) == 2
    assert first == again
    assert collect("oboro", 6, {"exact": 2}, 1.0, LONG_ENOUGH) != first


def test_a_match_gives_at_most_one_trial_of_a_kind() -> None:
    sources = [one.trial.source for one in collect("oboro", 5, {"exact": 3}, 1.0, LONG_ENOUGH)]
    assert len(set(sources)) == len(sources) == 3


def test_what_is_like_the_others_is_left_out(paths: list[Found]) -> None:
    one, other = paths[0], next(two for two in paths if two.solution.motifs != paths[0].solution.motifs)
    twin = one._replace(trial=msgspec.structs.replace(one.trial, source=one.trial.source + 1))
    assert other in chosen([one, twin, other], {"path": 2})
    assert chosen([twin, other], {"path": 1}, [one.trial]) == [other], "nor may it be like those that stay"


def test_a_whole_file_is_numbered_from_easy_to_hard(paths: list[Found]) -> None:
    trials = graded(paths, {"path": len(paths)})
    assert [trial.number for trial in trials] == list(range(1, len(paths) + 1))
    assert [trial.grade for trial in trials] == sorted(trial.grade for trial in trials)
    hard = {one.trial.source: one.hard for one in paths}
    assert [hard[trial.source] for trial in trials] == sorted(hard.values())


def test_new_trials_take_the_grades_of_the_retired_and_numbers_of_their_own(paths: list[Found]) -> None:
    retired = [one.trial for one in paths if one.trial.grade > 3]
    new = replacing(paths[: len(retired)], retired, 100)
    assert [trial.number for trial in new] == list(range(100, 100 + len(retired)))
    assert Counter(trial.grade for trial in new) == Counter(trial.grade for trial in retired)


@pytest.mark.parametrize("name", ["ninjutsu", "wataah"])
def test_grading_again_changes_nothing_but_grades(name: str) -> None:
    before, after = made(name), regraded(made(name))
    assert [msgspec.structs.replace(trial, grade=1) for trial in after.trials] == [
        msgspec.structs.replace(trial, grade=1) for trial in before.trials
    ]
    assert (after.batches, after.retired) == (before.batches, before.retired)
    wall = [trial for trial in after.trials if trial.number not in after.retired]
    assert Counter((trial.kind, trial.grade) for trial in wall) == Counter(
        (trial.kind, trial.grade) for trial in shipped(name)
    )
    assert regraded(after) == after


def test_the_file_says_the_same_again() -> None:
    assert msgspec.json.decode(written(made("ninjutsu")), type=Made) == made("ninjutsu")
