"""What players of Shinobi WAT-AAH! tend to keep in hand: from that follows which hands are likely.

Who could place a clan of three usually has; what stays in hand is what was waited for. How much each thing says is
looked up in `weights`, learnt by `tools/habits.py` from hands beside others that were possible.
"""

from collections.abc import Callable, Iterator
from math import exp
from typing import Final, cast

from game.core.chance import Chance
from game.core.match import Match
from game.games.wataah.cards import CLAN_LIMIT, STRENGTH
from game.games.wataah.rules.combinations import by_clan
from game.games.wataah.rules.imagining import imagine
from game.games.wataah.state import DRAW, Clans, State
from game.games.wataah.view import WataahView
from game.games.wataah.weights import WEIGHTS

FEATURES: Final = ("single", "pair", "triple", "more", "in_play", "full", "ronin", "yokai", "strength")
"""Counts of a hand: clans not in play by how many cards of them are there, cards of clans in play that have room and
that have none, Ronin, Yokai, and all strength."""

_ROW: Final = tuple(WEIGHTS.get(name, 0.0) for name in FEATURES)
OTHERS: Final = 5
"""So many possible hands are set beside a true one to learn from."""


def features(hand: list[int], in_play: Clans) -> list[float]:
    """The counts of a hand before these clans, in the order of FEATURES."""
    clans, ronin, yokai = by_clan(hand)
    row = [0.0] * len(FEATURES)
    for clan, cards in clans.items():
        if clan in in_play:
            row[4 if len(in_play[clan]) < CLAN_LIMIT else 5] += len(cards)
        else:
            row[min(len(cards), 4) - 1] += 1
    row[6], row[7] = float(ronin), float(len(yokai))
    row[8] = sum(STRENGTH[card] for card in hand) / 10
    return row


def plausibility(view: WataahView) -> Callable[[State], float]:
    """How well the others' hands in a world fit what is usually kept."""
    hidden = [seat for seat, hand in enumerate(view.hands) if seat != view.seat and None in hand]

    def weigh(world: State) -> float:
        return exp(sum(_liking(world.hands[seat], world.clans[seat]) for seat in hidden))

    return weigh


def _liking(hand: list[int], in_play: Clans) -> float:
    return sum(weight * value for weight, value in zip(_ROW, features(hand, in_play), strict=True))


def examples(match: Match) -> Iterator[list[list[float]]]:
    """At the beginning of a turn: every other hand, the true one first, beside some that were possible."""
    state: State = match.state
    if state.mover < 0 or state.phase != DRAW:
        return
    chance = Chance(match.seed + match.decisions)
    view = cast("WataahView", match.view(state.mover))
    worlds = [state, *(imagine(view, chance) for _ in range(OTHERS))]
    for seat, hand in enumerate(view.hands):
        if seat != state.mover and None in hand:
            yield [features(world.hands[seat], world.clans[seat]) for world in worlds]
