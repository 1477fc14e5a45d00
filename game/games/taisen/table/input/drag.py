"""Dragging a ninja: which ninjas come along, and where the group would be dropped. No pygame."""

from typing import NamedTuple

from game.core.refusal import Refusal, refuse
from game.engine.geometry import Point
from game.games.taisen.rules.moves import UseDie
from game.games.taisen.rules.picture import Picture
from game.games.taisen.table.input.move_builder import MoveBuilder
from game.games.taisen.table.layout import STEP, Ninja, TableLayout

REACH = 84.0
"""How far to the side of a tile's centre a group may be dropped, at any height above it."""


class Dragged(NamedTuple):
    """A dragged ninja, and where the pointer is."""

    ninja: str
    at: Point

    def group(self, picture: Picture, seat: int) -> dict[Ninja, Point]:
        """The ninja and all that stand on it, bottom to top."""
        stack = next(stack for stack in picture.stacks[seat] if self.ninja in stack)
        taken = stack[stack.index(self.ninja) :]
        return {Ninja(seat, name): Point(self.at.x, self.at.y - STEP * up) for up, name in enumerate(taken)}

    def aimed(self, choice: MoveBuilder, places: TableLayout) -> list[UseDie]:
        """The moves that would end where the pointer is."""
        return [
            move
            for move in choice.moves_of(self.ninja)
            if abs(places.tile(choice.forecast(move).moved.end).x - self.at.x) <= REACH
        ]

    def let_go(self, choice: MoveBuilder, places: TableLayout, picture: Picture) -> UseDie | Refusal | None:
        """The result of a drop: a move, a reason why there is none, or nothing if the group was put back."""
        aimed = self.aimed(choice, places)
        if len(aimed) == 1:
            return aimed[0]
        if aimed:
            return refuse("taisen.refused.which_die")
        stacks = picture.stacks[choice.seat]
        home = next(tile for tile, stack in enumerate(stacks) if self.ninja in stack)
        if abs(places.tile(home).x - self.at.x) <= REACH:
            return None
        return choice.why_stuck(self.ninja) or refuse("taisen.tip.no_landing")
