"""What an action card would bring if played now, in the same points as steps (N10, N23-N27)."""

from typing import Final

from msgspec import UNSET

from game.games.ninjutsu.bot.tactics.steps import SHOWN, SHY, Outlook, best_worth
from game.games.ninjutsu.rules.figures import COLUMNS, RANK, SOKE, STARS
from game.games.ninjutsu.rules.moves import NinjutsuMove, PlayKidnap, PlayNewWeapons, PlaySalto, PlaySneak, TradeJoker
from game.games.ninjutsu.rules.view import NinjutsuView

KEPT: Final = 8.0
"""The value of a card kept in hand. Set by hand."""

JOKER: Final = 16.0
"""The same for the Joker."""

A_STEP: Final = 6.0
"""The value of a step when no good one is in sight. Set by hand."""


def worth(outlook: Outlook, move: NinjutsuMove) -> float:
    """The value of a decision about action cards; playing none is worth 0."""
    view = outlook.view
    mine = view.shuriken[view.seat]
    match move:
        case TradeJoker():
            return outlook.hold(mine + 1) - outlook.hold(mine) - JOKER
        case PlayKidnap():
            gain = _kidnap(outlook, move)
        case PlaySalto():
            gain = outlook.nearer(move.start, move.end)
            gain -= SHY if view.cells[move.start] & RANK == SOKE else 0.0
        case PlaySneak():
            gain = best_worth(outlook, sneaking=True) - best_worth(outlook) if higher(view, view.seat) else 0.0
        case PlayNewWeapons():
            gain = _new_weapons(outlook)
        case _:
            return 0.0
    return gain - (JOKER if move.joker else KEPT)


def higher(view: NinjutsuView, seat: int) -> int:
    """The number of columns in which a side has the higher card (N11)."""
    return sum(mine > yours for mine, yours in zip(view.tops[seat], view.tops[1 - seat], strict=True))


def _kidnap(outlook: Outlook, move: PlayKidnap) -> float:
    """The enemy there is gone, except a Soke, who becomes known; the kidnapper takes the cell (N25)."""
    cell, likely = move.cell, outlook.enemies[move.cell]
    taken = sum(share * outlook.gain(rank) for rank, share in enumerate(likely) if 0 < rank < SOKE)
    found = 0.0 if outlook.found else SHOWN
    arrival = outlook.danger(cell)
    if move.kidnapper is not UNSET:
        walks = outlook.view.cells[move.kidnapper] & RANK == SOKE
        arrival += -SHY if walks else outlook.nearer(move.kidnapper, cell)
    return taken + (1.0 - likely[SOKE]) * arrival + likely[SOKE] * found


def _new_weapons(outlook: Outlook) -> float:
    """Steps gained, or taken from the attacker, and the shuriken for being higher everywhere."""
    view = outlook.view
    seat, stock = view.seat, bool(view.stock)
    now, then = higher(view, seat), sum((top - 0.5) / len(STARS) for top in view.tops[1 - seat])
    denied = outlook.hold(1) * stock * (now == 0) / COLUMNS
    if seat == view.active:
        return (then - now) * max(A_STEP, best_worth(outlook)) + denied
    threat = max((outlook.danger(cell) for cell in outlook.enemies), default=0.0)
    return (then - now) * max(A_STEP, threat) + denied
