"""What happens in a match of Oboro. Cards are named R, B or G and their value."""

from typing import ClassVar

from game.core.contract import Event
from game.games.oboro.rules.cards import Suit


class CardPlayed(Event, frozen=True):
    """A seat put a card into the trick (O6)."""

    seat: int
    card: str
    lacks: Suit | None
    """The colour led, if this card shows that the seat has none of it."""

    reveals: ClassVar[bool] = True


class TrickTaken(Event, frozen=True):
    """The trick went to its winner, who laid it on the stacks (O7, O8)."""

    seat: int
    leader: int
    cards: tuple[str, ...]
    """In the order they were played, the leader's first."""

    groups: tuple[tuple[str, ...], ...]
    """In the order they are laid down: one group per colour, the lowest last, so that it ends on top."""


class ShurikenTaken(Event, frozen=True):
    """The winner of the trick received shuriken pieces (O9)."""

    seat: int
    count: int
    unpaid: int
    """Shuriken cards of this trick that brought nothing, because the stock ran out (O11)."""


class ShurikenScored(Event, frozen=True):
    """The stock was empty: the pieces were scored and went back (O11)."""

    number: int
    """1 or 2."""

    pieces: tuple[int, ...]
    places: tuple[int, ...]
    """1 to 3; 0 for a seat without a piece."""

    points: tuple[int, ...]


class LeadPassed(Event, frozen=True):
    """The next trick has a leader (O10)."""

    seat: int
    winner: int
    arrow: str | None
    """The Arrow card that gave the lead, if one was played."""


class RoundScored(Event, frozen=True):
    """After seven tricks, the Ninja Powers were compared (O13, O14)."""

    number: int
    powers: tuple[int, ...]
    colours: tuple[int, ...]
    """How many stacks each seat has."""

    places: tuple[int, ...]
    """1 to 3; 0 for a seat that failed its mission."""

    points: tuple[int, ...]


class RoundDealt(Event, frozen=True):
    """The cards were shuffled and dealt for a new round (O4)."""

    number: int
    hands: tuple[tuple[str | None, ...], ...]
    """None for a card that the viewer may not see."""

    leader: int
    """The seat that was dealt red 8."""

    reveals: ClassVar[bool] = True
    hides: ClassVar = ("hands",)
    known_to: ClassVar = ()
