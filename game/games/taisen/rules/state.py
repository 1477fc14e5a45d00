"""A position of Ninja Taisen: small lists of small numbers, quick to copy."""

from typing import TypeAlias

Path: TypeAlias = list[list[int]]
"""One side's ninjas on each of the eleven tiles, bottom to top."""


class State:
    """A position. `winner` is a seat, 2 for a draw, or -1 while the match goes on."""

    __slots__ = ("active", "dice", "free", "paths", "shogun_moved", "turn", "winner")

    def __init__(
        self,
        paths: tuple[Path, Path],
        active: int,
        dice: tuple[int, ...],
        free: int,
        *,
        shogun_moved: bool,
        turn: int,
        winner: int,
    ) -> None:
        self.paths = paths
        self.active = active
        self.dice = dice
        self.free = free
        """The dice not yet spent this turn, as a bit mask: 1 rock, 2 paper, 4 scissors."""

        self.shogun_moved = shogun_moved
        self.turn = turn
        self.winner = winner

    def copy(self) -> "State":
        """A copy that shares nothing mutable."""
        monkey, wolf = self.paths
        return State(
            ([tile[:] for tile in monkey], [tile[:] for tile in wolf]),
            self.active,
            self.dice,
            self.free,
            shogun_moved=self.shogun_moved,
            turn=self.turn,
            winner=self.winner,
        )
