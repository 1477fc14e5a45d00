"""Records and achievements of Shinobi WAT-AAH!."""

from collections.abc import Iterable
from typing import Final

from game.core.match import Match
from game.core.outcome import Outcome
from game.stats.feats import Best, Feats, won

_GRAND_MASTER: Final = "grand_master"


def _reached(match: Match, seat: int, outcome: Outcome) -> dict[str, int]:
    """Points of the two modes cannot be compared (W14, W22)."""
    return {str(match.options["mode"]): int(outcome.scores[seat])}


def _deeds(match: Match, seat: int, outcome: Outcome) -> Iterable[str]:
    if not won(outcome, seat):
        return
    if match.options["mode"] == _GRAND_MASTER:
        yield "court"
    elif not outcome.details[f"corruption_{seat}"]:
        yield "clean"


FEATS: Final = Feats((Best("grasshopper"), Best("grand_master")), _reached, _deeds)
