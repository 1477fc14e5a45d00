"""Which moves of Shinobi WAT-AAH! deserve a thought: those that bring most, the best first."""

from typing import Any, Final

from game.games.wataah.cards import CLAN_NUMBERS, NUMBERS, STRENGTH
from game.games.wataah.moves import PlaceClan, PlaceYokai, Reinforce
from game.games.wataah.plain import placement_gain, strength_of, to_make_up
from game.games.wataah.state import CARD, CLAN, DISCARD, GIVE, KEEP, PLACE, RATS, TAKE, State
from game.games.wataah.worth import card_worths

MOST: Final = {PLACE: 14, CARD: 6, CLAN: 8, GIVE: 4, KEEP: 5, TAKE: 6, RATS: 3, DISCARD: 3}
"""How many moves are looked at; all where nothing is said."""

_GIVEN_UP: Final = (GIVE, RATS, DISCARD)


def promising(state: State, moves: list[Any]) -> list[Any]:
    """The moves worth a thought, best first."""
    most = MOST.get(state.phase)
    if most is None or len(moves) < 2:
        return moves
    if state.phase == PLACE:
        # The first move is to place nothing more: always possible, seldom best.
        placements = _distinct(moves[1:])
        winning = _winning(state, placements)
        if winning and state.grand is None:
            return winning  # the round is the match: no other thought, and no hope that somebody might overlook it
        return [*sorted(placements, key=lambda move: move not in winning)[: most - 1], moves[0]]
    if state.phase == CLAN:
        return sorted(moves, key=lambda move: _strength(state, move), reverse=True)[:most]
    if state.phase == CARD:
        return sorted(moves, key=lambda move: STRENGTH[NUMBERS[move.card]], reverse=True)[:most]
    worths = card_worths(state.hands[state.mover], state.clans[state.mover])
    sign = 1 if state.phase in _GIVEN_UP else -1
    named = [move for move in moves if hasattr(move, "card")]
    others = [move for move in moves if not hasattr(move, "card")]
    return others + sorted(named, key=lambda move: sign * worths[NUMBERS[move.card]])[:most]


def _distinct(moves: list[Any]) -> list[Any]:
    """Placements by what they bring.

    Many do the same with a weaker card: of each kind only the one that brings most is thought of.
    """
    kinds: dict[object, Any] = {}
    for move in sorted(moves, key=placement_gain, reverse=True):
        kinds.setdefault(_kind(move), move)
    return list(kinds.values())


def _winning(state: State, moves: list[Any]) -> list[Any]:
    """Those that end the round and win it, however little they bring (W13)."""
    behind = to_make_up(state)
    if behind is None:
        return []
    return [move for move in moves if isinstance(move, PlaceClan) and strength_of(move.cards) > behind]


def _kind(move: Any) -> object:  # noqa: ANN401
    """What a placement has in common with others of its power: clan and number, or the Yokai wherever it goes."""
    match move:
        case PlaceClan() | Reinforce():
            return type(move), move.clan, len(move.cards)
        case PlaceYokai():
            return move.yokai
    return move


def _strength(state: State, move: Any) -> int:  # noqa: ANN401
    return sum(STRENGTH[card] for card in state.clans[move.seat][CLAN_NUMBERS[move.clan]])
