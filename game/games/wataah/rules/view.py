"""What a seat knows of a match of Shinobi WAT-AAH! (W4b)."""

from typing import TypeAlias

import msgspec

from game.core.contract import View

Cards: TypeAlias = tuple[int, ...]
Backs: TypeAlias = tuple[int | None, ...]
"""Cards as a seat sees them: None is a back."""


class GrandView(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat knows of the gameboard."""

    round: int
    shosho: int
    bosses: Backs
    peeked: Cards
    temple_deck: int
    temple_pick: Backs
    retired: Cards
    court_deck: int
    courts: Backs
    """0 for none, None for a card that this seat may not see."""

    played: Cards
    lost: tuple[Backs, ...]
    favoured: int
    scores: tuple[int, ...]
    ready: Cards
    board: tuple[Cards, ...]
    court_used: int
    queue: Cards
    heirs: Cards


class WataahView(View, frozen=True):
    """All that one seat may know. Of another's hand: the cards it knows, sorted, then backs."""

    version: int
    """The version of the rules that the match started with."""

    deck: int
    jigoku: Cards
    hands: tuple[Backs, ...]
    clans: tuple[tuple[tuple[int, Cards], ...], ...]
    """For each seat, its clans in the order they were placed: clan, and cards from the bottom up."""

    corrupt: tuple[Cards, ...]
    public: tuple[Cards, ...]
    """What everybody knows to be in each hand."""

    newer: tuple[Cards, ...]
    """For each hand, clan by clan: how many cards came unseen since some of that clan left it by choice."""

    phase: int
    mover: int
    active: int
    turn: int
    allowed: int
    power: int
    victim: int
    aimed: int
    left: int
    floor: int
    looked: Backs
    gift: Backs
    answer: Backs
    temples: Cards
    sealed: int
    grand: GrandView | None
