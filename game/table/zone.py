"""A zone of a table's map: its rectangle, and the properties set in the map. No pygame."""

from collections.abc import Mapping

from game.engine.geometry import Rect


class TableZone(Rect):
    """A rectangle, or a point without a size, with properties."""

    properties: Mapping[str, object] = {}

    @classmethod
    def of(cls, rect: Rect, properties: Mapping[str, object]) -> "TableZone":
        """Create a zone from a rectangle and its properties."""
        spot = cls(*rect)
        spot.properties = properties
        return spot

    def number(self, name: str, default: float = 0.0) -> float:
        """Return a property as a number."""
        value = self.properties.get(name, default)
        return float(value) if isinstance(value, int | float) else default
