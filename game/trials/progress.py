"""What a player has solved and tried, kept in one small file that is written after every change."""

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Protocol

import msgspec
from msgspec import Meta

from game.trials.challenge import STARS, Challenge
from game.trials.trial import Trial

FILE = "trials"
HINTS = 3
"""How many hints a trial has: motif, piece, first move."""

Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Store(Protocol):
    """Plain JSON data by name; the program's store implements it."""

    def read(self, name: str) -> object | None:
        """The value stored under that name, or None."""

    def write(self, name: str, data: object) -> bool:
        """Store a value; returns whether that worked."""

    def distrust(self, name: str) -> None:
        """Report that a stored value makes no sense."""


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


class _Kept(msgspec.Struct):
    trials: dict[str, dict[str, Tried]] = {}
    """By game and number."""

    days: dict[str, Day] = {}
    """By date, in ISO 8601."""

    challenges: dict[str, dict[str, Challenged]] = {}
    """By game and name."""


class TrialProgress:
    """Reads the file on first use."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: _Kept | None = None

    @property
    def _kept(self) -> _Kept:
        if self._read is None:
            data = self._store.read(FILE)
            try:
                self._read = msgspec.convert(data, type=_Kept) if data is not None else _Kept()
            except msgspec.ValidationError:  # not written by the game
                self._store.distrust(FILE)
                self._read = _Kept()
        return self._read

    def of(self, trial: Trial) -> Tried:
        """How a shipped trial went so far."""
        return self._kept.trials.get(trial.game, {}).get(str(trial.number), Tried())

    def solved(self, game: str) -> int:
        """How many of a game's trials are solved."""
        return sum(tried.solved for tried in self._kept.trials.get(game, {}).values())

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
        return self._kept.days.get(when.isoformat(), Day())

    def puzzle_solved(self, when: date, *, first: bool) -> None:
        """Record that the day's puzzle is solved."""
        day = self._kept.days.setdefault(when.isoformat(), Day())
        if not day.puzzle:
            day.puzzle, day.first = True, first
            self._write()

    def challenge(self, challenge: Challenge) -> Challenged:
        """How a challenge went so far."""
        return self._kept.challenges.get(challenge.game, {}).get(challenge.name, Challenged())

    def played(self, challenge: Challenge, stars: Sequence[bool]) -> Challenged:
        """Record a finished match of a challenge and the goals that it reached."""
        done = self._kept.challenges.setdefault(challenge.game, {}).setdefault(challenge.name, Challenged())
        done.tries += 1
        done.stars |= sum(1 << number for number, star in enumerate(stars) if star)
        self._write()
        return done

    def challenge_won(self, when: date) -> None:
        """Record that the day's challenge is won."""
        day = self._kept.days.setdefault(when.isoformat(), Day())
        if not day.challenge:
            day.challenge = True
            self._write()

    def _change(self, trial: Trial) -> Tried | None:
        """The record to change; a player's own trial has none."""
        if not trial.number:
            return None
        return self._kept.trials.setdefault(trial.game, {}).setdefault(str(trial.number), Tried())

    def _write(self) -> None:
        self._store.write(FILE, msgspec.to_builtins(self._kept))
