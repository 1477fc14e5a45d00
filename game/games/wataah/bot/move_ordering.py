"""Chooses which moves of Shinobi WAT-AAH! the search considers: the most promising, best first."""

from typing import Any, Final

from game.games.wataah.bot.card_values import card_worths
from game.games.wataah.bot.rollout import placement_gain, to_make_up, wins_round
from game.games.wataah.rules.cards import CLAN_NUMBERS, NUMBERS, STRENGTH
from game.games.wataah.rules.moves import PlaceClan, PlaceYokai, Reinforce
from game.games.wataah.rules.state import CARD, CLAN, DISCARD, GIVE, KEEP, PLACE, RATS, TAKE, State

MOST: Final = {PLACE: 14, CARD: 6, CLAN: 8, GIVE: 4, KEEP: 5, TAKE: 6, RATS: 3, DISCARD: 3}
"""How many moves are considered per phase, set by hand; all if not listed."""

_GIVEN_UP: Final = (GIVE, RATS, DISCARD)


def promising(state: State, moves: list[Any]) -> list[Any]:
    """The moves to consider, best first."""
    most = MOST.get(state.phase)
    if most is None or len(moves) < 2:
        return moves
    if state.phase == PLACE:
        # The first move is to place nothing more: always possible, seldom best.
        placements = _distinct(moves[1:])
        winning = _winning(state, placements)
        if winning and state.grand is None:
            return winning  # the round decides the match: consider nothing else
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
    """Placements, most valuable first.

    Many differ only by a weaker card, so of each kind only the most valuable is considered.
    """
    kinds: dict[object, Any] = {}
    for move in sorted(moves, key=placement_gain, reverse=True):
        kinds.setdefault(_kind(move), move)
    return list(kinds.values())


def _winning(state: State, moves: list[Any]) -> list[Any]:
    """The placements that end the round and win it, however little they bring (W13)."""
    behind = to_make_up(state)
    if behind is None:
        return []
    return [move for move in moves if isinstance(move, PlaceClan) and wins_round(state, behind, move.cards)]


def _kind(move: Any) -> object:  # noqa: ANN401
    """The kind of a placement, which decides its power: clan and number, or the Yokai wherever it goes."""
    match move:
        case PlaceClan() | Reinforce():
            return type(move), move.clan, len(move.cards)
        case PlaceYokai():
            return move.yokai
    return move


def _strength(state: State, move: Any) -> int:  # noqa: ANN401
    return sum(STRENGTH[card] for card in state.clans[move.seat][CLAN_NUMBERS[move.clan]])
