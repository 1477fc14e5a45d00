"""What a card of Oboro is good for now, in words for a hint."""

from collections.abc import Iterator

from game.ai.advice import Reason, because
from game.games.oboro.rules.cards import (
    IS_ARROW,
    IS_SHURIKEN,
    NAMES,
    NUMBERS,
    PIECES,
    SCORINGS,
    SEATS,
    SUIT_OF,
    SUITS,
    VALUE_OF,
)
from game.games.oboro.rules.moves import Play
from game.games.oboro.rules.tricks import power, power_after, resolve
from game.games.oboro.rules.view import OboroView

LOW = 3
HEAVY = 5
"""From this value on a card is good to be rid of."""

HIGH = 7
NEAR = 1
"""So little below the mission, the next card taken is likely too much."""


def reasons(view: OboroView, move: Play) -> Iterator[Reason]:
    """What the card does, as far as can be known, the most important first."""
    card = NUMBERS[move.card]
    place = len(view.plays) % SEATS
    trick = (*view.plays[len(view.plays) - place :], card)
    if len(trick) == SEATS:
        yield from _last(view, (trick[0], trick[1], trick[2]))
        return
    if place and VALUE_OF[card] < max(VALUE_OF[other] for other in trick[:-1]):
        if IS_ARROW[card]:
            yield because("oboro.hint.arrow")
        yield from _below(view, card)
        return
    if IS_ARROW[card]:
        yield because("oboro.hint.arrow")
    if VALUE_OF[card] <= LOW:
        yield from _stays(view)
        yield because("oboro.hint.low_so_far") if place else because("oboro.hint.low", card=move.card)
    else:
        yield from _chances(view, trick[0], card)
    yield because("oboro.hint.shows", suit=SUITS[SUIT_OF[card]], value=VALUE_OF[card])


def _chances(view: OboroView, led: int, card: int) -> Iterator[Reason]:
    """How likely the card is to stay the highest, and what it might catch: by the cards not seen in this round."""
    seen = {*view.plays, *view.hands[view.seat]}
    out = [other for other in range(len(NAMES)) if other not in seen and SUIT_OF[other] == SUIT_OF[led]]
    higher = [other for other in out if VALUE_OF[other] > VALUE_OF[card] - (SUIT_OF[card] != SUIT_OF[led])]  # O7
    if VALUE_OF[card] >= HIGH or not higher:
        if view.scorings < SCORINGS:
            for other in out:
                if IS_SHURIKEN[other] and other not in higher:
                    yield because("oboro.hint.fishes", card=NAMES[other])
        suit = SUITS[SUIT_OF[led]]
        if not higher:
            yield because("oboro.hint.unbeaten", suit=suit)
        elif len(higher) == 1:
            yield because("oboro.hint.one_higher", suit=suit, value=VALUE_OF[higher[0]])
    if VALUE_OF[card] >= HIGH:
        yield because("oboro.hint.high", card=NAMES[card])


def _last(view: OboroView, trick: tuple[int, int, int]) -> Iterator[Reason]:
    """The trick is complete: everything is known."""
    result = resolve(*trick)
    taker = (view.seat + 1 + result.winner) % SEATS
    now, then = power(view.tops, taker), power_after(view.tops, taker, trick)
    if taker != view.seat:
        if now <= view.mission < then:
            yield because("oboro.hint.busts", power=then)
        yield from _below(view, trick[2])
        return
    pieces = min(result.shuriken, PIECES - sum(view.shuriken))  # O9
    if pieces and view.scorings < SCORINGS:  # O12
        yield because("oboro.hint.shuriken", count=pieces, power=then)
    if now > view.mission >= then:
        yield because("oboro.hint.saves_mission", power=then)
    yield because("oboro.hint.exact" if then == view.mission else "oboro.hint.power", power=then)


def _below(view: OboroView, card: int) -> Iterator[Reason]:
    """Somebody else takes it."""
    if VALUE_OF[card] >= HEAVY:
        yield because("oboro.hint.burns", card=NAMES[card])
    yield from _stays(view)
    yield because("oboro.hint.ducks", power=power(view.tops, view.seat))


def _stays(view: OboroView) -> Iterator[Reason]:
    """Right below the mission it is best to take nothing more."""
    now = power(view.tops, view.seat)
    if 0 <= view.mission - now <= NEAR:
        yield because("oboro.hint.stays", power=now)
