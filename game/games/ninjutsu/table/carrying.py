"""What is dragged over the table of Ninjutsu, and what it means to let go of it there. No pygame."""

from collections.abc import Iterable, Mapping
from math import hypot
from typing import NamedTuple

from game.core.refusal import Refusal
from game.engine.geometry import Point, Rect
from game.games.ninjutsu.moves import NinjutsuMove
from game.games.ninjutsu.table.choice import Choice
from game.games.ninjutsu.table.draft import Draft
from game.games.ninjutsu.table.places import Ground, Places

HANGS = 0.4
"""How far below the hand a dragged figure would touch the ground, as a share of its width."""

REACH = 0.8
"""How far from the middle of a cell one may let go, as a share of the cell's width."""

_TABLE = Rect(404, 120, 792, 780)
"""Where an action card may be let go of to be played: all over the board."""


class Carried(NamedTuple):
    """The name of the widget that is dragged, and where the hand is."""

    name: str
    at: Point

    @property
    def kind(self) -> str:
        """`cell`, `tray` or `action`."""
        return self.name.partition(".")[0]

    @property
    def rest(self) -> str:
        """Which one of that kind."""
        return self.name.partition(".")[2]

    def aimed(self, choice: Choice, places: Places, cells: Mapping[str, int]) -> int | None:
        """The cell that is meant: the nearest one where the figure may go, else the one under the hand."""
        near = self._nearest(choice.ends_of(cells[self.rest]), places)
        return near if near is not None else Ground(places).cell_at(self.at)

    def over(self, choice: Choice, places: Places) -> int | None:
        """The cell, or whoever stands on it, that is seen under the hand."""
        standing = (cell for cell, what in enumerate(choice.view.cells) if what)
        return Ground(places, standing).cell_at(self.at)

    def into_draft(self, draft: Draft, places: Places, cells: Mapping[str, int]) -> Refusal | None:
        """A figure was dragged to a cell, or back into the tray."""
        tray = self.kind == "tray"
        if places.zone("formation").contains(self.at):
            return None if tray else draft.drop_in_tray(cells[self.rest])
        near = self._nearest(draft.board.starts[draft.seat], places)
        end = near if near is not None else Ground(places).cell_at(self.at)
        if end is None:
            return None
        return draft.drop_on_cell(int(self.rest) if tray else cells[self.rest], end, from_tray=tray)

    def play(self, choice: Choice, places: Places) -> NinjutsuMove | Refusal | None:
        """An action card was dragged onto the board: it is played there, or waits for its aim."""
        if not _TABLE.contains(self.at):
            return None
        choice.clear()
        refusal = choice.click_card(self.rest)
        if isinstance(refusal, Refusal):
            return refusal
        if choice.ready is not None:
            return choice.ready
        cell = self.over(choice, places)
        if choice.use == "kidnap" and cell is not None and choice.is_enemy(cell):
            return choice.click_cell(cell)
        if choice.use == "salto" and cell is not None and choice.ends_of(cell):
            choice.figure = cell
        return None

    def _nearest(self, ends: Iterable[int], places: Places) -> int | None:
        """Between hand and foot lies what people aim with."""
        at = Point(self.at.x, self.at.y + places.court.figure_width(0) * HANGS / 2)
        apart = {end: hypot(places.centre(end).x - at.x, places.centre(end).y - at.y) for end in ends}
        near = min(apart, key=apart.__getitem__, default=None)
        return near if near is not None and apart[near] <= REACH * places.box(near).w else None
