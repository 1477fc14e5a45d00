"""Deals the hidden hands of a view, each consistent deal being equally likely.

Known of a hidden hand are its size, the colours it lacks (O6), and that the leader of the round was dealt red 8 (O4).
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import product
from math import comb

from game.core.chance import Chance
from game.games.oboro.rules.cards import NAMES, RED_8, SEATS, SUIT_OF, SUITS
from game.games.oboro.rules.view import OboroView


@lru_cache(maxsize=16)
def dealer(view: OboroView) -> Callable[[Chance], list[int]]:
    """Deals all three hands, the hidden ones at random. A search deals thousands behind one view."""
    dealt, hidden, out_of_play = [0] * SEATS, list[int](), sum(1 << card for card in view.plays)
    for seat, hand in enumerate(view.hands):
        if None in hand:
            hidden.append(seat)
        dealt[seat] = sum(1 << card for card in hand if card is not None)
        out_of_play |= dealt[seat]
    room = [len(hand) for hand in view.hands]
    if view.leads[0] in hidden and not out_of_play >> RED_8 & 1:
        dealt[view.leads[0]] = 1 << RED_8
        room[view.leads[0]] -= 1
        out_of_play |= 1 << RED_8
    unseen = [card for card in range(len(NAMES)) if not out_of_play >> card & 1]
    if len(hidden) == SEATS:
        return partial(_deal_three, unseen, dealt, room, view.voids)
    return _dealer_of_two(unseen, hidden, dealt, room, view.voids) if hidden else lambda _: dealt[:]


def _deal_three(
    unseen: list[int], given: list[int], room: list[int], voids: Sequence[int], chance: Chance
) -> list[int]:
    """Deal all hands, for a viewer who sees none."""
    dealt = given[:]
    rest = _deal_first_of_three(unseen, dealt, room, voids, chance)
    return _dealer_of_two(rest, [1, 2], dealt, room, voids)(chance)


def _dealer_of_two(
    unseen: list[int], pair: list[int], given: list[int], room: list[int], voids: Sequence[int]
) -> Callable[[Chance], list[int]]:
    """Splits the cards between two hands. Cards that only one of them can hold go there; the others are random."""
    one, other = pair
    fixed, free, need = given[:], [], room[one]
    for card in unseen:
        lacking = 1 << SUIT_OF[card]
        if voids[other] & lacking:
            fixed[one] |= 1 << card
            need -= 1
        elif voids[one] & lacking:
            fixed[other] |= 1 << card
        else:
            free.append(1 << card)
    both = sum(free)

    def deal(chance: Chance) -> list[int]:
        dealt, cards = fixed[:], free[:]
        chance.shuffle(cards)
        taken = sum(cards[:need])
        dealt[one] |= taken
        dealt[other] |= both ^ taken
        return dealt

    return deal


def _deal_first_of_three(
    unseen: list[int], dealt: list[int], room: list[int], voids: Sequence[int], chance: Chance
) -> list[int]:
    """Deal the first hand for a viewer who sees none; return the cards left for the other two.

    The number of cards of each colour is drawn in proportion to the number of ways to complete the deal.
    """
    suits = [[card for card in unseen if SUIT_OF[card] == suit] for suit in range(len(SUITS))]
    splits, ways = list[tuple[int, ...]](), list[int]()
    for split in product(*(range(1 if voids[0] >> suit & 1 else len(suits[suit]) + 1) for suit in range(len(SUITS)))):
        if sum(split) == room[0]:
            left = [len(cards) - taken for cards, taken in zip(suits, split, strict=True)]
            here = _ways_for_two(left, room[1], voids)
            for cards, taken in zip(suits, split, strict=True):
                here *= comb(len(cards), taken)
            splits.append(split)
            ways.append(here)
    drawn = chance.choose(range(sum(ways)))
    number = 0
    while drawn >= ways[number]:
        drawn -= ways[number]
        number += 1
    rest = []
    for cards, taken in zip(suits, splits[number], strict=True):
        chance.shuffle(cards)
        dealt[0] |= sum(1 << card for card in cards[:taken])
        rest += cards[taken:]
    return rest


def _ways_for_two(left: list[int], need: int, voids: Sequence[int]) -> int:
    """The number of ways to split these numbers of cards of each colour between seats 1 and 2."""
    free = 0
    for suit, count in enumerate(left):
        one, other = voids[1] >> suit & 1, voids[2] >> suit & 1
        if one and other and count:
            return 0
        if other:
            need -= count
        elif not one:
            free += count
    return comb(free, need) if need >= 0 else 0
