"""What can be pointed at on the table of Ninja Taisen. No pygame."""

from game.engine.widgets.widget import Payload
from game.games.taisen.rules.ninjas import Suit


class OwnNinja(Payload, frozen=True, tag="ninja"):
    """A ninja of the player who decides."""

    ninja: str


class OtherNinja(Payload, frozen=True, tag="piece"):
    """Any other ninja."""

    seat: int
    ninja: str


class Die(Payload, frozen=True, tag="die"):
    """One of the dice."""

    suit: Suit


class Plate(Payload, frozen=True, tag="plate"):
    """The plate of a side."""

    side: str


class Village(Payload, frozen=True, tag="village"):
    """The village of a side."""

    side: str


LANDING, END_TURN = "landing", "end_turn"
"""The tile where the group would land, and the button that hands over the dice."""
