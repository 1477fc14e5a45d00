"""Playing a round of Oboro on in a plain way: every card any, or the one that a careful player would take."""

from typing import Final

from game.core.chance import Chance
from game.games.oboro.rules import OboroRules
from game.games.oboro.state import NOBODY, State

_RULES: Final = OboroRules()


def play_round(state: State, chance: Chance) -> None:
    """Play any legal card until the round has been scored."""
    number = state.round
    while state.round == number and state.active != NOBODY and state.plays:
        _RULES.advance(state, chance.choose(_RULES.legal_moves(state)), chance)
