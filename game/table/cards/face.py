"""What the faces of card games share: the player sits in front of a fanned hand, the others around the table."""

from abc import abstractmethod
from typing import Any, ClassVar, Protocol

from game.core.contract import Event
from game.engine.draw.ambience import Ambience
from game.engine.draw.particles import Particles
from game.engine.kit import Kit
from game.table.cards.hand import FannedHand
from game.table.face.base import ChoiceT, FaceBase, InputT


class Seating(Protocol):
    """Where the seats are around the table."""

    south: int
    """The seat in front."""

    seats: int
    round: bool
    """Whether all seats are alike, because the screen belongs to everybody."""

    def sit(self, seat: int | None) -> None:
        """Put a seat in front; None for nobody in particular."""


class CardFace(FaceBase[InputT, ChoiceT]):
    """A table seen from one seat, whose hand is held in front."""

    picture: Any
    why_seated: ClassVar[str]
    """The text key that says why the table cannot be turned: a player sits in front of their hand."""

    def __init__(
        self, kit: Kit, intent: InputT, air: tuple[Ambience, Particles], seating: Seating, hand: FannedHand[ChoiceT]
    ) -> None:
        super().__init__(kit, intent, *air)
        self._seating = seating
        self._fan = hand
        self._seat: int | None = None
        """The viewing seat; None while no hand, or every hand, may be seen."""
        self._changes = 0
        """Increases whenever the picture changes."""

    def _sit(self, seat: int) -> None:
        """View a new picture from a seat, or if there is none, from where the table was viewed before."""
        self._seat = seat if seat in range(self._seating.seats) else None
        self._seating.sit(self._seat)
        self._fan.lay(self._in_front)
        self._particles.clear()

    def show(self, event: Event) -> None:
        """Apply an event to the picture and put every piece at rest."""
        self.picture.show(event)
        self._fan.change(self._in_front)
        self._rest()

    def heard_at(self, event: Event) -> str | None:
        """The plate of the seat that acts."""
        seat = getattr(event, "seat", None)
        return None if seat is None else f"seat.{seat}"

    @property
    def why_not_turn(self) -> str | None:
        """Why the table cannot turn: a player sits in front of their hand."""
        return None if self._seat is None and not self._seating.round else self.why_seated

    def turn(self) -> None:
        """View the table from the next seat."""
        if self._seat is None:
            self._seating.south = (self._seating.south + 1) % self._seating.seats
            self._fan.lay(self._in_front)
            self._rest()

    def update(self, dt: float) -> None:
        """Move the cards of the hand towards their places."""
        super().update(dt)
        self._fan.follow(dt, self._intent.shown, self._looked_at, at_once=self._kit.still)

    @property
    def moving(self) -> bool:
        """Whether a card of the hand or a particle is moving."""
        return self._particles.moving or not self._fan.resting

    @property
    def _in_front(self) -> list[str | None]:
        """The hand that is fanned out in front: none if all seats are alike."""
        return [] if self._seating.round else self.picture.hands[self._seating.south]

    @property
    @abstractmethod
    def _looked_at(self) -> int | None:
        """The place in the fan of the card that the player points at."""

    def _rest(self) -> None:
        self._changes += 1
