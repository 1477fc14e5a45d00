"""How much a move of Ninjutsu suits each temper. Numbers set by hand."""

from typing import Any, Final

from game.ai.characters.tempers import Suits, Temper
from game.games.ninjutsu.bot.greedy import expected_gain
from game.games.ninjutsu.rules.figures import OWNER, RANK
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.moves import (
    AcceptRoll,
    EndTurn,
    PlayKidnap,
    PlayNewWeapons,
    PlayNothing,
    PlaySalto,
    PlaySneak,
    Reroll,
    Step,
    Throw,
    TradeJoker,
)
from game.games.ninjutsu.rules.view import NinjutsuView

_PLAIN: Final[dict[type, Suits]] = {
    AcceptRoll: {Temper.HOARDER: 1.0, Temper.CAREFUL: 0.5},
    Reroll: {Temper.GAMBLER: 1.0, Temper.BOLD: 1.0, Temper.SPITEFUL: 0.5},
    EndTurn: {Temper.CAREFUL: 0.0, Temper.BOLD: -1.0},
    PlayNothing: {Temper.HOARDER: 0.5},
    TradeJoker: {Temper.HOARDER: 2.0, Temper.GREEDY: 2.0},
    PlayKidnap: {Temper.GREEDY: 3.0, Temper.BOLD: 1.0, Temper.SPITEFUL: 2.0, Temper.HOARDER: -1.0},
    PlayNewWeapons: {Temper.GAMBLER: 2.0, Temper.SPITEFUL: 1.0, Temper.HOARDER: -1.0},
    PlaySalto: {Temper.BOLD: 2.0, Temper.GAMBLER: 1.0, Temper.HOARDER: -1.0},
    PlaySneak: {Temper.BOLD: 1.0, Temper.HOARDER: -1.0},
}
_THROWS: Final[dict[str, Suits]] = {
    "soft": {Temper.CAREFUL: 1.0, Temper.HOARDER: 0.5},
    "firm": {Temper.BOLD: 1.0, Temper.GREEDY: 0.5},
    "at": {Temper.GAMBLER: 1.0, Temper.SPITEFUL: 1.0},
}


def suits(view: NinjutsuView, move: Any) -> Suits:  # noqa: ANN401 - see `NinjutsuMove`
    """Bold ones attack, careful ones keep away, hoarders keep shuriken and cards, gamblers strike at backs."""
    if isinstance(move, Step):
        return _step(view, move)
    if isinstance(move, Throw):
        return _THROWS[move.intent]
    return _PLAIN.get(type(move), {})


def _step(view: NinjutsuView, move: Step) -> Suits:
    enemy = OWNER[1 - view.seat]
    met = view.cells[move.end]
    attack = bool(met & enemy)
    unknown = attack and not met & RANK
    columns = view.board.columns
    ahead = (move.end // columns - move.start // columns) * (1 if view.seat == 0 else -1)
    beside = sum(bool(view.cells[cell] & enemy) for cell, _ in ground_of(view.board).walks[move.end])
    gain = expected_gain(view, move)
    behind = view.standing[view.seat] <= view.standing[1 - view.seat]
    return {
        Temper.BOLD: 3.0 * attack + ahead,
        Temper.CAREFUL: -2.0 * unknown - beside,
        Temper.GREEDY: gain,
        Temper.SPITEFUL: (2.0 * attack + 0.5 * beside) if behind else 0.0,
        Temper.HOARDER: -float(attack),
        Temper.GAMBLER: 3.0 * unknown + attack + 0.5 * beside,
    }
