"""Where a trial hangs its goal and its hints over a table, so that they cover nothing that matters."""

from typing import NamedTuple

from game.engine.geometry import Point, Rect
from game.trials.progress import HINTS

_TAG_GAP = 12.0
_BELOW = (18.0, 84.0)
"""How far below the goal its tags hang, and how high they are: four lines fit."""


class TrialPlaces(NamedTuple):
    """The usual places; a table that has no room there names others."""

    goal: Rect = Rect(572, 18, 600, 100)
    tags: tuple[Rect, ...] = ()
    """One place for each hint; without them the tags hang in a row below the goal."""

    arrows: Point | None = None
    """The corner of the first arrow to the neighbours; without one they stand beside the goal."""

    @property
    def hints(self) -> tuple[Rect, ...]:
        """Where the tags of the hints hang."""
        return self.tags or below(self.goal)

    def arrow(self, number: int) -> tuple[float, float]:
        """The corner of an arrow, or of what stands behind them."""
        x, y = self.arrows or (self.goal.right + 16, self.goal.y + 6)
        return x + number * 52, y


def below(goal: Rect, gap: float = _BELOW[0], high: float = _BELOW[1]) -> tuple[Rect, ...]:
    """Places in a row below the goal."""
    return tuple(Rect(goal.x, goal.bottom + gap, goal.w, high).columns(HINTS, _TAG_GAP))
