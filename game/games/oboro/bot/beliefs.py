"""Models which cards a good player of Oboro tends to play, to infer which hands are likely.

A player who takes a trick with a three probably has nothing better to take it with; one who wins with an eight could
not duck. The weights are learnt by `tools/learn/habits.py` and kept in `learnt/beliefs.toml`.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

from game.ai.learnt import read_weights
from game.core.match import Match
from game.games.oboro.rules.cards import (
    IS_ARROW,
    IS_SHURIKEN,
    NAMES,
    SEATS,
    SUIT_OF,
    TRICKS,
    VALUE_OF,
    VALUES,
    cards_in,
)
from game.games.oboro.rules.state import State
from game.games.oboro.rules.tricks import resolve
from game.games.oboro.rules.view import OboroView

MOST: Final = VALUES[-1]
_LOW: Final = 2
_FAR: Final = 4

_ANYWHERE: Final = (
    *("value", "low", "middle", "top"),  # how high a card is
    *("value_late", "value_full"),  # the same late in the round, and with the player's stacks nearly full
    *("arrow", "arrow_late"),
)
_LEADING: Final = ("shuriken", "beaten", "over", "far_over", "raises")
_FOLLOWING: Final = (
    "off_value",
    *("takes", "takes_late", "takes_near", "takes_better", "takes_over", "takes_far_over", "takes_over_late"),
    *("takes_shuriken", "takes_shuriken_late", "takes_anyway"),
    *("gives_shuriken", "gives_over", "gives_power", "gives_back", "ducks_full"),
)
FEATURES: Final = (
    *(f"leads_{kind}" for kind in (*_ANYWHERE, *_LEADING)),
    *(f"{place}_{kind}" for place in ("second", "third") for kind in (*_ANYWHERE, *_FOLLOWING)),
)
"""The features of a card, separate for each position in the trick: how high it is; for the leader, how many cards could
still beat it and what it would show; for the others, what taking the trick with it would do to their own stacks (near
the mission, better than now, over it, Shuriken, or over it anyway), and what giving it away would do to the taker's
stacks (Shuriken, over the mission, near it, back below it)."""

_PLACES: Final = (0, len(_ANYWHERE) + len(_LEADING), len(_ANYWHERE) * 2 + len(_LEADING) + len(_FOLLOWING))
"""The index of the first feature for each position in the trick."""

WEIGHTS: Final = read_weights(Path(__file__).with_name("learnt") / "beliefs.toml")
_ROW: Final = tuple(WEIGHTS.get(name, 0.0) for name in FEATURES)
_COLOURS: Final = (0x0000FF, 0x00FF00, 0xFF0000)

Tops = tuple[int, int, int]


class PlayedCard(NamedTuple):
    """A card that was played, and what was on the table then."""

    seat: int
    card: int
    before: tuple[int, ...]
    """All cards played before it in the round."""

    trick: tuple[int, ...]
    """The cards played before it in its trick."""

    tops: tuple[Tops, ...]
    """The top values of all stacks."""


def played(plays: Sequence[int], leads: Sequence[int]) -> Iterator[PlayedCard]:
    """Every card of a round, in order."""
    tops: list[Tops] = [(0, 0, 0)] * SEATS
    for number, card in enumerate(plays):
        start = number - number % SEATS
        seat = (leads[number // SEATS] + number - start) % SEATS
        yield PlayedCard(seat, card, tuple(plays[:number]), tuple(plays[start:number]), tuple(tops))
        if number % SEATS == SEATS - 1:
            trick = tuple(plays[start : number + 1])
            winner = (leads[number // SEATS] + resolve(*trick).winner) % SEATS
            tops[winner] = _after(tops[winner], trick)


def features(one: PlayedCard, card: int, mission: int) -> list[float]:
    """The features of `card` in this situation, in the order of FEATURES."""
    value, now, place = VALUE_OF[card], sum(one.tops[one.seat]), len(one.trick)
    late, full = len(one.before) // SEATS / (TRICKS - 1), min(now, mission) / mission
    found = [
        *(value / MOST, value <= _LOW, _LOW + 2 <= value < MOST - 1, value == MOST),
        *(value / MOST * late, value / MOST * full),
        *(IS_ARROW[card], IS_ARROW[card] * late),
        *(_following(one, card, mission, late) if place else _leading(one, card, mission)),
    ]
    row = [0.0] * len(FEATURES)
    row[_PLACES[place] : _PLACES[place] + len(found)] = map(float, found)
    return row


def _leading(one: PlayedCard, card: int, mission: int) -> list[float]:
    """The features of a card that leads."""
    value, top = VALUE_OF[card], one.tops[one.seat][SUIT_OF[card]]
    power = sum(one.tops[one.seat]) - top + value
    beaten = sum(other > value for other in VALUE_OF) - sum(VALUE_OF[other] > value for other in one.before)
    raises = (value - top) / MOST if top else 0.0
    return [IS_SHURIKEN[card], beaten / 16, power > mission, power > mission + _FAR, raises]


def _following(one: PlayedCard, card: int, mission: int, late: float) -> list[float]:
    """The features of a card that follows: its effect on the stacks of the player who takes the trick."""
    value, trick, cards = VALUE_OF[card], one.trick, (*one.trick, card)
    off = value / MOST if SUIT_OF[card] != SUIT_OF[trick[0]] else 0.0
    now = sum(one.tops[one.seat])
    highest = max(range(len(trick)), key=lambda place: (VALUE_OF[trick[place]], place))
    if value >= VALUE_OF[trick[highest]]:
        power, shuriken = sum(_after(one.tops[one.seat], cards)), sum(IS_SHURIKEN[other] for other in cards)
        over, better = power > mission, power <= mission and (power > now or now > mission)
        takes = [1.0, late, 0 <= mission - power < _FAR, better, over, power >= mission + _FAR, over * late]
        return [off, *takes, shuriken, shuriken * late, now > mission, 0, 0, 0, 0, 0]
    tops = one.tops[(one.seat - len(trick) + highest) % SEATS]
    power = sum(_after(tops, cards))
    over, back = power > mission, sum(tops) > mission >= power
    gives = [IS_SHURIKEN[card], over, 0.0 if over else power / mission, back, min(now, mission) / mission]
    return [off, *[0.0] * 10, *gives]


def _after(tops: Tops, cards: tuple[int, ...]) -> Tops:
    """The top values of three stacks once these cards lie on them (O8)."""
    red, blue, green = (
        min((VALUE_OF[card] for card in cards if SUIT_OF[card] == suit), default=top) for suit, top in enumerate(tops)
    )
    return red, blue, green


def could_play(hand: int, one: PlayedCard) -> int:
    """The cards of a hand that may be played in this situation (O6)."""
    led = hand & _COLOURS[SUIT_OF[one.trick[0]]] if one.trick else 0
    return led or hand


def plausibility(view: OboroView) -> Callable[[list[int]], float]:
    """How likely the others would have played what they played, if these were the hands that are left."""
    told = [one for one in played(view.plays, view.leads) if one.seat != view.seat]
    steps = [_Told(one, view.mission) for one in reversed(told)]

    def weigh(left: list[int]) -> float:
        hands, weight = left[:], 1.0
        for one in steps:
            hand = hands[one.seat] = hands[one.seat] | one.bit
            following = hand >> one.shift & 255
            if following:
                weight *= one.liked / one.sums[following]
            else:
                red, blue, green = one.all
                weight *= one.liked / (red[hand & 255] + blue[hand >> 8 & 255] + green[hand >> 16])
        return weight

    return weigh


class _Told:
    """A card that was played, with the sum of likings of every set of cards that it may have been chosen from."""

    def __init__(self, one: PlayedCard, mission: int) -> None:
        likings = [exp(liking(one, card, mission)) for card in range(len(NAMES))]
        led = SUIT_OF[one.trick[0]] if one.trick else None
        self.seat = one.seat
        self.bit = 1 << one.card
        self.liked = likings[one.card]
        self.all = [_sums(likings[first : first + MOST]) for first in range(0, len(NAMES), MOST)]
        self.sums = self.all[led or 0]
        self.shift = len(NAMES) if led is None else MOST * led
        """Where the colour to be followed begins; beyond all cards for a leader, who may play any (O6)."""


def _sums(likings: Sequence[float]) -> list[float]:
    """The sum of likings of every set of cards of one colour, by its bits."""
    sums = [0.0]
    for liked in likings:
        sums += [liked + one for one in sums]
    return sums


def liking(one: PlayedCard, card: int, mission: int) -> float:
    """How much habit speaks for `card` in this situation: its odds are e to this power."""
    return sum(weight * value for weight, value in zip(_ROW, features(one, card, mission), strict=True) if value)


def examples(match: Match) -> Iterator[list[list[float]]]:
    """After a decision, the features of every card that could have been played; the one that was played comes first."""
    state: State = match.state
    if not state.plays:  # the round is over and its last card forgotten
        return
    one = list(played(state.plays, state.leads))[-1]
    others = could_play(state.hands[one.seat] | 1 << one.card, one) & ~(1 << one.card)
    if others:
        cards = [one.card, *cards_in(others)]
        yield [features(one, card, state.mission) for card in cards]
