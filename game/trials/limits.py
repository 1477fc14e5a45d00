"""Limits on moves: rules of a game with some moves forbidden, to people and computers alike.

Everything that asks the rules respects a limit: tables, refusals, hints, and the tree of an opponent's search. Only the
quick rollouts below that tree may forget it: they estimate, and make no move.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from game.core.game import AnyGame, Game
from game.core.refusal import Refusal, refuse


class Limit(NamedTuple):
    """What is forbidden in a challenge."""

    allows: Callable[[Any, Any], bool]
    """Whether a move that is legal in a position is allowed."""

    key: str
    """The text key of the sentence that says why not."""


class _LimitedRules:
    """Comes before the class of a game's rules. Where a limit would forbid every move, it is lifted."""

    limit: Limit

    def legal_moves(self, state: Any) -> list[Any]:  # noqa: ANN401 - each game has its own
        """The moves that both the rules and the limit allow."""
        moves: list[Any] = super().legal_moves(state)  # type: ignore[misc]
        return [move for move in moves if self.limit.allows(state, move)] or moves

    def objection(self, state: Any, move: object) -> Refusal:  # noqa: ANN401
        """Why a move is not allowed: by the limit, or by the rules themselves."""
        if move in super().legal_moves(state):  # type: ignore[misc]
            return refuse(self.limit.key)
        objection: Refusal = super().objection(state, move)  # type: ignore[misc]
        return objection


@cache
def limited(game: AnyGame, name: str, limit: Limit) -> AnyGame:
    """A game with a limit, which has this name."""
    rules = type("LimitedRules", (_LimitedRules, type(game.rules)), {"limit": limit})()
    return Game(game.name, game.title, rules, game.picture, game.hints, limit=name)
