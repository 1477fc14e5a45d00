"""Writes and reads a position of Shinobi WAT-AAH! as plain data: cards, powers and phases by name."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.core import schema
from game.core.refusal import BadData, refuse
from game.core.schema import Codec, each, flags, mapped, maybe, named, plain
from game.games.wataah.rules import serialize_checks
from game.games.wataah.rules.cards import CLANS, NAMES
from game.games.wataah.rules.grand_master.serialize import BAD_NAME, GRAND, SEATS, TEMPLE, WrittenGrand
from game.games.wataah.rules.powers import powers
from game.games.wataah.rules.state import LONG_AGO, NO_POWER, NOBODY, OVER, PHASES, VERSION, Newer, State

Seat = Annotated[int, Meta(ge=0, le=3)]
Cards = list[str]
PLACING = ("clan", "reinforce", "yokai")
"""What may still be placed this turn, in the order of the bits."""


def _write_newer(newer: Newer) -> dict[str, int]:
    return {clan: cards for clan, cards in zip(CLANS, newer, strict=True) if cards < LONG_AGO}


def _read_newer(data: dict[str, int]) -> Newer:
    came = {_CLAN.read(clan): cards for clan, cards in data.items()}
    return tuple(came.get(clan, LONG_AGO) for clan in range(len(CLANS)))


_CARD, _CLAN = named(NAMES, BAD_NAME), named(CLANS, BAD_NAME)
_PILE, _HAND, _CHOSEN = each(_CARD), each(_CARD, sorted), each(_CARD, tuple)
_KNOWN = each(each(_CARD, lambda cards: tuple(sorted(cards))), tuple)


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    deck: Annotated[Cards, _PILE]
    jigoku: Annotated[Cards, _PILE]
    hands: Annotated[list[Cards], Meta(min_length=2, max_length=4), each(_HAND)]
    clans: Annotated[list[dict[str, Cards]], each(mapped(_CLAN, _PILE))]
    corruption: Annotated[list[Cards], each(_PILE, of="corrupt")]
    known: Annotated[list[list[Cards]], each(_KNOWN)]
    phase: Annotated[str, named(PHASES, BAD_NAME)]
    to_move: Annotated[Seat | None, maybe(NOBODY, of="mover")]
    active: Annotated[Seat, plain()]
    turn: Annotated[int, Meta(ge=1), plain()]
    allowed: Annotated[list[str], flags({way: bit for bit, way in enumerate(PLACING)})]
    power: Annotated[str | None, maybe(NO_POWER, named(powers.NAMES, BAD_NAME))]
    victim: Annotated[Seat | None, maybe(NOBODY)]
    aimed: Annotated[Seat | None, maybe(NOBODY)]
    left: Annotated[int, Meta(ge=0), plain()]
    floor: Annotated[str | None, maybe(0, _CARD)]
    looked: Annotated[Cards, _HAND]
    gift: Annotated[Cards, _CHOSEN]
    answer: Annotated[Cards, _CHOSEN]
    temples: Annotated[list[str], each(TEMPLE)]
    sealed: Annotated[list[Seat], SEATS]
    grand: Annotated[WrittenGrand | None, GRAND]
    newer: Annotated[
        list[dict[str, Annotated[int, Meta(ge=0, lt=LONG_AGO)]]] | None, each(Codec(_write_newer, _read_newer))
    ] = None
    """By clan, where something can still be inferred; None in files from before this was recorded."""

    version: Annotated[int, plain()] = 1
    """The version of the rules; files from before this was recorded have the first."""


def dump(state: State) -> dict[str, Any]:
    """The position as plain JSON data."""
    return schema.written(state, _Written)


def load(data: object) -> State:
    """The position in `data`, if it can occur in a match.

    Raises:
        BadData: naming what is wrong.
    """
    written = schema.parse(data, _Written)
    seats = len(written.hands)
    lists = (written.clans, written.corruption, written.known, written.temples, written.newer)
    others = () if written.grand is None else (written.grand.courts,)
    if any(one is not None and len(one) != seats for one in (*lists, *others)):
        raise BadData(refuse("wataah.bad.seats"))
    if not 1 <= written.version <= VERSION:
        raise BadData(refuse("refused.rules_version", version=written.version))
    if not set(written.allowed) <= set(PLACING):
        raise BadData(refuse(BAD_NAME, name=", ".join(written.allowed)))
    state = State(seats, [], None, written.version)
    schema.fill(state, written)
    if (state.phase == OVER) != (written.to_move is None):
        raise BadData(refuse("wataah.bad.whose_move"))
    serialize_checks.check(state)
    return state
