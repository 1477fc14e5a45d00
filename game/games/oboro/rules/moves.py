"""What a player of Oboro may decide: which card to play."""

from typing import Final, TypeAlias

from game.core.contract import Move
from game.games.oboro.rules.cards import CARDS, NAMES


class Play(Move, frozen=True):
    """Play a card from the hand into the trick (O6)."""

    card: str


OboroMove: TypeAlias = Play

# Every move exists once, so that listing legal moves creates no objects.
PLAY: Final = tuple(Play(name) for name in NAMES)

CHOICES: Final = tuple(tuple(tuple(PLAY[card] for card in cards) for cards in suit) for suit in CARDS)
"""For every set of cards of one colour, the moves that play one of them: `CHOICES[suit][eight bits]`."""
