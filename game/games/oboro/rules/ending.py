"""How a match of Oboro ends (O15)."""

from game.core.outcome import Outcome
from game.games.oboro.rules.cards import SCORINGS


def outcome(scores: tuple[int, ...], rounds: int, scorings: int) -> Outcome:
    """The result of a match that is over."""
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    if scorings < SCORINGS:
        reason = "oboro.reason.limit"
    else:
        reason = "oboro.reason.points" if len(winners) == 1 else "oboro.reason.shared"
    details = {"rounds": rounds, "scorings": scorings, "points": best}
    return Outcome(tuple(map(float, scores)), winners, reason, details)
