"""Animates collecting and dealing the cards of Oboro. No pygame."""

from collections.abc import Sequence
from typing import Protocol

from game.engine.timeline import Cue, call, wait
from game.games.oboro.rules.cards import SEATS, SUITS
from game.games.oboro.rules.picture import Picture
from game.games.oboro.table.layout import HAND, TableLayout
from game.table.cards.flight import FlyingCard, fly
from game.table.playback.director import Groups

_EACH = 0.035
"""Seconds from one card to the next."""


class Air(Protocol):
    """The part of the animator that a deal needs."""

    flights: list[FlyingCard]
    hands_away: bool
    stacks_away: bool
    caption: str


def sweep(air: Air, places: TableLayout, picture: Picture) -> Groups:
    """Collect stacks and unplayed cards, which stay hidden (O5), into the deck."""
    flights = []
    for seat in range(SEATS):
        poses = places.hand(seat, len(picture.hands[seat]))
        flights += [FlyingCard.at(card, pose) for card, pose in zip(picture.hands[seat], poses, strict=True)]
        tops = ((suit, picture.top(seat, suit)) for suit in range(len(SUITS)))
        flights += [FlyingCard.at(top, places.stack(seat, suit)) for suit, top in tops if top is not None]

    def leaves() -> None:
        air.flights, air.hands_away, air.stacks_away = flights, True, True

    ways = [
        fly(flight, places.deck, 0.4, face=False, delay=0.02 * number, fade=True)
        for number, flight in enumerate(flights)
    ]
    return [[call(leaves)], ways]


def deal(air: Air, places: TableLayout, hands: Sequence[Sequence[str | None]]) -> Groups:
    """Deal one card after the other to each seat in turn; the viewer's own turn over as they land."""
    flights: list[FlyingCard] = []
    ways: list[Cue] = []
    for number in range(max(map(len, hands))):
        for seat, hand in enumerate(hands):
            if number >= len(hand):
                continue  # a match that is resumed in the middle of a trick
            pose = places.hand(seat, len(hand))[number]
            # At its final size, hidden in the deck until it is dealt, so that nothing has to be scaled in flight.
            start = places.deck._replace(width=pose.width if pose.width < HAND else places.deck.width)
            flight = FlyingCard.at(hand[number], start, face=False)
            ways.append(fly(flight, pose, 0.34, hop=20, delay=_EACH * len(flights)))
            flights.append(flight)

    def leaves() -> None:
        air.flights, air.hands_away, air.stacks_away = flights, True, True

    return [[call(leaves)], ways, [wait(0.1)]]
