"""When an adept throws a shuriken (N18)."""

from typing import Any, Final

from game.core.chance import Chance
from game.games.ninjutsu.figures import FACES, RANK, SOKE
from game.games.ninjutsu.moves import ACCEPT_ROLL, REROLL, NinjutsuMove
from game.games.ninjutsu.tactics.duel import Ending, Pair, accepted, again
from game.games.ninjutsu.tactics.steps import Outlook
from game.games.ninjutsu.view import NinjutsuView

NEEDS: Final = ((2.0, 0.6, 0.5), (2.0, 0.5, 0.4))
"""For two-star ninjas (else one-star): with that many shuriken, how likely the throw must help."""

LAST_ONES: Final = 2
"""The last shuriken are kept for the Soke."""


def choose(view: NinjutsuView, moves: list[Any], chance: Chance, *, thrifty: bool = True) -> NinjutsuMove:  # noqa: ARG001
    """Roll again if a Soke is at stake.

    Another roll against a Soke, or for one's own, is worth far more than any ninja: only who is not `thrifty`
    throws a shuriken elsewhere, if it is likely to help and some are left over.
    """
    seat = view.seat
    cell, other = (view.start, view.end) if seat == view.active else (view.end, view.start)
    rank, enemy = view.cells[cell] & RANK, view.cells[other] & RANK
    if SOKE in (rank, enemy):
        return _best(Outlook(view), rank, enemy)
    against = view.rolls[1 - seat]
    faces = FACES[rank]
    helps = sum(face > against for face in faces) / len(faces)
    if thrifty or view.rolls[seat] == against or view.shuriken[seat] <= LAST_ONES - 1:
        return ACCEPT_ROLL
    need = NEEDS[rank > 1][min(view.shuriken[seat], 3) - 1]
    return REROLL if helps >= need else ACCEPT_ROLL


def _best(outlook: Outlook, rank: int, enemy: int) -> NinjutsuMove:
    """Throw if that is worth more, as things stand, than to keep the shuriken."""
    view, seat = outlook.view, outlook.view.seat
    who = int(seat != view.active)
    pair = Pair(enemy, rank) if who else Pair(rank, enemy)
    first, second = view.active, 1 - view.active
    now = (view.rolls[first], view.rolls[second]), view.shuriken[first], view.shuriken[second]
    keep, throw = (_worth(outlook, how(pair, who, *now), who, rank, enemy) for how in (accepted, again))
    return REROLL if throw > keep else ACCEPT_ROLL


def _worth(outlook: Outlook, end: Ending, who: int, rank: int, enemy: int) -> float:
    """An ending as this seat sees it."""
    wins, losses, kept = (end.losses, end.wins, -end.kept) if who else (end.wins, end.losses, end.kept)
    return wins * outlook.gain(enemy) - losses * outlook.loss(rank) + kept
