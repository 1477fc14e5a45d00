"""The cards that were dealt in a match of Oboro."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from game.core.match import Match
from game.games.oboro.rules.cards import NAMES, NUMBERS, VALUE_OF, cards_in, names
from game.games.oboro.rules.events import RoundDealt
from game.games.oboro.rules.state import State
from game.stats.luck import Luck, LuckResult, kind_of

CARDS: Final = kind_of("cards", VALUE_OF, deck=len(NAMES))  # O1


def _throws(match: Match) -> Iterable[LuckResult]:
    if match.history and match.start is None:
        first = cast(State, match.history[0].before)
        yield from _dealt(1, [names(cards_in(hand)) for hand in first.hands])  # O4, during the setup
    for step in match.history:
        for event in step.events:
            if isinstance(event, RoundDealt):
                yield from _dealt(event.number, event.hands)


def _dealt(number: int, hands: Sequence[Sequence[str | None]]) -> Iterable[LuckResult]:
    for seat, hand in enumerate(hands):
        for card in hand:
            if card is not None:
                yield LuckResult(CARDS.name, seat, VALUE_OF[NUMBERS[card]], deal=number)


LUCK: Final = Luck((CARDS,), _throws)
