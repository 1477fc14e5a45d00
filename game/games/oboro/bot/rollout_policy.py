"""Which cards the first two players of a trick choose in a rollout: those that good players tend to play.

The habits of `beliefs.py` are worked out for typical stacks. A rollout then draws from bytes in which a card occurs the
more often the likelier it is played, so that playing sensibly takes no longer than playing at random.
"""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from game.games.oboro.bot.beliefs import PlayedCard, Tops, liking
from game.games.oboro.rules.cards import NAMES, SEATS, SUIT_OF, SUITS, TRICKS, VALUES

COPIES: Final = 8
"""How often the likeliest card occurs."""

STAGES: Final = (0, 0, 1, 1, 1, 2, 2)
"""For each trick of a round, its part of the round: leaders play much alike in it."""

_TYPICAL_TRICKS: Final = (1, 3, 5)

ROOMS: Final = (7, 4, 2, 0)
"""Classes of stacks, by the least that is left up to the mission; the last class is beyond it."""

OVER: Final = len(ROOMS)
_TYPICAL_ROOMS: Final = (8, 5, 3, 1, -2)

Decks = tuple[list[bytes], list[bytes], list[bytes]]
"""For every colour and every set of its cards, by its eight bits, cards to draw from."""


def room_of(tops: Sequence[int], mission: int) -> int:
    """The class of three stacks."""
    left = mission - sum(tops)
    return next((room for room, least in enumerate(ROOMS) if left >= least), OVER)


@cache
def leading(mission: int, stage: int, room: int) -> Decks:
    """What a leader draws from."""
    likings = _likings(mission, _TYPICAL_TRICKS[stage], [room], ())
    return _decks(likings)


@cache
def following(mission: int, leader_room: int, room: int, first: int) -> Decks:
    """What the second player draws from, who follows the colour of the first card or has none of it."""
    likings = _likings(mission, TRICKS // 2, [leader_room, room], (first,))
    return _decks(likings, SUIT_OF[first])


def _likings(mission: int, trick: int, rooms: list[int], before: tuple[int, ...]) -> list[float]:
    """How much the player of the last of these rooms likes each card, after typical tricks."""
    tops = [_stacks(max(0, mission - _TYPICAL_ROOMS[room])) for room in rooms]
    gone = tuple(7 * number % len(NAMES) for number in range(SEATS * trick))  # high and low ones of every colour
    one = PlayedCard(len(before), 0, gone + before, before, tuple(tops))
    return [exp(liking(one, card, mission)) for card in range(len(NAMES))]


def _stacks(reached: int) -> Tops:
    return (reached + 2) // 3, (reached + 1) // 3, reached // 3


def _decks(likings: list[float], led: int | None = None) -> Decks:
    """A player who follows the colour that was led chooses among its cards alone: they have a scale of their own."""
    most = [0.0, 0.0]
    for card, liked in enumerate(likings):
        most[SUIT_OF[card] == led] = max(most[SUIT_OF[card] == led], liked)
    copies = [max(1, round(COPIES * liked / most[SUIT_OF[card] == led])) for card, liked in enumerate(likings)]
    red, blue, green = (_by_bits(suit * len(VALUES), copies) for suit in range(len(SUITS)))
    return red, blue, green


def _by_bits(first: int, copies: list[int]) -> list[bytes]:
    """For every set of cards of a colour, each of them as often as it is to be drawn."""
    sets = [b""]
    for card in range(first, first + len(VALUES)):
        more = bytes([card]) * copies[card]
        sets += [found + more for found in sets]
    return sets
