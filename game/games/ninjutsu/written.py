"""A position of Ninjutsu as plain data, and back with every check that a stranger's file needs."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.core.board import Board
from game.core.refusal import BadData, refuse
from game.games.ninjutsu import boards, checks
from game.games.ninjutsu.figures import (
    CARDS,
    COLUMNS,
    MOVED,
    OWNER,
    RANK,
    SEEN,
    SHURIKEN,
    STOCK,
    TURN_LIMIT,
    figure,
)
from game.games.ninjutsu.ground import ground_of
from game.games.ninjutsu.state import NOWHERE, PHASES, State

Seat = Annotated[int, Meta(ge=0, le=1)]
Rank = Annotated[int, Meta(ge=1, le=3)]
Stars = Annotated[int, Meta(ge=1, le=5)]
Top = Annotated[int, Meta(ge=0, le=5)]
Tops = tuple[Top, Top, Top]
Count = Annotated[int, Meta(ge=0, le=2 * SHURIKEN + STOCK)]
Face = Annotated[int, Meta(ge=1, le=12)]


class _Figure(msgspec.Struct, forbid_unknown_fields=True):
    cell: Annotated[int, Meta(ge=0)]
    rank: Rank
    seen: bool = False
    moved: bool = False


class _Side(msgspec.Struct, forbid_unknown_fields=True):
    figures: list[_Figure]
    fallen: list[Rank]
    deck: list[Stars]
    discards: list[Stars]
    used: list[Stars]
    tops: Tops
    cards: list[str]
    shuriken: Count


class _Battle(msgspec.Struct, forbid_unknown_fields=True):
    start: Annotated[int, Meta(ge=0)]
    end: Annotated[int, Meta(ge=0)]
    rolls: tuple[Face, Face]


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    board: Board
    marks: bool
    phase: str
    turn: Annotated[int, Meta(ge=0, le=TURN_LIMIT)]
    active: Seat
    asked: Seat
    winner: Annotated[int, Meta(ge=-1, le=2)]
    red: _Side
    black: _Side
    stock: Annotated[int, Meta(ge=0, le=STOCK)]
    steps: Annotated[int, Meta(ge=0, le=COLUMNS)]
    sneaks: Annotated[int, Meta(ge=0, le=2)]
    battle: _Battle | None


def dump(state: State) -> dict[str, Any]:
    """The position as plain JSON data."""
    battle = None
    if state.start != NOWHERE:
        battle = {"start": state.start, "end": state.end, "rolls": list(state.rolls)}
    return {
        "board": msgspec.to_builtins(state.ground.board),
        "marks": state.marks,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "active": state.active,
        "asked": state.asked,
        "winner": state.winner,
        "red": _side(state, 0),
        "black": _side(state, 1),
        "stock": state.stock,
        "steps": state.steps,
        "sneaks": state.sneaks,
        "battle": battle,
    }


def _side(state: State, seat: int) -> dict[str, Any]:
    return {
        "figures": [
            {"cell": cell, "rank": what & RANK, "seen": bool(what & SEEN), "moved": bool(what & MOVED)}
            for cell, what in enumerate(state.cells)
            if what & OWNER[seat]
        ],
        "fallen": state.fallen[seat][:],
        "deck": state.decks[seat][:],
        "discards": state.discards[seat][:],
        "used": state.used[seat][:],
        "tops": state.tops[seat][:],
        "cards": [name for bit, name in CARDS.items() if state.hands[seat] & bit],
        "shuriken": state.shuriken[seat],
    }


def load(data: object) -> State:
    """The position that `data` tells, if it can happen in a match.

    Raises:
        BadData: naming what is wrong.
    """
    try:
        written = msgspec.convert(data, type=_Written)
    except msgspec.ValidationError as error:
        raise BadData(refuse("refused.data", detail=str(error))) from error
    flaw = boards.flaw_of(written.board)
    if flaw is not None:
        raise BadData(flaw)
    if written.phase not in PHASES:
        raise BadData(refuse("ninjutsu.bad.phase"))
    state = State(ground_of(written.board), marks=written.marks)
    state.phase = PHASES.index(written.phase)
    state.turn, state.active, state.asked, state.winner = written.turn, written.active, written.asked, written.winner
    state.stock, state.steps, state.sneaks = written.stock, written.steps, written.sneaks
    red, black = written.red, written.black
    for seat, side in enumerate((red, black)):
        _stand(state, seat, side.figures)
        state.hands[seat] = _hand(side.cards)
    state.fallen = red.fallen, black.fallen
    state.decks = sorted(red.deck), sorted(black.deck)
    state.discards = red.discards, black.discards
    state.used = red.used, black.used
    state.tops = list(red.tops), list(black.tops)
    state.shuriken = [red.shuriken, black.shuriken]
    if written.battle is not None:
        state.start, state.end = written.battle.start, written.battle.end
        state.rolls = list(written.battle.rolls)
    checks.check(state)
    return state


def _stand(state: State, seat: int, figures: list[_Figure]) -> None:
    for one in figures:
        if one.cell >= len(state.cells):
            raise BadData(refuse("ninjutsu.bad.off_board"))
        if state.cells[one.cell]:
            raise BadData(refuse("ninjutsu.bad.shared_cell"))
        state.cells[one.cell] = figure(seat, one.rank, seen=one.seen, moved=one.moved)


def _hand(names: list[str]) -> int:
    hand = sum(bit for bit, name in CARDS.items() if name in names)
    if len(names) != hand.bit_count():
        raise BadData(refuse("ninjutsu.bad.cards"))
    return hand
