"""Samples the worlds behind a view, with the hands that the others are likely to hold.

The unseen cards of a hand are dealt in two steps: first the number of each clan, drawn by probability (all completions
are counted beforehand, so no sample is rejected), then which ones, all equally likely.
"""

from collections.abc import Callable, Sequence
from math import comb, exp
from pathlib import Path
from typing import Final

from game.ai.learnt import read_weights
from game.core.chance import Chance
from game.games.wataah.bot.beliefs import Counts, Holder
from game.games.wataah.rules.cards import CLAN_OF, CLANS, KINDS, NO_CLAN, RONIN
from game.games.wataah.rules.imagine import behind, unseen
from game.games.wataah.rules.state import State
from game.games.wataah.rules.view import WataahView

_LEARNT: Final = Path(__file__).with_name("learnt")
WEIGHTS: Final = read_weights(_LEARNT / "beliefs.toml")
GRAND_WEIGHTS: Final = read_weights(_LEARNT / "grand_master_beliefs.toml")

_RONIN, _YOKAI = len(CLANS), len(CLANS) + 1
GROUPS: Final = len(CLANS) + 2
"""Groups of cards that a guess does not tell apart: the clans, then the Ronin, then the Yokai."""

GROUP_OF: Final = tuple(
    CLAN_OF[card] if CLAN_OF[card] != NO_CLAN else _RONIN if card == RONIN else _YOKAI for card in range(KINDS)
)
_GRAIN: Final = 1 << 30


def likely(view: WataahView) -> Callable[[Chance], State]:
    """Samples positions behind `view` in proportion to their probability."""
    others = [seat for seat, hand in enumerate(view.hands) if seat != view.seat and None in hand]
    rest = unseen(view)
    first = _Odds(view, others[0], _sizes(rest)) if others else None

    def imagined(chance: Chance) -> State:
        left = rest[:]
        chance.shuffle(left)
        hands = [[card for card in hand if card is not None] for hand in view.hands]
        for seat in others:
            # A card can only be in one hand: the odds of the first seat never change, those of the next depend on it.
            odds = first if first is not None and seat == others[0] else _Odds(view, seat, _sizes(left))
            left = _deal(odds.drawn(chance), left, hands[seat])
        return behind(view, hands, left, chance)

    return imagined


def _sizes(cards: list[int]) -> list[int]:
    sizes = [0] * GROUPS
    for card in cards:
        sizes[GROUP_OF[card]] += 1
    return sizes


def _deal(numbers: list[int], cards: list[int], hand: list[int]) -> list[int]:
    """Move the given number of cards of each group to a hand; return the rest in order."""
    left = []
    for card in cards:
        group = GROUP_OF[card]
        if numbers[group]:
            numbers[group] -= 1
            hand.append(card)
        else:
            left.append(card)
    return left


class _Odds:
    """The probability of each number of cards per group in a hand."""

    def __init__(self, view: WataahView, seat: int, sizes: Sequence[int]) -> None:
        """`sizes` is the number of available cards of each group."""
        backs = view.hands[seat].count(None)
        likes = _likes(view, seat, backs)
        self._backs = backs
        self._ways = [
            [comb(size, number) * exp(like(number)) for number in range(min(size, backs) + 1)]
            for size, like in zip(sizes, likes, strict=True)
        ]
        self._on = [[0.0] * (backs + 1) for _ in range(GROUPS + 1)]
        """For each group, the weighted number of ways to deal n cards from it and the groups after it."""
        self._on[GROUPS][0] = 1.0
        for group in reversed(range(GROUPS)):
            after = self._on[group + 1]
            for number, ways in enumerate(self._ways[group]):
                for more in range(backs - number + 1):
                    self._on[group][number + more] += ways * after[more]

    def drawn(self, chance: Chance) -> list[int]:
        """The number of cards of each group, sampled by probability."""
        left, numbers = self._backs, []
        for group, ways in enumerate(self._ways):
            after = self._on[group + 1]
            at = self._on[group][left] * chance.choose(range(_GRAIN)) / _GRAIN
            number, last = 0, min(len(ways) - 1, left)
            while number < last and (at := at - ways[number] * after[left - number]) >= 0.0:
                number += 1
            numbers.append(number)
            left -= number
        return numbers


def _likes(view: WataahView, seat: int, backs: int) -> list[Callable[[int], float]]:
    """For each group, the log weight of holding a number of its cards face down."""
    # Where hands carry over to the next round (W16), players keep other cards.
    weights = WEIGHTS if view.grand is None else GRAND_WEIGHTS
    holder = Holder({clan: list(cards) for clan, cards in view.clans[seat]}, view.newer[seat], backs)
    known = _sizes([card for card in view.hands[seat] if card is not None])

    def worth(counts: Counts) -> float:
        return sum(weights[name] * count for name, count in counts)

    def of_clan(clan: int) -> Callable[[int], float]:
        return lambda number: worth(holder.of_clan(clan, known[clan] + number, number))

    def of_others(card: int) -> Callable[[int], float]:
        return lambda number: number * worth(holder.of_others(card))

    return [*map(of_clan, range(len(CLANS))), of_others(RONIN), of_others(RONIN + 1)]
