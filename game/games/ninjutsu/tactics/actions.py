"""Which action card an adept plays: the one with a good reason now, else none (N10, N23-N27).

To play whatever seems worth most lost 51 to 54 of 100 matches against these rules of thumb, whatever a kept card was
taken for; so worths only put an order to what could be done instead.
"""

from collections.abc import Iterator
from typing import Any, Final

from game.ai.search import Candidate
from game.core.chance import Chance
from game.games.ninjutsu.figures import COLUMNS, RANK, SEEN, SOKE, TWO_STAR
from game.games.ninjutsu.moves import (
    NEW_WEAPONS,
    PLAY_NOTHING,
    SNEAKS,
    TRADE_JOKER,
    NinjutsuMove,
    PlayKidnap,
    PlaySalto,
)
from game.games.ninjutsu.tactics.cards import higher, worth
from game.games.ninjutsu.tactics.steps import HUNT, Outlook, best_worth
from game.games.ninjutsu.view import NinjutsuView

URGENT: Final = 60.0
"""A step worth that much is worth a Joker."""

GOOD: Final = 12.0
SETTLED: Final = 10
"""After that many turns a card is worth more on the table than in the hand."""


def choose(view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
    """The first card that has a reason; with equal reasons one by chance."""
    return _chosen(Outlook(view), moves, chance)


def weigh(view: NinjutsuView, moves: list[Any], chance: Chance, *, belief: bool) -> list[Candidate]:
    """What to do first, then the best use of each other card, each with the chance to win that it leaves."""
    outlook = Outlook(view, belief=belief)
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
    yield [TRADE_JOKER]  # before the other side has taken all that are in the stock
    if steps < COLUMNS and best > URGENT and not steps:
        yield [NEW_WEAPONS[0]]
        yield [NEW_WEAPONS[1]]
    if not steps and (view.turn > SETTLED or higher(view, 1 - seat) == COLUMNS):
        yield [NEW_WEAPONS[0]]
    yield _kidnaps(view, outlook, moves)
    if steps and not view.sneaks and best_worth(outlook, sneaking=True) > best:
        yield [SNEAKS[0]]
    jumps = [move for move in moves if isinstance(move, PlaySalto) and not move.joker]
    gains = {
        move: HUNT * (outlook.hunt[move.end] - outlook.hunt[move.start]) for move in jumps if not _is_soke(view, move)
    }
    if gains and max(gains.values()) > GOOD:
        yield [move for move, gain in gains.items() if gain == max(gains.values())]


def _is_soke(view: NinjutsuView, move: PlaySalto) -> bool:
    return view.cells[move.start] & RANK == SOKE


def _kidnaps(view: NinjutsuView, outlook: Outlook, moves: list[Any]) -> list[NinjutsuMove]:
    """A two-star ninja that was seen, somebody who comes too near, or by and by a back from far behind."""
    fronts = [move for move in moves if isinstance(move, PlayKidnap) and not move.joker]
    fronts = [move for move in fronts if view.cells[move.cell] & RANK != SOKE]
    for likely in (
        [move for move in fronts if view.cells[move.cell] & SEEN and view.cells[move.cell] & RANK == TWO_STAR],
        [move for move in fronts if outlook.danger(move.cell) > GOOD],
    ):
        if likely:
            return list(likely)
    unseen = [move for move in fronts if not view.cells[move.cell] & RANK]
    return list(unseen) if view.turn > SETTLED else []


def _defending(view: NinjutsuView, outlook: Outlook) -> Iterator[list[NinjutsuMove]]:
    steps = higher(view, view.active)
    threat = max((outlook.danger(cell) for cell in outlook.enemies), default=0.0)
    known = bool(view.cells[outlook.soke] & SEEN)
    if steps == COLUMNS or (steps and threat > GOOD):
        yield [NEW_WEAPONS[0]]
    if steps and threat > GOOD and known:
        yield [NEW_WEAPONS[1]]
