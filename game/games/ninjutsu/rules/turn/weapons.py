"""Weapon cards: turned over, settled, discarded, reshuffled (N9, N16, N26)."""

from typing import Final

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.ninjutsu.rules.events import DeckShuffled, WeaponTurned
from game.games.ninjutsu.rules.figures import COLUMNS
from game.games.ninjutsu.rules.state import State

NO_CARDS: Final = (0,) * COLUMNS


def turn_over(state: State, chance: Chance, tell: Tell | None) -> None:
    """Lay three cards for the attacker, then for the defender; settle equal columns (N9)."""
    lay_three(state, state.active, chance, tell)
    lay_three(state, 1 - state.active, chance, tell)
    settle(state, chance, tell)


def lay_three(state: State, seat: int, chance: Chance, tell: Tell | None) -> None:
    """Lay one card on each of a seat's columns, left to right, while there are cards (N9, N26)."""
    deck, discards = state.decks[seat], state.discards[seat]
    for column in range(COLUMNS):
        if deck or discards:
            _lay(state, seat, column, chance, tell)


def settle(state: State, chance: Chance, tell: Tell | None) -> None:
    """Lay new cards for both seats on each equal column until it differs, left column first (N9)."""
    attacker, defender = state.active, 1 - state.active
    mine, yours = state.tops[attacker], state.tops[defender]
    for column in range(COLUMNS):
        while mine[column] == yours[column]:
            if not (has_card(state, attacker) and has_card(state, defender)):
                break  # N16: the column stays as it is
            _lay(state, attacker, column, chance, tell)
            _lay(state, defender, column, chance, tell)


def has_card(state: State, seat: int) -> bool:
    """Whether a seat can turn over another card."""
    return bool(state.decks[seat] or state.discards[seat])


def _lay(state: State, seat: int, column: int, chance: Chance, tell: Tell | None) -> None:
    deck = state.decks[seat]
    if not deck:  # N16
        deck += sorted(state.discards[seat])
        state.discards[seat].clear()
        if tell is not None:
            tell(DeckShuffled(seat, len(deck)))
    # The deck's order must stay secret, so it has none: a random card is drawn when needed.
    stars = chance.choose(deck)
    deck.remove(stars)
    tops = state.tops[seat]
    if tops[column]:
        state.used[seat].append(tops[column])
    tops[column] = stars
    if tell is not None:
        tell(WeaponTurned(seat, column, stars))


def higher(state: State, seat: int) -> int:
    """The number of columns in which a seat has the higher card."""
    one, two, three = state.tops[seat]
    other_one, other_two, other_three = state.tops[1 - seat]
    return (one > other_one) + (two > other_two) + (three > other_three)


def put_away(state: State) -> None:
    """Move all cards used this turn to their owners' discards (N16)."""
    for discards, used, tops in zip(state.discards, state.used, state.tops, strict=True):
        discards.extend(used)
        discards.extend(tops)
        used.clear()
        tops[:] = NO_CARDS
