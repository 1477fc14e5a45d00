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

# What stands on a cell is one number: 0 for nothing, else rank and owner and what has been seen of it. No
# figure has a name or a number of its own, so none can betray its rank (N1).
RANK: Final = 0b11
OWNER: Final = (0b0100, 0b1000)
SEEN: Final = 0b10000
"""Both players have seen its rank (N21)."""

MOVED: Final = 0b100000
"""It has left the cell it was placed on."""

STARS: Final = (1, 2, 3, 4, 5)
COPIES: Final = 9
"""Of each weapon card, in each deck (N2)."""

COLUMNS: Final = 3
"""Weapon cards are laid in three columns (N9)."""

SALTO: Final = 1
SNEAK: Final = 2
KIDNAP: Final = 4
NEW_WEAPONS: Final = 8
JOKER: Final = 16
ALL_CARDS: Final = 31
CARDS: Final = {SALTO: "salto", SNEAK: "sneak", KIDNAP: "kidnap", NEW_WEAPONS: "new_weapons", JOKER: "joker"}
"""The action cards; a hand is a set of these bits (N3)."""

SHURIKEN: Final = 3
STOCK: Final = 4  # N4
TURN_LIMIT: Final = 400  # N29


def rank_of(figure: int) -> int:
    """The rank of what stands on a cell; 0 for nothing and for a back."""
    return figure & RANK


def seat_of(figure: int) -> int:
    """Whose figure it is."""
    return RED if figure & OWNER[RED] else BLACK


def figure(seat: int, rank: int, *, seen: bool = False, moved: bool = False) -> int:
    """The number of a figure as it stands on a cell; rank 0 is a back."""
    return rank | OWNER[seat] | (SEEN if seen else 0) | (MOVED if moved else 0)


def back_of(figure: int) -> int:
    """The figure as somebody sees it who does not know its rank."""
    return figure & ~RANK


def full_deck() -> list[int]:
    """All weapon cards of one player."""
    return [stars for stars in STARS for _ in range(COPIES)]
