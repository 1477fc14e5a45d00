"""All that a player has done in trials as one file: progress and own trials, to take along to another machine.

Such a file may come from anybody. What it says about trials that do not exist is left out, and own trials are proven
before they are kept.
"""

import re
from datetime import date
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from game.trials.challenge_library import challenge_named
from game.trials.library import numbered
from game.trials.own import MOST, OwnTrials
from game.trials.progress import ProgressRecord, TrialProgress
from game.trials.share import DAMAGED, parsed
from game.trials.trial import Trial

MOST_BYTES: Final = 2 * 1024 * 1024


class Backup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file holds."""

    progress: ProgressRecord
    own: Annotated[tuple[Trial, ...], Meta(max_length=MOST)] = ()

    @property
    def counts(self) -> "BackupCounts":
        """What is in it, in numbers."""
        solved = sum(tried.solved for game in self.progress.trials.values() for tried in game.values())
        stars = sum(done.stars.bit_count() for game in self.progress.challenges.values() for done in game.values())
        return BackupCounts(solved, stars, len(self.own))


class BackupCounts(NamedTuple):
    """What the player is told before anything is added."""

    solved: int
    stars: int
    own: int


def backup_of(progress: TrialProgress, own: OwnTrials) -> bytes:
    """Everything, as the contents of a file."""
    return msgspec.json.format(msgspec.json.encode(Backup(progress.record, own.all)), indent=1)


def backup_in(data: bytes) -> Backup | None:
    """The backup in the contents of a file; None if the file is about something else.

    Raises:
        BadData: if it is a damaged one.
    """
    if not re.match(rb'\s*\{\s*"progress"', data):
        return None
    found = parsed(data, Backup, DAMAGED)
    return Backup(_known(found.progress), found.own)


def _known(record: ProgressRecord) -> ProgressRecord:
    """What is about trials, challenges and days that exist: nothing else may grow the player's file."""
    trials = {
        game: {number: tried for number, tried in tries.items() if numbered(game, int(number)) is not None}
        for game, tries in record.trials.items()
    }
    challenges = {
        game: {name: done for name, done in played.items() if challenge_named(game, name) is not None}
        for game, played in record.challenges.items()
    }
    days = {when: day for when, day in record.days.items() if _is_date(when)}
    return ProgressRecord(
        {game: tries for game, tries in trials.items() if tries},
        days,
        {game: played for game, played in challenges.items() if played},
    )


def _is_date(when: str) -> bool:
    try:
        date.fromisoformat(when)
    except ValueError:
        return False
    return True
