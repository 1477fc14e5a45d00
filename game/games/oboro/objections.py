"""Why a card may not be played, in words that a table can show."""

from game.core.refusal import Refusal, refuse
from game.games.oboro.cards import NUMBERS, SEATS, SUIT_OF, SUITS
from game.games.oboro.moves import Play
from game.games.oboro.state import State


def objection(state: State, move: object) -> Refusal:
    """The reason that a player would want to hear first."""
    if not isinstance(move, Play) or move.card not in NUMBERS:
        return refuse("refused.no_such_move")
    if not state.hands[state.active] >> NUMBERS[move.card] & 1:
        return refuse("oboro.refused.not_held", card=move.card)
    place = len(state.plays) % SEATS
    if not place:
        raise AssertionError(f"{move} is legal")
    return refuse(f"oboro.refused.follow.{SUITS[SUIT_OF[state.plays[-place]]]}")  # O6
