"""What cards, clans and powers are worth to the computer, in points of strength. All numbers here are set by hand."""

from typing import Final

from game.games.wataah.rules.cards import CLAN_LIMIT, CLAN_OF, CLANS, NO_CLAN, STRENGTH, YOKAI_CLAN
from game.games.wataah.rules.state import Clans
from game.games.wataah.rules.turn.combinations import by_clan

POWER: Final = {
    # clan: pair, triple
    "monkey": (2.0, 4.0),
    "carp": (2.5, 5.0),
    "crow": (3.0, 4.5),
    "toad": (2.0, 5.0),
    "fox": (1.0, 2.0),
    "spider": (3.0, 8.0),
    "dragon": (2.0, 3.5),
    "rat": (2.0, 3.0),
    "bear": (0.0, 0.0),
}
_POWERS: Final = tuple(POWER[clan] for clan in CLANS)

SOON: Final = (0.75, 0.5, 0.35, 0.2)
"""A clan in hand counts less the more others are placed before it."""


def power_worth(clan: int, placed: int) -> float:
    """The value of the power that this many cards give."""
    return 0.0 if placed < 2 else _POWERS[clan][placed > 2]


def yokai_worth(yokai: int) -> float:
    """The strength and the power of a Yokai; Tengu's power cuts both ways and is left out."""
    power = _POWERS[YOKAI_CLAN[yokai]][1] if yokai in YOKAI_CLAN else 0.0
    return STRENGTH[yokai] + power


def hand_worth(hand: list[int], in_play: Clans) -> float:
    """What a hand may still bring."""
    clans, ronin, yokai = by_clan(hand)
    worth = 1.5 * ronin
    groups: list[float] = []
    for clan, cards in clans.items():
        if clan in in_play:
            room = CLAN_LIMIT - len(in_play[clan])
            worth += 0.55 * sum(STRENGTH[card] for card in cards[-room:]) if room else 0.0
        elif len(cards) > 1:
            best = cards[-CLAN_LIMIT:]
            groups.append(sum(STRENGTH[card] for card in best) + _POWERS[clan][len(best) > 2])
        else:
            worth += 0.25 * STRENGTH[cards[0]] + (1.0 if ronin else 0.0)
    groups.sort(reverse=True)
    worth += sum(group * soon for group, soon in zip(groups, SOON[len(in_play) :], strict=False))
    room = any(len(cards) < CLAN_LIMIT for cards in in_play.values())
    return worth + sum(0.45 * yokai_worth(card) if room else 1.5 for card in yokai)


def card_worths(hand: list[int], in_play: Clans) -> list[float]:
    """For every kind of card, how much this hand would miss it."""
    alike = [0] * (len(CLANS) + 1)
    for card in hand:
        alike[CLAN_OF[card]] += 1
    wanted = [_WANTED[min(count, CLAN_LIMIT)] for count in alike]
    wanted[NO_CLAN] = WILD
    for clan, cards in in_play.items():
        wanted[clan] = IN_PLAY if len(cards) < CLAN_LIMIT else USELESS
    return [half + wanted[clan] for half, clan in _HALVES]


_WANTED: Final = (0.0, 0.0, 3.0, 4.5, 4.0)
"""What a card gains from the number of its clan in the hand."""

WILD: Final = 5.0
IN_PLAY: Final = 3.0
USELESS: Final = -9.0
_HALVES: Final = tuple((0.5 * strength, clan) for strength, clan in zip(STRENGTH, CLAN_OF, strict=True))
