"""Zones of a table's map: a rectangle with properties."""

from game.app.tables import layout_of
from game.engine.geometry import Rect
from game.table.zone import TableZone


def test_a_spot_is_a_rectangle_with_numbers() -> None:
    spot = TableZone.of(Rect(1, 2, 3, 4), {"card": 88, "name": "deck"})
    assert spot == Rect(1, 2, 3, 4)
    assert spot.number("card") == 88
    assert spot.number("tilt", 4.0) == 4.0
    assert spot.number("name") == 0.0


def test_spots_of_one_map_share_no_numbers() -> None:
    one, other = TableZone.of(Rect(0, 0, 0, 0), {"card": 1}), TableZone.of(Rect(0, 0, 0, 0), {})
    assert (one.number("card"), other.number("card")) == (1, 0)


def test_the_layout_of_a_table_is_made_of_spots() -> None:
    zones = layout_of("taisen")
    assert zones
    assert all(isinstance(zone, TableZone) for zone in zones.values())
