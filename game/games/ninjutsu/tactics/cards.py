"""What an action card would bring if it were played now, in the points that steps are weighed in (N10, N23-N27)."""

from typing import Final

from game.games.ninjutsu.figures import COLUMNS, RANK, SOKE, STARS
from game.games.ninjutsu.moves import (
    NinjutsuMove,
    PlayKidnap,
    PlayNewWeapons,
    PlaySalto,
    PlaySneak,
    TradeJoker,
)
from game.games.ninjutsu.tactics.duel import HOLD
from game.games.ninjutsu.tactics.steps import HUNT, SHOWN, SHY, Outlook, best_worth
from game.games.ninjutsu.view import NinjutsuView

KEPT: Final = 8.0
"""What a card is worth that stays in the hand."""

JOKER: Final = 16.0
"""The same for the Joker."""

A_STEP: Final = 6.0
"""What a step is worth, even if no good one is in sight."""


def worth(outlook: Outlook, move: NinjutsuMove) -> float:
    """What a decision about the cards is worth; to play none is worth 0."""
    view = outlook.view
    mine = view.shuriken[view.seat]
    match move:
        case TradeJoker():
            return HOLD[mine + 1] - HOLD[mine] - JOKER
        case PlayKidnap():
            gain = _kidnap(outlook, move.cell)
        case PlaySalto():
            gain = HUNT * (outlook.hunt[move.end] - outlook.hunt[move.start])
            gain -= SHY if view.cells[move.start] & RANK == SOKE else 0.0
        case PlaySneak():
            gain = best_worth(outlook, sneaking=True) - best_worth(outlook) if higher(view, view.seat) else 0.0
        case PlayNewWeapons():
            gain = _new_weapons(outlook)
        case _:
            return 0.0
    return gain - (JOKER if move.joker else KEPT)


def higher(view: NinjutsuView, seat: int) -> int:
    """In how many columns a side has the higher card (N11)."""
    return sum(mine > yours for mine, yours in zip(view.tops[seat], view.tops[1 - seat], strict=True))


def _kidnap(outlook: Outlook, cell: int) -> float:
    """Whoever stands there is gone, but for the Soke, who is then known (N25)."""
    likely = outlook.enemies[cell]
    taken = sum(share * outlook.gain(rank) for rank, share in enumerate(likely) if 0 < rank < SOKE)
    found = 0.0 if outlook.found else SHOWN
    return taken + (1.0 - likely[SOKE]) * outlook.danger(cell) + likely[SOKE] * found


def _new_weapons(outlook: Outlook) -> float:
    """Steps to be had, or to be taken from whoever attacks, and the shuriken of somebody who is higher everywhere."""
    view = outlook.view
    seat, stock = view.seat, bool(view.stock)
    now, then = higher(view, seat), sum((top - 0.5) / len(STARS) for top in view.tops[1 - seat])
    denied = HOLD[1] * stock * (now == 0) / COLUMNS
    if seat == view.active:
        return (then - now) * max(A_STEP, best_worth(outlook)) + denied
    threat = max((outlook.danger(cell) for cell in outlook.enemies), default=0.0)
    return (then - now) * max(A_STEP, threat) + denied
