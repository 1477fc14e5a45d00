"""Looking one turn ahead: every way to play the rest of one's own turn, and the best way it can end."""

from typing import Any

from game.core.chance import Chance
from game.core.game import AnyGame

MOST_POSITIONS = 4000
"""More than a turn of any listed game has; a bound for the clock, not for play."""


def best_move(game: AnyGame, state: Any, chance: Chance) -> Any:  # noqa: ANN401 - each game has its own
    """The first move of the turn that ends best for the seat to move; among equals, one by chance."""
    rules = game.rules
    seat = rules.to_move(state)
    if seat is None:
        raise ValueError("nobody is to move")
    turn = _Turn(game, seat, chance)
    best, found = float("-inf"), list[Any]()
    for move in rules.legal_moves(state):
        value = turn.value_after(state, move)
        if value > best:
            best, found = value, []
        if value == best:
            found.append(move)
    return chance.choose(found)


class _Turn:
    """Remembers the positions that were reached in another order before."""

    def __init__(self, game: AnyGame, seat: int, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        self.known: dict[object, float] = {}

    def value_after(self, state: Any, move: Any) -> float:  # noqa: ANN401
        """The best that can be had by going on after `move`."""
        rules, hints = self.game.rules, self.game.hints
        after, drawn = state.copy(), self.chance.drawn
        rules.advance(after, move, self.chance)
        # Whoever is to move next and whatever chance decides is beyond this turn.
        if rules.to_move(after) != self.seat or self.chance.drawn != drawn:
            return hints.value(after, self.seat)
        key = hints.key(after)
        if key not in self.known:
            self.known[key] = hints.value(after, self.seat)
            if len(self.known) < MOST_POSITIONS:
                self.known[key] = max(self.value_after(after, later) for later in rules.legal_moves(after))
        return self.known[key]
