"""The dice that fell in a match of Ninja Taisen."""

from collections.abc import Iterable
from typing import Final, cast

from game.core.events import DiceRolled
from game.core.luck import Luck, Throw, kind_of
from game.core.match import Match
from game.games.taisen.ninjas import FACES
from game.games.taisen.state import State

DICE: Final = kind_of("dice", FACES)  # T3


def _throws(match: Match) -> Iterable[Throw]:
    if match.history and match.start is None:
        first = cast(State, match.history[0].before)
        for value in first.dice:  # rolled before anybody could be told
            yield Throw(DICE.name, first.active, value)
    for step in match.history:
        for event in step.events:
            if isinstance(event, DiceRolled):
                for value in event.values:
                    yield Throw(DICE.name, event.seat, value)


LUCK: Final = Luck((DICE,), _throws)
