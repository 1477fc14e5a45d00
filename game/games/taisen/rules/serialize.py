"""Writes a position of Ninja Taisen as plain data, and reads it back with all checks that an untrusted file needs."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.core import schema
from game.core.refusal import BadData, refuse
from game.games.taisen.rules.ninjas import (
    ALL_DICE,
    HOME,
    LAST,
    MONKEY,
    NAMES,
    NUMBERS,
    SIDES,
    SUITS,
    TURN_LIMIT,
    WOLF,
    Suit,
)
from game.games.taisen.rules.state import Path, State

Face = Annotated[int, Meta(ge=1, le=3)]
Tiles = dict[str, list[str]]


class _Board(msgspec.Struct, forbid_unknown_fields=True):
    monkey: Tiles
    wolf: Tiles


class _Dice(msgspec.Struct, forbid_unknown_fields=True):
    rock: Face
    paper: Face
    scissors: Face


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    board: _Board
    dice: _Dice
    used: list[Suit]
    shogun_moved: bool
    to_move: Annotated[int, Meta(ge=0, le=1)] | None
    turn: Annotated[int, Meta(ge=1, le=TURN_LIMIT)] = 1
    active: Annotated[int, Meta(ge=0, le=1)] | None = None
    """Whose turn it was; written only when the match is over."""


def dump(state: State) -> dict[str, Any]:
    """The position as plain JSON data; empty tiles are left out."""
    return {
        "board": {side: _tiles(state.paths[seat]) for seat, side in enumerate(SIDES)},
        "dice": dict(zip(SUITS, state.dice, strict=True)),
        "used": [suit for die, suit in enumerate(SUITS) if not state.free & 1 << die],
        "shogun_moved": state.shogun_moved,
        "to_move": state.active if state.winner < 0 else None,
        "turn": state.turn,
        "active": state.active,
    }


def _tiles(path: Path) -> Tiles:
    return {str(tile): [NAMES[ninja] for ninja in stack] for tile, stack in enumerate(path) if stack}


def load(data: object) -> State:
    """The position in `data`, if it can occur in a match.

    Raises:
        BadData: naming what is wrong.
    """
    written = schema.parse(data, _Written)
    paths = _path(written.board.monkey, "monkey"), _path(written.board.wolf, "wolf")
    if len(set(written.used)) != len(written.used):
        raise BadData(refuse("taisen.bad.die_twice"))
    active = written.to_move if written.to_move is not None else written.active
    if active is None or (written.active is not None and written.active != active):
        raise BadData(refuse("taisen.bad.whose_turn"))
    state = State(
        paths,
        active,
        (written.dice.rock, written.dice.paper, written.dice.scissors),
        sum(1 << die for die, suit in enumerate(SUITS) if suit not in written.used),
        shogun_moved=written.shogun_moved,
        turn=written.turn,
        winner=-1,
    )
    _check(state)
    state.winner = _winner(state)
    if (state.winner < 0) != (written.to_move is not None):
        state.winner = _drawn(state, over=written.to_move is None)
    return state


def _path(tiles: Tiles, side: str) -> Path:
    path: Path = [[] for _ in range(LAST + 1)]
    seen: set[str] = set()
    for tile, names in tiles.items():
        if tile not in _TILES:
            raise BadData(refuse("taisen.bad.tile", tile=tile))
        for name in names:
            if name not in NUMBERS:
                raise BadData(refuse("taisen.bad.ninja", ninja=name))
            if name in seen:
                raise BadData(refuse("taisen.bad.twice", ninja=name, side=side))
            seen.add(name)
        path[int(tile)] = [NUMBERS[name] for name in names]
    return path


_TILES = frozenset(map(str, range(LAST + 1)))


def _check(state: State) -> None:
    monkey, wolf = state.paths
    for tile in range(LAST + 1):
        if monkey[tile] and wolf[tile]:  # T10: no fight is left unresolved
            raise BadData(refuse("taisen.bad.shared_tile", tile=tile))
    if not any(monkey) and not any(wolf):
        raise BadData(refuse("taisen.bad.empty"))
    if monkey[HOME[WOLF]] and wolf[HOME[MONKEY]]:  # T17: the first of them ended the match
        raise BadData(refuse("taisen.bad.both_villages"))
    if state.shogun_moved and state.free == ALL_DICE:
        raise BadData(refuse("taisen.bad.shogun_without_die"))


def _winner(state: State) -> int:
    """The seat that has won according to the board alone, or -1."""
    for seat in (MONKEY, WOLF):
        if state.paths[seat][HOME[1 - seat]] or not any(state.paths[1 - seat]):
            return seat
    return -1


def _drawn(state: State, *, over: bool) -> int:
    """2 if the match can have ended in a draw here (T19)."""
    if over and state.turn == TURN_LIMIT and state.free != ALL_DICE:
        return 2
    raise BadData(refuse("taisen.bad.not_over" if over else "taisen.bad.over"))
