"""The dice that fell and the weapons that were turned over in a match of Ninjutsu."""

from collections.abc import Iterable, Iterator
from typing import Final

from game.core.contract import Event
from game.core.luck import Luck, Throw, kind_of, shares_of
from game.core.match import Match, Step
from game.games.ninjutsu.events import BattleRolled, DeckShuffled, FirstRolled, WeaponTurned
from game.games.ninjutsu.figures import BLACK, FACES, ONE_STAR, RANKS, RED, STARS, full_deck
from game.games.ninjutsu.state import State

DICE: Final = {rank: kind_of(f"die_{len(FACES[rank])}", FACES[rank]) for rank in RANKS}  # N5
WEAPONS: Final = kind_of("weapons", full_deck())  # N2


def _throws(match: Match) -> Iterable[Throw]:
    afterwards = [step.before for step in match.history[1:]] + [match.state]
    for step, after in zip(match.history, afterwards, strict=True):
        for event in step.events:
            yield from _dice(event)
        yield from _weapons(step, after)


def _dice(event: Event) -> Iterator[Throw]:
    match event:
        case FirstRolled(red, black):  # N8
            yield Throw(DICE[ONE_STAR].name, RED, red)
            yield Throw(DICE[ONE_STAR].name, BLACK, black)
        case BattleRolled(seat, rank, value):
            yield Throw(DICE[rank].name, seat, value)


def _weapons(step: Step, after: State) -> Iterator[Throw]:
    """Backwards: before a card was turned over it lay in the deck with those that are there now."""
    decks = [list(deck) for deck in after.decks]
    for event in reversed(step.events):
        match event:
            case WeaponTurned(seat, _, stars):
                decks[seat].append(stars)
                yield Throw(WEAPONS.name, seat, stars, shares_of(decks[seat], STARS))
            case DeckShuffled(seat):  # N16: it had been empty
                decks[seat].clear()


LUCK: Final = Luck((*DICE.values(), WEAPONS), _throws)
