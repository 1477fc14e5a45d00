"""Positions for the lesson of Shinobi WAT-AAH!. The cards that matter are named; the rest fill the deck. No pygame."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.core.chance import Chance
from game.games.wataah.rules.cards import DECK, names
from game.games.wataah.rules.state import VERSION

Clans = Mapping[str, str]
"""Cards by clan, bottom to top: `{"carp": "carp3 carp4"}`."""

_SEED = 5


def position(
    hand: str,
    other: str,
    top: str,
    *,
    clans: Clans | None = None,
    others: Clans | None = None,
    jigoku: str = "",
    corruption: str = "",
    phase: str = "draw",
    turn: int = 7,
) -> Callable[[], dict[str, Any]]:
    """The player, in the first of two seats, draws or places.

    Args:
        hand: What the player holds.
        other: What the opponent holds.
        top: The top of the deck, in the order in which it will be drawn.
        clans: What lies before the player, in the order it was placed.
        others: What lies before the opponent.
        jigoku: The discard pile, from the bottom.
        corruption: What the player has been corrupted by.
        phase: "draw" or "place".
        turn: The first turn of a match begins with the deal.
    """

    def written() -> dict[str, Any]:
        own, theirs = _clans(clans), _clans(others)
        used = [*_cards(hand), *_cards(other), *_cards(top), *_cards(jigoku), *_cards(corruption)]
        used += [card for placed in (own, theirs) for cards in placed.values() for card in cards]
        rest = [*(Counter(names(DECK)) - Counter(used)).elements()]
        Chance(_SEED).shuffle(rest)
        return {
            "deck": [*rest, *reversed(_cards(top))],
            "jigoku": _cards(jigoku),
            "hands": [_cards(hand), _cards(other)],
            "clans": [own, theirs],
            "corruption": [_cards(corruption), []],
            "known": [[], []],
            "phase": phase,
            "to_move": 0,
            "active": 0,
            "turn": turn,
            "allowed": ["clan", "reinforce"],
            **dict.fromkeys(("power", "victim", "aimed", "floor", "grand")),
            "left": 0,
            "looked": [],
            "gift": [],
            "answer": [],
            "temples": ["none", "none"],
            "sealed": [],
            "version": VERSION,
        }

    return written


def _cards(written: str) -> list[str]:
    return written.split()


def _clans(written: Clans | None) -> dict[str, list[str]]:
    return {clan: _cards(cards) for clan, cards in (written or {}).items()}
