"""What an opponent may be told about Ninjutsu: how good a position is, and how an adept decides."""

from typing import Any, Final

from game.core.chance import Chance
from game.games.ninjutsu.figures import OWNER, RANK, SOKE
from game.games.ninjutsu.moves import NinjutsuMove
from game.games.ninjutsu.state import ACTIONS, BATTLE, DRAW, NOBODY, PLACING, State
from game.games.ninjutsu.tactics import actions, battle, formation, steps
from game.games.ninjutsu.view import NinjutsuView

WIN: Final = 1000.0
WORTH: Final = (0.0, 10.0, 16.0, 0.0)
ADVANCE: Final = 0.4
SHURIKEN: Final = 3.0
CARD: Final = 2.0


class NinjutsuHints:
    """A plain evaluation for search, and a policy that never needs to guess ranks."""

    def value(self, state: State, seat: int) -> float:
        """Own side's worth minus the other's."""
        if state.winner != NOBODY:
            return 0.0 if state.winner == DRAW else WIN if state.winner == seat else -WIN
        return _worth(state, seat) - _worth(state, 1 - seat)

    def key(self, state: State) -> object:
        """The board and what can still be done on this turn."""
        return (
            tuple(state.cells),
            tuple(state.hands),
            tuple(state.shuriken),
            tuple(map(tuple, state.tops)),
            (state.phase, state.asked, state.steps, state.sneaks),
        )

    def policy(self, view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
        """What an adept does.

        Looking ahead in one imagined world would trust ranks and dice that are only dreamt, so each
        decision is weighed by its odds instead.
        """
        decide = {PLACING: formation.choose, ACTIONS: actions.choose, BATTLE: battle.choose}
        return decide.get(view.phase, steps.choose)(view, moves, chance)


def _worth(state: State, seat: int) -> float:
    columns, rows = state.ground.board.columns, state.ground.board.rows
    worth = SHURIKEN * state.shuriken[seat] + CARD * state.hands[seat].bit_count()
    for cell, figure in enumerate(state.cells):
        if figure & OWNER[seat]:
            rank = figure & RANK
            row = cell // columns
            way = row if seat == 0 else rows - 1 - row
            worth += WORTH[rank] + (ADVANCE * way if rank != SOKE else -ADVANCE * way)
    return worth
