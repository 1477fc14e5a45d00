"""The 24 cards and the signs on them, as small numbers and as names (O1, O2)."""

from typing import Final, Literal, TypeAlias

Suit: TypeAlias = Literal["red", "blue", "green"]
SUITS: Final[tuple[Suit, ...]] = ("red", "blue", "green")
"""The order of the colours everywhere: in hands, in stacks and on the screen."""

VALUES: Final = range(1, 9)

# A card is a number from 0 to 23. A hand is a bit mask with one bit per card, so a colour takes eight bits.
NAMES: Final = tuple(f"{suit[0].upper()}{value}" for suit in SUITS for value in VALUES)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
SUIT_OF: Final = tuple(card // len(VALUES) for card in range(len(NAMES)))
VALUE_OF: Final = tuple(card % len(VALUES) + 1 for card in range(len(NAMES)))
BIT_OF: Final = {name: 1 << number for number, name in enumerate(NAMES)}

IS_SHURIKEN: Final = tuple(value == 6 for value in VALUE_OF)  # O2
IS_ARROW: Final = tuple(name in ("B4", "G4") for name in NAMES)  # O2
RED_8: Final = NUMBERS["R8"]
"""The Burning Arrow: the player who is dealt it leads the round (O4)."""

SEATS: Final = 3
HAND: Final = 8
TRICKS: Final = 7
PLAYS: Final = TRICKS * SEATS
"""Cards played in a round; the other three are never seen (O5)."""

PIECES: Final = 5
"""Shuriken pieces (O1)."""

SCORINGS: Final = 2
"""Shuriken scorings in a match (O12)."""

ROUND_LIMIT: Final = 20  # O15
MISSIONS: Final = (9, 11)  # O3


def cards_in(hand: int) -> tuple[int, ...]:
    """The cards of a hand, by colour and value."""
    return tuple(card for card in range(len(NAMES)) if hand >> card & 1)


def names(cards: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    """The cards' names, in the same order."""
    return tuple(NAMES[card] for card in cards)


def _by_bits(suit: int) -> tuple[tuple[int, ...], ...]:
    """For every set of cards of one colour (eight bits), the cards in it."""
    first = suit * len(VALUES)
    return tuple(tuple(first + place for place in range(len(VALUES)) if bits >> place & 1) for bits in range(256))


CARDS: Final = tuple(_by_bits(suit) for suit in range(len(SUITS)))
"""`CARDS[suit][eight bits]`."""
