"""The statistics of Shinobi WAT-AAH!: the cards that were drawn, records and achievements."""

from collections.abc import Iterable, Iterator
from typing import Final

from game.core.match import Decision, Match
from game.core.outcome import Outcome
from game.games.wataah.rules.cards import DECK, NUMBERS, STRENGTH
from game.games.wataah.rules.events import CardsLooked, Corrupted, DeckRenewed, Drew
from game.games.wataah.rules.state import State
from game.stats.rating import Ladder
from game.stats.sources import Best, Feats, Luck, LuckResult, kind_of, shares_of, won

CARDS: Final = kind_of("cards", [STRENGTH[card] for card in DECK])  # W1


def _throws(match: Match) -> Iterable[LuckResult]:
    afterwards = [step.before for step in match.history[1:]] + [match.state]
    for step, after in zip(match.history, afterwards, strict=True):
        yield from _drawn(step, after)


def _drawn(step: Decision, after: State) -> Iterator[LuckResult]:
    """Backwards: before a card was drawn it lay in the deck with those that are there now."""
    deck = [STRENGTH[card] for card in after.deck]
    for event in reversed(step.events):
        match event:
            case Drew(seat, cards) | CardsLooked(seat, cards):  # to look at a card takes it off the deck for good
                for card in reversed(cards):
                    if card is not None:
                        yield _draw(deck, seat, card)
            case Corrupted(seat, card):
                yield _draw(deck, seat, card)
            case DeckRenewed():  # W6: it had been empty
                deck.clear()


def _draw(deck: list[int], seat: int, card: str) -> LuckResult:
    strength = STRENGTH[NUMBERS[card]]
    deck.append(strength)
    return LuckResult(CARDS.name, seat, strength, shares_of(deck, CARDS.faces))


LUCK: Final = Luck((CARDS,), _throws)


_GRAND_MASTER: Final = "grand_master"


def _reached(match: Match, seat: int, outcome: Outcome) -> dict[str, int]:
    """Points of the two modes cannot be compared (W14, W22)."""
    return {str(match.options["mode"]): int(outcome.scores[seat])}


def _deeds(match: Match, seat: int, outcome: Outcome) -> Iterable[str]:
    if not won(outcome, seat):
        return
    if match.options["mode"] == _GRAND_MASTER:
        yield "court"
    elif not outcome.details[f"corruption_{seat}"]:
        yield "clean"


FEATS: Final = Feats((Best("grasshopper"), Best("grand_master")), _reached, _deeds)

LADDER: Final = Ladder(
    {
        "grasshopper": {"novice": 1000, "adept": 1154, "master": 1322, "shadow": 1405},
        "grand_master": {"novice": 1000, "adept": 1141, "master": 1225, "shadow": 1425},
    },
    option="mode",
)
"""From 70.8 % of 400 matches, 72.5 % of 400 and, with fewer simulations, 61.7 % of 94, each level against the next
weaker; Grand Master from 69.2 % of 120, 61.8 % of 220, and with few matches for the shadow, before slips were fewer."""
