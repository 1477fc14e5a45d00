"""What a game can tell about a match from outside: moments and decisions in words. No pygame."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

Say: TypeAlias = Callable[..., str]
"""Turns a key and values into words."""

Moment: TypeAlias = tuple[int, int]
"""A chapter (a round, where a game has several) and a turn within it. Moments of a match never go back."""


class Commentary(Protocol):
    """One game's part; it has no state."""

    def moment(self, state: Any) -> Moment:  # noqa: ANN401 - each game has its own state
        """When a position is."""

    def when(self, moment: Moment, say: Say) -> str:
        """A moment in words: `Turn 7`."""

    def move(self, view: Any, move: Any, say: Say, player: Callable[[int], str]) -> str:  # noqa: ANN401
        """What a decision of the seat of `view` is called; `player` gives the name of a seat."""
