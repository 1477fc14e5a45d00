"""Weighs the most promising steps once more, by the position that each leads to (N13-N19)."""

from collections.abc import Sequence
from functools import partial
from math import log
from typing import Final

import msgspec

from game.games.ninjutsu.bot.foresight.duels import duel
from game.games.ninjutsu.bot.foresight.inputs import HELD, HELD_AT, held, inputs
from game.games.ninjutsu.bot.foresight.net import Net, read_net
from game.games.ninjutsu.bot.odds import BEATS, Chances
from game.games.ninjutsu.rules.figures import MOVED, RANK, RANKS, SEEN, SOKE
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.moves import Step
from game.games.ninjutsu.rules.view import NinjutsuView

MOST: Final = 10
"""How many steps are looked at: with all of them, the net's errors choose too often."""

POINTS: Final = 64.0
"""What one unit of log-odds is worth, in the points of steps. Found by matches."""

RARE: Final = 0.04
"""Below this chance that an enemy is the Soke, shuriken are left out of account."""

UNLIKELY: Final = 0.002
_CERTAIN: Final = 1e-5


def foreseen(view: NinjutsuView, enemies: dict[int, Chances], steps: Sequence[Step]) -> list[float]:
    """What each step changes in the prospects of the seat of `view`, in points; staying is worth 0."""
    net = read_net()
    here = _logit(net.chance(inputs(view, 0)))
    return [POINTS * (_logit(_chance(net, view, enemies, step)) - here) for step in steps]


def _logit(chance: float) -> float:
    safe = min(1.0 - _CERTAIN, max(_CERTAIN, chance))
    return log(safe / (1.0 - safe))


def _chance(net: Net, view: NinjutsuView, enemies: dict[int, Chances], step: Step) -> float:
    """The chance to win after a step."""
    if (step.start, step.end) in ground_of(view.board).fenced:
        view = msgspec.structs.replace(view, sneaks=view.sneaks - 1)
    if step.end in enemies:
        likely = [(rank, enemies[step.end][rank]) for rank in RANKS if enemies[step.end][rank] > UNLIKELY]
        total = sum(share * _attacked(net, view, step, rank, share) for rank, share in likely)
        return total / sum(share for _, share in likely)
    cells = _moved(view.cells, step)
    return net.chance(inputs(msgspec.structs.replace(view, cells=cells), view.steps - 1))


def _moved(cells: tuple[int, ...], step: Step) -> tuple[int, ...]:
    board = list(cells)
    board[step.end], board[step.start] = board[step.start] | MOVED, 0
    return tuple(board)


def _attacked(net: Net, view: NinjutsuView, step: Step, rank: int, share: float) -> float:
    """The chance to win after attacking an enemy of that rank."""
    mine = view.cells[step.start] & RANK
    shuriken = view.shuriken[view.seat], view.shuriken[1 - view.seat]
    ends = _Ends(net, view, step, rank)
    if SOKE in (mine, rank) and share > RARE:
        return duel(mine, rank, *shuriken, ends.chance)
    won, lost = BEATS[mine][rank], BEATS[rank][mine]
    chance = partial(ends.chance, mine=shuriken[0], yours=shuriken[1])
    return won * chance(1) + lost * chance(-1) + (1.0 - won - lost) * chance(0)


class _Ends:
    """The positions after an attack."""

    def __init__(self, net: Net, view: NinjutsuView, step: Step, rank: int) -> None:
        self._net = net
        self._view = view
        self._step = step
        self._rank = rank
        self._inputs: dict[int, list[float]] = {}

    def chance(self, end: int, mine: int, yours: int) -> float:
        """The chance to win after a battle won (1), tied (0) or lost (-1), with so many shuriken left."""
        own = self._view.cells[self._step.start] & RANK
        if end and (self._rank if end > 0 else own) == SOKE:
            return float(end > 0)  # N28
        if end not in self._inputs:
            self._inputs[end] = inputs(self._after(end), self._view.steps - 1)
        found = self._inputs[end]
        found[HELD_AT : HELD_AT + 2 * HELD] = held(mine) + held(yours)
        return self._net.chance(found)

    def _after(self, end: int) -> NinjutsuView:
        view, start, target = self._view, self._step.start, self._step.end
        cells, fallen = list(view.cells), list(view.fallen)
        cells[start] |= SEEN
        cells[target] = cells[target] & ~RANK | self._rank | SEEN
        if end:
            side = 1 - view.seat if end > 0 else view.seat
            fallen[side] = (*fallen[side], cells[target if end > 0 else start] & RANK)
            if end > 0:
                cells[target] = cells[start] | MOVED
            cells[start] = 0
        return msgspec.structs.replace(view, cells=tuple(cells), fallen=(fallen[0], fallen[1]))
