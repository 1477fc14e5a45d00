"""Events that more than one game uses."""

from typing import ClassVar

from game.core.contract import Event
from game.core.outcome import Outcome


class TurnStarted(Event, frozen=True):
    """A seat's turn begins."""

    seat: int
    turn: int


class DiceRolled(Event, frozen=True):
    """A seat has rolled its dice."""

    seat: int
    values: tuple[int, ...]
    reveals: ClassVar[bool] = True


class MatchEnded(Event, frozen=True):
    """The match is over."""

    outcome: Outcome
