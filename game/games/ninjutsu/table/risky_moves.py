"""Moves of Ninjutsu that are allowed but easily regretted, and what threatens a Soke. No pygame."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from msgspec import UNSET

from game.core.contract import Move
from game.games.ninjutsu.rules.figures import OWNER, SEEN, SOKE, rank_of
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.moves import AcceptRoll, EndTurn, PlayKidnap, PlaySalto, Reroll, Step
from game.games.ninjutsu.rules.state import ACTIONS, STEPS
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.input.move_builder import MoveBuilder
from game.games.ninjutsu.table.odds_text import reroll_odds


class RiskyMove(NamedTuple):
    """Why a move is worth a second thought."""

    key: str
    """The text that asks."""

    cell: int | None = None
    """Where the move leads; None for a button."""

    values: Mapping[str, int] = MappingProxyType({})
    """What the words mention."""


def risk_of(choice: MoveBuilder, move: Move) -> RiskyMove | None:
    """What may be regretted about a move, if anything."""
    match move:
        case Step() | PlaySalto() if rank_of(choice.view.cells[move.start]) == SOKE:
            return _of_soke(choice, move.start, move.end)
        case PlayKidnap() if move.kidnapper is not UNSET and rank_of(choice.view.cells[move.kidnapper]) == SOKE:
            return _soke_seizes(choice, move.kidnapper, move.cell)
        case AcceptRoll() if _soke_falls(choice):
            return RiskyMove("ninjutsu.tip.risk.soke_falls")
        case EndTurn() if _untouched(choice):
            return RiskyMove("ninjutsu.tip.risk.steps", values={"count": choice.view.steps})
        case Reroll() if reroll_odds(choice.view, choice.seat).hopeless:
            return RiskyMove("ninjutsu.tip.risk.hopeless", values={"value": choice.view.rolls[1 - choice.seat]})
    return None


def soke_threat(view: NinjutsuView) -> RiskyMove | None:
    """Which Soke may soon fall, as far as the seat knows: its own within an enemy's reach, or one that is known."""
    if view.phase not in (ACTIONS, STEPS):
        return None
    sokes = [cell for cell, figure in enumerate(view.cells) if rank_of(figure) == SOKE]
    own = next((cell for cell in sokes if view.cells[cell] & OWNER[view.seat]), None)
    if own is not None and _enemy_near(view, view.seat, own):
        known = "known_in_reach" if view.cells[own] & SEEN else "in_reach"
        return RiskyMove(f"ninjutsu.threat.{known}", own)
    theirs = next((cell for cell in sokes if cell != own), None)
    if theirs is not None:
        return RiskyMove("ninjutsu.threat.found", theirs)
    if own is not None and view.cells[own] & SEEN:
        return RiskyMove("ninjutsu.threat.known", own)
    return None


def _of_soke(choice: MoveBuilder, start: int, end: int) -> RiskyMove | None:
    """The Soke attacks, or leaves a safe place for one where he can be attacked."""
    if choice.is_enemy(end):
        return RiskyMove("ninjutsu.tip.risk.soke_attacks", end)
    if _within_reach(choice, end) and not _within_reach(choice, start):
        return RiskyMove("ninjutsu.tip.risk.soke_in_reach", end)
    return None


def _soke_seizes(choice: MoveBuilder, start: int, victim: int) -> RiskyMove | None:
    """The Soke takes the cell of a victim with other enemies next to it."""
    if _within_reach(choice, victim, victim) and not _within_reach(choice, start, victim):
        return RiskyMove("ninjutsu.tip.risk.soke_in_reach", victim)
    return None


def _within_reach(choice: MoveBuilder, cell: int, without: int | None = None) -> bool:
    """Whether an enemy, other than the one on the cell `without`, is a step away."""
    return _enemy_near(choice.view, choice.seat, cell, without)


def _enemy_near(view: NinjutsuView, seat: int, cell: int, without: int | None = None) -> bool:
    enemy = OWNER[1 - seat]
    return any(view.cells[near] & enemy and near != without for near, _ in ground_of(view.board).walks[cell])


def _soke_falls(choice: MoveBuilder) -> bool:
    view = choice.view
    cell = view.start if choice.attacking else view.end
    return rank_of(view.cells[cell]) == SOKE and view.rolls[choice.seat] < view.rolls[1 - choice.seat]


def _untouched(choice: MoveBuilder) -> bool:
    """Whether there are steps to be made and none has been."""
    own, other = choice.view.tops[choice.seat], choice.view.tops[1 - choice.seat]
    granted = sum(mine > yours for mine, yours in zip(own, other, strict=True))
    return len(choice.legal) > 1 and choice.view.steps == granted
