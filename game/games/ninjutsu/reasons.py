"""What a move of Ninjutsu is good for, in words for a hint."""

from collections.abc import Iterator

from game.ai.advice import Reason, because
from game.games.ninjutsu.figures import COLUMNS, FACES, OWNER, RANK, RANKS, SOKE, TWO_STAR
from game.games.ninjutsu.ground import ground_of
from game.games.ninjutsu.moves import (
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
    TradeJoker,
)
from game.games.ninjutsu.odds import BEATS
from game.games.ninjutsu.tactics.cards import higher
from game.games.ninjutsu.tactics.steps import Outlook
from game.games.ninjutsu.view import NinjutsuView

CLOSE = 4
"""An enemy so many steps from the own Soke, or fewer, is one to guard him against."""

_PLAIN = {
    Place: "ninjutsu.hint.place",
    PlaySalto: "ninjutsu.hint.salto",
    PlaySneak: "ninjutsu.hint.sneak",
    TradeJoker: "ninjutsu.hint.trade",
}


def reasons(view: NinjutsuView, move: NinjutsuMove) -> Iterator[Reason]:
    """What the move does, as far as the seat can know, the most striking first."""
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
        case PlayKidnap():
            yield from _kidnap(view, move)
        case PlayNewWeapons():
            yield from _new_weapons(view)
        case PlayNothing():
            ahead = view.seat == view.active and higher(view, view.seat) == COLUMNS
            yield because("ninjutsu.hint.no_card_ahead" if ahead else "ninjutsu.hint.no_card")
        case _:
            yield because(_PLAIN[type(move)])


def _attack(outlook: Outlook, move: Step) -> Iterator[Reason]:
    wins = _percent(_odds(outlook, move.start, move.end))
    if outlook.enemies[move.end][SOKE] == 1.0:
        yield because("ninjutsu.hint.soke", percent=wins)
    if outlook.danger(move.end) > 0:
        yield because("ninjutsu.hint.defends", percent=wins)
    yield because("ninjutsu.hint.attacks", percent=wins)


def _walk(outlook: Outlook, move: Step) -> Iterator[Reason]:
    view, near = outlook.view, outlook.near_soke
    if view.cells[move.start] & RANK == SOKE:
        yield because("ninjutsu.hint.soke_walks")
        return
    walks = ground_of(view.board).walks
    odds = [_odds(outlook, move.start, cell) for cell, _ in walks[move.end] if cell in outlook.enemies]
    if odds and max(odds) >= 0.5:
        yield because("ninjutsu.hint.ready", percent=_percent(max(odds)))
    if near[move.end] == 1 < near[move.start] and any(near[cell] <= CLOSE for cell in outlook.enemies):
        yield because("ninjutsu.hint.guards")
    if outlook.hunt[move.end] > outlook.hunt[move.start]:
        yield because("ninjutsu.hint.hunts")
    if any(_follows(outlook, cell, move.start) for cell, _ in walks[move.start]):
        yield because("ninjutsu.hint.room")
    yield because("ninjutsu.hint.regroups")


def _follows(outlook: Outlook, cell: int, left: int) -> bool:
    """Whether an own ninja there would gladly go where another has just left."""
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
    yield because("ninjutsu.hint.new_weapons")


def _accept(view: NinjutsuView) -> Iterator[Reason]:
    seat = view.seat
    mine = view.cells[view.start if seat == view.active else view.end] & RANK
    if mine == SOKE and view.rolls[seat] < view.rolls[1 - seat]:
        yield because("ninjutsu.hint.accept_lost")
    elif not _new_roll_wins(view):
        yield because("ninjutsu.hint.accept_hopeless")
    elif view.rolls[seat] == view.rolls[1 - seat]:
        yield because("ninjutsu.hint.accept_tie")
    yield because("ninjutsu.hint.accept")


def _new_roll_wins(view: NinjutsuView) -> float:
    """How likely another roll shows more than the enemy's."""
    faces = FACES[view.cells[view.start if view.seat == view.active else view.end] & RANK]
    return sum(face > view.rolls[1 - view.seat] for face in faces) / len(faces)


def _odds(outlook: Outlook, start: int, cell: int) -> float:
    """How likely an own figure beats whoever stands on a cell, on plain rolls."""
    rank, likely = outlook.view.cells[start] & RANK, outlook.enemies[cell]
    return sum(likely[other] * BEATS[rank][other] for other in RANKS)


def _percent(share: float) -> int:
    return round(100 * share)
