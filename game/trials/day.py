"""The puzzle and the challenge of the day: chosen by the date alone, so that everybody has the same, also offline.

`days.json` is a list that only ever grows at its end: an update changes no day that has passed.
"""

from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.trials.challenge import Challenge
from game.trials.challenge_library import challenge_named
from game.trials.library import numbered
from game.trials.progress import TrialProgress
from game.trials.trial import Trial

_FILE = Path(__file__).parent / "days.json"


class Stretch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From a date on, until the next stretch begins: these puzzles and challenges in turn, over and over."""

    since: date
    puzzles: tuple[tuple[str, int], ...]
    """Game and number."""

    challenges: tuple[tuple[str, str], ...]
    """Game and name."""


class Streak(NamedTuple):
    """Days in a row with a solved puzzle, and the days between them that are forgiven."""

    days: int
    forgiven: frozenset[date]


@cache
def stretches() -> tuple[Stretch, ...]:
    """The whole list, oldest first."""
    return msgspec.json.decode(_FILE.read_bytes(), type=tuple[Stretch, ...])


def stretch_of(when: date) -> Stretch:
    """The stretch that a day belongs to; days before the first belong to it too."""
    return next((one for one in reversed(stretches()) if one.since <= when), stretches()[0])


def puzzle_of(when: date) -> Trial:
    """The puzzle of a day."""
    stretch = stretch_of(when)
    game, number = stretch.puzzles[(when - stretch.since).days % len(stretch.puzzles)]
    trial = numbered(game, number)
    if trial is None:
        raise LookupError(f"the trial of {when} is missing: {game} {number}")
    return trial


def challenge_of(when: date) -> Challenge:
    """The challenge of a day."""
    stretch = stretch_of(when)
    game, name = stretch.challenges[(when - stretch.since).days % len(stretch.challenges)]
    challenge = challenge_named(game, name)
    if challenge is None:
        raise LookupError(f"the challenge of {when} is missing: {game} {name}")
    return challenge


def streak(progress: TrialProgress, today: date) -> Streak:
    """The days in a row up to today. One missed day between solved ones is forgiven, and today may still come."""
    count, forgiven = 0, set[date]()
    when = today if progress.day(today).puzzle else today - timedelta(days=1)
    while True:
        if progress.day(when).puzzle:
            count += 1
        elif not forgiven and progress.day(when - timedelta(days=1)).puzzle:
            forgiven.add(when)
        else:
            return Streak(count, frozenset(forgiven))
        when -= timedelta(days=1)
