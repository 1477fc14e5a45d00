"""Finds a sensible move at once and in this process, for a match whose worker has failed for good."""

import logging
from typing import Any

from game.ai.hints import Can, hints_of
from game.core.chance import Chance
from game.core.contract import View
from game.core.game import AnyGame

_log = logging.getLogger(__name__)


def quick_move(game: AnyGame, view: View, seed: int) -> Any:  # noqa: ANN401 - each game has its own moves
    """What the game's hints suggest without a search, from the view alone; takes a few milliseconds."""
    chance = Chance(seed)
    moves = game.rules.legal_moves(game.rules.imagine(view, chance))
    if len(moves) == 1:
        return moves[0]
    try:
        hints = hints_of(game)
        if hints.can(Can.POLICY):
            return hints.policy(view, moves, chance)
        if hints.can(Can.GREEDY):
            return hints.greedy(view, moves, chance)
    except Exception:
        # Whatever broke the worker may be broken here too, and the match must go on.
        _log.exception("no quick move was found in %s; any will do", game.name)
    return chance.choose(moves)
