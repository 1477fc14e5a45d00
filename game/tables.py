"""The tables of the games in the catalogue; apart from it because tables need pygame and rules do not."""

import importlib

from game import paths
from game.core.refusal import refuse
from game.engine.geometry import Rect
from game.levels import LevelError, zones
from game.table.kind import TableKind
from game.table.spot import Spot


def open_table(name: str) -> TableKind:
    """A listed game's table, imported when it is first needed."""
    table: TableKind = importlib.import_module(f"game.games.{name}.table").TABLE
    return table


def layout_of(name: str) -> dict[str, Rect]:
    """Where things lie on a game's table, from its map; every place is a `Spot`.

    Raises:
        LevelError: if the map is broken or a zone is missing.
    """
    path = paths.levels() / name / "table.tmx"
    found = zones(path)
    for zone in open_table(name).zones:
        if zone not in found:
            raise LevelError(path, refuse("level.no_zone", zone=zone))
    return {key: Spot.of(Rect(zone.x, zone.y, zone.width, zone.height), zone.properties) for key, zone in found.items()}
