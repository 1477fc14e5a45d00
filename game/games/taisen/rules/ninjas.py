"""The twenty ninjas and the three dice, as small numbers and as names (T1-T3)."""

from typing import Final, Literal, TypeAlias

MONKEY: Final = 0
WOLF: Final = 1
SIDES: Final = ("monkey", "wolf")

Suit: TypeAlias = Literal["rock", "paper", "scissors"]
SUITS: Final[tuple[Suit, ...]] = ("rock", "paper", "scissors")
"""The order of the suits everywhere, also when the dice are rolled."""

ALL_DICE: Final = 0b111
"""A set of dice is a bit mask: 1 for rock, 2 for paper, 4 for scissors."""

# A ninja is a number from 0 to 9; both sides have the same ten (T2).
NAMES: Final = ("R1", "R2", "R3", "P1", "P2", "P3", "S1", "S2", "S3", "J4")
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
SHOGUN: Final = 9
SUIT_OF: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3)
STRENGTH: Final = (1, 2, 3, 1, 2, 3, 1, 2, 3, 4)

LAST: Final = 10
"""The path runs from tile 0, the Monkey village, to this tile, the Wolf village (T1)."""

HOME: Final = (0, LAST)
STEP: Final = (1, -1)
"""The direction in which each side walks."""

FACES: Final = (1, 1, 1, 2, 2, 3)  # T3
CARRIED: Final = 2
"""At most this many ninjas may stand on the one that is chosen (T7)."""

TURN_LIMIT: Final = 300  # T19


def _beats(one: int, other: int) -> int:
    """1 if ninja `one` beats ninja `other`, -1 if it loses, 0 for a tie; Shoguns aside (T12)."""
    if SUIT_OF[one] == SUIT_OF[other]:
        return (STRENGTH[one] > STRENGTH[other]) - (STRENGTH[one] < STRENGTH[other])
    # rock 0, paper 1, scissors 2: each suit beats the one before it
    return 1 if (SUIT_OF[one] - SUIT_OF[other]) % 3 == 1 else -1


BEATS: Final = tuple(tuple(_beats(one, other) for other in range(9)) for one in range(9))
