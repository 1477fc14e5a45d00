"""Evaluates a round of Shinobi WAT-AAH!: what is on the table, and what the hands may still bring.

The weights are learnt by `tools/learn/prospects.py` from matches between computers and kept in `learnt/`.
"""

from math import exp
from pathlib import Path
from typing import Final

from game.ai.learnt import read_weights
from game.games.wataah.bot.card_values import hand_worth
from game.games.wataah.rules import scoring
from game.games.wataah.rules.cards import CLANS, CLANS_TO_END
from game.games.wataah.rules.state import OVER, State
from game.games.wataah.rules.turn.combinations import by_clan

FEATURES: Final = (
    *("waits", "score", "clans", "third"),
    *("hand", "yokai", "single", "pair", "triple"),
    *("strikes", "strong_strikes", "fetches"),
)
"""The features of a seat: how many move before it; its score and its clans in play, a third one counted again; what its
hand may bring, Yokai, and clans not in play by the number of cards held; and of those with two or more, the clans that
hurt others (with three counted again) and the clans that bring cards."""

WEIGHTS: Final = read_weights(Path(__file__).with_name("learnt") / "evaluate.toml")

LEAST: Final = {"hand": 0.2}
"""Lower bounds of weights, set by hand: results say little about single cards in hand, but good ones must not be
discarded."""

DOUBT: Final = 1.6
"""Flattens the chances; set by hand. Weights are learnt from real positions, and after some turns of rollout a lead
means less.

Over 1,063 turns between computers this predicted the winner best (log loss 0.51; without it 0.53).
"""

ROW: Final = [max(WEIGHTS[name], LEAST.get(name, WEIGHTS[name])) for name in FEATURES]
"""The weight of each feature. A list, so that the learning script can replace it."""

_STRIKES: Final = frozenset(map(CLANS.index, ("spider", "toad")))
_FETCHES: Final = frozenset(map(CLANS.index, ("carp", "crow", "dragon")))
_SINGLE: Final = FEATURES.index("single")
_STRONG: Final = 3


def features(state: State, seat: int) -> list[float]:
    """The features of a seat, in the order of FEATURES."""
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
    """How much can still happen: the more clans are missing, the less a lead means."""
    return 2.0 + 2.0 * (CLANS_TO_END - max(map(len, state.clans)))


def standing(state: State, seat: int) -> float:
    """How many of the others this player is expected to beat in this round."""
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
    """The chance that a player with this lead keeps it."""
    return 1.0 / (1.0 + exp(-max(min(ahead / wide, 30.0), -30.0)))


def _left_behind(state: State, seat: int) -> float:
    """How many of the others the seat has beaten; a tie counts half (W14)."""
    mine = scoring.round_score(state, seat), -scoring.corruption(state, seat)
    theirs = [
        (scoring.round_score(state, other), -scoring.corruption(state, other))
        for other in range(state.seats)
        if other != seat
    ]
    return sum(1.0 if mine > row else 0.5 if mine == row else 0.0 for row in theirs)
