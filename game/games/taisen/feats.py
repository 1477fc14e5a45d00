"""Records and achievements of Ninja Taisen."""

from collections.abc import Iterable
from typing import Final

from game.core.match import Match
from game.core.outcome import Outcome
from game.games.taisen.rules.ninjas import MONKEY
from game.stats.feats import Best, Feats, won

_LEFT: Final = ("monkeys", "wolves")


def _reached(match: Match, seat: int, outcome: Outcome) -> dict[str, int]:  # noqa: ARG001 - every game has the same
    """Turns are counted for both sides together, as the table shows them."""
    if not won(outcome, seat):
        return {}
    return {"quickest": outcome.details["turns"], "left": outcome.details[_LEFT[seat != MONKEY]]}


def _deeds(match: Match, seat: int, outcome: Outcome) -> Iterable[str]:  # noqa: ARG001
    if won(outcome, seat) and outcome.reason == "taisen.reason.village":  # T17
        yield "village"


FEATS: Final = Feats((Best("quickest", least=True), Best("left")), _reached, _deeds)
