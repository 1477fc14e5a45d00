"""What a finished trick means: who takes it, how it is stacked, who leads next (O7-O10)."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.games.oboro.rules.cards import IS_ARROW, IS_SHURIKEN, SEATS, SUIT_OF, SUITS, VALUE_OF

Stacks = list[list[list[int]]]
"""`stacks[seat][suit]`, bottom to top."""


class Trick(NamedTuple):
    """All that follows from three cards. Places count from the leader, 0 to 2."""

    winner: int
    lead: int
    """The place that leads next."""

    arrow: int | None
    """The card that gave the lead, if it was an Arrow."""

    shuriken: int
    """How many Shuriken cards it holds."""

    groups: tuple[tuple[int, ...], ...]
    """In the order they are laid down: one group per colour, the lowest last."""

    shows: tuple[tuple[int, int], ...]
    """For each colour in it, the value that will show on the stack."""


@cache  # a search meets the same few thousand tricks over and over
def resolve(first: int, second: int, third: int) -> Trick:
    """What the three cards mean, in the order they were played."""
    cards = (first, second, third)
    one, two, three = VALUE_OF[first], VALUE_OF[second], VALUE_OF[third]
    winner = 2 if one <= three >= two else 1 if one <= two else 0  # O7
    arrow = next((card for card in reversed(cards) if IS_ARROW[card]), None)
    groups = _groups(cards)
    return Trick(
        winner,
        winner if arrow is None else cards.index(arrow),  # O10
        arrow,
        IS_SHURIKEN[first] + IS_SHURIKEN[second] + IS_SHURIKEN[third],
        groups,
        tuple([(SUIT_OF[group[-1]], VALUE_OF[group[-1]]) for group in groups]),
    )


def _groups(cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By colour, each group's lowest last (O8)."""
    groups: list[list[int]] = [[] for _ in SUITS]
    for card in sorted(cards, reverse=True):
        groups[SUIT_OF[card]].append(card)
    return tuple([tuple(group) for group in groups if group])


def power(tops: Sequence[int], seat: int) -> int:
    """The Ninja Power of a seat: the sum of the top values of its three stacks (O13)."""
    red, blue, green = tops[3 * seat : 3 * seat + 3]
    return red + blue + green


def power_after(tops: Sequence[int], seat: int, cards: tuple[int, int, int]) -> int:
    """The Ninja Power that a seat would have with these three cards on its stacks."""
    then = list(tops)
    for suit, value in resolve(*cards).shows:
        then[3 * seat + suit] = value
    return power(then, seat)


def stacks_after(plays: Sequence[int], leads: Sequence[int]) -> Stacks:
    """Every stack with all its cards, from the cards played and the leaders of the tricks."""
    stacks: Stacks = [[[] for _ in SUITS] for _ in range(SEATS)]
    for number in range(len(plays) // SEATS):
        trick = resolve(*plays[number * SEATS : (number + 1) * SEATS])
        for group in trick.groups:
            stacks[(leads[number] + trick.winner) % SEATS][SUIT_OF[group[0]]] += group
    return stacks
