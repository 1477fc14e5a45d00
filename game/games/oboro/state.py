"""A position of Oboro: small numbers in flat lists, quick to copy."""

from typing import Final, NamedTuple

from game.games.oboro.cards import BIT_OF, HAND, NAMES, PIECES, RED_8, SEATS, SUITS, cards_in

NOBODY: Final = -1
_bit: Final = BIT_OF.__getitem__


class Standing(NamedTuple):
    """What the seats brought into a round, as all remember it."""

    scores: tuple[int, ...]
    shuriken: tuple[int, ...]
    scorings: int
    last: tuple[int, ...]
    """The last trick of the round before: its leader and its three cards; empty in the first round (O8)."""


class State:
    """A position: what a round began with, every card played in it, and what follows from them.

    Hands are sets of bits (see `cards`). `tops` and `voids` follow from the cards played; they are kept
    because every decision asks for them.
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
        """A round that begins with these hands."""
        self.mission = mission
        self.open_stacks = open_stacks
        self.round = number
        self.began = began
        self.scores = list(began.scores)
        self.shuriken = list(began.shuriken)
        self.scorings = began.scorings
        self.begin(hands)

    def begin(self, hands: list[int]) -> None:
        """Clear the table and lead with whoever has red 8 (O4)."""
        leader = 0 if hands[0] >> RED_8 & 1 else 1 if hands[1] >> RED_8 & 1 else 2
        self.hands = hands
        self.plays: list[int] = []
        """The cards played in this round, in order."""

        self.leads = [leader]
        """The leader of every trick so far, of the one on the table too."""

        self.tops = [0] * (SEATS * len(SUITS))
        """The value that shows on each stack, three stacks a seat; 0 where there is none."""

        self.voids = [0] * SEATS
        """For each seat the colours it has shown to lack, as bits."""

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
        """The same position, sharing nothing that can change."""
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
