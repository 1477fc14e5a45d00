"""Records and achievements of Ninjutsu."""

from collections.abc import Iterable
from typing import Final

from game.core.match import Match
from game.core.outcome import Outcome
from game.games.ninjutsu.rules.events import BattleWon
from game.games.ninjutsu.rules.figures import ONE_STAR, SIDES, SOKE
from game.stats.feats import Best, Feats, won

_USUAL_BOARD: Final = "classic"


def _reached(match: Match, seat: int, outcome: Outcome) -> dict[str, int]:  # noqa: ARG001 - every game has the same
    if not won(outcome, seat):
        return {}
    return {"quickest": outcome.details["turns"], "lost": outcome.details[f"{SIDES[seat]}_lost"]}


def _deeds(match: Match, seat: int, outcome: Outcome) -> Iterable[str]:
    if won(outcome, seat) and match.options["board"] != _USUAL_BOARD:
        yield "ground"
    battles = (event for step in match.history for event in step.events if isinstance(event, BattleWon))
    if any((battle.seat, battle.winner, battle.loser) == (seat, ONE_STAR, SOKE) for battle in battles):
        yield "underdog"


FEATS: Final = Feats((Best("quickest", least=True), Best("lost", least=True)), _reached, _deeds)
