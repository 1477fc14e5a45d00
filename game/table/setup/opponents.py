"""Checks whether the bots of a saved match still exist. No pygame."""

from game.ai.even import OPPONENTS
from game.core.record import Save
from game.core.refusal import Refusal, refuse


def unknown_opponent(save: Save) -> Refusal | None:
    """Return why a saved match cannot be opened if one of its bots has an unknown level, else None."""
    left = [player for change in save.changes for player in (change.before, change.after)]
    for player in (*save.players, *left):
        if player.level is not None and player.level not in OPPONENTS:
            return refuse("refused.save_level", level=player.level)
    return None
