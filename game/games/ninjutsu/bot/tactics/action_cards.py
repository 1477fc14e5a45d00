"""Chooses the action card an adept plays: one with a good reason now, else none (N10, N23-N27).

Playing the most valuable card lost 51 to 54 of 100 matches against these rules of thumb, whatever value a kept card
had; so values only rank the alternatives.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import UNSET

from game.ai.search.base import Candidate
from game.core.chance import Chance
from game.games.ninjutsu.bot.tactics.card_values import higher, worth
from game.games.ninjutsu.bot.tactics.steps import Outlook, best_worth
from game.games.ninjutsu.rules.figures import COLUMNS, RANK, SEEN, SOKE, TWO_STAR
from game.games.ninjutsu.rules.moves import (
    NEW_WEAPONS,
    PLAY_NOTHING,
    SNEAKS,
    TRADE_JOKER,
    NinjutsuMove,
    PlayKidnap,
    PlaySalto,
)
from game.games.ninjutsu.rules.view import NinjutsuView

URGENT: Final = 60.0
"""A step worth this much is worth a Joker. Set by hand."""

GOOD: Final = 12.0
SETTLED: Final = 10
"""After this many turns a card is worth more on the table than in the hand. Set by hand."""


def choose(view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
    """The first card with a reason; of equal reasons, a random one."""
    return _chosen(Outlook(view), moves, chance)


def weigh(view: NinjutsuView, moves: list[Any], chance: Chance, *, belief: bool, wary: bool = True) -> list[Candidate]:
    """The chosen move first, then the best use of each other card, each with the resulting chance of winning."""
    outlook = Outlook(view, belief=belief, wary=wary)
    chosen = _chosen(outlook, moves, chance)
    worths = {move: worth(outlook, move) for move in moves}
    kinds = {type(chosen): chosen}
    for move in sorted(moves, key=lambda move: -worths[move]):
        kinds.setdefault(type(move), move)
    return [Candidate(move, outlook.chance_with(worths[move]), 1) for move in kinds.values()]


def _chosen(outlook: Outlook, moves: list[Any], chance: Chance) -> NinjutsuMove:
    view = outlook.view
    reasons = _attacking(view, outlook, moves) if view.seat == view.active else _defending(view, outlook)
    for wanted in reasons:
        possible = [move for move in wanted if move in moves]
        if possible:
            return chance.choose(possible)
    return PLAY_NOTHING


def _attacking(view: NinjutsuView, outlook: Outlook, moves: list[Any]) -> Iterator[list[NinjutsuMove]]:
    steps, seat = higher(view, view.seat), view.seat
    best = best_worth(outlook)
    yield [TRADE_JOKER]  # before the other side has emptied the stock
    if steps < COLUMNS and best > URGENT and not steps:
        yield [NEW_WEAPONS[0]]
        yield [NEW_WEAPONS[1]]
    if not steps and (view.turn > SETTLED or higher(view, 1 - seat) == COLUMNS):
        yield [NEW_WEAPONS[0]]
    yield _kidnaps(view, outlook, moves)
    if steps and not view.sneaks and best_worth(outlook, sneaking=True) > best:
        yield [SNEAKS[0]]
    jumps = [move for move in moves if isinstance(move, PlaySalto) and not move.joker]
    gains = {move: outlook.nearer(move.start, move.end) for move in jumps if not _is_soke(view, move)}
    if gains and max(gains.values()) > GOOD:
        yield [move for move, gain in gains.items() if gain == max(gains.values())]


def _is_soke(view: NinjutsuView, move: PlaySalto) -> bool:
    return view.cells[move.start] & RANK == SOKE


def _kidnaps(view: NinjutsuView, outlook: Outlook, moves: list[Any]) -> list[NinjutsuMove]:
    """A seen two-star ninja, a figure that comes too near, or after some turns a back; never with the Soke."""
    aims = [move for move in moves if isinstance(move, PlayKidnap) and not move.joker]
    aims = [move for move in aims if view.cells[move.cell] & RANK != SOKE and not _by_soke(view, move)]
    for likely in (
        [move for move in aims if view.cells[move.cell] & SEEN and view.cells[move.cell] & RANK == TWO_STAR],
        [move for move in aims if outlook.danger(move.cell) > GOOD],
        [move for move in aims if not view.cells[move.cell] & RANK] if view.turn > SETTLED else [],
    ):
        if likely:
            worths = [worth(outlook, move) for move in likely]
            return [move for move, one in zip(likely, worths, strict=True) if one == max(worths)]
    return []


def _by_soke(view: NinjutsuView, move: PlayKidnap) -> bool:
    return move.kidnapper is not UNSET and view.cells[move.kidnapper] & RANK == SOKE


def _defending(view: NinjutsuView, outlook: Outlook) -> Iterator[list[NinjutsuMove]]:
    steps = higher(view, view.active)
    threat = max((outlook.danger(cell) for cell in outlook.enemies), default=0.0)
    known = bool(view.cells[outlook.soke] & SEEN)
    if steps == COLUMNS or (steps and threat > GOOD):
        yield [NEW_WEAPONS[0]]
    if steps and threat > GOOD and known:
        yield [NEW_WEAPONS[1]]
