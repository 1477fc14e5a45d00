"""What every way of searching has in common: it goes on in small steps and can be asked at any time."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec

Worlds = Callable[[], Any]
"""Draws a full position that could be behind the view."""


class Candidate(msgspec.Struct, frozen=True):
    """A move that was looked at."""

    move: Any
    value: float
    """The chance to win that it seems to leave, 0 to 1."""

    visits: int
    """How much thought stands behind that."""


class Search(ABC):
    """A search that is under way. A step takes a few milliseconds: whoever waits can go away after any of them."""

    def __init__(self, simulations: int) -> None:
        self.left = simulations

    @property
    def done(self) -> bool:
        """Whether all simulations have been made."""
        return self.left <= 0

    @abstractmethod
    def step(self) -> None:
        """Make the next simulation."""

    @abstractmethod
    def candidates(self) -> list[Candidate]:
        """Every move that was looked at, the one to make first."""
