"""Events as a seat may see them: hidden cards become backs (W4b)."""

from typing import Final

import msgspec

from game.core.contract import OPEN, Event
from game.games.wataah.rules.events import (
    CardChosen,
    CardKept,
    CardsLooked,
    CardsSwapped,
    CardStolen,
    CourtDrawn,
    DecoyPeeked,
    Drew,
    HandsSwapped,
    TempleDrawn,
)

_OWN: Final[dict[type[Event], str]] = {
    Drew: "cards",
    CardsLooked: "cards",
    TempleDrawn: "cards",
    CardKept: "card",
    CardChosen: "card",
    CourtDrawn: "card",
    DecoyPeeked: "boss",
}
"""The fields that only the event's seat may see."""


def see(event: Event, seat: int) -> Event:
    """The event as `seat` may see it."""
    if seat == OPEN:
        return event
    kind = type(event)
    if kind in _OWN:
        return event if _seat_of(event) == seat else _turned(event, _OWN[kind])
    if isinstance(event, CardsSwapped | HandsSwapped) and seat not in (event.seat, event.target):
        return _turned(event, "given", "taken")
    if isinstance(event, CardStolen) and seat not in (event.seat, event.target):
        return _turned(event, "card")
    return event


def _seat_of(event: Event) -> int:
    seat: int = getattr(event, "seat")  # noqa: B009 - every event in _OWN has one
    return seat


def _turned(event: Event, *fields: str) -> Event:
    """A copy with the cards in `fields` face down."""
    backs = {}
    for field in fields:
        cards = getattr(event, field)
        backs[field] = (None,) * len(cards) if isinstance(cards, tuple) else None
    return msgspec.structs.replace(event, **backs)
