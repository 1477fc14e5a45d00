"""What a player of Oboro may decide: which card to play."""

from typing import Final, TypeAlias

from game.core.contract import Move
from game.games.oboro.rules.cards import NAMES, SUITS, VALUES


class Play(Move, frozen=True):
    """Play a card from the hand into the trick (O6)."""

    card: str


OboroMove: TypeAlias = Play

# Every move exists once, so that listing legal moves creates no objects.
PLAY: Final = tuple(Play(name) for name in NAMES)


def _by_bits(suit: int) -> tuple[tuple[Play, ...], ...]:
    """For every set of cards of one colour (eight bits), the moves that play one of them."""
    moves = PLAY[suit * len(VALUES) : (suit + 1) * len(VALUES)]
    return tuple(tuple(move for place, move in enumerate(moves) if bits >> place & 1) for bits in range(256))


CHOICES: Final = tuple(_by_bits(suit) for suit in range(len(SUITS)))
"""`CHOICES[suit][eight bits]`."""
