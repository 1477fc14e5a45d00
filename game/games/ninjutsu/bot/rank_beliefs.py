"""Samples the ranks behind the backs: a Soke stands at the back and seldom walks, strong ninjas go first."""

from typing import Final

from game.core.chance import Chance
from game.games.ninjutsu.bot.odds import likes_soke
from game.games.ninjutsu.rules.figures import OWNER, RANK, SOKE
from game.games.ninjutsu.rules.state import PLACING, State
from game.games.ninjutsu.rules.view import NinjutsuView

GRAIN: Final = 1 << 20


def likely(view: NinjutsuView, chance: Chance) -> State:
    """A position behind `view` whose hidden Soke stands where he is likely to be."""
    state = view.imagined(chance)
    enemy = 1 - view.seat
    if view.phase == PLACING or view.seat not in (0, 1):
        return state
    backs = [cell for cell, figure in enumerate(view.cells) if figure & OWNER[enemy] and not figure & RANK]
    soke = next((cell for cell in backs if state.cells[cell] & RANK == SOKE), None)
    if soke is None:
        return state
    weights = [likes_soke(view, cell, enemy) for cell in backs]
    drawn, number = sum(weights) * chance.choose(range(GRAIN)) / GRAIN, 0
    while number < len(backs) - 1 and drawn >= weights[number]:
        drawn -= weights[number]
        number += 1
    _swap(state, soke, backs[number])
    return state


def _swap(state: State, one: int, other: int) -> None:
    """Swap the ranks behind two backs; everything else about them is known."""
    first, second = state.cells[one], state.cells[other]
    state.cells[one] = first & ~RANK | second & RANK
    state.cells[other] = second & ~RANK | first & RANK
