"""Which moves of Shinobi WAT-AAH! deserve a thought: those that bring most, the best first."""

from typing import Any, Final

from game.games.wataah.cards import CLAN_NUMBERS, NUMBERS, STRENGTH
from game.games.wataah.moves import PlaceClan
from game.games.wataah.plain import placement_gain, strength_of, to_make_up
from game.games.wataah.state import CARD, CLAN, DISCARD, GIVE, KEEP, PLACE, RATS, TAKE, State
from game.games.wataah.worth import card_worths

MOST: Final = {PLACE: 10, CARD: 6, CLAN: 8, GIVE: 4, KEEP: 5, TAKE: 6, RATS: 3, DISCARD: 3}
"""How many moves are looked at; all where nothing is said."""

_GIVEN_UP: Final = (GIVE, RATS, DISCARD)


def promising(state: State, moves: list[Any]) -> list[Any]:
    """The moves worth a thought, best first."""
    most = MOST.get(state.phase)
    if most is None or len(moves) < 2:
        return moves
    if state.phase == PLACE:
        # The first move is to place nothing more: always possible, seldom best.
        return [*_placements(state, moves[1:])[: most - 1], moves[0]]
    if state.phase == CLAN:
        return sorted(moves, key=lambda move: _strength(state, move), reverse=True)[:most]
    if state.phase == CARD:
        return sorted(moves, key=lambda move: STRENGTH[NUMBERS[move.card]], reverse=True)[:most]
    worths = card_worths(state.hands[state.mover], state.clans[state.mover])
    sign = 1 if state.phase in _GIVEN_UP else -1
    named = [move for move in moves if hasattr(move, "card")]
    others = [move for move in moves if not hasattr(move, "card")]
    return others + sorted(named, key=lambda move: sign * worths[NUMBERS[move.card]])[:most]


def _placements(state: State, moves: list[Any]) -> list[Any]:
    """What brings most; before that whatever ends the round and wins it, however little it brings (W13)."""
    behind = to_make_up(state)

    def wins(move: Any) -> bool:  # noqa: ANN401
        return behind is not None and isinstance(move, PlaceClan) and strength_of(move.cards) > behind

    return sorted(moves, key=lambda move: (wins(move), placement_gain(move)), reverse=True)


def _strength(state: State, move: Any) -> int:  # noqa: ANN401
    return sum(STRENGTH[card] for card in state.clans[move.seat][CLAN_NUMBERS[move.clan]])
