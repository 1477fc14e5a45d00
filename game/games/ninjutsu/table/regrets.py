"""Moves of Ninjutsu that are allowed but easily regretted. No pygame."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.core.contract import Move
from game.games.ninjutsu.figures import OWNER, SOKE, rank_of
from game.games.ninjutsu.ground import ground_of
from game.games.ninjutsu.moves import AcceptRoll, EndTurn, PlaySalto, Reroll, Step
from game.games.ninjutsu.table.choice import Choice
from game.games.ninjutsu.table.odds_words import rerolled


class Regret(NamedTuple):
    """Why a move is worth a second thought."""

    key: str
    """The text that asks."""

    cell: int | None = None
    """Where the move leads; None for a button."""

    values: Mapping[str, int] = MappingProxyType({})
    """What the words mention."""


def regret(choice: Choice, move: Move) -> Regret | None:
    """What may be regretted about a move, if anything."""
    match move:
        case Step() | PlaySalto() if rank_of(choice.view.cells[move.start]) == SOKE:
            return _of_soke(choice, move.start, move.end)
        case AcceptRoll() if _soke_falls(choice):
            return Regret("ninjutsu.tip.risk.soke_falls")
        case EndTurn() if _untouched(choice):
            return Regret("ninjutsu.tip.risk.steps", values={"count": choice.view.steps})
        case Reroll() if not any(rerolled(choice.view, choice.seat).values()):
            return Regret("ninjutsu.tip.risk.hopeless", values={"value": choice.view.rolls[1 - choice.seat]})
    return None


def _of_soke(choice: Choice, start: int, end: int) -> Regret | None:
    """He attacks somebody, or leaves a quiet place for one where he can be attacked."""
    if choice.is_enemy(end):
        return Regret("ninjutsu.tip.risk.soke_attacks", end)
    if _within_reach(choice, end) and not _within_reach(choice, start):
        return Regret("ninjutsu.tip.risk.soke_in_reach", end)
    return None


def _within_reach(choice: Choice, cell: int) -> bool:
    enemy = OWNER[1 - choice.seat]
    return any(choice.view.cells[near] & enemy for near, _ in ground_of(choice.view.board).walks[cell])


def _soke_falls(choice: Choice) -> bool:
    view = choice.view
    cell = view.start if choice.attacking else view.end
    return rank_of(view.cells[cell]) == SOKE and view.rolls[choice.seat] < view.rolls[1 - choice.seat]


def _untouched(choice: Choice) -> bool:
    """Whether there are steps to be made and none has been."""
    own, other = choice.view.tops[choice.seat], choice.view.tops[1 - choice.seat]
    granted = sum(mine > yours for mine, yours in zip(own, other, strict=True))
    return len(choice.legal) > 1 and choice.view.steps == granted
