"""The statistics of Oboro: the cards that were dealt, records and achievements."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from game.core.match import Match
from game.core.outcome import Outcome
from game.games.oboro.rules.cards import NAMES, NUMBERS, VALUE_OF, cards_in, names
from game.games.oboro.rules.events import RoundDealt, RoundScored
from game.games.oboro.rules.state import State
from game.stats.rating import USUAL, Ladder
from game.stats.sources import Best, Feats, Luck, LuckResult, kind_of

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


def _reached(match: Match, seat: int, outcome: Outcome) -> dict[str, int]:
    points = [int(score) for score in outcome.scores]
    found = {"points": points[seat]}
    others = max(points[other] for other in range(match.seats) if other != seat)
    if points[seat] > others:
        found["lead"] = points[seat] - others
    return found


def _deeds(match: Match, seat: int, outcome: Outcome) -> Iterable[str]:  # noqa: ARG001 - every game has the same
    mission = match.options["mission"]
    rounds = (event for step in match.history for event in step.events if isinstance(event, RoundScored))
    if any(scored.powers[seat] == mission and scored.places[seat] == 1 for scored in rounds):  # O13
        yield "exact"


FEATS: Final = Feats((Best("points"), Best("lead")), _reached, _deeds)

LADDER: Final = Ladder({USUAL: {"novice": 1000, "adept": 1159, "master": 1235, "shadow": 1312}})
"""From the wins of one against two of the next weaker level: adept 55.5 %, master 43.6 %, shadow 43.8 %; 43.6 % is 1.55
times their odds."""
