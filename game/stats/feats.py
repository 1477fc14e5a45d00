"""What a person achieved in a finished match: records and deeds."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from game.core.match import Match
from game.core.outcome import Outcome


class Best(NamedTuple):
    """A record that a game keeps."""

    name: str
    least: bool = False
    """Whether fewer is better."""

    def better(self, one: int, other: int) -> int:
        """The better of two values."""
        return min(one, other) if self.least else max(one, other)


class Feats(NamedTuple):
    """What a game reports about achievements."""

    bests: tuple[Best, ...]
    reached: Callable[[Match, int, Outcome], dict[str, int]]
    """What a seat reached in a finished match, by the names of the records; those that do not apply are left out."""

    deeds: Callable[[Match, int, Outcome], Iterable[str]]
    """The names of the achievements that a seat earned in a finished match."""


def won(outcome: Outcome, seat: int) -> bool:
    """Whether a seat won, and alone."""
    return outcome.winners == (seat,)
