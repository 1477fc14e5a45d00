"""The statistics of Ninja Taisen: the dice that fell, records and achievements."""

from collections.abc import Iterable
from typing import Final, cast

from game.core.events import DiceRolled
from game.core.match import Match
from game.core.outcome import Outcome
from game.games.taisen.rules.ninjas import FACES, MONKEY
from game.games.taisen.rules.state import State
from game.stats.rating import USUAL, Ladder
from game.stats.sources import Best, Feats, Luck, LuckResult, kind_of, won

DICE: Final = kind_of("dice", FACES)  # T3


def _throws(match: Match) -> Iterable[LuckResult]:
    if match.history and match.start is None:
        first = cast(State, match.history[0].before)
        for value in first.dice:  # rolled before anybody could be told
            yield LuckResult(DICE.name, first.active, value)
    for step in match.history:
        for event in step.events:
            if isinstance(event, DiceRolled):
                for value in event.values:
                    yield LuckResult(DICE.name, event.seat, value)


LUCK: Final = Luck((DICE,), _throws)


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

LADDER: Final = Ladder({USUAL: {"novice": 1000, "adept": 1180, "master": 1301, "shadow": 1456}})
"""From 73.8, 66.8 and 71.0 % of 400 matches, each level against the next weaker."""
