"""Convert a position of Ninjutsu to plain data and back, with the checks that an untrusted file needs."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.core import schema
from game.core.board import Board
from game.core.refusal import BadData, refuse
from game.core.schema import named, plain
from game.games.ninjutsu.rules import boards, serialize_checks
from game.games.ninjutsu.rules.figures import (
    BLACK,
    CARDS,
    COLUMNS,
    MOVED,
    OWNER,
    RANK,
    RED,
    SEEN,
    SHURIKEN,
    STOCK,
    TURN_LIMIT,
    VERSION,
    figure,
)
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.state import FIRST, MODES, NOWHERE, PHASES, ROLL, State

Seat = Annotated[int, Meta(ge=0, le=1)]
Rank = Annotated[int, Meta(ge=1, le=3)]
Stars = Annotated[int, Meta(ge=1, le=5)]
Top = Annotated[int, Meta(ge=0, le=5)]
Tops = tuple[Top, Top, Top]
Count = Annotated[int, Meta(ge=0, le=2 * SHURIKEN + STOCK)]
Face = Annotated[int, Meta(ge=0, le=12)]
"""0 is a die that has not been thrown yet (N22)."""


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
    marks: Annotated[bool, plain()]
    phase: Annotated[str, named(PHASES, "ninjutsu.bad.phase")]
    turn: Annotated[int, Meta(ge=0, le=TURN_LIMIT), plain()]
    active: Annotated[Seat, plain()]
    asked: Annotated[Seat, plain()]
    winner: Annotated[int, Meta(ge=-1, le=2), plain()]
    red: _Side
    black: _Side
    stock: Annotated[int, Meta(ge=0, le=STOCK), plain()]
    steps: Annotated[int, Meta(ge=0, le=COLUMNS), plain()]
    sneaks: Annotated[int, Meta(ge=0, le=2), plain()]
    battle: _Battle | None
    version: Annotated[int, plain()] = 1
    """The version of the rules; older files lack it and mean version 1."""

    dojo: Annotated[str, named(MODES, "ninjutsu.bad.dojo")] = MODES[ROLL]
    first: Annotated[int, Meta(ge=0, le=6)] | None = None
    """Red's throw for the first attack, until black has thrown; 0 lies outside (N22)."""


def dump(state: State) -> dict[str, Any]:
    """The position as plain JSON data."""
    battle = {"start": state.start, "end": state.end, "rolls": list(state.rolls)}
    return schema.written(
        state,
        _Written,
        board=msgspec.to_builtins(state.ground.board),
        red=_side(state, RED),
        black=_side(state, BLACK),
        battle=None if state.start == NOWHERE else battle,
        first=state.rolls[RED] if state.phase == FIRST and state.asked == BLACK else None,
    )


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
    """The position described by `data`, if it can occur in a match.

    Raises:
        BadData: naming what is wrong.
    """
    written = schema.parse(data, _Written)
    flaw = boards.flaw_of(written.board)
    if flaw is not None:
        raise BadData(flaw)
    if not 1 <= written.version <= VERSION:
        raise BadData(refuse("refused.rules_version", version=written.version))
    state = State(ground_of(written.board), marks=written.marks, version=written.version)
    schema.fill(state, written)
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
    if written.first is not None:
        state.rolls[RED] = written.first
        state.outside = int(not written.first)
    serialize_checks.check(state, thrown_first=written.first is not None)
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
