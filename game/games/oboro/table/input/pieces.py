"""What can be pointed at on the table of Oboro. No pygame."""

from game.engine.widgets.widget import Payload


class PlayedAt(Payload, frozen=True, tag="trick"):
    """A card of the trick."""

    place: int


class StackOf(Payload, frozen=True, tag="stack"):
    """A seat's stack of one colour."""

    seat: int
    colour: str


class FanOf(Payload, frozen=True, tag="fan"):
    """The hidden hand of a seat."""

    seat: int


class PlateOf(Payload, frozen=True, tag="plate"):
    """The plate of a seat."""

    seat: int


class DialOf(Payload, frozen=True, tag="dial"):
    """The dial with a seat's Ninja Power."""

    seat: int
