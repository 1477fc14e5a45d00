"""Records and achievements of Oboro."""

from collections.abc import Iterable
from typing import Final

from game.core.match import Match
from game.core.outcome import Outcome
from game.games.oboro.rules.events import RoundScored
from game.stats.feats import Best, Feats


def _reached(match: Match, seat: int, outcome: Outcome) -> dict[str, int]:
    points = [int(score) for score in outcome.scores]
    found = {"points": points[seat]}
    others = max(points[other] for other in range(match.seats) if other != seat)
    if points[seat] > others:
        found["lead"] = points[seat] - others
    return found


def _deeds(match: Match, seat: int, outcome: Outcome) -> Iterable[str]:  # noqa: ARG001 - every game has the same
    mission = match.options["mission"]
    rounds = (event for step in match.history for event in step.events if isinstance(event, RoundScored))
    if any(scored.powers[seat] == mission and scored.places[seat] == 1 for scored in rounds):  # O13
        yield "exact"


FEATS: Final = Feats((Best("points"), Best("lead")), _reached, _deeds)
