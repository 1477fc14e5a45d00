"""Plays a round of Oboro to its end quickly: random cards, but the third player looks at what the trick does."""

from typing import Any, Final

from game.core.chance import Chance
from game.games.oboro.rules.cards import MISSIONS, NUMBERS, PIECES, SCORINGS, SEATS, VALUES
from game.games.oboro.rules.rules import OboroRules
from game.games.oboro.rules.state import NOBODY, State
from game.games.oboro.rules.tricks import power, resolve

POWER: Final = 0.25
"""What one more Ninja Power is worth in points within the mission. Set by hand."""

OVER: Final = 1.5
TOO_MUCH: Final = 0.1
"""What exceeding the mission costs, and each point of Ninja Power above it. Set by hand."""

A_PIECE: Final = 0.5
SPITE: Final = 0.5
"""How much of another player's gain counts as a loss. Set by hand."""

_RULES: Final = OboroRules()
_WORTH: Final = {
    mission: [
        POWER * reached if reached <= mission else -OVER - TOO_MUCH * (reached - mission)
        for reached in range(3 * VALUES[-1] + 1)
    ]
    for mission in MISSIONS
}
"""For every mission, the value of each Ninja Power in the middle of a round."""


def play_round(state: State, chance: Chance) -> None:
    """Play until the round has been scored."""
    number = state.round
    while state.round == number and state.active != NOBODY and state.plays:
        moves = _RULES.legal_moves(state)
        ends_trick = len(state.plays) % SEATS == SEATS - 1
        _RULES.advance(state, chance.choose(best_ends(state, moves) if ends_trick else moves), chance)


def best_ends(state: State, moves: list[Any]) -> list[Any]:
    """The third player's best cards to end the trick with."""
    if len(moves) == 1:
        return moves
    first, second = state.plays[-2:]
    tops, leader, worth = state.tops, state.leads[-1], _WORTH[state.mission]
    stock = PIECES - sum(state.shuriken) if state.scorings < SCORINGS else 0
    best, found = float("-inf"), moves
    for move in moves:
        trick = resolve(first, second, NUMBERS[move.card])
        taker = (leader + trick.winner) % SEATS
        before = after = power(tops, taker)
        for suit, value in trick.shows:
            after += value - tops[3 * taker + suit]
        gain = worth[after] - worth[before] + A_PIECE * min(trick.shuriken, stock)
        if trick.winner != SEATS - 1:
            gain *= -SPITE
        if gain > best:
            best, found = gain, [move]
        elif gain == best:
            found.append(move)
    return found
