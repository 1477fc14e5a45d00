"""A position of Ninjutsu: small lists of small numbers, fast to copy."""

from typing import Final, TypeAlias

from game.games.ninjutsu.rules.figures import ALL_CARDS, COLUMNS, SHURIKEN, STOCK, VERSION, full_deck
from game.games.ninjutsu.rules.ground import Ground

PLACING: Final = 0
ACTIONS: Final = 1
STEPS: Final = 2
BATTLE: Final = 3
OVER: Final = 4
FIRST: Final = 5
"""In the Dojo both throw for the first attack (N8, N22)."""

THROW: Final = 6
"""A battle in the Dojo waits for a throw (N17, N18, N22)."""

PHASES: Final = ("placing", "actions", "steps", "battle", "over", "first", "throw")

ROLL: Final = 0
STEADY: Final = 1
HAND: Final = 2
MODES: Final = ("roll", "steady", "hand")
"""How dice are thrown (N22)."""

NOBODY: Final = -1
DRAW: Final = 2
NOWHERE: Final = -1

Pile: TypeAlias = list[int]
Piles: TypeAlias = tuple[Pile, Pile]


class State:
    """A position. `winner` is a seat, 2 for a draw, or -1 while the match goes on."""

    __slots__ = (
        "active",
        "asked",
        "cells",
        "decks",
        "discards",
        "dojo",
        "end",
        "fallen",
        "ground",
        "hands",
        "marks",
        "outside",
        "phase",
        "rolls",
        "shuriken",
        "sneaks",
        "start",
        "steps",
        "stock",
        "tops",
        "turn",
        "used",
        "version",
        "winner",
    )

    def __init__(self, ground: Ground, *, marks: bool, version: int = VERSION, dojo: int = ROLL) -> None:
        """The position before the first figure is placed."""
        self.ground = ground
        self.marks = marks
        self.version = version
        """The version of the rules that the match started with."""

        self.dojo = dojo
        """An index into MODES."""

        self.cells: list[int] = [0] * ground.board.size
        """What stands on each cell, encoded by `figures.figure`."""

        self.phase = PLACING
        self.active = 0
        """The seat whose attack it is."""

        self.asked = 0
        """The seat that has to decide."""

        self.turn = 0
        self.winner = NOBODY
        self.decks: Piles = (full_deck(), full_deck())
        """The remaining cards of each deck, sorted: the next card is chosen when it is turned over."""

        self.discards: Piles = ([], [])
        self.used: Piles = ([], [])
        """Weapon cards of this turn that have been covered or replaced (N16)."""

        self.tops: Piles = ([0] * COLUMNS, [0] * COLUMNS)
        """The weapon card that counts in each column."""

        self.hands = [ALL_CARDS, ALL_CARDS]
        self.shuriken = [SHURIKEN, SHURIKEN]
        self.stock = STOCK
        self.fallen: Piles = ([], [])
        """The ranks of each side's fallen figures, in the order they fell."""

        self.steps = 0
        self.sneaks = 0
        """How many steps may still go under the fence this turn (N24)."""

        self.start = self.end = NOWHERE
        """During a battle: the attacker's and the defender's cell."""

        self.rolls = [0, 0]
        """The two dice of the battle or of the first throws, by seat; 0 is a die that is not in the tray."""

        self.outside = 0
        """A bit for each seat whose die lies outside the tray (N22)."""

    def copy(self) -> "State":
        """A copy that shares no mutable data."""
        twin = State.__new__(State)
        twin.ground = self.ground
        twin.marks = self.marks
        twin.version = self.version
        twin.dojo = self.dojo
        twin.cells = self.cells[:]
        twin.phase = self.phase
        twin.active = self.active
        twin.asked = self.asked
        twin.turn = self.turn
        twin.winner = self.winner
        twin.decks = self.decks[0][:], self.decks[1][:]
        twin.discards = self.discards[0][:], self.discards[1][:]
        twin.used = self.used[0][:], self.used[1][:]
        twin.tops = self.tops[0][:], self.tops[1][:]
        twin.hands = self.hands[:]
        twin.shuriken = self.shuriken[:]
        twin.stock = self.stock
        twin.fallen = self.fallen[0][:], self.fallen[1][:]
        twin.steps = self.steps
        twin.sneaks = self.sneaks
        twin.start = self.start
        twin.end = self.end
        twin.rolls = self.rolls[:]
        twin.outside = self.outside
        return twin
