"""Dragging on the table of Ninjutsu, and what a drop means. No pygame."""

from collections.abc import Iterable, Mapping
from math import hypot
from typing import NamedTuple

from game.core.refusal import Refusal
from game.engine.geometry import Point, Rect
from game.engine.widgets.widget import What
from game.games.ninjutsu.rules.moves import NinjutsuMove
from game.games.ninjutsu.table.input.formation_editor import FormationEditor
from game.games.ninjutsu.table.input.move_builder import MoveBuilder
from game.games.ninjutsu.table.input.pieces import ActionCard, Cell, Tray
from game.games.ninjutsu.table.layout import CellFinder, TableLayout

HANGS = 0.4
"""How far below the pointer a dragged figure touches the ground, as a share of its width."""

REACH = 0.8
"""How far from a cell's centre a drop still counts, as a share of the cell's width."""

_TABLE = Rect(404, 120, 792, 780)
"""Where an action card may be dropped to play it: anywhere on the board."""


class Dragged(NamedTuple):
    """What is dragged, and where the pointer is."""

    what: What
    at: Point

    def aimed(self, choice: MoveBuilder, places: TableLayout, cells: Mapping[str, int]) -> int | None:
        """The intended cell: the nearest legal one, else the one under the pointer."""
        ends = choice.ends_of(cells[self.what.cell]) if isinstance(self.what, Cell) else []
        near = self._nearest(ends, places)
        return near if near is not None else CellFinder(places).cell_at(self.at)

    def over(self, choice: MoveBuilder, places: TableLayout) -> int | None:
        """The cell, or the figure on it, under the pointer."""
        standing = (cell for cell, what in enumerate(choice.view.cells) if what)
        return CellFinder(places, standing).cell_at(self.at)

    def into_draft(self, draft: FormationEditor, places: TableLayout, cells: Mapping[str, int]) -> Refusal | None:
        """A figure was dragged to a cell, or back into the tray."""
        start = cells[self.what.cell] if isinstance(self.what, Cell) else None
        if places.zone("formation").contains(self.at):
            return None if start is None else draft.drop_in_tray(start)
        near = self._nearest(draft.board.starts[draft.seat], places)
        end = near if near is not None else CellFinder(places).cell_at(self.at)
        if end is None:
            return None
        if isinstance(self.what, Tray):
            return draft.drop_on_cell(self.what.rank, end, from_tray=True)
        return None if start is None else draft.drop_on_cell(start, end, from_tray=False)

    def play(self, choice: MoveBuilder, places: TableLayout) -> NinjutsuMove | Refusal | None:
        """An action card was dragged onto the board: play it there, or let it wait for its target."""
        if not _TABLE.contains(self.at) or not isinstance(self.what, ActionCard):
            return None
        choice.clear()
        refusal = choice.click_card(self.what.card)
        if isinstance(refusal, Refusal):
            return refusal
        if choice.ready is not None:
            return choice.ready
        cell = self.over(choice, places)
        if choice.use == "kidnap" and cell is not None and choice.is_enemy(cell):
            return choice.click_cell(cell)
        if cell is not None and choice.ends_of(cell):
            choice.figure = cell
        return None

    def _nearest(self, ends: Iterable[int], places: TableLayout) -> int | None:
        """Players aim with a point between the pointer and the figure's foot."""
        at = Point(self.at.x, self.at.y + places.court.figure_width(0) * HANGS / 2)
        apart = {end: hypot(places.centre(end).x - at.x, places.centre(end).y - at.y) for end in ends}
        near = min(apart, key=apart.__getitem__, default=None)
        return near if near is not None and apart[near] <= REACH * places.box(near).w else None
