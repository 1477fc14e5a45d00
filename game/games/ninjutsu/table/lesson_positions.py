"""Positions of the lesson of Ninjutsu, written by the names of cells."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from game.games.ninjutsu.rules.boards import CLASSIC
from game.games.ninjutsu.rules.figures import CARDS, ONE_STAR, SHURIKEN, SOKE, TWO_STAR, VERSION, full_deck
from game.games.ninjutsu.rules.state import MODES, ROLL

BOARD = CLASSIC
_CELLS = {BOARD.name(cell): cell for cell in range(BOARD.size)}


class Army(NamedTuple):
    """One side: where its figures stand, and what it has; figures without a cell have fallen."""

    soke: str
    two_star: str
    one_star: str
    weapons: tuple[int, int, int]
    """The three weapon cards that lie open."""

    cards: str = " ".join(CARDS.values())
    shuriken: int = SHURIKEN
    seen: str = ""
    """The cells of figures that both sides know."""

    @property
    def ranks(self) -> dict[int, int]:
        """The rank on each cell."""
        written = {SOKE: self.soke, TWO_STAR: self.two_star, ONE_STAR: self.one_star}
        return {cell(name): rank for rank, names in written.items() for name in names.split()}


def cell(name: str) -> int:
    """The number of a cell: `"c4"`."""
    return _CELLS[name]


def figure(name: str) -> str:
    """The highlight for a cell and the figure on it."""
    return f"@cell.{cell(name)}"


def ninja(name: str) -> str:
    """The same for a ninja that the player has to select; once selected, it needs no highlight."""
    return f"@ninja.{cell(name)}"


def empty() -> dict[str, Any]:
    """Nobody has placed a figure yet."""
    side = {"figures": [], "fallen": [], "deck": full_deck(), "tops": [0, 0, 0], "cards": list(CARDS.values())}
    return _written("placing", side | {"shuriken": SHURIKEN}, side | {"shuriken": SHURIKEN}, stock=4)


def position(
    red: Army, black: Army, *, turn: int, stock: int = 4, steps: int = 0, dojo: str = MODES[ROLL]
) -> Callable[[], dict[str, Any]]:
    """Red's attack: with `steps` the window for cards has closed, without any it is open."""
    phase = "steps" if steps else "actions"
    sides = _side(red, 0), _side(black, 1)
    return lambda: _written(phase, *sides, stock=stock, turn=turn, steps=steps) | {"dojo": dojo}


def _written(
    phase: str, red: dict[str, Any], black: dict[str, Any], *, stock: int, turn: int = 0, steps: int = 0
) -> dict[str, Any]:
    unused: dict[str, Any] = {"discards": [], "used": []}
    return {
        "board": msgspec.to_builtins(BOARD),
        "marks": True,
        "phase": phase,
        "turn": turn,
        "active": 0,
        "asked": 0,
        "winner": -1,
        "red": unused | red,
        "black": unused | black,
        "stock": stock,
        "steps": steps,
        "sneaks": 0,
        "battle": None,
        "version": VERSION,
    }


def _side(army: Army, seat: int) -> dict[str, Any]:
    ranks, starts = army.ranks, BOARD.starts[seat]
    seen = {cell(name) for name in army.seen.split()}
    fallen = [rank for rank in (ONE_STAR, TWO_STAR) for _ in range(BOARD.figures[rank - 1])]
    for rank in ranks.values():
        if rank != SOKE:
            fallen.remove(rank)
    deck = full_deck()
    for stars in army.weapons:
        deck.remove(stars)
    return {
        "figures": [
            {"cell": place, "rank": rank, "seen": place in seen, "moved": place not in starts}
            for place, rank in ranks.items()
        ],
        "fallen": fallen,
        "deck": deck,
        "tops": list(army.weapons),
        "cards": army.cards.split(),
        "shuriken": army.shuriken,
    }
