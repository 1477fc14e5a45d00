"""Writes and reads the Grand Master part of a position as plain data."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.core.refusal import BadData, refuse
from game.games.wataah.rules.grand_master.cards import (
    BOSS_NAMES,
    BOSS_NUMBERS,
    COURT_NAMES,
    COURT_NUMBERS,
    DECOYS,
    PAWNS_EACH,
    PLACES,
    ROUNDS,
    TEMPLE_NAMES,
    TEMPLE_NUMBERS,
)
from game.games.wataah.rules.grand_master.state import Grand

Seat = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0, le=PAWNS_EACH)]


class WrittenGrand(msgspec.Struct, forbid_unknown_fields=True):
    """Grand Master's part of a written position."""

    round: Annotated[int, Meta(ge=1, le=ROUNDS)]
    shosho: Seat
    bosses: list[str]
    peeked: list[list[Annotated[int, Meta(ge=DECOYS[0], le=DECOYS[-1])]]]
    temple_deck: list[str]
    temple_pick: list[str]
    retired: list[str]
    court_deck: list[str]
    courts: list[str]
    played: list[str]
    lost: list[list[str]]
    favoured: list[Seat]
    scores: list[int]
    ready: list[Count]
    board: list[Annotated[list[Count], Meta(min_length=len(PLACES), max_length=len(PLACES))]]
    court_used: list[Seat]
    queue: list[Seat]
    heirs: list[Seat]


def dump_grand(grand: Grand) -> dict[str, Any]:
    """Grand Master's part as plain JSON data."""
    return {
        "round": grand.round,
        "shosho": grand.shosho,
        "bosses": [BOSS_NAMES[boss] for boss in grand.bosses],
        "peeked": [[decoy for decoy in DECOYS if seen >> decoy & 1] for seen in grand.peeked],
        "temple_deck": [TEMPLE_NAMES[card] for card in grand.temple_deck],
        "temple_pick": [TEMPLE_NAMES[card] for card in grand.temple_pick],
        "retired": [TEMPLE_NAMES[card] for card in grand.retired],
        "court_deck": [COURT_NAMES[card] for card in grand.court_deck],
        "courts": [COURT_NAMES[card] for card in grand.courts],
        "played": [COURT_NAMES[card] for card in grand.played],
        "lost": [[COURT_NAMES[card] for card in cards] for cards in grand.lost],
        "favoured": _members(grand.favoured),
        "scores": [*grand.scores],
        "ready": grand.ready[:],
        "board": [places[:] for places in grand.board],
        "court_used": _members(grand.court_used),
        "queue": [*grand.queue],
        "heirs": [*grand.heirs],
    }


def load_grand(written: WrittenGrand, seats: int) -> Grand:
    """Grand Master's part back from data.

    Raises:
        BadData: for names that do not exist and lists of the wrong length.
    """
    lists = (written.peeked, written.courts, written.lost, written.ready, written.board)
    if any(len(one) != seats for one in lists) or len(written.scores) not in (0, seats):
        raise BadData(refuse("wataah.bad.seats"))
    grand = Grand(seats)
    grand.round, grand.shosho = written.round, written.shosho
    grand.bosses = [number(BOSS_NUMBERS, boss) for boss in written.bosses]
    grand.peeked = [sum(1 << decoy for decoy in set(seen)) for seen in written.peeked]
    grand.temple_deck = _numbers(TEMPLE_NUMBERS, written.temple_deck)
    grand.temple_pick = tuple(_numbers(TEMPLE_NUMBERS, written.temple_pick))
    grand.retired = _numbers(TEMPLE_NUMBERS, written.retired)
    grand.court_deck = _numbers(COURT_NUMBERS, written.court_deck)
    grand.courts = _numbers(COURT_NUMBERS, written.courts)
    grand.played = _numbers(COURT_NUMBERS, written.played)
    grand.lost = [tuple(_numbers(COURT_NUMBERS, cards)) for cards in written.lost]
    grand.favoured = sum(1 << seat for seat in set(written.favoured))
    grand.scores = tuple(written.scores)
    grand.ready = written.ready[:]
    grand.board = [places[:] for places in written.board]
    grand.court_used = sum(1 << seat for seat in set(written.court_used))
    grand.queue, grand.heirs = tuple(written.queue), tuple(written.heirs)
    return grand


def number(known: dict[str, int], name: str) -> int:
    """The number of something written by name."""
    if name not in known:
        raise BadData(refuse("wataah.bad.name", name=name))
    return known[name]


def _numbers(known: dict[str, int], written: list[str]) -> list[int]:
    return [number(known, name) for name in written]


def _members(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]
