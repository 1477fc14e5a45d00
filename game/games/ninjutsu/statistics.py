"""The statistics of Ninjutsu: the dice that fell, the weapons turned over, records and achievements."""

from collections.abc import Iterable, Iterator
from typing import Final

from game.core.contract import Event
from game.core.match import Decision, Match
from game.core.outcome import Outcome
from game.games.ninjutsu.rules.events import (
    BattleRolled,
    BattleWon,
    DeckShuffled,
    FirstRolled,
    ThrowLanded,
    WeaponTurned,
)
from game.games.ninjutsu.rules.figures import BLACK, FACES, ONE_STAR, RANKS, RED, SIDES, SOKE, STARS, full_deck
from game.games.ninjutsu.rules.state import ROLL, State
from game.stats.rating import USUAL, Ladder
from game.stats.sources import Best, Feats, Luck, LuckResult, kind_of, shares_of, won

DICE: Final = {rank: kind_of(f"die_{len(FACES[rank])}", FACES[rank]) for rank in RANKS}  # N5
WEAPONS: Final = kind_of("weapons", full_deck())  # N2


def _throws(match: Match) -> Iterable[LuckResult]:
    afterwards = [step.before for step in match.history[1:]] + [match.state]
    for step, after in zip(match.history, afterwards, strict=True):
        for event in step.events:
            yield from _dice(event, thrown=after.dojo != ROLL)
        yield from _weapons(step, after)


def _dice(event: Event, *, thrown: bool) -> Iterator[LuckResult]:
    """Rolls, and throws that stayed in the tray, which are fair. A lying die turned by a hit is not a throw (N22)."""
    match event:
        case ThrowLanded(seat, rank, _, (value, *_), (False, *_)):
            yield LuckResult(DICE[rank].name, seat, value)
        case FirstRolled(red, black) if not thrown:  # N8
            yield LuckResult(DICE[ONE_STAR].name, RED, red)
            yield LuckResult(DICE[ONE_STAR].name, BLACK, black)
        case BattleRolled(seat, rank, value):
            yield LuckResult(DICE[rank].name, seat, value)


def _weapons(step: Decision, after: State) -> Iterator[LuckResult]:
    """Weapon cards, last first: a card's odds come from the deck it left, which is what remains plus that card."""
    decks = [list(deck) for deck in after.decks]
    for event in reversed(step.events):
        match event:
            case WeaponTurned(seat, _, stars):
                decks[seat].append(stars)
                yield LuckResult(WEAPONS.name, seat, stars, shares_of(decks[seat], STARS))
            case DeckShuffled(seat):  # N16: it was empty before
                decks[seat].clear()


LUCK: Final = Luck((*DICE.values(), WEAPONS), _throws)


_USUAL_BOARD: Final = "classic"


def _reached(match: Match, seat: int, outcome: Outcome) -> dict[str, int]:  # noqa: ARG001 - every game has the same
    if not won(outcome, seat):
        return {}
    return {"quickest": outcome.details["turns"], "lost": outcome.details[f"{SIDES[seat]}_lost"]}


def _deeds(match: Match, seat: int, outcome: Outcome) -> Iterable[str]:
    if won(outcome, seat) and match.options["board"] != _USUAL_BOARD:
        yield "ground"
    battles = (event for step in match.history for event in step.events if isinstance(event, BattleWon))
    if any((battle.seat, battle.winner, battle.loser) == (seat, ONE_STAR, SOKE) for battle in battles):
        yield "underdog"


FEATS: Final = Feats((Best("quickest", least=True), Best("lost", least=True)), _reached, _deeds)

LADDER: Final = Ladder({USUAL: {"novice": 1000, "adept": 1117, "master": 1236, "shadow": 1375}})
"""From 66.2, 66.5 and 69.0 % of 400 matches, each level against the next weaker."""
