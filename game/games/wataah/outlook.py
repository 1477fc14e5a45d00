"""How a round of Shinobi WAT-AAH! is likely to end: what lies on the table, and what may still come of the hands.

What each thing is worth is looked up in `weights`, learnt by `tools/prospects.py` from matches between computers.
"""

from math import exp
from typing import Final

from game.games.wataah.cards import CLANS, CLANS_TO_END
from game.games.wataah.rules import scoring
from game.games.wataah.rules.combinations import by_clan
from game.games.wataah.state import OVER, State
from game.games.wataah.weights import WEIGHTS
from game.games.wataah.worth import hand_worth

FEATURES: Final = (
    *("waits", "score", "clans", "third"),
    *("hand", "yokai", "single", "pair", "triple"),
    *("strikes", "strong_strikes", "fetches"),
)
"""What counts for a seat: how many are to move before it; its score and its clans in play, a third one once more; what
its hand may bring, Yokai, clans not in play by how many cards of them it holds; and of those of two or more the ones
that hurt others (of three once more) and the ones that bring cards."""

LEAST: Final = {"hand": 0.2}
"""Who won tells little about single cards in a hand; still, good ones must not be thrown away."""

DOUBT: Final = 1.6
"""Weights are learnt from positions that were reached; after some turns of plain play an advantage means less.

Over 1,063 turns between computers this came closest to who won (surprise 0.51, without it 0.53).
"""

ROW: Final = [max(WEIGHTS[name], LEAST.get(name, WEIGHTS[name])) for name in FEATURES]
"""What each is worth. A list, so that whoever learns can try others."""

_STRIKES: Final = frozenset(map(CLANS.index, ("spider", "toad")))
_FETCHES: Final = frozenset(map(CLANS.index, ("carp", "crow", "dragon")))
_SINGLE: Final = FEATURES.index("single")
_STRONG: Final = 3


def features(state: State, seat: int) -> list[float]:
    """What counts for a seat, in the order of FEATURES."""
    hand, in_play = state.hands[seat], state.clans[seat]
    clans, _, yokai = by_clan(hand)
    waits = (seat - state.active) % state.seats / (state.seats - 1)
    row = [waits, scoring.round_score(state, seat), len(in_play), len(in_play) >= CLANS_TO_END - 1]
    row += [hand_worth(hand, in_play), len(yokai), 0, 0, 0, 0, 0, 0]
    for clan, cards in clans.items():
        if clan in in_play:
            continue
        count = min(len(cards), _STRONG)
        row[_SINGLE + count - 1] += 1
        if count > 1 and clan in _STRIKES:
            row[-3] += 1
            row[-2] += count == _STRONG
        elif count > 1 and clan in _FETCHES:
            row[-1] += 1
    return row


def spread(state: State) -> float:
    """How much can still happen: the more clans are missing, the less an advantage means."""
    return 2.0 + 2.0 * (CLANS_TO_END - max(map(len, state.clans)))


def standing(state: State, seat: int) -> float:
    """How many of the others this player is likely to leave behind this round."""
    if state.phase == OVER or state.mover < 0:
        return _left_behind(state, seat)
    worths = [
        sum(weight * value for weight, value in zip(ROW, features(state, one), strict=True))
        for one in range(state.seats)
    ]
    wide, total = DOUBT * spread(state), 0.0
    for other, worth in enumerate(worths):
        if other != seat:
            total += _likely(worths[seat] - worth, wide)
    return total


def _likely(ahead: float, wide: float) -> float:
    """How likely whoever is so far ahead stays there."""
    return 1.0 / (1.0 + exp(-max(min(ahead / wide, 30.0), -30.0)))


def _left_behind(state: State, seat: int) -> float:
    """How many of the others it has left behind; half of one that is equal (W14)."""
    mine = scoring.round_score(state, seat), -scoring.corruption(state, seat)
    theirs = [
        (scoring.round_score(state, other), -scoring.corruption(state, other))
        for other in range(state.seats)
        if other != seat
    ]
    return sum(1.0 if mine > row else 0.5 if mine == row else 0.0 for row in theirs)
