"""What a card of Oboro is good for now, in words for a hint."""

from collections.abc import Iterator

from game.ai.advice import Reason, because
from game.games.oboro.rules.cards import IS_ARROW, IS_SHURIKEN, NUMBERS, SEATS, SUIT_OF, SUITS, VALUE_OF
from game.games.oboro.rules.moves import Play
from game.games.oboro.rules.tricks import power, power_after, resolve
from game.games.oboro.rules.view import OboroView

LOW = 3
HIGH = 7


def reasons(view: OboroView, move: Play) -> Iterator[Reason]:
    """What the card does, as far as can be known, the most important first."""
    card = NUMBERS[move.card]
    place = len(view.plays) % SEATS
    trick = (*view.plays[len(view.plays) - place :], card)
    if len(trick) == SEATS:
        yield from _last(view, (trick[0], trick[1], trick[2]))
        return
    below = bool(place) and VALUE_OF[card] < max(VALUE_OF[other] for other in trick[:-1])
    if below:
        yield _below(card, trick[0])
    if IS_ARROW[card]:
        yield because("oboro.hint.arrow")
    if below:
        return
    if VALUE_OF[card] <= LOW:
        yield because("oboro.hint.low_so_far") if place else because("oboro.hint.low", card=move.card)
    elif VALUE_OF[card] >= HIGH:
        yield because("oboro.hint.high", card=move.card)
    yield because("oboro.hint.shows", suit=SUITS[SUIT_OF[card]], value=VALUE_OF[card])


def _last(view: OboroView, trick: tuple[int, int, int]) -> Iterator[Reason]:
    """The trick is complete: everything is known."""
    result = resolve(*trick)
    if result.winner != SEATS - 1:
        yield _below(trick[2], trick[0])
        return
    now, then = power(view.tops, view.seat), power_after(view.tops, view.seat, trick)
    if result.shuriken:
        yield because("oboro.hint.shuriken", count=result.shuriken, power=then)
    if now > view.mission >= then:
        yield because("oboro.hint.saves_mission", power=then)
    yield because("oboro.hint.power", power=then)


def _below(card: int, led: int) -> Reason:
    """Somebody else takes it."""
    if IS_SHURIKEN[card]:
        return because("oboro.hint.burns", card=f"{'RBG'[SUIT_OF[card]]}{VALUE_OF[card]}")
    return because("oboro.hint.throws" if SUIT_OF[card] != SUIT_OF[led] else "oboro.hint.ducks")
