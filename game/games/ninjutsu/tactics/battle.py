"""When an adept throws a shuriken (N18)."""

from typing import Any, Final

from game.core.chance import Chance
from game.games.ninjutsu.figures import FACES, RANK, SOKE
from game.games.ninjutsu.moves import ACCEPT_ROLL, REROLL, NinjutsuMove
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
    against = view.rolls[1 - seat]
    faces = FACES[rank]
    helps = sum(face > against for face in faces) / len(faces)
    if SOKE in (rank, enemy):
        tied = view.rolls[seat] == against
        # A Soke that is about to fall takes even a tie; one that stands at a tie is safe.
        hopeful = helps > 0 or (not tied and max(faces) >= against)
        at_stake = not tied or enemy == SOKE != rank
        return REROLL if hopeful and at_stake else ACCEPT_ROLL
    if thrifty or view.rolls[seat] == against or view.shuriken[seat] <= LAST_ONES - 1:
        return ACCEPT_ROLL
    need = NEEDS[rank > 1][min(view.shuriken[seat], 3) - 1]
    return REROLL if helps >= need else ACCEPT_ROLL
