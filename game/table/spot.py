"""A zone of a table's map: where it lies, and the numbers that its author wrote beside it. No pygame."""

from collections.abc import Mapping

from game.engine.geometry import Rect


class Spot(Rect):
    """A rectangle, or a point without a size, with properties."""

    properties: Mapping[str, object] = {}

    @classmethod
    def of(cls, rect: Rect, properties: Mapping[str, object]) -> "Spot":
        """A place with what is written beside it."""
        spot = cls(*rect)
        spot.properties = properties
        return spot

    def number(self, name: str, default: float = 0.0) -> float:
        """A number of that name."""
        value = self.properties.get(name, default)
        return float(value) if isinstance(value, int | float) else default
