"""The dice that fell in a match of Ninja Taisen."""

from collections.abc import Iterable
from typing import Final, cast

from game.core.events import DiceRolled
from game.core.match import Match
from game.games.taisen.rules.ninjas import FACES
from game.games.taisen.rules.state import State
from game.stats.luck import Luck, LuckResult, kind_of

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
