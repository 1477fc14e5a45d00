"""What a move of Ninja Taisen is good for, in words for a hint."""

from typing import Final

from game.ai.advice import Reason, because
from game.core.chance import Chance
from game.core.contract import Event
from game.core.events import MatchEnded
from game.games.taisen.events import DefenderCornered, FightTied, FightWon
from game.games.taisen.moves import TaisenMove, UseDie
from game.games.taisen.ninjas import NAMES, SHOGUN, STRENGTH
from game.games.taisen.outlook import in_danger
from game.games.taisen.rules import TaisenRules
from game.games.taisen.state import Path
from game.games.taisen.view import TaisenView

_RULES = TaisenRules()

MOVABLE: Final = 3
"""So many from the top of a stack can be chosen (T7)."""


def reason(view: TaisenView, move: TaisenMove) -> Reason:
    """The most striking thing that the move does."""
    if not isinstance(move, UseDie):
        return because("taisen.hint.wait")
    state, told, other = view.state(), list[Event](), 1 - view.seat
    start, before, theirs = state.copy(), in_danger(state, view.seat), in_danger(state, other)
    _RULES.apply(state, move, Chance(0), told.append)
    won = [event for event in told if isinstance(event, FightWon | DefenderCornered) and event.winner_seat == view.seat]
    if any(isinstance(event, MatchEnded) and view.seat in event.outcome.winners for event in told):
        return because("taisen.hint.wins")
    if won:
        return because("taisen.hint.beats", ninja=won[0].loser)
    if any(isinstance(event, FightTied) for event in told):
        return because("taisen.hint.drives_back")
    after = in_danger(state, view.seat)
    if SHOGUN in before and SHOGUN not in after:
        return because("taisen.hint.saves", ninja=NAMES[SHOGUN])
    saved = before - after
    if saved:
        return because("taisen.hint.saves", ninja=_strongest(saved))
    threatened = in_danger(state, other) - theirs
    if threatened:
        return because("taisen.hint.threatens", ninja=_strongest(threatened))
    return _quiet(start.paths[view.seat], state.paths[view.seat], NAMES.index(move.ninja))


def _quiet(before: Path, after: Path, ninja: int) -> Reason:
    """What a move does among one's own."""
    stack = next(tile for tile in after if ninja in tile)
    left = next(tile for tile in before if ninja in tile)
    beneath = stack[: stack.index(ninja)]
    if beneath:
        return because("taisen.hint.shields", ninja=NAMES[beneath[-1]])
    place = left.index(ninja)
    freed = [one for under, one in enumerate(left[:place]) if len(left) - under > MOVABLE >= place - under]
    if freed:
        return because("taisen.hint.frees", ninja=_strongest(set(freed)))
    if len(stack) > 1:
        return because("taisen.hint.along", count=len(stack) - 1)
    return because("taisen.hint.ahead", ninja=NAMES[ninja])


def _strongest(ninjas: set[int]) -> str:
    return NAMES[max(ninjas, key=lambda ninja: (STRENGTH[ninja], ninja))]
