"""The different ways to place cards of a clan: which strengths and how many; order does not matter (W9)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from game.games.wataah.rules.cards import CLAN_LIMIT, CLAN_OF, CLANS, FIRST_YOKAI, NAMES, NO_CLAN, RONIN, names
from game.games.wataah.rules.moves import PlaceClan, PlaceYokai, Reinforce


def by_clan(hand: list[int]) -> tuple[dict[int, tuple[int, ...]], int, list[int]]:
    """A sorted hand taken apart: clans with their cards, the number of Ronin, the Yokai."""
    clans: dict[int, tuple[int, ...]] = {}
    ronin, yokai = 0, []
    for card in hand:
        clan = CLAN_OF[card]
        if clan != NO_CLAN:
            clans[clan] = (*clans[clan], card) if clan in clans else (card,)
        elif card == RONIN:
            ronin += 1
        else:
            yokai.append(card)
    return clans, ronin, yokai


# Hands hold the same few cards again and again, so each answer is computed once, and each move exists once.
@cache
def new_clans(cards: tuple[int, ...], ronin: int) -> tuple[PlaceClan, ...]:
    """Every new clan that these cards of one clan and this many Ronin can form."""
    clan = CLAN_OF[cards[0]]
    return tuple(_place(clan, group) for group in _groups(cards, ronin, 2, CLAN_LIMIT) if group[0] != RONIN)


@cache
def reinforcements(clan: int, cards: tuple[int, ...], ronin: int, room: int) -> tuple[Reinforce, ...]:
    """Every way to add these cards and Ronin to a clan in play with this much room."""
    most = min(room, CLAN_LIMIT - 1)
    return tuple(_reinforce(clan, group) for group in _groups(cards, ronin, 1, most))


@cache
def _place(clan: int, group: tuple[int, ...]) -> PlaceClan:
    return PlaceClan(CLANS[clan], names(group))


@cache
def _reinforce(clan: int, group: tuple[int, ...]) -> Reinforce:
    return Reinforce(CLANS[clan], names(group))


def _groups(cards: tuple[int, ...], ronin: int, least: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every different choice of `least` to `most` cards; identical cards count as one choice."""
    available = cards + (RONIN,) * ronin
    for size in range(least, min(most, len(available)) + 1):
        yield from sorted(set(combinations(available, size)))


PLACE_YOKAI = {
    yokai: tuple(PlaceYokai(NAMES[yokai], clan) for clan in CLANS) for yokai in range(FIRST_YOKAI, len(NAMES))
}
"""`PLACE_YOKAI[yokai][clan]`."""
