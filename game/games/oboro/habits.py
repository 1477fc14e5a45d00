"""Which of its cards a good player of Oboro tends to play: from that follows which hands are likely.

Whoever takes a trick with a three has probably nothing better to take it with; whoever wins with an eight could not
duck. What counts for each card is looked up in `weights`, learnt by `tools/habits.py`.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from game.core.match import Match
from game.games.oboro.cards import IS_ARROW, IS_SHURIKEN, NAMES, SEATS, SUIT_OF, VALUE_OF, cards_in
from game.games.oboro.state import State
from game.games.oboro.tricks import resolve
from game.games.oboro.view import OboroView
from game.games.oboro.weights import WEIGHTS

_KINDS: Final = ("value", "takes", "over", "power", "shuriken", "thrown_shuriken", "arrow", "off_colour")
FEATURES: Final = tuple(f"{kind}_{place}" for place in ("leads", "second", "third") for kind in _KINDS)
"""What counts for a card, apart for each place in the trick: how high it is, whether it is the highest so far, whether
that would be more than the mission allows and else how near it comes, Shuriken cards taken and given away, the lead by
an Arrow, and how high a card of another colour is."""

_ROW: Final = tuple(WEIGHTS.get(name, 0.0) for name in FEATURES)
_COLOURS: Final = (0x0000FF, 0x00FF00, 0xFF0000)


class Played(NamedTuple):
    """A card that was played, and what lay on the table."""

    seat: int
    card: int
    trick: tuple[int, ...]
    """The cards before it in its trick."""

    tops: tuple[int, int, int]
    """What showed on the own stacks."""


def played(plays: Sequence[int], leads: Sequence[int]) -> Iterator[Played]:
    """Every card of a round, in order."""
    tops = [[0, 0, 0] for _ in range(SEATS)]
    for number, card in enumerate(plays):
        start = number - number % SEATS
        seat = (leads[number // SEATS] + number - start) % SEATS
        yield Played(seat, card, tuple(plays[start:number]), (tops[seat][0], tops[seat][1], tops[seat][2]))
        if number % SEATS == SEATS - 1:
            trick = resolve(*plays[start : number + 1])
            for suit, value in trick.shows:
                tops[(leads[number // SEATS] + trick.winner) % SEATS][suit] = value


def features(one: Played, card: int, mission: int) -> list[float]:
    """What counts for `card` in this place, in the order of FEATURES."""
    trick, value = one.trick, VALUE_OF[card]
    takes = all(value >= VALUE_OF[other] for other in trick)
    cards = (*trick, card)
    then = list(one.tops)
    for suit in {SUIT_OF[other] for other in cards}:
        then[suit] = min(VALUE_OF[other] for other in cards if SUIT_OF[other] == suit)
    power = sum(then)
    row = [0.0] * len(FEATURES)
    first = len(trick) * len(_KINDS)
    row[first : first + len(_KINDS)] = [
        value / 8,
        float(takes),
        float(takes and power > mission),
        power / mission if takes and power <= mission else 0.0,
        float(takes * sum(IS_SHURIKEN[other] for other in cards)),
        float(IS_SHURIKEN[card] and not takes),
        float(IS_ARROW[card]),
        value / 8 if trick and SUIT_OF[card] != SUIT_OF[trick[0]] else 0.0,
    ]
    return row


def could_play(hand: int, one: Played) -> int:
    """The cards of a hand that may be played in this place (O6)."""
    led = hand & _COLOURS[SUIT_OF[one.trick[0]]] if one.trick else 0
    return led or hand


def plausibility(view: OboroView) -> Callable[[State], float]:
    """How likely the others with their hands in a world would have played what they played."""
    told = [one for one in played(view.plays, view.leads) if one.seat != view.seat]
    likes = [[exp(_liking(one, card, view.mission)) for card in range(len(NAMES))] for one in told]

    def weigh(world: State) -> float:
        hands, weight = world.hands[:], 1.0
        for one, liked in zip(reversed(told), reversed(likes), strict=True):
            hands[one.seat] |= 1 << one.card
            left, total = could_play(hands[one.seat], one), 0.0
            while left:
                lowest = left & -left
                total += liked[lowest.bit_length() - 1]
                left ^= lowest
            weight *= liked[one.card] / total
        return weight

    return weigh


def _liking(one: Played, card: int, mission: int) -> float:
    return sum(weight * value for weight, value in zip(_ROW, features(one, card, mission), strict=True) if value)


def examples(match: Match) -> Iterator[list[list[float]]]:
    """After a decision: what counted for each card that could have been played, the one that was first."""
    state: State = match.state
    if not state.plays:  # the round is over and its last card forgotten
        return
    one = list(played(state.plays, state.leads))[-1]
    others = could_play(state.hands[one.seat] | 1 << one.card, one) & ~(1 << one.card)
    if others:
        cards = [one.card, *cards_in(others)]
        yield [features(one, card, state.mission) for card in cards]
