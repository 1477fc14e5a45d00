"""The tables of the games in the catalogue; separate from it because tables need pygame and rules do not."""

import importlib
import logging
from collections.abc import Callable, Mapping
from importlib.util import find_spec

from game import paths
from game.catalog import GAMES, TITLES
from game.core.game import AnyGame
from game.core.refusal import BadData, refuse
from game.engine.geometry import Rect
from game.maps import MapError, Zone, round_zones, zones
from game.table.kind import TableKind
from game.table.zone import TableZone, TableZones

_log = logging.getLogger(__name__)


class BrokenGame(BadData):
    """A game is listed, but what lies in its folder cannot be used."""

    def __init__(self, name: str) -> None:
        super().__init__(refuse("table.refused.broken", title=TITLES.get(name, name)))


def open_table(name: str) -> TableKind:
    """A listed game's table, imported when it is first needed; a plain one if its folder has none.

    Raises:
        BrokenGame: if the game or its table cannot be imported. All other games can still be played.
    """
    try:
        GAMES[name]
        module = f"game.games.{name}.table"
        table: TableKind = TableKind() if find_spec(module) is None else importlib.import_module(module).TABLE
    except Exception as error:  # whatever its code does wrong
        _log.exception("the table of '%s' cannot be opened", name)
        raise BrokenGame(name) from error
    return table


def playable(look: Callable[[str], object] = GAMES.__getitem__) -> dict[str, str]:
    """The titles of the games that can be opened, in their order; `look` must fail for all others."""
    return {name: title for name, title in TITLES.items() if _opens(name, look)}


def find_game(name: str) -> AnyGame | None:
    """A listed game that can be opened."""
    return GAMES[name] if name in TITLES and _opens(name, GAMES.__getitem__) else None


def _opens(name: str, look: Callable[[str], object]) -> bool:
    try:
        look(name)
    except BrokenGame:
        return False
    except Exception:
        _log.exception("'%s' is listed but cannot be opened", name)
        return False
    return True


def layout_of(name: str) -> TableZones:
    """The zones of a game's table by name, from its map; every zone is a `TableZone`.

    Raises:
        MapError: if the map is broken or a zone is missing.
    """
    needed = open_table(name).zones
    path = paths.levels() / name / "table.tmx"
    if not needed and not path.exists():
        return TableZones({})
    found = zones(path)
    for zone in needed:
        if zone not in found:
            raise MapError(path, refuse("level.no_zone", zone=zone))
    return TableZones(_placed(found), _placed(round_zones(path)))


def _placed(found: Mapping[str, Zone]) -> dict[str, Rect]:
    return {
        key: TableZone.of(Rect(zone.x, zone.y, zone.width, zone.height), zone.properties) for key, zone in found.items()
    }
