"""What a player has solved and tried, kept in one small file that is written after every change."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from typing import Annotated

import msgspec
from msgspec import Meta

from game.trials.challenge import STARS, Challenge
from game.trials.kept_file import KeptFile, Store
from game.trials.trial import Name, Trial

FILE = "trials"
MOST_DAYS = 20_000
HINTS = 3
"""How many hints a trial has: motif, piece, first move."""

Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Tried(msgspec.Struct, omit_defaults=True):
    """How one trial went so far."""

    failed: Count = 0
    hints: Annotated[int, Meta(ge=0, le=HINTS)] = 0
    shown: bool = False
    """Whether the solution was shown before it was solved."""

    solved: bool = False
    first: bool = False
    """Whether it was solved at the first try, without help."""


class Day(msgspec.Struct, omit_defaults=True):
    """What was done on one day."""

    puzzle: bool = False
    first: bool = False
    """Whether the puzzle was solved at the first try."""

    challenge: bool = False


class Challenged(msgspec.Struct, omit_defaults=True):
    """How one challenge went so far."""

    tries: Count = 0
    stars: Annotated[int, Meta(ge=0, lt=1 << STARS)] = 0
    """The goals reached, as a bit mask: each star is kept."""

    def has(self, number: int) -> bool:
        """Whether it has brought the star of a goal."""
        return bool(self.stars >> number & 1)


Number = Annotated[str, Meta(pattern="^[1-9][0-9]{0,4}$")]
IsoDate = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class ProgressRecord(msgspec.Struct):
    """What the file holds."""

    trials: dict[Name, dict[Number, Tried]] = {}
    """By game and number."""

    days: Annotated[dict[IsoDate, Day], Meta(max_length=MOST_DAYS)] = {}
    """By date, in ISO 8601."""

    challenges: dict[Name, dict[Name, Challenged]] = {}
    """By game and name."""


class TrialProgress:
    """Records what happens, in one small file."""

    def __init__(self, store: Store, unsaved: Callable[[], None] = lambda: None) -> None:
        """`unsaved` is called when the file cannot be written, and not again before it could be."""
        self._file = KeptFile(store, FILE, ProgressRecord)
        self._unsaved = unsaved
        self._told = False

    @property
    def record(self) -> ProgressRecord:
        """Everything that is remembered."""
        return self._file.contents

    def of(self, trial: Trial) -> Tried:
        """How a shipped trial went so far."""
        return self.record.trials.get(trial.game, {}).get(str(trial.number), Tried())

    def solved(self, trials: Iterable[Trial]) -> int:
        """How many of these trials are solved."""
        return sum(self.of(trial).solved for trial in trials)

    def fail(self, trial: Trial) -> None:
        """Count a wrong try; after it is solved nothing is counted any more."""
        tried = self._change(trial)
        if tried is not None and not tried.solved:
            tried.failed += 1
            self._write()

    def hint(self, trial: Trial, hints: int) -> None:
        """Record how many hints are open."""
        tried = self._change(trial)
        if tried is not None and not tried.solved and hints > tried.hints:
            tried.hints = hints
            self._write()

    def show(self, trial: Trial) -> None:
        """Record that the solution was shown."""
        tried = self._change(trial)
        if tried is not None and not tried.solved:
            tried.shown = True
            self._write()

    def solve(self, trial: Trial) -> Tried:
        """Record that it is solved."""
        tried = self._change(trial)
        if tried is None:
            return Tried(solved=True)
        if not tried.solved:
            tried.solved = True
            tried.first = not (tried.failed or tried.hints or tried.shown)
            self._write()
        return tried

    def day(self, when: date) -> Day:
        """What was done on a day."""
        return self.record.days.get(when.isoformat(), Day())

    def puzzle_solved(self, when: date, *, first: bool) -> None:
        """Record that the day's puzzle is solved."""
        day = self.record.days.setdefault(when.isoformat(), Day())
        if not day.puzzle:
            day.puzzle, day.first = True, first
            self._write()

    def challenge(self, challenge: Challenge) -> Challenged:
        """How a challenge went so far."""
        return self.record.challenges.get(challenge.game, {}).get(challenge.name, Challenged())

    def played(self, challenge: Challenge, stars: Sequence[bool]) -> Challenged:
        """Record a finished match of a challenge and the goals that it reached."""
        done = self.record.challenges.setdefault(challenge.game, {}).setdefault(challenge.name, Challenged())
        done.tries += 1
        done.stars |= sum(1 << number for number, star in enumerate(stars) if star)
        self._write()
        return done

    def challenge_won(self, when: date) -> None:
        """Record that the day's challenge is won."""
        day = self.record.days.setdefault(when.isoformat(), Day())
        if not day.challenge:
            day.challenge = True
            self._write()

    def _write(self) -> None:
        written = self._file.write()
        if not (written or self._told):
            self._unsaved()
        self._told = not written

    def _change(self, trial: Trial) -> Tried | None:
        """The record to change; a player's own trial has none."""
        if not trial.number:
            return None
        return self.record.trials.setdefault(trial.game, {}).setdefault(str(trial.number), Tried())

    def merge(self, other: ProgressRecord) -> bool:
        """Add what was done elsewhere: of every trial the better result counts, every star and every day stays.

        Returns whether it was written to disk.
        """
        mine = self.record
        for game, tried in other.trials.items():
            _take_better(mine.trials.setdefault(game, {}), tried)
        for when, day in other.days.items():
            own = mine.days.setdefault(when, Day())
            own.first = own.first or (day.first and not own.puzzle)
            own.puzzle, own.challenge = own.puzzle or day.puzzle, own.challenge or day.challenge
        for game, played in other.challenges.items():
            for name, done in played.items():
                had = mine.challenges.setdefault(game, {}).setdefault(name, Challenged())
                had.tries, had.stars = max(had.tries, done.tries), had.stars | done.stars
        return self._file.write()


def _take_better(mine: dict[str, Tried], theirs: Mapping[str, Tried]) -> None:
    """Solved counts more than tried; of two tries the one with more help counts, so that no help is forgotten."""
    for number, tried in theirs.items():
        had = mine.get(number, Tried())
        if not had.solved and (tried.solved or (tried.failed, tried.hints) > (had.failed, had.hints)):
            mine[number] = tried
