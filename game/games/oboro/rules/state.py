"""A position of Oboro: small numbers in flat lists, quick to copy."""

from typing import Final, NamedTuple

from game.games.oboro.rules.cards import BIT_OF, HAND, NAMES, PIECES, RED_8, SEATS, SUITS, cards_in

NOBODY: Final = -1
_bit: Final = BIT_OF.__getitem__


class Standing(NamedTuple):
    """What the seats brought into a round; public knowledge."""

    scores: tuple[int, ...]
    shuriken: tuple[int, ...]
    scorings: int
    last: tuple[int, ...]
    """The last trick of the round before: its leader and its three cards; empty in the first round (O8)."""


class State:
    """A position: how the round began, every card played in it, and what follows from them.

    Hands are bit masks (see `cards.py`). `tops` and `voids` follow from the cards played; they are stored because every
    decision needs them.
    """

    __slots__ = (
        "active",
        "began",
        "hands",
        "leads",
        "mission",
        "open_stacks",
        "plays",
        "round",
        "scores",
        "scorings",
        "shuriken",
        "tops",
        "voids",
    )

    def __init__(self, mission: int, number: int, began: Standing, hands: list[int], *, open_stacks: bool) -> None:
        """Start a round with these hands."""
        self.mission = mission
        self.open_stacks = open_stacks
        self.round = number
        self.began = began
        self.scores = list(began.scores)
        self.shuriken = list(began.shuriken)
        self.scorings = began.scorings
        self.begin(hands)

    def begin(self, hands: list[int]) -> None:
        """Clear the table; the holder of red 8 leads (O4)."""
        leader = 0 if hands[0] >> RED_8 & 1 else 1 if hands[1] >> RED_8 & 1 else 2
        self.hands = hands
        self.plays: list[int] = []
        """The cards played in this round, in order."""

        self.leads = [leader]
        """The leader of every trick so far, including the one on the table."""

        self.tops = [0] * (SEATS * len(SUITS))
        """The top value of each stack, three stacks per seat; 0 for an empty one."""

        self.voids = [0] * SEATS
        """For each seat, the colours it has shown to lack, as bits."""

        self.active = leader
        """The seat that must decide, or NOBODY."""

    @property
    def stock(self) -> int:
        """How many shuriken pieces nobody has."""
        return PIECES - sum(self.shuriken)

    def players(self) -> list[int]:
        """The seat that played each of `plays`."""
        return [(self.leads[number // SEATS] + number) % SEATS for number in range(len(self.plays))]

    def dealt(self) -> list[tuple[int, ...]]:
        """The hands as they were dealt."""
        hands = self.hands[:]
        for seat, card in zip(self.players(), self.plays, strict=True):
            hands[seat] |= 1 << card
        return [cards_in(hand) for hand in hands]

    def copy(self) -> "State":
        """A copy that shares nothing mutable."""
        twin = State.__new__(State)
        twin.mission = self.mission
        twin.open_stacks = self.open_stacks
        twin.round = self.round
        twin.began = self.began
        twin.scores = self.scores[:]
        twin.shuriken = self.shuriken[:]
        twin.scorings = self.scorings
        twin.hands = self.hands[:]
        twin.plays = self.plays[:]
        twin.leads = self.leads[:]
        twin.tops = self.tops[:]
        twin.voids = self.voids[:]
        twin.active = self.active
        return twin


def hands_from(names: list[str]) -> list[int]:
    """Deal a shuffled deck: eight cards to each seat in turn (O4)."""
    return [sum(map(_bit, names[start : start + HAND])) for start in range(0, len(NAMES), HAND)]
