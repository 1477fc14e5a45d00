"""The parts of what the table of Shinobi WAT-AAH! shows."""

import msgspec

from game.core.outcome import Outcome
from game.games.wataah.rules.events import Back


class BoardPicture(msgspec.Struct):
    """The gameboard of Grand Master mode; None is the back of a card, "none" no card at all."""

    round: int
    shosho: int
    bosses: list[Back]
    """Final Boss, Decoys 1 to 3, and the one that is out of the game."""

    peeked: list[list[int]]
    temple_deck: int
    temple_pick: list[Back]
    retired: list[str]
    court_deck: int
    courts: list[Back]
    played: list[str]
    lost: list[list[Back]]
    favoured: list[int]
    scores: list[int]
    ready: list[int]
    pawns: list[list[int]]
    """`pawns[seat]`: at the Court, on Missions, on the Final Showdown."""


class Table(msgspec.Struct):
    """Piles, hands and clans. Of another's hand: the cards this seat knows, sorted, then backs (None)."""

    version: int
    """The version of the rules that the match started with."""

    deck: int
    jigoku: list[str]
    hands: list[list[Back]]
    clans: list[dict[str, list[str]]]
    corruption: list[list[str]]
    looked: list[Back]
    chosen: list[list[Back]]
    """Set aside for a swap, and still in the hand."""

    active: int
    turn: int
    temples: list[str]
    sealed: list[int]
    board: BoardPicture | None
    outcome: Outcome | None
