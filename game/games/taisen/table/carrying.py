"""A ninja that is being dragged: who comes along, and where the group would be set down. No pygame."""

from typing import NamedTuple

from game.core.refusal import Refusal, refuse
from game.engine.geometry import Point
from game.games.taisen.moves import UseDie
from game.games.taisen.picture import Picture
from game.games.taisen.table.choice import Choice
from game.games.taisen.table.places import STEP, Piece, Places

REACH = 84.0
"""How far beside the middle of a tile, and however high above it, a group may be let go of."""


class Carried(NamedTuple):
    """A ninja in the hand, and where the hand is."""

    ninja: str
    at: Point

    def group(self, picture: Picture, seat: int) -> dict[Piece, Point]:
        """The ninja and all who stand on it, one above the other."""
        stack = next(stack for stack in picture.stacks[seat] if self.ninja in stack)
        taken = stack[stack.index(self.ninja) :]
        return {Piece(seat, name): Point(self.at.x, self.at.y - STEP * up) for up, name in enumerate(taken)}

    def aimed(self, choice: Choice, places: Places) -> list[UseDie]:
        """The moves that would end where the hand is."""
        return [
            move
            for move in choice.moves_of(self.ninja)
            if abs(places.tile(choice.forecast(move).moved.end).x - self.at.x) <= REACH
        ]

    def let_go(self, choice: Choice, places: Places, picture: Picture) -> UseDie | Refusal | None:
        """What comes of it: a move, a reason why there is none, or nothing if it was put back."""
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
