"""Points and rectangles in design units: plain tuples that pygame also understands."""

from collections.abc import Sequence
from itertools import accumulate
from math import cos, radians, sin
from typing import NamedTuple, Self


class Point(NamedTuple):
    """A position, in design units unless its name ends in `_px`."""

    x: float
    y: float


class Rect(NamedTuple):
    """A rectangle by its top left corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, centre: tuple[float, float], w: float, h: float) -> Self:
        """The rectangle of that size centred on `centre`."""
        return cls(centre[0] - w / 2, centre[1] - h / 2, w, h)

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The centre."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return self.w, self.h

    def contains(self, point: tuple[float, float]) -> bool:
        """Whether the point is inside; the right and lower edges belong to the neighbour."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def overlaps(self, other: "Rect") -> bool:
        """Whether the two share some area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def moved(self, dx: float, dy: float) -> "Rect":
        """The same rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, by: float, by_y: float | None = None) -> "Rect":
        """Smaller by `by` on the left and right and `by_y` (else `by`) above and below; negative grows."""
        by_y = by if by_y is None else by_y
        return Rect(self.x + by, self.y + by_y, self.w - 2 * by, self.h - 2 * by_y)

    def columns(self, count: int, gap: float = 0) -> list["Rect"]:
        """`count` equal rectangles side by side, `gap` apart."""
        width = (self.w - gap * (count - 1)) / count
        return [Rect(self.x + index * (width + gap), self.y, width, self.h) for index in range(count)]

    def shares(self, weights: Sequence[float], gap: float = 0) -> list["Rect"]:
        """Rectangles side by side, `gap` apart, with widths in proportion to the weights."""
        unit = (self.w - gap * (len(weights) - 1)) / sum(weights)
        lefts = accumulate((unit * weight + gap for weight in weights), initial=self.x)
        return [Rect(left, self.y, unit * weight, self.h) for left, weight in zip(lefts, weights, strict=False)]

    def rows(self, count: int, gap: float = 0) -> list["Rect"]:
        """`count` equal rectangles one below the other, `gap` apart."""
        height = (self.h - gap * (count - 1)) / count
        return [Rect(self.x, self.y + index * (height + gap), self.w, height) for index in range(count)]


class TiltedRect(Rect):
    """A rectangle that is turned about its middle: a card of a fan, or the part of it that can be seen."""

    tilt: float = 0.0
    """Clockwise, in degrees."""

    @classmethod
    def turned(cls, rect: Rect, tilt: float, pivot: tuple[float, float]) -> Self:
        """Turn a rectangle about any point."""
        angle, middle = radians(tilt), rect.centre
        dx, dy = middle.x - pivot[0], middle.y - pivot[1]
        x, y = dx * cos(angle) - dy * sin(angle), dx * sin(angle) + dy * cos(angle)
        found = cls.around((pivot[0] + x, pivot[1] + y), rect.w, rect.h)
        found.tilt = tilt
        return found
