"""How a match ended, also one that lies on disk: without playing it again. No pygame."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.game import AnyGame
from game.core.outcome import Outcome
from game.core.player import Player
from game.core.record import Save


@dataclass(frozen=True)
class Ending:
    """Who played, and what came of it; None for a match that is not over."""

    outcome: Outcome | None
    players: Sequence[Player]


def resignation(seat: int, seats: int) -> Outcome:
    """Whoever resigns gives the match to all others."""
    others = tuple(other for other in range(seats) if other != seat)
    scores = tuple(0.0 if other == seat else 1.0 for other in range(seats))
    return Outcome(scores, others, "table.reason.resigned", {"seat": seat})


def ending_of(save: Save, game: AnyGame) -> Ending:
    """How a saved match ended.

    Raises:
        BadData: if there is no such position in the game.
    """
    if save.resigned is not None:
        return Ending(resignation(save.resigned, save.record.seats), save.players)
    return Ending(game.rules.outcome(game.rules.load(save.state)), save.players)
