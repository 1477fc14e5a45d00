"""Trying every move in many imagined worlds: what comes of it when everybody plays on in a plain way."""

from typing import Any, Protocol, runtime_checkable

from game.core.chance import Chance
from game.core.contract import View
from game.core.game import AnyGame


@runtime_checkable
class PlaysOn(Protocol):
    """Hints of a game in which one's own turn alone tells too little: cards that others still hold decide it."""

    worlds: int
    """In how many imagined worlds every move is tried."""

    def play_on(self, state: Any, chance: Chance) -> None:  # noqa: ANN401 - each game has its own state
        """Play for everybody, plainly and quickly, up to where `value` can be read off."""

    def value(self, state: Any, seat: int) -> float:  # noqa: ANN401
        """How good the position is for `seat`; differences matter, since values are added up."""


def best_move(game: AnyGame, hints: PlaysOn, view: View, chance: Chance) -> Any:  # noqa: ANN401
    """The move that does best on average for the seat of `view`; among equals, one by chance."""
    rules, seat = game.rules, view.seat
    moves = rules.legal_moves(rules.imagine(view, chance))
    if len(moves) == 1:
        return moves[0]
    sums = [0.0] * len(moves)
    for _ in range(hints.worlds):
        world = rules.imagine(view, chance)  # every move meets the same worlds
        for number, move in enumerate(moves):
            state = world.copy()
            rules.advance(state, move, chance)
            hints.play_on(state, chance)
            sums[number] += hints.value(state, seat)
    best = max(sums)
    return chance.choose([move for move, value in zip(moves, sums, strict=True) if value == best])
