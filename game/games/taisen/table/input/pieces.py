"""What can be pointed at on the table of Ninja Taisen. No pygame."""

from game.engine.widgets.widget import Payload
from game.games.taisen.rules.ninjas import Suit


class OwnNinja(Payload, frozen=True):
    """A ninja of the player who decides."""

    kind = "ninja"

    ninja: str


class OtherNinja(Payload, frozen=True):
    """Any other ninja."""

    kind = "piece"

    seat: int
    ninja: str


class Die(Payload, frozen=True):
    """One of the dice."""

    kind = "die"

    suit: Suit


class Plate(Payload, frozen=True):
    """The plate of a side."""

    kind = "plate"

    side: str


class Village(Payload, frozen=True):
    """The village of a side."""

    kind = "village"

    side: str


LANDING, END_TURN = "landing", "end_turn"
"""The tile where the group would land, and the button that hands over the dice."""
