"""How a match ended, also read from its save without replaying it. No pygame."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.game import AnyGame
from game.core.outcome import Outcome
from game.core.player import Player
from game.core.record import Save
from game.engine.text.translations import Texts


@dataclass(frozen=True)
class Ending:
    """The players and the outcome; the outcome is None while the match is unfinished."""

    outcome: Outcome | None
    players: Sequence[Player]


def resignation(seat: int, seats: int) -> Outcome:
    """Return the outcome after a seat resigns: all other seats win."""
    others = tuple(other for other in range(seats) if other != seat)
    scores = tuple(0.0 if other == seat else 1.0 for other in range(seats))
    return Outcome(scores, others, "table.reason.resigned", {"seat": seat})


def joined(names: Sequence[str], texts: Texts) -> str:
    """Join names as the language does: A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return texts.say("scoring.and", first=names[:-1], last=names[-1])


def ending_of(save: Save, game: AnyGame) -> Ending:
    """Return how a saved match ended.

    Raises:
        BadData: if the position cannot occur in the game.
    """
    if save.resigned is not None:
        return Ending(resignation(save.resigned, save.record.seats), save.players)
    return Ending(game.rules.outcome(game.rules.load(save.state)), save.players)
