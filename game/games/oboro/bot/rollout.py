"""Plays a round of Oboro to its end quickly: random cards, but the third player looks at what the trick does."""

from collections.abc import Sequence
from typing import Final

from game.core.chance import Chance
from game.games.oboro.rules.cards import CARDS, MISSIONS, PIECES, PLAYS, SCORINGS, SEATS, VALUES
from game.games.oboro.rules.rules import lay, playable, score
from game.games.oboro.rules.state import NOBODY, State
from game.games.oboro.rules.tricks import resolve

POWER: Final = 0.25
"""What one more Ninja Power is worth in points within the mission. Set by hand."""

OVER: Final = 1.5
TOO_MUCH: Final = 0.1
"""What exceeding the mission costs, and each point of Ninja Power above it. Set by hand."""

A_PIECE: Final = 0.5
SPITE: Final = 0.5
"""How much of another player's gain counts as a loss. Set by hand."""

_WORTH: Final = {
    mission: [
        POWER * reached if reached <= mission else -OVER - TOO_MUCH * (reached - mission)
        for reached in range(3 * VALUES[-1] + 1)
    ]
    for mission in MISSIONS
}
"""For every mission, the value of each Ninja Power in the middle of a round."""


def play_round(state: State, chance: Chance) -> None:
    """Play until the round has been scored; the next one is not dealt."""
    plays, choose, over = state.plays, chance.choose, False
    if state.active == NOBODY or len(plays) in (0, PLAYS):
        return
    while not over:
        cards: Sequence[int] = playable(state, CARDS)
        if len(cards) > 1 and len(plays) % SEATS == SEATS - 1:
            cards = best_ends(state, cards)
        over = lay(state, choose(cards) if len(cards) > 1 else cards[0], None)
    score(state, None)


def best_ends(state: State, cards: Sequence[int]) -> Sequence[int]:
    """The third player's best cards to end the trick with."""
    first, second = state.plays[-2:]
    tops, leader, worth = state.tops, state.leads[-1], _WORTH[state.mission]
    stock = PIECES - sum(state.shuriken) if state.scorings < SCORINGS else 0
    best, found = float("-inf"), list[int]()
    for card in cards:
        winner, _, _, shuriken, _, shows = resolve(first, second, card)
        base = SEATS * ((leader + winner) % SEATS)
        before = after = tops[base] + tops[base + 1] + tops[base + 2]
        for suit, value in shows:
            after += value - tops[base + suit]
        gain = worth[after] - worth[before]
        if shuriken:
            gain += A_PIECE * min(shuriken, stock)
        if winner != SEATS - 1:
            gain *= -SPITE
        if gain > best:
            best, found = gain, [card]
        elif gain == best:
            found.append(card)
    return found
