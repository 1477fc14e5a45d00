"""Finds a sensible move at once and in this process, for a match whose worker has failed for good."""

import logging
from typing import Any

from game.ai.baselines import Greedy
from game.ai.capabilities import Decides
from game.core.chance import Chance
from game.core.contract import View
from game.core.game import AnyGame

_log = logging.getLogger(__name__)


def quick_move(game: AnyGame, view: View, seed: int) -> Any:  # noqa: ANN401 - each game has its own moves
    """What the game's hints suggest without a search, from the view alone; takes a few milliseconds."""
    chance, hints = Chance(seed), game.hints
    moves = game.rules.legal_moves(game.rules.imagine(view, chance))
    if len(moves) == 1:
        return moves[0]
    try:
        if isinstance(hints, Decides):
            return hints.policy(view, moves, chance)
        if isinstance(hints, Greedy):
            return hints.greedy(view, moves, chance)
    except Exception:
        # Whatever broke the worker may be broken here too, and the match must go on.
        _log.exception("no quick move was found in %s; any will do", game.name)
    return chance.choose(moves)
