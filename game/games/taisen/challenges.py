"""Challenges of Ninja Taisen: who stays at home, what nobody may do, and what counts for a star."""

from collections.abc import Mapping
from typing import Any, Final

from game.core.chance import Chance
from game.core.match import Match
from game.core.outcome import Outcome
from game.games.taisen.rules.moves import TaisenMove, UseDie
from game.games.taisen.rules.ninjas import MONKEY, NAMES, NUMBERS, SHOGUN
from game.games.taisen.rules.state import State
from game.trials.challenge import ChallengeHooks
from game.trials.limits import Limit

_HOME: Final = 3
"""How many ninjas stay at home."""


def _three_at_home(state: State, chance: Chance) -> None:
    """Take three of the first seat's ninjas away, any but the Shogun."""
    others = [ninja for stack in state.paths[MONKEY] for ninja in stack if ninja != SHOGUN]
    chance.shuffle(others)
    for stack in state.paths[MONKEY]:
        stack[:] = [ninja for ninja in stack if ninja not in others[:_HOME]]


def _no_shogun(state: State, chance: Chance) -> None:  # noqa: ARG001
    """Take the first seat's Shogun away."""
    for stack in state.paths[MONKEY]:
        stack[:] = [ninja for ninja in stack if ninja != SHOGUN]


def _alone(state: State, move: TaisenMove) -> bool:
    """Only the top ninja of a stack may be chosen: nobody is carried."""
    if not isinstance(move, UseDie):
        return True
    return any(stack and NAMES[stack[-1]] == move.ninja for stack in state.paths[state.active])


def _two_dice(state: State, move: TaisenMove) -> bool:
    """The third die stays where it is."""
    return not isinstance(move, UseDie) or state.free.bit_count() > 1


def _shogun_waits(state: State, move: TaisenMove) -> bool:  # noqa: ARG001
    """No die chooses a Shogun; others may carry him."""
    return not isinstance(move, UseDie) or NUMBERS[move.ninja] != SHOGUN


def _deeds(match: Match, seat: int, outcome: Outcome) -> Mapping[str, int]:
    first: Any = match.history[0].before if match.history else match.state
    began = sum(map(len, first.paths[seat]))
    left = outcome.details["monkeys" if seat == MONKEY else "wolves"]
    return {
        "turns": outcome.details["turns"],
        "lost": began - left,
        "village": int(outcome.reason == "taisen.reason.village"),
    }


HOOKS: Final = ChallengeHooks(
    {
        "alone": Limit(_alone, "taisen.challenge.limit.alone"),
        "two_dice": Limit(_two_dice, "taisen.challenge.limit.two_dice"),
        "shogun_waits": Limit(_shogun_waits, "taisen.challenge.limit.shogun_waits"),
    },
    {"three_at_home": _three_at_home, "no_shogun": _no_shogun},
    _deeds,
)
