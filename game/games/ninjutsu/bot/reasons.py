"""What a move of Ninjutsu is good for, in words for a hint."""

from collections.abc import Iterator

from game.ai.advice import Reason, because
from game.games.ninjutsu.bot.odds import BEATS, distances
from game.games.ninjutsu.bot.tactics.card_values import higher
from game.games.ninjutsu.bot.tactics.steps import Outlook
from game.games.ninjutsu.bot.tactics.throwing import aim_of, best_odds, measured
from game.games.ninjutsu.dojo.odds import ALL
from game.games.ninjutsu.rules.figures import COLUMNS, ONE_STAR, OWNER, RANK, RANKS, SOKE, TWO_STAR
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.moves import (
    AcceptRoll,
    EndTurn,
    NinjutsuMove,
    Place,
    PlayKidnap,
    PlayNewWeapons,
    PlayNothing,
    PlaySalto,
    PlaySneak,
    Reroll,
    Step,
    Throw,
    TradeJoker,
)
from game.games.ninjutsu.rules.state import FIRST
from game.games.ninjutsu.rules.view import NinjutsuView

_LIKELY = 0.5
"""From this chance on a roll is rather won than not."""

CLOSE = 4
"""An enemy this many steps from the player's Soke, or fewer, is a threat. Set by hand."""


def reasons(view: NinjutsuView, move: NinjutsuMove) -> Iterator[Reason]:
    """What the move does, as far as the seat can know, the most important first."""
    match move:
        case Step():
            outlook = Outlook(view)
            yield from _attack(outlook, move) if move.end in outlook.enemies else _walk(outlook, move)
        case EndTurn():
            yield because("ninjutsu.hint.wait" if view.steps else "ninjutsu.hint.no_step")
        case Reroll():
            yield because("ninjutsu.hint.reroll", percent=_percent(_new_roll_wins(view)))
        case AcceptRoll():
            yield from _accept(view)
        case Throw():
            yield _throw(view, move)
        case PlayKidnap():
            yield from _kidnap(view, move)
        case PlayNewWeapons():
            yield from _new_weapons(view)
        case PlayNothing():
            yield from _no_card(view)
        case PlaySalto():
            yield from _salto(Outlook(view), move)
        case PlaySneak():
            yield because("ninjutsu.hint.sneak")
        case TradeJoker():
            yield because("ninjutsu.hint.trade" if view.shuriken[view.seat] else "ninjutsu.hint.trade_none")
        case Place():
            starts, steps = view.board.starts[1 - view.seat], distances(view, move.cell)
            yield because("ninjutsu.hint.place", steps=min(steps[cell] for cell in starts))


def _attack(outlook: Outlook, move: Step) -> Iterator[Reason]:
    wins = _percent(_odds(outlook, move.start, move.end))
    if outlook.enemies[move.end][SOKE] == 1.0:
        yield because("ninjutsu.hint.soke", percent=wins)
    if outlook.danger(move.end) > 0:
        yield because("ninjutsu.hint.defends", percent=wins)
    yield because("ninjutsu.hint.attacks", percent=wins)


def _walk(outlook: Outlook, move: Step) -> Iterator[Reason]:
    view, near = outlook.view, outlook.near_soke
    before, after = (min(distances(view, cell)[enemy] for enemy in outlook.enemies) for cell in (move.start, move.end))
    if view.cells[move.start] & RANK == SOKE:
        if after > before:
            yield because("ninjutsu.hint.soke_walks")
        if _beside(view, move.end, move.start) > _beside(view, move.start, move.start):
            yield because("ninjutsu.hint.soke_covered")
        yield because("ninjutsu.hint.soke_stirs")
        return
    walks = ground_of(view.board).walks
    yield from _ready(outlook, move.start, move.end)
    if near[move.end] == 1 < near[move.start] and any(near[cell] <= CLOSE for cell in outlook.enemies):
        yield because("ninjutsu.hint.guards")
    if outlook.hunt[move.end] > outlook.hunt[move.start]:
        yield because("ninjutsu.hint.hunts")
    if any(_follows(outlook, cell, move.start) for cell, _ in walks[move.start]):
        yield because("ninjutsu.hint.room")
    if after > before:
        yield because("ninjutsu.hint.escapes" if before == 1 else "ninjutsu.hint.keeps_away")
    elif after < before:
        yield because("ninjutsu.hint.nears")
    yield because("ninjutsu.hint.regroups")


def _ready(outlook: Outlook, start: int, end: int) -> Iterator[Reason]:
    """A figure that could win a battle from where it goes."""
    walks = ground_of(outlook.view.board).walks
    odds = [_odds(outlook, start, cell) for cell, _ in walks[end] if cell in outlook.enemies]
    if odds and max(odds) >= _LIKELY:
        yield because("ninjutsu.hint.ready", percent=_percent(max(odds)))


def _beside(view: NinjutsuView, cell: int, besides: int) -> int:
    """How many figures of the seat stand one step from a cell, not counting the one on another."""
    walks, own = ground_of(view.board).walks, OWNER[view.seat]
    return sum(bool(view.cells[near] & own) and near != besides for near, _ in walks[cell])


def _salto(outlook: Outlook, move: PlaySalto) -> Iterator[Reason]:
    yield from _ready(outlook, move.start, move.end)
    if outlook.hunt[move.end] > outlook.hunt[move.start]:
        yield because("ninjutsu.hint.hunts")
    yield because("ninjutsu.hint.salto")


def _no_card(view: NinjutsuView) -> Iterator[Reason]:
    """What speaks against spending a card: the steps are there anyway, or the enemy has few."""
    steps = higher(view, view.active)
    if view.seat == view.active:
        if steps == COLUMNS:
            yield because("ninjutsu.hint.no_card_ahead")
            return
        if steps:
            yield because("ninjutsu.hint.no_card_steps", count=steps)
    elif steps < 2:
        yield because("ninjutsu.hint.no_card_few" if steps else "ninjutsu.hint.no_card_safe")
    yield because("ninjutsu.hint.no_card")


def _follows(outlook: Outlook, cell: int, left: int) -> bool:
    """Whether a ninja of the same side there would like to follow to the cell just left."""
    figure = outlook.view.cells[cell]
    own = figure & OWNER[outlook.view.seat] and figure & RANK != SOKE
    return bool(own) and outlook.hunt[left] > outlook.hunt[cell]


def _kidnap(view: NinjutsuView, move: PlayKidnap) -> Iterator[Reason]:
    if Outlook(view).danger(move.cell) > 0:
        yield because("ninjutsu.hint.kidnap_near")
    if view.cells[move.cell] & RANK == TWO_STAR:
        yield because("ninjutsu.hint.kidnap_strong")
    yield because("ninjutsu.hint.kidnap")


def _new_weapons(view: NinjutsuView) -> Iterator[Reason]:
    if view.seat != view.active:
        yield because("ninjutsu.hint.new_weapons_against")
    elif not higher(view, view.seat):
        yield because("ninjutsu.hint.new_weapons_free")
    else:
        yield because("ninjutsu.hint.new_weapons", count=higher(view, view.seat))


def _accept(view: NinjutsuView) -> Iterator[Reason]:
    seat = view.seat
    mine = view.cells[view.start if seat == view.active else view.end] & RANK
    if mine == SOKE and view.rolls[seat] < view.rolls[1 - seat]:
        yield because("ninjutsu.hint.accept_lost")
    elif not _new_roll_wins(view):
        yield because("ninjutsu.hint.accept_hopeless")
    elif view.rolls[seat] == view.rolls[1 - seat]:
        yield because("ninjutsu.hint.accept_tie")
    elif _new_roll_wins(view) < _LIKELY:
        yield because("ninjutsu.hint.accept_unlikely", percent=_percent(_new_roll_wins(view)))
    yield because("ninjutsu.hint.accept")


def _new_roll_wins(view: NinjutsuView) -> float:
    """How likely another roll shows more than the enemy's."""
    return best_odds(*_dice(view), view.rolls[1 - view.seat], aim_of(view)).wins


def _dice(view: NinjutsuView) -> tuple[int, int]:
    """Whose dice are thrown: this seat's, and the other's."""
    if view.phase == FIRST:
        return ONE_STAR, ONE_STAR
    cells = (view.start, view.end) if view.seat == view.active else (view.end, view.start)
    return view.cells[cells[0]] & RANK, view.cells[cells[1]] & RANK


def _throw(view: NinjutsuView, move: Throw) -> Reason:
    """What the odds say about a throw: how often it turns the other die, or leaves the tray (N22)."""
    rank, other = _dice(view)
    odds = measured(move.intent, rank, other if view.rolls[1 - view.seat] else 0, aim_of(view))
    if move.intent == "at":
        return because("ninjutsu.hint.throw_at", percent=_percent((sum(odds.turned) + odds.knocked) / ALL))
    leaves = _percent(odds.outside / ALL)
    if leaves:
        return because("ninjutsu.hint.throw_risky", percent=leaves)
    return because("ninjutsu.hint.throw_soft" if move.intent == "soft" else "ninjutsu.hint.throw_firm")


def _odds(outlook: Outlook, start: int, cell: int) -> float:
    """The probability that a figure beats the one on a cell, on plain rolls."""
    rank, likely = outlook.view.cells[start] & RANK, outlook.enemies[cell]
    return sum(likely[other] * BEATS[rank][other] for other in RANKS)


def _percent(share: float) -> int:
    return round(100 * share)
