"""Tiled maps as plain values: boards to play on, and the zones of a table. Imports pytmx on first use."""

import logging
from collections.abc import Callable, Iterable, Iterator
from math import isfinite
from pathlib import Path
from typing import Any, Final

import msgspec

from game.core.board import Board, Fence, flaw_of_counts, flaw_of_size
from game.core.refusal import Refusal, RefusedError, Value, readable, refuse
from game.regular_files import NotAFile, open_to_read

SIDES: Final = ("red", "black")
DESIGN: Final = (1600, 900)
"""The size in pixels that a map with table zones is drawn at."""

TABLE: Final = "table.tmx"
"""In a game's folder, this file is the layout of its table, not a board."""

MOST_BYTES: Final = 1024 * 1024
"""More than any map needs that holds only a board."""

_DECORATION: Final = ("tileset", "layer", "imagelayer", "template")
"""Elements that a map may have but that are never read: they could name files anywhere, or unpack to gigabytes."""

_LARGEST_TILE: Final = 65_536
"""In pixels; no map uses larger tiles."""

_LONGEST_NAME: Final = 40
"""Length at which an object's name is cut off in a message."""

_log = logging.getLogger(__name__)

Property = str | int | float | bool
Say = Callable[..., str]


class MapError(RefusedError):
    """A map that cannot be used: which file, which object in it, and why."""

    def __init__(self, file: Path, refusal: Refusal, thing: str = "") -> None:
        super().__init__(refusal)
        self.path = file
        self.file = str(readable(file.name))
        self.thing = thing
        """The object as its author knows it, by its name and number in Tiled; empty if the whole map is at fault."""

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.thing, str(self.refusal)) if part)

    def sentence(self, say: Say) -> str:
        """The error as a sentence for the player; `say` looks up the text for a key."""
        problem = self.refusal.sentence(say)
        if self.thing:
            return say("level.wrong_object", file=self.file, object=self.thing, problem=problem)
        return say("level.wrong", file=self.file, problem=problem)


class Zone(msgspec.Struct, frozen=True):
    """A named area on a table, in design units; a point has no size."""

    x: float
    y: float
    width: float
    height: float
    properties: dict[str, Property]

    @property
    def centre(self) -> tuple[float, float]:
        """The centre of the zone, or the point itself."""
        return self.x + self.width / 2, self.y + self.height / 2


def zones(path: Path) -> dict[str, Zone]:
    """The zones of a table layout by name, in file order.

    Raises:
        MapError: if the file is not a map of the design size, or a zone has no name or a duplicate one.
    """
    tiled = _table(path)
    return _zones(path, _layer(path, tiled, "zones"))


def round_zones(path: Path) -> dict[str, Zone]:
    """The zones that the round layout of a table has elsewhere, or alone: its layer `round`, if there is one.

    Raises:
        MapError: as `zones` does.
    """
    tiled = _table(path)
    layers = [list(layer) for layer in tiled.objectgroups if layer.name == "round"]
    return _zones(path, layers[0]) if layers else {}


def _table(path: Path) -> Any:  # noqa: ANN401 - pytmx has no types
    tiled = _read(path)
    size = tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
    if size != DESIGN:
        raise MapError(path, refuse("level.size", width=size[0], height=size[1], wide=DESIGN[0], high=DESIGN[1]))
    return tiled


def _zones(path: Path, things: Iterable[Any]) -> dict[str, Zone]:
    found: dict[str, Zone] = {}
    for thing in things:
        if not thing.name:
            raise MapError(path, refuse("level.no_name"), _name(thing))
        if thing.name in found:
            raise MapError(path, refuse("level.name_twice"), _name(thing))
        found[thing.name] = Zone(thing.x, thing.y, thing.width, thing.height, dict(thing.properties))
    return found


def board(path: Path) -> Board:
    """The board that a map describes, with red's edge at the bottom.

    The map's size in tiles is the board's size. The layer `starts` holds rectangles of type `red` and `black`, the
    layer `fences` lines of two points along the grid. The map's properties `one_star` and `two_star` say how many
    ninjas each side has besides its Soke.

    Raises:
        MapError: if it is not such a map, or the board is not playable.
    """
    tiled = _read(path)
    squares = all(0 < side <= _LARGEST_TILE for side in (tiled.tilewidth, tiled.tileheight))
    if tiled.orientation != "orthogonal" or not (tiled.width and tiled.height and squares):
        raise MapError(path, refuse("level.no_grid"))
    too_large = flaw_of_size(tiled.width, tiled.height)
    if too_large is not None:
        raise MapError(path, too_large)
    things = {name: _layer(path, tiled, name) for name in ("starts", "fences")}
    too_many = flaw_of_counts(tiled.width, tiled.height, len(things["starts"]), len(things["fences"]))
    if too_many is not None:  # checked before any work whose cost grows with the number of objects
        raise MapError(path, too_many)
    grid = _Grid(path, tiled)
    cells = [(cell, side, _name(thing)) for thing in things["starts"] for cell, side in grid.starts(thing)]
    fences = [(grid.fence(thing), _name(thing)) for thing in things["fences"]]
    red, black = (tuple(sorted(cell for cell, owner, _ in cells if owner == side)) for side in SIDES)
    figures = _count(path, tiled, "one_star"), _count(path, tiled, "two_star"), 1
    made = Board(tiled.width, tiled.height, (red, black), tuple(fence for fence, _ in fences), figures)
    flaw = made.flaw()
    if flaw is not None:
        # The board refers to fences by number; the author knows them by name. Where two objects claim a cell, the later
        # one is named.
        number, cell = flaw.values.get("fence"), flaw.values.get("cell")
        names = [name for place, (_, name) in enumerate(fences, start=1) if place == number]
        names += [name for place, _, name in cells if place == cell]
        raise MapError(path, flaw, names[-1] if names else "")
    return made


def boards(folders: Iterable[Path]) -> tuple[dict[str, Board], list[MapError]]:
    """The boards in some folders by file name, and an error for each file that is not usable.

    A folder that does not exist has no boards. Of two files with the same name the first one counts.
    """
    found: dict[str, Board] = {}
    wrong: list[MapError] = []
    for folder in folders:
        for path in sorted(folder.glob("*.tmx")):
            if path.name == TABLE:
                continue
            try:
                found.setdefault(path.stem, board(path))
            except MapError as error:
                wrong.append(error)
            except Exception as error:  # one bad file must never hide the others
                _log.exception("the map %s cannot be understood", path.name)
                wrong.append(MapError(path, refuse("level.no_map", detail=type(error).__name__)))
    return found, wrong


class _Grid:
    """Converts pixels of a map into cells and corners of a board."""

    def __init__(self, path: Path, tiled: Any) -> None:  # noqa: ANN401 - pytmx has no types
        self.path = path
        self.tiled = tiled

    def starts(self, thing: Any) -> Iterator[tuple[int, str]]:  # noqa: ANN401
        """The start cells that an object covers, each with its side."""
        if thing.type not in SIDES:
            raise MapError(self.path, refuse("level.start_type", type=readable(str(thing.type or "-"))), _name(thing))
        if getattr(thing, "points", None) or not (thing.width and thing.height) or thing.rotation:
            raise MapError(self.path, refuse("level.start_shape"), _name(thing))
        left, top = self.corner(thing, thing.x, thing.y)
        right, bottom = self.corner(thing, thing.x + thing.width, thing.y + thing.height)
        if left < 0 or right > self.tiled.width or bottom < 0 or top > self.tiled.height:
            raise MapError(self.path, refuse("level.outside"), _name(thing))
        for row in range(bottom, top):
            yield from ((row * self.tiled.width + column, thing.type) for column in range(left, right))

    def fence(self, thing: Any) -> Fence:  # noqa: ANN401
        """The fence that an object draws."""
        points = getattr(thing, "points", None)
        if points is None or len(points) != 2 or thing.rotation:
            raise MapError(self.path, refuse("level.fence_shape"), _name(thing))
        (x, y), (to_x, to_y) = sorted(self.corner(thing, point.x, point.y) for point in points)
        return x, y, to_x, to_y

    def corner(self, thing: Any, x: float, y: float) -> tuple[int, int]:  # noqa: ANN401
        """The corner of the grid at a pixel; rows count upwards, from red's edge."""
        column, row = x / self.tiled.tilewidth, y / self.tiled.tileheight
        if not (isfinite(column) and isfinite(row)):
            raise MapError(self.path, refuse("level.outside"), _name(thing))
        # Tiled sometimes saves a position that was snapped to the grid with an error of a millionth.
        if abs(column - round(column)) > 0.01 or abs(row - round(row)) > 0.01:
            raise MapError(self.path, refuse("level.off_grid"), _name(thing))
        return round(column), self.tiled.height - round(row)


def _read(path: Path) -> Any:  # noqa: ANN401 - pytmx has no types
    from xml.etree import ElementTree  # noqa: PLC0415

    import pytmx  # noqa: PLC0415 - brings pygame along; rules and tools must not wait for it

    try:
        with open_to_read(path) as file:
            data = file.read(MOST_BYTES)  # a longer file is not a map
        # Entity expansion is bounded: expat has limited it since 2.4.1, which every supported Python has.
        root = ElementTree.fromstring(data)  # noqa: S314
        _undecorate(root)
        tiled = pytmx.TiledMap()
        tiled.filename = str(path)
        tiled.parse_xml(root)
    except NotAFile as error:
        raise MapError(path, refuse("level.no_file")) from error
    except OSError as error:
        raise MapError(path, refuse("level.unreadable", detail=error.strerror or str(error))) from error
    except Exception as error:
        # A player's file may contain anything, and pytmx raises many kinds of errors on bad input.
        raise MapError(path, refuse("level.no_map", detail=readable(f"{type(error).__name__}: {error}"))) from error
    return tiled


def _undecorate(node: Any) -> None:  # noqa: ANN401 - an element, whose module is imported on first use
    """Remove elements that only decorate."""
    for child in list(node):
        if child.tag in _DECORATION:
            node.remove(child)
        else:
            child.attrib.pop("template", None)
            _undecorate(child)


def _layer(path: Path, tiled: Any, name: str) -> list[Any]:  # noqa: ANN401
    for layer in tiled.objectgroups:
        if layer.name == name:
            return list(layer)
    raise MapError(path, refuse("level.no_layer", layer=name))


def _count(path: Path, tiled: Any, name: str) -> int:  # noqa: ANN401
    value: Value | None = tiled.properties.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise MapError(path, refuse("level.no_count", property=name))
    return value


def _name(thing: Any) -> str:  # noqa: ANN401
    """An object as Tiled lists it."""
    number = f"({_short(thing.id)})"
    return f"“{_short(thing.name)}” {number}" if thing.name else number


def _short(word: object) -> str:
    text = str(readable(str(word)))
    return text if len(text) <= _LONGEST_NAME else f"{text[:_LONGEST_NAME]}…"
