"""What every search has in common: it runs in small steps and can be asked for its result at any time."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec

Worlds = Callable[[], Any]
"""Samples a full position consistent with the view."""


class Candidate(msgspec.Struct, frozen=True):
    """A move that was searched."""

    move: Any
    value: float
    """The estimated chance to win after it, 0 to 1."""

    visits: int
    """How many simulations that estimate is based on."""


class Search(ABC):
    """A search in progress. A step takes a few milliseconds, and the caller can stop after any of them."""

    def __init__(self, simulations: int) -> None:
        self.left = simulations

    @property
    def done(self) -> bool:
        """Whether all simulations have been made."""
        return self.left <= 0

    @abstractmethod
    def step(self) -> None:
        """Run the next simulation."""

    @abstractmethod
    def candidates(self) -> list[Candidate]:
        """Every move that was searched, the one to make first."""
