"""Tiled maps as plain values: boards to play on and the zones of a table. pytmx is imported on first use."""

from collections.abc import Callable, Iterable, Iterator
from math import isfinite
from pathlib import Path
from typing import Any, Final

import msgspec

from game.core.board import Board, Fence, flaw_of_size
from game.core.refusal import Refusal, RefusedError, Value, refuse

SIDES: Final = ("red", "black")
DESIGN: Final = (1600, 900)
"""The size in pixels that a map with table zones is drawn at."""

TABLE: Final = "table.tmx"
"""In a game's folder this one is not a board but the layout of its table."""

MOST_BYTES: Final = 1024 * 1024
"""More than any map has that shows nothing but a board."""

_DECORATION: Final = ("tileset", "layer", "imagelayer", "template")
"""What a map may have and we never look at: it could name files anywhere, or unpack to gigabytes."""

Property = str | int | float | bool
Say = Callable[..., str]


class LevelError(RefusedError):
    """A map that cannot be used: which file, which object in it, and why."""

    def __init__(self, file: Path, refusal: Refusal, thing: str = "") -> None:
        super().__init__(refusal)
        self.file = file.name
        self.thing = thing
        """The object as its author knows it: its name and number in Tiled; empty if it is the whole map."""

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.thing, str(self.refusal)) if part)

    def sentence(self, say: Say) -> str:
        """What is wrong, for the player; `say` gives the words for a key."""
        problem = say(self.refusal.key, **self.refusal.values)
        if self.thing:
            return say("level.wrong_object", file=self.file, object=self.thing, problem=problem)
        return say("level.wrong", file=self.file, problem=problem)


class Zone(msgspec.Struct, frozen=True):
    """A named place on a table, in design units; a point has no size."""

    x: float
    y: float
    width: float
    height: float
    properties: dict[str, Property]

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the zone, or the point itself."""
        return self.x + self.width / 2, self.y + self.height / 2


def zones(path: Path) -> dict[str, Zone]:
    """The zones of a table layout by name, in the order of the file.

    Raises:
        LevelError: if the file is no map of the design size, or a zone has no name or one that is taken.
    """
    tiled = _read(path)
    size = tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
    if size != DESIGN:
        raise LevelError(path, refuse("level.size", width=size[0], height=size[1], wide=DESIGN[0], high=DESIGN[1]))
    found: dict[str, Zone] = {}
    for thing in _layer(path, tiled, "zones"):
        if not thing.name:
            raise LevelError(path, refuse("level.no_name"), _name(thing))
        if thing.name in found:
            raise LevelError(path, refuse("level.name_twice"), _name(thing))
        found[thing.name] = Zone(thing.x, thing.y, thing.width, thing.height, dict(thing.properties))
    return found


def board(path: Path) -> Board:
    """The board that a map shows, with red's edge at the bottom.

    The map's size in tiles is the board's. Layer `starts` holds rectangles of type `red` and `black`, layer
    `fences` lines of two points along the grid; the map's properties `one_star` and `two_star` say how many
    ninjas each side has besides its Soke.

    Raises:
        LevelError: if it is no such map, or nobody could play on it.
    """
    tiled = _read(path)
    if tiled.orientation != "orthogonal" or not (tiled.width and tiled.height and tiled.tilewidth and tiled.tileheight):
        raise LevelError(path, refuse("level.no_grid"))
    too_large = flaw_of_size(tiled.width, tiled.height)
    if too_large is not None:
        raise LevelError(path, too_large)
    grid = _Grid(path, tiled)
    cells = [(cell, side, _name(thing)) for thing in _layer(path, tiled, "starts") for cell, side in grid.starts(thing)]
    fences = [(grid.fence(thing), _name(thing)) for thing in _layer(path, tiled, "fences")]
    red, black = (tuple(sorted(cell for cell, owner, _ in cells if owner == side)) for side in SIDES)
    figures = _count(path, tiled, "one_star"), _count(path, tiled, "two_star"), 1
    made = Board(tiled.width, tiled.height, (red, black), tuple(fence for fence, _ in fences), figures)
    flaw = made.flaw()
    if flaw is not None:
        # The board counts its fences; the author knows them by name. A cell that is claimed twice is the later one's.
        number, cell = flaw.values.get("fence"), flaw.values.get("cell")
        names = [name for place, (_, name) in enumerate(fences, start=1) if place == number]
        names += [name for place, _, name in cells if place == cell]
        raise LevelError(path, flaw, names[-1] if names else "")
    return made


def boards(folders: Iterable[Path]) -> tuple[dict[str, Board], list[LevelError]]:
    """The boards in some folders by the names of their files, and what is wrong with the others.

    A folder that does not exist has no boards. Of two files with one name the first counts.
    """
    found: dict[str, Board] = {}
    wrong: list[LevelError] = []
    for folder in folders:
        for path in sorted(folder.glob("*.tmx")):
            if path.name == TABLE:
                continue
            try:
                found.setdefault(path.stem, board(path))
            except LevelError as error:
                wrong.append(error)
    return found, wrong


class _Grid:
    """Turns pixels of a map into cells and corners of a board."""

    def __init__(self, path: Path, tiled: Any) -> None:  # noqa: ANN401 - pytmx has no types
        self.path = path
        self.tiled = tiled

    def starts(self, thing: Any) -> Iterator[tuple[int, str]]:  # noqa: ANN401
        """The start cells that an object covers, and whose they are."""
        if thing.type not in SIDES:
            raise LevelError(self.path, refuse("level.start_type", type=str(thing.type or "-")), _name(thing))
        if getattr(thing, "points", None) or not (thing.width and thing.height) or thing.rotation:
            raise LevelError(self.path, refuse("level.start_shape"), _name(thing))
        left, top = self.corner(thing, thing.x, thing.y)
        right, bottom = self.corner(thing, thing.x + thing.width, thing.y + thing.height)
        if left < 0 or right > self.tiled.width or bottom < 0 or top > self.tiled.height:
            raise LevelError(self.path, refuse("level.outside"), _name(thing))
        for row in range(bottom, top):
            yield from ((row * self.tiled.width + column, thing.type) for column in range(left, right))

    def fence(self, thing: Any) -> Fence:  # noqa: ANN401
        """The fence that an object draws."""
        points = getattr(thing, "points", None)
        if points is None or len(points) != 2 or thing.rotation:
            raise LevelError(self.path, refuse("level.fence_shape"), _name(thing))
        (x, y), (to_x, to_y) = sorted(self.corner(thing, point.x, point.y) for point in points)
        return x, y, to_x, to_y

    def corner(self, thing: Any, x: float, y: float) -> tuple[int, int]:  # noqa: ANN401
        """The corner of the grid at a pixel; rows count upwards, from red's edge."""
        column, row = x / self.tiled.tilewidth, y / self.tiled.tileheight
        if not (isfinite(column) and isfinite(row)):
            raise LevelError(self.path, refuse("level.outside"), _name(thing))
        # Tiled writes a place that snapped to the grid with a rest of a millionth now and then.
        if abs(column - round(column)) > 0.01 or abs(row - round(row)) > 0.01:
            raise LevelError(self.path, refuse("level.off_grid"), _name(thing))
        return round(column), self.tiled.height - round(row)


def _read(path: Path) -> Any:  # noqa: ANN401 - pytmx has no types
    from xml.etree import ElementTree  # noqa: PLC0415

    import pytmx  # noqa: PLC0415 - brings pygame along; rules and tools must not wait for it

    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES)  # what goes on after that is no map
        # Entities cannot explode: expat has bounded them since 2.4.1, and every Python that we run on has that.
        root = ElementTree.fromstring(data)  # noqa: S314
        _undecorate(root)
        tiled = pytmx.TiledMap()
        tiled.filename = str(path)
        tiled.parse_xml(root)
    except OSError as error:
        raise LevelError(path, refuse("level.unreadable", detail=error.strerror or str(error))) from error
    except Exception as error:
        # A player's file may hold anything, and pytmx then raises whatever it stumbled over.
        raise LevelError(path, refuse("level.no_map", detail=f"{type(error).__name__}: {error}")) from error
    return tiled


def _undecorate(node: Any) -> None:  # noqa: ANN401 - an element, whose module is imported on first use
    """Take out what only decorates."""
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
    raise LevelError(path, refuse("level.no_layer", layer=name))


def _count(path: Path, tiled: Any, name: str) -> int:  # noqa: ANN401
    value: Value | None = tiled.properties.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise LevelError(path, refuse("level.no_count", property=name))
    return value


def _name(thing: Any) -> str:  # noqa: ANN401
    """An object as Tiled lists it."""
    return f"“{thing.name}” ({thing.id})" if thing.name else f"({thing.id})"
