"""Each game's words for moments and decisions of a match. No pygame."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

Say: TypeAlias = Callable[..., str]
"""Turns a text key and values into words."""

Moment: TypeAlias = tuple[int, int]
"""A chapter (a round, if the game has rounds) and a turn within it. Moments never decrease during a match."""


class Commentary(Protocol):
    """One game's implementation. It is stateless."""

    def moment(self, state: Any) -> Moment:  # noqa: ANN401 - each game has its own state
        """Return the moment of a position."""

    def when(self, moment: Moment, say: Say) -> str:
        """Describe a moment: `Turn 7`."""

    def standing(self, state: Any, say: Say) -> str:  # noqa: ANN401
        """Describe how every seat stands, in their order; only what all may know."""

    def move(self, view: Any, move: Any, say: Say, player: Callable[[int], str]) -> str:  # noqa: ANN401
        """Describe a decision of the seat of `view`; `player` returns the name of a seat."""
