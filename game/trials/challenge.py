"""A challenge: a whole match with a twist, and three goals that each bring a star."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from game.core.chance import Chance
from game.core.game import AnyGame
from game.core.match import Match
from game.core.outcome import Outcome
from game.core.refusal import Value
from game.trials.limits import Limit, limited
from game.trials.trial import Name

STARS = 3
SEAT = 0
"""The player always has the first seat."""


class StarGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What brings a star: to win, and to reach a number on the way."""

    deed: Name = "won"
    """What is counted; the text `<game>.challenge.goal.<deed>` says it in words."""

    least: int | None = None
    most: int | None = None

    @property
    def count(self) -> int:
        """The number in the goal's words."""
        return self.least if self.least is not None else self.most or 0

    def reached(self, deeds: Mapping[str, int]) -> bool:
        """Whether a won match reaches it."""
        done = deeds.get(self.deed, 0)
        return (self.least is None or done >= self.least) and (self.most is None or done <= self.most)


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How computers did in the player's place: `tools/challenges.py` writes it."""

    command: str
    shadow: tuple[int, int]
    """Wins and tries; it stops at its first win."""

    adept: tuple[int, int]
    simulations: int | None = None
    """How much the shadow thought, where its own effort would have taken too long."""


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match with a twist; all but the first seat belong to computers."""

    game: Name
    name: Name
    """Never changes once it is shipped: days and stars refer to it."""

    others: tuple[Name, ...]
    """The levels of the computers, in the order of their seats."""

    goals: Annotated[tuple[StarGoal, ...], Meta(min_length=STARS, max_length=STARS)]
    options: dict[str, Value] = {}
    limit: Name | None = None
    """What nobody may do."""

    start: Name | None = None
    """What is different at the start."""

    measured: Measured | None = None

    @property
    def seats(self) -> int:
        """The number of players."""
        return 1 + len(self.others)


class ChallengeHooks(NamedTuple):
    """What one game adds to challenges: pure functions, no AI."""

    limits: Mapping[str, Limit]
    starts: Mapping[str, Callable[[Any, Chance], None]]
    """Each changes the first position of a match."""

    deeds: Callable[[Match, int, Outcome], Mapping[str, int]]
    """What a seat did in a finished match, in numbers."""


def match_of(game: AnyGame, hooks: ChallengeHooks, challenge: Challenge, seed: int) -> Match:
    """A new match of a challenge."""
    if challenge.limit is not None:
        game = limited(game, challenge.limit, hooks.limits[challenge.limit])
    match = Match(game, challenge.seats, seed, None, **challenge.options)
    if challenge.start is not None:
        hooks.starts[challenge.start](match.state, match.chance)
    return match


def stars_of(challenge: Challenge, hooks: ChallengeHooks, match: Match) -> tuple[bool, ...]:
    """Which goals a finished match reached. None unless it is won: a draw among all is no win."""
    outcome = match.outcome
    if outcome is None or SEAT not in outcome.winners or len(outcome.winners) == match.seats:
        return (False,) * STARS
    deeds = {"won": 1, **hooks.deeds(match, SEAT, outcome)}
    return tuple(goal.reached(deeds) for goal in challenge.goals)
