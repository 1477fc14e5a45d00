"""Finds the turn in which a finished match was decided, by a quick look at every turn. No pygame."""

from itertools import pairwise

from game.ai.hints import hints_of
from game.table.history.replay import FinishedMatch
from game.table.history.sample_positions import samples_of


def turning_point(played: FinishedMatch) -> int | None:
    """Return the first decision of the turn in which the winner gained most on the others.

    None if nobody won, or if there was nothing to gain. The last turn does not count: everybody remembers it. A review
    finds the decisions behind it, but it takes its time.
    """
    outcome, seats = played.match.outcome, played.match.seats
    if outcome is None or len(outcome.winners) == seats:
        return None
    hints, winner = hints_of(played.match.game), outcome.winners[0]
    turns = samples_of(played)[:-1]
    leads: list[float] = []
    for turn in turns:
        worth = [hints.value(played.before(turn), seat) for seat in range(seats)]
        leads.append(worth[winner] - max(value for seat, value in enumerate(worth) if seat != winner))
    rises = [after - before for before, after in pairwise(leads)]
    return turns[rises.index(max(rises))] if rises and max(rises) > 0 else None
