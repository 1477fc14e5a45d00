"""Each game's words for moments and decisions of a match. No pygame."""

from collections.abc import Callable, Sequence
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

    def standing(self, state: Any) -> Sequence[int]:  # noqa: ANN401
        """Return how every seat stands, in their order; only what all may know. Empty if nothing counts yet."""

    def counted(self, say: Say) -> str:
        """Name what `standing` counts: `points`."""

    def move(self, view: Any, move: Any, say: Say, player: Callable[[int], str]) -> str:  # noqa: ANN401
        """Describe a decision of the seat of `view`; `player` returns the name of a seat."""
