"""The geometry of the board in the courtyard: where cells, figures and fences of any board are. No pygame."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from game.engine.geometry import Point, Rect

FIGURE_SHAPE = 232 / 176
FIGURE_FOOT = 209 / 232
"""The aspect ratio of a figure's picture, and how far down the figure touches the ground."""

_MIDDLE = 800.0
_TOP, _BOTTOM = 158.0, 842.0
_NEAR_WIDTH = 676.0
_FAR = 0.925
"""The length of the far edge relative to the near one: enough depth to place figures, little enough to see them all."""

_WIDEST_CELL, _NARROWEST_CELL = 1.62, 1.12
"""The largest and the smallest aspect ratio of a cell."""

Fence = tuple[int, int, int, int]


class FencePart(NamedTuple):
    """A piece of fence that is drawn in one step."""

    ends: Fence
    """From corner to corner, as boards count them."""

    before: int
    """The line of figures (0 is the farthest) before which it is drawn."""


@dataclass(frozen=True, slots=True)
class BoardGeometry:
    """A board of any size in gentle perspective, in design units; cells are `(column, row)`.

    Row 0 is the nearest and column 0 the leftmost, as seat 0 sees it; `turned` is the view from the other side.
    """

    columns: int
    rows: int
    turned: bool = False
    near_width: float = field(init=False, compare=False)
    """How wide the nearest edge of the board is."""
    bounds: tuple[float, float] = field(init=False, compare=False)
    """The y of the far and of the near edge."""

    def __post_init__(self) -> None:
        """Measure the board once: positions are needed many times per frame."""
        width = min(_NEAR_WIDTH, self.columns * _WIDEST_CELL * (_BOTTOM - _TOP) / self.rows)
        height = min(_BOTTOM - _TOP, self.rows * width / self.columns / _NARROWEST_CELL)
        middle = (_TOP + _BOTTOM) / 2
        object.__setattr__(self, "near_width", width)
        object.__setattr__(self, "bounds", (middle - height / 2, middle + height / 2))

    @property
    def name(self) -> str:
        """A cache key with all that its pictures depend on."""
        return f"{self.columns}x{self.rows}{' turned' if self.turned else ''}"

    def at(self, across: float, away: float) -> Point:
        """The point at these fractions of the board on screen: 0 to 1 from the left, 0 to 1 from the far edge."""
        width = self._width(away)
        far, near = self.near_width * _FAR, self.near_width
        top, bottom = self.bounds
        return Point(_MIDDLE + (across - 0.5) * width, top + (bottom - top) * (width - far) / (near - far))

    def corner(self, x: float, y: float) -> Point:
        """Where the corner of the grid lies; (0, 0) is at seat 0's left."""
        across, near = x / self.columns, y / self.rows
        return self.at(1 - across, near) if self.turned else self.at(across, 1 - near)

    def centre(self, column: int, row: int) -> Point:
        """The middle of a cell."""
        return self.corner(column + 0.5, row + 0.5)

    def outline(self, column: int, row: int, inset: float = 0.0) -> tuple[Point, Point, Point, Point]:
        """The corners of a cell, inset by a share of its size: far left, far right, near right, near left."""
        across = (self.columns - 1 - column if self.turned else column) / self.columns
        away = self.line(row) / self.rows
        side, deep = inset / self.columns, inset / self.rows
        left, right = across + side, across + 1 / self.columns - side
        far, near = away + deep, away + 1 / self.rows - deep
        return self.at(left, far), self.at(right, far), self.at(right, near), self.at(left, near)

    def line(self, row: int) -> int:
        """The line of figures for a row; 0 is the farthest and drawn first."""
        return row if self.turned else self.rows - 1 - row

    def foot(self, column: int, row: int) -> Point:
        """Where a figure on that cell touches the ground."""
        across = (self.columns - 0.5 - column if self.turned else column + 0.5) / self.columns
        return self.at(across, (self.line(row) + 0.8) / self.rows)

    def figure_width(self, row: int) -> float:
        """The width of a figure's picture in that row; the nearer, the wider."""
        top, bottom = self.bounds
        most = min(0.62 * self.near_width / self.columns, 0.92 * (bottom - top) / self.rows)
        return most * self._width((self.line(row) + 0.8) / self.rows) / self.near_width

    def figure(self, column: int, row: int) -> Rect:
        """The rectangle that the picture of a figure on that cell fills."""
        return figure_at(self.foot(column, row), self.figure_width(row))

    def cell_at(self, point: tuple[float, float]) -> tuple[int, int] | None:
        """The cell that a point of the ground belongs to."""
        top, bottom = self.bounds
        if not top <= point[1] < bottom:
            return None
        far, near = self.near_width * _FAR, self.near_width
        width = far + (near - far) * (point[1] - top) / (bottom - top)
        away = (1 / width - 1 / far) / (1 / near - 1 / far)
        across = (point[0] - _MIDDLE) / width + 0.5
        if not 0 <= across < 1:
            return None
        column, line = int(across * self.columns), min(self.rows - 1, int(away * self.rows))
        if self.turned:
            return self.columns - 1 - column, line
        return column, self.rows - 1 - line

    def fence_parts(self, fences: Iterable[Fence]) -> list[FencePart]:
        """The fences, cut where figures may stand between: whole across the board, cell by cell along it."""
        return [part for fence in fences for part in self._parts(fence)]

    def fence_middle(self, fence: Fence) -> Point:
        """The middle of a fence's foot: where its picture is centred."""
        start, end = self.corner(*fence[:2]), self.corner(*fence[2:])
        return Point((start.x + end.x) / 2, (start.y + end.y) / 2)

    def _parts(self, fence: Fence) -> Iterator[FencePart]:
        x, y, to_x, to_y = fence
        if y == to_y:
            yield FencePart(fence, self.line(y - 1) if not self.turned else self.line(y))
            return
        for row in range(min(y, to_y), max(y, to_y)):
            yield FencePart((x, row, to_x, row + 1), self.line(row))

    def _width(self, away: float) -> float:
        far, near = 1 / (self.near_width * _FAR), 1 / self.near_width
        return 1 / (far + (near - far) * away)


def figure_at(foot: tuple[float, float], width: float) -> Rect:
    """The rectangle of a figure's picture of that width, standing on a point."""
    height = width * FIGURE_SHAPE
    return Rect(foot[0] - width / 2, foot[1] - height * FIGURE_FOOT, width, height)
