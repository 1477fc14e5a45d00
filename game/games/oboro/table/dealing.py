"""How cards are swept up and dealt anew on Oboro's table. No pygame."""

from collections.abc import Sequence
from typing import Protocol

from game.engine.timeline import Cue, call, wait
from game.games.oboro.cards import SEATS, SUITS
from game.games.oboro.picture import Picture
from game.games.oboro.table.air import Flight, fly
from game.games.oboro.table.places import HAND, Places
from game.table.director import Groups

_EACH = 0.035
"""Seconds from one card to the next."""


class Air(Protocol):
    """The part of the stage that a deal needs."""

    flights: list[Flight]
    hands_away: bool
    stacks_away: bool
    caption: str


def sweep(air: Air, places: Places, picture: Picture) -> Groups:
    """Stacks and unplayed cards, which nobody gets to see (O5), go back to the deck."""
    flights = []
    for seat in range(SEATS):
        poses = places.hand(seat, len(picture.hands[seat]))
        flights += [Flight.at(card, pose) for card, pose in zip(picture.hands[seat], poses, strict=True)]
        tops = ((suit, picture.top(seat, suit)) for suit in range(len(SUITS)))
        flights += [Flight.at(top, places.stack(seat, suit)) for suit, top in tops if top is not None]

    def leaves() -> None:
        air.flights, air.hands_away, air.stacks_away = flights, True, True

    ways = [fly(flight, places.deck, 0.4, delay=0.02 * number, fade=True) for number, flight in enumerate(flights)]
    return [[call(leaves)], ways]


def deal(air: Air, places: Places, hands: Sequence[Sequence[str | None]]) -> Groups:
    """One card after the other to each seat in turn; one's own turn over as they land."""
    flights: list[Flight] = []
    ways: list[Cue] = []
    for number in range(max(map(len, hands))):
        for seat, hand in enumerate(hands):
            if number >= len(hand):
                continue  # a match that is taken up again in the middle of a trick
            pose = places.hand(seat, len(hand))[number]
            # As large as it will lie, and hidden in the deck until it is dealt: nothing has to be scaled on the way.
            start = places.deck._replace(width=pose.width if pose.width < HAND else places.deck.width)
            flight = Flight.at(hand[number], start, turned=0.0)
            ways.append(fly(flight, pose, 0.34, hop=20, delay=_EACH * len(flights)))
            flights.append(flight)

    def leaves() -> None:
        air.flights, air.hands_away, air.stacks_away = flights, True, True

    return [[call(leaves)], ways, [wait(0.1)]]
