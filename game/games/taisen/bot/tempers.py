"""How much a move of Ninja Taisen suits each temper. Numbers set by hand."""

from game.ai.characters.tempers import Suits, Temper
from game.core.chance import Chance
from game.games.taisen.bot.evaluate import in_danger
from game.games.taisen.rules.moves import TaisenMove, UseDie
from game.games.taisen.rules.ninjas import HOME, STEP, STRENGTH
from game.games.taisen.rules.rules import TaisenRules
from game.games.taisen.rules.state import State
from game.games.taisen.rules.view import TaisenView

_RULES = TaisenRules()


def suits(view: TaisenView, move: TaisenMove) -> Suits:
    """Bold ones march and attack, careful ones cover themselves, gamblers stay where anything may happen."""
    before, seat, other = view.state(), view.seat, 1 - view.seat
    after = before.copy()
    if isinstance(move, UseDie):
        _RULES.advance(after, move, Chance(0))
    taken = _strength(before, other) - _strength(after, other)
    lost = _strength(before, seat) - _strength(after, seat)
    pace = _marched(after, seat) - _marched(before, seat)
    danger = sum(STRENGTH[ninja] for ninja in in_danger(after, seat))
    threat = sum(STRENGTH[ninja] for ninja in in_danger(after, other))
    behind = _strength(before, seat) <= _strength(before, other)
    sheltered = sum(max(0, len(stack) - 1) for stack in after.paths[seat])
    return {
        Temper.BOLD: pace + 3.0 * (taken > 0 or lost > 0) + threat,
        Temper.CAREFUL: -2.0 * danger - 3.0 * lost,
        Temper.GREEDY: 3.0 * taken + threat - lost,
        Temper.SPITEFUL: (3.0 * taken + threat if behind else 0.0) - danger / 2,
        Temper.HOARDER: 2.0 * sheltered - pace - 3.0 * lost,
        Temper.GAMBLER: danger + threat + 2.0 * (lost > 0),
    }


def _strength(state: State, seat: int) -> int:
    """The strength that a side has on the path."""
    return sum(STRENGTH[ninja] for stack in state.paths[seat] for ninja in stack)


def _marched(state: State, seat: int) -> int:
    """How many steps a side's ninjas are from home, all together."""
    return sum(len(stack) * STEP[seat] * (tile - HOME[seat]) for tile, stack in enumerate(state.paths[seat]))
