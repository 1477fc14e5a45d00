"""The player's setup before the match: a draft that can be changed until it is handed in. No pygame."""

from game.core.match import Choices
from game.core.refusal import Refusal, refuse
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.formations import Formation
from game.games.ninjutsu.rules import setup
from game.games.ninjutsu.rules.figures import RANKS, SOKE
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.moves import Place
from game.games.ninjutsu.rules.view import NinjutsuView


class FormationEditor:
    """Figures on their cells, in the tray, or in hand."""

    def __init__(self, view: NinjutsuView, kept: Formation | None = None) -> None:
        """`kept` is the same player's earlier draft, if it still fits."""
        self.view = view
        self.seat = view.asked
        self.board = view.board
        self.ranks = setup.formation_of(view.cells, self.seat)
        self.standing = frozenset(self.ranks)
        """What has already been handed in: it cannot change."""

        self.held: int | None = None
        """The rank in hand, taken from the tray."""

        self.chosen: int | None = None
        """The cell of the figure that is selected to be moved."""

        self._advised: tuple[int, int] | None = None
        """The cell and the rank of the last hint that was followed."""

        if kept is not None:
            self.lay_out(kept)

    @property
    def follows_advice(self) -> bool:
        """Whether a figure stands where the hint said; then the hint is done."""
        return self._advised is not None and self.ranks.get(self._advised[0]) == self._advised[1]

    @property
    def complete(self) -> bool:
        """Whether every figure has its cell."""
        return not any(self.waiting(rank) for rank in RANKS)

    def waiting(self, rank: int) -> int:
        """How many figures of a rank are still in the tray."""
        return self.board.figures[rank - 1] - list(self.ranks.values()).count(rank)

    def click_cell(self, cell: int) -> Refusal | None:
        """Put down the figure in hand, move or swap the selected one, or select the one there."""
        refusal = self._why_not(cell)
        if refusal is not None:
            return refusal
        if self.chosen is not None:
            self._move(self.chosen, cell)
        elif self.held is not None:
            self._put(self.held, cell)
        elif cell in self.ranks:
            self.chosen = cell
        elif self.complete:
            return refuse("ninjutsu.refused.tray_empty")
        else:
            self._put(self._next(), cell)
        return None

    def click_tray(self, rank: int) -> Refusal | None:
        """Take a figure of a rank in hand, or put the selected one back into the tray."""
        if self.chosen is not None:
            del self.ranks[self.chosen]
            self.chosen = None
        elif self.held == rank:
            self.held = None
        elif self.waiting(rank):
            self.held = rank
        else:
            return refuse("ninjutsu.refused.none_waiting")
        return None

    def drop_on_cell(self, source: int, cell: int, *, from_tray: bool) -> Refusal | None:
        """A figure was dragged to a cell: out of the tray (`source` is its rank) or from another cell."""
        self.clear()
        refusal = self._why_not(cell)
        if refusal is not None:
            return refusal
        if from_tray:
            if not self.waiting(source):
                return refuse("ninjutsu.refused.none_waiting")
            self._put(source, cell)
            self.held = None
            return None
        refusal = self._why_not(source)
        if refusal is None and source in self.ranks:
            self._move(source, cell)
        return refusal

    def drop_in_tray(self, cell: int) -> Refusal | None:
        """A figure was dragged back into the tray."""
        self.clear()
        if cell in self.standing:
            return refuse("ninjutsu.refused.stands")
        self.ranks.pop(cell, None)
        return None

    def lay_out(self, formation: Formation) -> None:
        """Place everything as a formation says; what has been handed in already stays where it is."""
        self.clear()
        if not self.standing:
            self.ranks = dict(formation)

    def advise(self, cell: int) -> None:
        """Put the next figure, the Soke first, where the hint says; the figure there takes its old place."""
        self.clear()
        rank = ground_of(self.board).order[len(self.standing)]
        old = next((spot for spot, one in self.ranks.items() if one == rank and spot not in self.standing), None)
        if old is not None:
            self._move(old, cell)
        elif cell not in self.standing:
            self.ranks[cell] = rank
        self._advised = cell, rank

    def clear(self) -> bool:
        """Clear the hand and the selection; False if both were empty."""
        anything = self.held is not None or self.chosen is not None
        self.held = self.chosen = None
        return anything

    def hand_in(self) -> tuple[Place, ...] | Refusal:
        """The moves that make the draft real, or what is missing."""
        if not self.complete:
            return refuse("ninjutsu.refused.not_all_placed")
        moves = tuple(setup.moves_for(self.ranks)[len(self.standing) :])
        return Choices(NINJUTSU.rules, self.view).why_not_all(moves) or moves

    def _why_not(self, cell: int) -> Refusal | None:
        if cell not in self.board.starts[self.seat]:
            return refuse("ninjutsu.refused.not_own_colour")
        return refuse("ninjutsu.refused.stands") if cell in self.standing else None

    def _put(self, rank: int, cell: int) -> None:
        """Place a figure from the tray; the one on the cell goes back into it."""
        self.ranks[cell] = rank
        if self.held is not None and not self.waiting(rank):
            self.held = None

    def _move(self, start: int, end: int) -> None:
        """Move a figure from cell to cell; two figures swap."""
        rank, other = self.ranks.pop(start), self.ranks.pop(end, None)
        if other is not None and start != end:
            self.ranks[start] = other
        self.ranks[end] = rank
        self.chosen = None

    def _next(self) -> int:
        return next(rank for rank in range(SOKE, 0, -1) if self.waiting(rank))
