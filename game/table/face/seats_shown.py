"""What a face needs to draw the seats, besides its own picture."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.player import Player
from game.table.seats.moods import Mood


class SeatsShown(NamedTuple):
    """The players, whose turn it is, and how they feel."""

    players: Sequence[Player]
    to_move: int | None
    thinking: bool
    moods: tuple[Mood, ...] = ()
    """How each seat's character feels; empty where nobody feels anything."""

    def mood(self, seat: int) -> Mood:
        """The mood of a seat's character."""
        return self.moods[seat] if seat < len(self.moods) else Mood.CALM

    @property
    def shows(self) -> tuple[object, ...]:
        """What a static layer with the seats depends on."""
        return tuple(self.players), self.to_move, self.thinking, self.moods
