"""How much a card of Oboro suits each temper. Numbers set by hand."""

from game.ai.characters.tempers import Suits, Temper
from game.games.oboro.rules.cards import IS_ARROW, IS_SHURIKEN, NUMBERS, SEATS, VALUE_OF
from game.games.oboro.rules.moves import Play
from game.games.oboro.rules.tricks import power
from game.games.oboro.rules.view import OboroView


def suits(view: OboroView, move: Play) -> Suits:
    """Bold ones play high, careful ones duck, hoarders keep their best cards, gamblers throw sixes into the dark."""
    card = NUMBERS[move.card]
    value, place = VALUE_OF[card], len(view.plays) % SEATS
    trick = view.plays[len(view.plays) - place :]
    beats = all(value >= VALUE_OF[other] for other in trick)
    pieces = sum(IS_SHURIKEN[other] for other in (*trick, card))
    room = view.mission - power(view.tops, view.seat)
    return {
        Temper.BOLD: value + 4.0 * beats,
        Temper.CAREFUL: -float(value) - 3.0 * beats * (room < value),
        Temper.GREEDY: 6.0 * pieces * beats + beats - 4.0 * IS_SHURIKEN[card] * (not beats),
        Temper.SPITEFUL: _spite(view, trick, value, beats=beats),
        Temper.HOARDER: -float(value) - 6.0 * IS_SHURIKEN[card] - 2.0 * IS_ARROW[card],
        Temper.GAMBLER: (6.0 * IS_SHURIKEN[card] + 3.0 * IS_ARROW[card]) * (place < SEATS - 1) + abs(value - 4.5) / 9,
    }


def _spite(view: OboroView, trick: tuple[int, ...], value: int, *, beats: bool) -> float:
    """Feed high cards to the leader, and leave no pieces to them; nothing where the leader has no part in the trick."""
    others = [seat for seat in range(SEATS) if seat != view.seat]
    leader = max(others, key=lambda seat: (view.scores[seat], view.shuriken[seat]))
    if not trick:
        return 0.0
    taking = max(range(len(trick)), key=lambda place: (VALUE_OF[trick[place]], place))
    if (view.leads[-1] + taking) % SEATS != leader:
        return 0.0
    pieces = sum(IS_SHURIKEN[card] for card in trick)
    return 6.0 * pieces if beats else float(value)
