"""Writes and reads a position of Shinobi WAT-AAH! as plain data."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.core.refusal import BadData, refuse
from game.games.wataah.rules import serialize_checks
from game.games.wataah.rules.cards import CLAN_NUMBERS, CLANS, NAMES, NUMBERS, names
from game.games.wataah.rules.grand_master.cards import TEMPLE_NAMES, TEMPLE_NUMBERS
from game.games.wataah.rules.grand_master.serialize import WrittenGrand, dump_grand, load_grand, number
from game.games.wataah.rules.powers import powers
from game.games.wataah.rules.state import LONG_AGO, NO_POWER, NOBODY, OVER, PHASES, VERSION, Newer, State

Seat = Annotated[int, Meta(ge=0, le=3)]
Cards = list[str]
PLACING = ("clan", "reinforce", "yokai")
"""What may still be placed this turn, in the order of the bits."""


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    deck: Cards
    jigoku: Cards
    hands: Annotated[list[Cards], Meta(min_length=2, max_length=4)]
    clans: list[dict[str, Cards]]
    corruption: list[Cards]
    known: list[list[Cards]]
    phase: str
    to_move: Seat | None
    active: Seat
    turn: Annotated[int, Meta(ge=1)]
    allowed: list[str]
    power: str | None
    victim: Seat | None
    aimed: Seat | None
    left: Annotated[int, Meta(ge=0)]
    floor: str | None
    looked: Cards
    gift: Cards
    answer: Cards
    temples: list[str]
    sealed: list[Seat]
    grand: WrittenGrand | None
    newer: list[dict[str, Annotated[int, Meta(ge=0, lt=LONG_AGO)]]] | None = None
    """By clan, where something can still be inferred; None in files from before this was recorded."""

    version: int = 1
    """The version of the rules; files from before this was recorded have the first."""


def dump(state: State) -> dict[str, Any]:
    """The position as plain JSON data; cards, powers and phases by name."""
    data = {
        "deck": [*names(state.deck)],
        "jigoku": [*names(state.jigoku)],
        "hands": [[*names(hand)] for hand in state.hands],
        "clans": [{CLANS[clan]: [*names(cards)] for clan, cards in clans.items()} for clans in state.clans],
        "corruption": [[*names(pile)] for pile in state.corrupt],
        "known": [[[*names(known)] for known in observers] for observers in state.known],
        "phase": PHASES[state.phase],
        "to_move": None if state.mover == NOBODY else state.mover,
        "active": state.active,
        "turn": state.turn,
        "allowed": [way for bit, way in enumerate(PLACING) if state.allowed >> bit & 1],
        "power": None if state.power == NO_POWER else powers.NAMES[state.power],
        "victim": None if state.victim == NOBODY else state.victim,
        "aimed": None if state.aimed == NOBODY else state.aimed,
        "left": state.left,
        "floor": NAMES[state.floor] if state.floor else None,
        "looked": [*names(state.looked)],
        "gift": [*names(state.gift)],
        "answer": [*names(state.answer)],
        "temples": [TEMPLE_NAMES[card] for card in state.temples],
        "sealed": [seat for seat in range(state.seats) if state.sealed >> seat & 1],
        "grand": None if state.grand is None else dump_grand(state.grand),
        "newer": [
            {clan: cards for clan, cards in zip(CLANS, newer, strict=True) if cards < LONG_AGO} for newer in state.newer
        ],
    }
    return data if state.version == 1 else {**data, "version": state.version}


def load(data: object) -> State:
    """The position in `data`, if it can occur in a match.

    Raises:
        BadData: naming what is wrong.
    """
    try:
        written = msgspec.convert(data, type=_Written)
    except msgspec.ValidationError as error:
        raise BadData(refuse("refused.data", detail=str(error))) from error
    seats = len(written.hands)
    lists = (written.clans, written.corruption, written.known, written.temples, written.newer)
    if any(one is not None and len(one) != seats for one in lists):
        raise BadData(refuse("wataah.bad.seats"))
    if written.phase not in PHASES:
        raise BadData(refuse("wataah.bad.name", name=written.phase))
    if not 1 <= written.version <= VERSION:
        raise BadData(refuse("refused.rules_version", version=written.version))
    grand = None if written.grand is None else load_grand(written.grand, seats)
    state = State(seats, _cards(written.deck), grand, written.version)
    _fill(state, written)
    serialize_checks.check(state)
    return state


def _fill(state: State, written: _Written) -> None:
    state.jigoku = _cards(written.jigoku)
    state.hands = [sorted(_cards(hand)) for hand in written.hands]
    state.clans = [
        {number(CLAN_NUMBERS, clan): _cards(cards) for clan, cards in clans.items()} for clans in written.clans
    ]
    state.corrupt = [_cards(pile) for pile in written.corruption]
    state.known = [tuple(tuple(sorted(_cards(known))) for known in observers) for observers in written.known]
    if written.newer is not None:
        state.newer = [_newer(came) for came in written.newer]
    state.phase = PHASES.index(written.phase)
    state.mover = NOBODY if written.to_move is None else written.to_move
    state.active, state.turn, state.left = written.active, written.turn, written.left
    state.allowed = sum(1 << bit for bit, way in enumerate(PLACING) if way in written.allowed)
    if not set(written.allowed) <= set(PLACING):
        raise BadData(refuse("wataah.bad.name", name=", ".join(written.allowed)))
    state.power = NO_POWER if written.power is None else number(powers.NUMBERS, written.power)
    state.victim = NOBODY if written.victim is None else written.victim
    state.aimed = NOBODY if written.aimed is None else written.aimed
    state.floor = 0 if written.floor is None else number(NUMBERS, written.floor)
    state.looked = sorted(_cards(written.looked))
    state.gift, state.answer = tuple(_cards(written.gift)), tuple(_cards(written.answer))
    state.temples = [number(TEMPLE_NUMBERS, card) for card in written.temples]
    state.sealed = sum(1 << seat for seat in set(written.sealed))
    if (state.phase == OVER) != (written.to_move is None):
        raise BadData(refuse("wataah.bad.whose_move"))


def _newer(written: dict[str, int]) -> Newer:
    came = {number(CLAN_NUMBERS, clan): cards for clan, cards in written.items()}
    return tuple(came.get(clan, LONG_AGO) for clan in range(len(CLANS)))


def _cards(written: Cards) -> list[int]:
    return [number(NUMBERS, name) for name in written]
