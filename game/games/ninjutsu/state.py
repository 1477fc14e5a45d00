"""A position of Ninjutsu: small lists of small numbers, quick to copy."""

from typing import Final, TypeAlias

from game.games.ninjutsu.figures import ALL_CARDS, COLUMNS, SHURIKEN, STOCK, full_deck
from game.games.ninjutsu.ground import Ground

PLACING: Final = 0
ACTIONS: Final = 1
STEPS: Final = 2
BATTLE: Final = 3
OVER: Final = 4
PHASES: Final = ("placing", "actions", "steps", "battle", "over")

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
        "end",
        "fallen",
        "ground",
        "hands",
        "marks",
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
        "winner",
    )

    def __init__(self, ground: Ground, *, marks: bool) -> None:
        """The position before the first figure is placed."""
        self.ground = ground
        self.marks = marks
        self.cells: list[int] = [0] * ground.board.size
        """What stands on each cell, as `figures.figure` says it."""

        self.phase = PLACING
        self.active = 0
        """Whose attack it is."""

        self.asked = 0
        """Who has to decide."""

        self.turn = 0
        self.winner = NOBODY
        self.decks: Piles = (full_deck(), full_deck())
        """What is left in each deck, sorted: which card comes is decided when it is turned over."""

        self.discards: Piles = ([], [])
        self.used: Piles = ([], [])
        """Weapon cards of this turn that have been covered or replaced (N16)."""

        self.tops: Piles = ([0] * COLUMNS, [0] * COLUMNS)
        """The weapon card that counts in each column."""

        self.hands = [ALL_CARDS, ALL_CARDS]
        self.shuriken = [SHURIKEN, SHURIKEN]
        self.stock = STOCK
        self.fallen: Piles = ([], [])
        """The ranks of each side's figures that have left the game, in that order."""

        self.steps = 0
        self.sneaks = 0
        """How many steps may still go under the fence this turn (N24)."""

        self.start = self.end = NOWHERE
        """While a battle goes on: the attacker's and the defender's cell."""

        self.rolls = [0, 0]
        """The two dice of the battle, by seat."""

    def copy(self) -> "State":
        """The same position, sharing nothing that can change."""
        twin = State.__new__(State)
        twin.ground = self.ground
        twin.marks = self.marks
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
        return twin
