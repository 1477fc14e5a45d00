"""Writes and reads the Grand Master part of a position as plain data."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from game.core import schema
from game.core.refusal import BadData, refuse
from game.core.schema import Codec, each, flags, named, plain
from game.games.wataah.rules.grand_master.cards import (
    BOSS_NAMES,
    COURT_NAMES,
    DECOYS,
    PAWNS_EACH,
    PLACES,
    ROUNDS,
    TEMPLE_NAMES,
)
from game.games.wataah.rules.grand_master.state import Grand

BAD_NAME: Final = "wataah.bad.name"
TEMPLE: Final = named(TEMPLE_NAMES, BAD_NAME)
SEATS: Final = flags({seat: seat for seat in range(4)})

Seat = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0, le=PAWNS_EACH)]
Cards = list[str]

_BOSS, _COURT = named(BOSS_NAMES, BAD_NAME), named(COURT_NAMES, BAD_NAME)
_TEMPLES, _COURTS = each(TEMPLE), each(_COURT)


class WrittenGrand(msgspec.Struct, forbid_unknown_fields=True):
    """Grand Master's part of a written position."""

    round: Annotated[int, Meta(ge=1, le=ROUNDS), plain()]
    shosho: Annotated[Seat, plain()]
    bosses: Annotated[Cards, each(_BOSS)]
    peeked: Annotated[
        list[list[Annotated[int, Meta(ge=DECOYS[0], le=DECOYS[-1])]]], each(flags({decoy: decoy for decoy in DECOYS}))
    ]
    temple_deck: Annotated[Cards, _TEMPLES]
    temple_pick: Annotated[Cards, each(TEMPLE, tuple)]
    retired: Annotated[Cards, _TEMPLES]
    court_deck: Annotated[Cards, _COURTS]
    courts: Annotated[Cards, _COURTS]
    played: Annotated[Cards, _COURTS]
    lost: Annotated[list[Cards], each(each(_COURT, tuple))]
    favoured: Annotated[list[Seat], SEATS]
    scores: Annotated[list[int], each(kind=tuple)]
    ready: Annotated[list[Count], each()]
    board: Annotated[list[Annotated[list[Count], Meta(min_length=len(PLACES), max_length=len(PLACES))]], each(each())]
    court_used: Annotated[list[Seat], SEATS]
    queue: Annotated[list[Seat], each(kind=tuple)]
    heirs: Annotated[list[Seat], each(kind=tuple)]


def _write(grand: Grand | None) -> dict[str, Any] | None:
    return None if grand is None else schema.written(grand, WrittenGrand)


def _read(written: WrittenGrand | None) -> Grand | None:
    if written is None:
        return None
    seats = len(written.courts)
    lists = (written.peeked, written.lost, written.ready, written.board)
    if any(len(one) != seats for one in lists) or len(written.scores) not in (0, seats):
        raise BadData(refuse("wataah.bad.seats"))
    grand = Grand(seats)
    schema.fill(grand, written)
    return grand


GRAND: Final = Codec(_write, _read)
"""Grand Master's part of a position; None in the other mode."""
