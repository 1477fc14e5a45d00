"""What a seat knows of a match of Ninja Taisen: everything."""

from typing import TypeAlias

from game.core.contract import View
from game.games.taisen.rules.state import State

Tiles: TypeAlias = tuple[tuple[int, ...], ...]


class TaisenView(View, frozen=True):
    """The whole position, as immutable values."""

    paths: tuple[Tiles, Tiles]
    active: int
    dice: tuple[int, ...]
    free: int
    shogun_moved: bool
    turn: int
    winner: int

    @classmethod
    def of(cls, state: State, seat: int) -> "TaisenView":
        """What `seat` knows of `state`."""
        monkey, wolf = state.paths
        return cls(
            seat=seat,
            paths=(tuple(map(tuple, monkey)), tuple(map(tuple, wolf))),
            active=state.active,
            dice=state.dice,
            free=state.free,
            shogun_moved=state.shogun_moved,
            turn=state.turn,
            winner=state.winner,
        )

    def state(self) -> State:
        """The position behind the view."""
        monkey, wolf = self.paths
        return State(
            ([list(tile) for tile in monkey], [list(tile) for tile in wolf]),
            self.active,
            self.dice,
            self.free,
            shogun_moved=self.shogun_moved,
            turn=self.turn,
            winner=self.winner,
        )
