"""What can be pointed at on the table of Oboro. No pygame."""

from game.engine.widgets.widget import Payload


class PlayedAt(Payload, frozen=True):
    """A card of the trick."""

    kind = "trick"

    place: int


class StackOf(Payload, frozen=True):
    """A seat's stack of one colour."""

    kind = "stack"

    seat: int
    colour: str


class FanOf(Payload, frozen=True):
    """The hidden hand of a seat."""

    kind = "fan"

    seat: int


class PlateOf(Payload, frozen=True):
    """The plate of a seat."""

    kind = "plate"

    seat: int


class DialOf(Payload, frozen=True):
    """The dial with a seat's Ninja Power."""

    kind = "dial"

    seat: int
