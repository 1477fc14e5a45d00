"""What a player of Ninja Taisen may decide."""

from typing import Final, TypeAlias

from game.core.contract import Move
from game.games.taisen.rules.ninjas import NAMES, SHOGUN, SUIT_OF, SUITS, Suit


class UseDie(Move, frozen=True):
    """Spend a die to move a ninja and all that stand on it (T7)."""

    die: Suit
    ninja: str


class EndTurn(Move, frozen=True):
    """End the turn and hand over the dice, spent or not (T6)."""


TaisenMove: TypeAlias = UseDie | EndTurn

END_TURN: Final = EndTurn()

# Every move exists once, so that listing legal moves creates no objects.
DIE_MOVES: Final = tuple(tuple(UseDie(suit, name) for name in NAMES) for suit in SUITS)
"""`DIE_MOVES[die][ninja]`."""

DIE_OF: Final = {suit: number for number, suit in enumerate(SUITS)}

POSSIBLE: Final = frozenset(
    DIE_MOVES[die][ninja]
    for die in range(len(SUITS))
    for ninja in range(len(NAMES))
    if SUIT_OF[ninja] == die or ninja == SHOGUN
)
"""The moves whose die matches the ninja's colour; the others are never legal."""


def _choices(free: int, *, shogun_moved: bool) -> tuple[tuple[UseDie, ...], ...]:
    """For each ninja, its moves when it is not buried and the dice in the set `free` are left (T7)."""
    return tuple(
        tuple(
            DIE_MOVES[die][ninja]
            for die in range(len(SUITS))
            if free & 1 << die and DIE_MOVES[die][ninja] in POSSIBLE and not (ninja == SHOGUN and shogun_moved)
        )
        for ninja in range(len(NAMES))
    )


CHOICES: Final = tuple(
    tuple(_choices(free, shogun_moved=moved) for free in range(1 << len(SUITS))) for moved in (False, True)
)
"""`CHOICES[shogun_moved][free][ninja]`."""
