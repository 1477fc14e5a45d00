"""Figures, dice and cards as small numbers (N1-N5)."""

from typing import Final

RED: Final = 0
BLACK: Final = 1
SIDES: Final = ("red", "black")

ONE_STAR: Final = 1
TWO_STAR: Final = 2
SOKE: Final = 3
RANKS: Final = (ONE_STAR, TWO_STAR, SOKE)

FACES: Final = ((), tuple(range(1, 7)), tuple(range(1, 9)), tuple(range(1, 13)))
"""The faces of the die that a rank rolls (N5)."""

# A cell holds one number: 0 if empty, else rank, owner and flags. Figures have no names
# or numbers that could reveal their ranks (N1).
RANK: Final = 0b11
OWNER: Final = (0b0100, 0b1000)
SEEN: Final = 0b10000
"""Both players have seen its rank (N21)."""

MOVED: Final = 0b100000
"""It has left the cell it was placed on."""

STARS: Final = (1, 2, 3, 4, 5)
COPIES: Final = 9
"""The number of each weapon card in each deck (N2)."""

COLUMNS: Final = 3
"""The number of columns of weapon cards (N9)."""

SALTO: Final = 1
SNEAK: Final = 2
KIDNAP: Final = 4
NEW_WEAPONS: Final = 8
JOKER: Final = 16
ALL_CARDS: Final = 31
CARDS: Final = {SALTO: "salto", SNEAK: "sneak", KIDNAP: "kidnap", NEW_WEAPONS: "new_weapons", JOKER: "joker"}
"""The action cards; a hand is a bit mask of these (N3)."""

SHURIKEN: Final = 3
STOCK: Final = 4  # N4
TURN_LIMIT: Final = 400  # N29

VERSION: Final = 2
"""The newest version of the rules.

In version 1, Kidnap took the enemy nearest to the player's edge in a column and needed no figure nearby (N25), and all
action cards could be played without a higher weapon card (N10).
"""


def rank_of(figure: int) -> int:
    """The rank of the figure on a cell; 0 for an empty cell or a back."""
    return figure & RANK


def seat_of(figure: int) -> int:
    """The seat that owns a figure."""
    return RED if figure & OWNER[RED] else BLACK


def figure(seat: int, rank: int, *, seen: bool = False, moved: bool = False) -> int:
    """The number of a figure as it stands on a cell; rank 0 is a back."""
    return rank | OWNER[seat] | (SEEN if seen else 0) | (MOVED if moved else 0)


def full_deck() -> list[int]:
    """All weapon cards of one player."""
    return [stars for stars in STARS for _ in range(COPIES)]
