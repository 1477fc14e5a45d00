"""When an adept throws a shuriken (N18)."""

from typing import Any, Final

from game.ai.search import Candidate
from game.core.chance import Chance
from game.games.ninjutsu.figures import FACES, RANK, SOKE
from game.games.ninjutsu.moves import ACCEPT_ROLL, REROLL, NinjutsuMove
from game.games.ninjutsu.tactics.duel import HOLD, Ending, Pair, accepted, again
from game.games.ninjutsu.tactics.steps import Outlook
from game.games.ninjutsu.view import NinjutsuView

NEEDS: Final = ((2.0, 0.6, 0.5), (2.0, 0.5, 0.4))
"""For two-star ninjas (else one-star): with that many shuriken, how likely a spendthrift's throw must help."""

DEAR: Final = 1.6
"""How much more than itself a shuriken must bring in a battle of mere ninjas: what is kept serves the Soke for sure."""

AT_A_SOKE: Final = (1.0, 0.42, 0.31, 0.21, 0.14, 0.1, 0.08, 0.06, 0.05)
"""With so many shuriken, how likely a throw of a ninja must help against a Soke.

In the hand of the own Soke the same shuriken help more often: if all ninjas fail, he must go himself, and with four of
them he wins four times in five.
"""


def choose(view: NinjutsuView, moves: list[Any], chance: Chance, *, thrifty: bool = True) -> NinjutsuMove:  # noqa: ARG001
    """Whether to throw one."""
    return _chosen(view, Outlook(view), thrifty=thrifty)


def weigh(view: NinjutsuView, *, thrifty: bool) -> list[Candidate]:
    """To throw and to keep it, with the chance to win that either leaves; what to do first."""
    outlook = Outlook(view)
    chosen = _chosen(view, outlook, thrifty=thrifty)
    keep, throw = map(outlook.chance_with, _worths(outlook))
    if _ranks(view)[0] == SOKE and view.rolls[view.seat] < view.rolls[1 - view.seat]:
        keep = 0.0  # he falls (N28)
    both = [Candidate(ACCEPT_ROLL, keep, 1), Candidate(REROLL, throw, 1)]
    return sorted(both, key=lambda one: one.move != chosen)


def _chosen(view: NinjutsuView, outlook: Outlook, *, thrifty: bool) -> NinjutsuMove:
    """Roll again if a Soke is at stake and that may change it.

    Another roll for a Soke, or against one, is worth far more than any ninja. Elsewhere the `thrifty` throw one that
    brings clearly more than it costs, which is less the more are left; others one that is likely to help.
    """
    seat = view.seat
    rank, enemy = _ranks(view)
    against, left, faces = view.rolls[1 - seat], view.shuriken[seat], FACES[rank]
    helps = sum(face > against for face in faces) / len(faces)
    if rank == SOKE and view.rolls[seat] < against:
        throws = max(faces) >= against  # even a tie saves him, and nothing else counts any more
    elif rank == SOKE:
        keep, throw = _worths(outlook)
        throws = throw > keep
    elif enemy == SOKE:
        throws = helps >= AT_A_SOKE[min(left, len(AT_A_SOKE) - 1)]
    elif view.rolls[seat] == against:
        throws = False
    elif thrifty:
        ties = faces.count(against) / len(faces)
        brings = helps * (outlook.gain(enemy) + outlook.loss(rank)) + ties * outlook.loss(rank)
        throws = brings > DEAR * (HOLD[left] - HOLD[left - 1])
    else:
        throws = helps >= NEEDS[rank > 1][min(left, 3) - 1]
    return REROLL if throws else ACCEPT_ROLL


def _ranks(view: NinjutsuView) -> tuple[int, int]:
    """Whom this seat fights with, and against whom."""
    cell, other = (view.start, view.end) if view.seat == view.active else (view.end, view.start)
    return view.cells[cell] & RANK, view.cells[other] & RANK


def _worths(outlook: Outlook) -> tuple[float, float]:
    """What it is worth, as things stand, to keep the shuriken and to throw it."""
    view = outlook.view
    rank, enemy = _ranks(view)
    who = int(view.seat != view.active)
    pair = Pair(enemy, rank) if who else Pair(rank, enemy)
    first, second = view.active, 1 - view.active
    now = (view.rolls[first], view.rolls[second]), view.shuriken[first], view.shuriken[second]
    held = HOLD[now[1]] - HOLD[now[2]]
    keep, throw = (_worth(outlook, how(pair, who, *now), who) - (-held if who else held) for how in (accepted, again))
    return keep, throw


def _worth(outlook: Outlook, end: Ending, who: int) -> float:
    """An ending as this seat sees it."""
    rank, enemy = _ranks(outlook.view)
    wins, losses, kept = (end.losses, end.wins, -end.kept) if who else (end.wins, end.losses, end.kept)
    return wins * outlook.gain(enemy) - losses * outlook.loss(rank) + kept
