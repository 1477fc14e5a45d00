"""A position of Shinobi WAT-AAH!: small lists of small numbers, quick to copy."""

from typing import Final, TypeAlias

from game.games.wataah.rules.cards import CLANS
from game.games.wataah.rules.grand_master.state import Grand

PHASES: Final = (
    "draw",
    "place",
    "blades",
    "clan",
    "card",
    "seat",
    "give",
    "keep",
    "take",
    "rats",
    "pardon",
    "discard",
    "shosho",
    "temple",
    "temple_keep",
    "pawns",
    "peek",
    "over",
)
"""What is being decided; `state.mover` decides it."""

(
    DRAW,
    PLACE,
    BLADES,  # whether to discard a card for the triple power
    CLAN,  # a power asks for a clan,
    CARD,  # a card in play
    SEAT,  # or an opponent
    GIVE,  # which card to swap
    KEEP,  # which of the cards looked at
    TAKE,  # which card of the Jigoku
    RATS,  # which card the Rats' victim discards
    CHOOSE_PARDON,  # which corrupt card is pardoned
    DISCARD,
    SHOSHO,  # which of the tied winners gets it
    TEMPLE,
    TEMPLE_KEEP,
    PAWNS,
    PEEK,
    OVER,
) = range(len(PHASES))

VERSION: Final = 2
"""The newest version of the rules.

In version 1 an empty deck was renewed when a card was next needed (W6), an Imperial Seal outlasted the count, and
nothing was deduced from a whole hand that was swapped away or stolen (W4b).
"""

NOBODY: Final = -1
NO_POWER: Final = -1

# What may still be placed this turn, as a bit mask.
NEW_CLAN: Final = 1
REINFORCE: Final = 2
EITHER: Final = NEW_CLAN | REINFORCE
EXTRA_YOKAI: Final = 4

Clans: TypeAlias = dict[int, list[int]]
"""A player's clans in play in the order they were placed; each one's cards from the bottom to the top."""

Known: TypeAlias = tuple[tuple[int, ...], ...]
"""What each observer knows to be in one hand; the last observer is the public. () if nobody knows anything."""


LONG_AGO: Final = 11
"""After this many new cards, nothing can be inferred from what a player gave away."""

Newer: TypeAlias = tuple[int, ...]
"""For each clan, how many unseen cards came to a hand since its holder chose to give some of it away; at most
LONG_AGO."""

NOTHING_LEFT: Final[Newer] = (LONG_AGO,) * len(CLANS)
"""The value for a hand that its holder has not given anything from."""


class State:
    """A position. Cards are kinds (see `cards`); hands are sorted; the top of a pile is its end."""

    __slots__ = (
        "active",
        "aimed",
        "allowed",
        "answer",
        "clans",
        "corrupt",
        "deck",
        "floor",
        "gift",
        "grand",
        "hands",
        "jigoku",
        "known",
        "left",
        "looked",
        "mover",
        "newer",
        "phase",
        "power",
        "sealed",
        "temples",
        "turn",
        "version",
        "victim",
    )

    deck: list[int]
    jigoku: list[int]
    hands: list[list[int]]
    clans: list[Clans]
    corrupt: list[list[int]]

    known: list[Known]
    """`known[holder][observer]`: cards that are certainly in the holder's hand, sorted."""

    newer: list[Newer]
    """For each hand and clan, how many cards came since its holder last gave away that clan. Public."""

    phase: int
    mover: int
    active: int
    """The seat whose turn it is; the mover is another seat while it responds to a power."""

    turn: int
    """The number of turns started in this round."""

    allowed: int
    power: int
    """The power in use (`rules.powers`) while it waits for a choice."""

    victim: int
    aimed: int
    """The target of this turn's last power, or whose clan it copied. Public."""

    left: int
    """How many more cards have to be given, kept, taken or discarded."""

    floor: int
    """Several cards are chosen from weak to strong, so that every choice can be made in exactly one way."""

    looked: list[int]
    gift: tuple[int, ...]
    """Chosen for a swap by the player whose turn it is; still in that hand until both have chosen."""

    answer: tuple[int, ...]
    """Chosen for a swap by the victim."""

    temples: list[int]
    sealed: int
    """Players who cannot be chosen (Imperial Seal), as a bit mask."""

    grand: Grand | None
    """What only Grand Master mode has."""

    version: int
    """The version of the rules that the match started with."""

    def __init__(self, seats: int, deck: list[int], grand: Grand | None, version: int = VERSION) -> None:
        self.version = version
        self.deck = deck
        self.jigoku = []
        self.hands = [[] for _ in range(seats)]
        self.clans = [{} for _ in range(seats)]
        self.corrupt = [[] for _ in range(seats)]
        self.known = [()] * seats
        self.newer = [NOTHING_LEFT] * seats
        self.phase = DRAW
        self.mover = self.active = 0
        self.turn = 1
        self.allowed = EITHER
        self.power = NO_POWER
        self.victim = self.aimed = NOBODY
        self.left = self.floor = 0
        self.looked = []
        self.gift = self.answer = ()
        self.temples = [0] * seats
        self.sealed = 0
        self.grand = grand

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    def copy(self) -> "State":
        """A copy that shares nothing mutable."""
        twin = State.__new__(State)
        twin.version = self.version
        twin.deck = self.deck[:]
        twin.jigoku = self.jigoku[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.clans = [{clan: cards[:] for clan, cards in clans.items()} for clans in self.clans]
        twin.corrupt = [pile[:] for pile in self.corrupt]
        twin.known = self.known[:]
        twin.newer = self.newer[:]
        twin.phase = self.phase
        twin.mover = self.mover
        twin.active = self.active
        twin.turn = self.turn
        twin.allowed = self.allowed
        twin.power = self.power
        twin.victim = self.victim
        twin.aimed = self.aimed
        twin.left = self.left
        twin.floor = self.floor
        twin.looked = self.looked[:]
        twin.gift = self.gift
        twin.answer = self.answer
        twin.temples = self.temples[:]
        twin.sealed = self.sealed
        twin.grand = None if self.grand is None else self.grand.copy()
        return twin


def grand_of(state: State) -> Grand:
    """What only Grand Master mode has, where there can be no other mode."""
    if state.grand is None:
        raise AssertionError("this belongs to Grand Master mode")
    return state.grand
