"""Progress as a file: it comes back on another machine, adds to what is there, and a stranger's file does no harm."""

import msgspec
import pytest

from game.core.refusal import BadData
from game.engine.prefs.key_value import MemoryStore
from game.trials.backup import backup_in, backup_of
from game.trials.challenge_library import challenges
from game.trials.library import shipped
from game.trials.own import OwnTrials
from game.trials.progress import TrialProgress
from tests.trials.test_progress import TODAY

FIRST, SECOND = shipped("taisen")[:2]
CHALLENGE = challenges("taisen")[0]


def played() -> tuple[TrialProgress, OwnTrials]:
    progress, own = TrialProgress(MemoryStore()), OwnTrials(MemoryStore())
    progress.solve(FIRST)
    progress.fail(SECOND)
    progress.puzzle_solved(TODAY, first=True)
    progress.played(CHALLENGE, (True, False, True))
    own.keep(msgspec.structs.replace(FIRST, number=0))
    return progress, own


def test_everything_comes_back_on_another_machine() -> None:
    backup = backup_in(backup_of(*played()))
    assert backup is not None
    assert backup.counts == (1, 2, 1)
    there = TrialProgress(store := MemoryStore())
    there.merge(backup.progress)
    again = TrialProgress(store)
    assert again.of(FIRST).first
    assert again.of(SECOND).failed == 1
    assert again.day(TODAY).first
    assert again.challenge(CHALLENGE).stars == 0b101
    assert backup.own[0].state == FIRST.state


def test_nothing_that_is_there_is_lost() -> None:
    backup = backup_in(backup_of(*played()))
    assert backup is not None
    there = TrialProgress(MemoryStore())
    there.fail(FIRST)
    there.solve(SECOND)
    there.played(CHALLENGE, (True, True, False))
    there.merge(backup.progress)
    assert there.of(FIRST).solved
    assert there.of(SECOND).first, "a failure elsewhere does not undo what was solved here"
    assert there.challenge(CHALLENGE).stars == 0b111
    before = msgspec.to_builtins(there.record)
    there.merge(backup.progress)
    assert msgspec.to_builtins(there.record) == before, "the same file twice adds nothing"


def test_what_does_not_exist_is_left_out() -> None:
    data = b"""{"progress": {"trials": {"taisen": {"1": {"solved": true}, "99999": {"solved": true}},
        "chess": {"1": {"solved": true}}}, "days": {"2026-13-45": {"puzzle": true}, "2026-11-02": {"puzzle": true}},
        "challenges": {"taisen": {"no_such": {"stars": 7}}}}}"""
    backup = backup_in(data)
    assert backup is not None
    assert set(backup.progress.trials) == {"taisen"}
    assert set(backup.progress.trials["taisen"]) == {"1"}
    assert set(backup.progress.days) == {"2026-11-02"}
    assert backup.progress.challenges == {}


@pytest.mark.parametrize(
    "data",
    [
        b'{"progress": 7}',
        b'{"progress": {"trials": {"taisen": {"-1": {}}}}}',
        b'{"progress": {"trials": {"taisen": {"1": {"failed": -1}}}}}',
        b'{"progress": {"challenges": {"taisen": {"x": {"stars": 99}}}}}',
        b'{"progress": {}, "own": [{"game": "taisen"}]}',
        b'{"progress": {}, "more": 1}',
        b'{"progress": ' + b"[" * 5000,
        b'{"progress"',
    ],
)
def test_damaged_files_are_refused(data: bytes) -> None:
    with pytest.raises(BadData):
        backup_in(data)


def test_other_files_are_no_backup() -> None:
    assert backup_in(b'{"trial": {}}') is None
    assert backup_in(b'{"format": 2}') is None
    assert backup_in(b"") is None
