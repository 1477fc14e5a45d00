"""The zones of a table's map: rectangles with the properties set in the map. No pygame."""

from collections.abc import Callable, Mapping

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


class TableZones(dict[str, Rect]):
    """The zones of a table by name, and those that the round layout has elsewhere."""

    def __init__(self, usual: Mapping[str, Rect], in_round: Mapping[str, Rect] | None = None) -> None:
        super().__init__(usual)
        self.in_round: Mapping[str, Rect] = {} if in_round is None else in_round


class ZonedLayout:
    """A table's geometry, from its map.

    In the usual layout one seat sits in front. The round one treats all seats alike: it is for a screen that belongs
    to everybody, because the players' hands are on their phones.
    """

    def __init__(self, zones: TableZones, company: Callable[[], bool] = lambda: False) -> None:
        """`company` says whether the screen belongs to everybody."""
        self._zones = zones
        self._company = company
        self.round = False

    def sit(self, seat: int | None) -> None:
        """A seat looks at the table, or nobody in particular."""
        self.round = seat is None and self._company()

    def has(self, name: str) -> bool:
        """Whether the current layout has a zone of its own, beyond those of every table."""
        return self.round and name in self._zones.in_round

    def zone(self, name: str) -> TableZone:
        """A zone of the current layout."""
        return _spot(self._zones.in_round[name] if self.has(name) else self._zones[name])


def _spot(rect: Rect) -> TableZone:
    return rect if isinstance(rect, TableZone) else TableZone.of(rect, {})
