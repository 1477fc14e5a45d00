"""Where everything of Ninjutsu lies on its table, for any board and from either side. No pygame."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from msgspec.structs import replace

from game.core.board import Board
from game.engine.geometry import Point, Rect
from game.games.ninjutsu.figures import CARDS, COLUMNS, RANKS
from game.games.ninjutsu.table.art_court import Court, Fence, FencePart

_SIDES = ("near", "far")
ZONES = (
    *(f"{name}.{side}" for name in ("plate", "strip", "deck", "shuriken", "discard") for side in _SIDES),
    *(f"weapon.{side}.{column}" for side in _SIDES for column in range(COLUMNS)),
    *(f"{name}.{column}" for name in ("column", "mark") for column in range(COLUMNS)),
    *(f"{name}.{place}" for name in ("action", "token.far") for place in range(len(CARDS))),
    *(f"formation.{rank}" for rank in RANKS),
    *(f"dojo.{name}.{place}" for name in ("figure", "die", "shuriken") for place in range(2)),
    *("armoury", "actions", "stock", "prompt", "buttons", "formation", "dojo", "dojo.words", "dojo.buttons"),
)
"""The zones that the table's map must have."""

WEAPON = 98.0
ACTION = 106.0
SMALL_CARD = 48.0
TOKEN = 60.0
DIE = 104.0
FIGHTER = 150.0
"""How wide cards, tokens, dice and the figures in the Dojo are."""

DOJO = (752.0, 540.0)
"""How large the tray of a battle is, as on the map: its picture is made before the map is read."""

CARD_HIGH = 1.4
"""How high a card is for each unit of its width."""


class Places:
    """The table's geometry, seen by the seat that is `near`."""

    def __init__(self, zones: Mapping[str, Rect], board: Board, near: int = 0) -> None:
        self._zones = zones
        self.board = board
        self._courts = [Court(board.columns, board.rows, turned) for turned in (False, True)]
        self.near = near

    @property
    def court(self) -> Court:
        """The board as it lies now."""
        return self._courts[self.near]

    @property
    def fences(self) -> list[FencePart]:
        """The fences, cut where figures may stand between."""
        return self._fences[self.near]

    @cached_property
    def cells(self) -> dict[str, int]:
        """Every cell by the name that players call it."""
        return {self.board.name(cell): cell for cell in range(self.board.size)}

    @cached_property
    def starts(self) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]:
        """The start cells of both seats as (column, row)."""
        red, black = (tuple(self.spot(cell) for cell in cells) for cells in self.board.starts)
        return red, black

    def zone(self, name: str) -> Rect:
        """A zone that lies the same way for both sides."""
        return self._zones[name]

    def of(self, name: str, seat: int) -> Rect:
        """A zone that each side has: `plate`, `deck`, `discard`, `strip`, `shuriken`."""
        return self._zones[f"{name}.{_SIDES[seat != self.near]}"]

    def weapon(self, seat: int, column: int) -> Rect:
        """Where a weapon card lies."""
        return self._zones[f"weapon.{_SIDES[seat != self.near]}.{column}"]

    def action(self, seat: int, place: int) -> Rect:
        """Where an action card lies: the near side's as cards, the far side's as tokens."""
        return self._zones[f"action.{place}" if seat == self.near else f"token.far.{place}"]

    def shuriken(self, seat: int, place: int, count: int) -> Point:
        """Where one of a side's shuriken lies; many move closer together."""
        strip = self.of("shuriken", seat)
        step = min(50.0, (strip.w - 46) / max(count - 1, 1))
        return Point(strip.x + 28 + place * step, strip.centre.y)

    def in_dojo(self, name: str, seat: int) -> Rect:
        """A zone of the Dojo (`figure`, `die`, `shuriken`): the near side fights at the left."""
        return self._zones[f"dojo.{name}.{int(seat != self.near)}"]

    # The board

    def spot(self, cell: int) -> tuple[int, int]:
        """A cell as (column, row)."""
        row, column = divmod(cell, self.board.columns)
        return column, row

    def line(self, cell: int) -> int:
        """In which line of figures a cell is seen; 0 is the farthest."""
        return self.court.line(cell // self.board.columns)

    def centre(self, cell: int) -> Point:
        """The middle of a cell."""
        return self.court.centre(*self.spot(cell))

    def foot(self, cell: int) -> Point:
        """Where a figure on a cell touches the ground."""
        return self.court.foot(*self.spot(cell))

    def width(self, cell: int) -> float:
        """How wide a figure on a cell is."""
        return self.court.figure_width(cell // self.board.columns)

    def figure(self, cell: int) -> Rect:
        """The rectangle of a figure on a cell."""
        return self.court.figure(*self.spot(cell))

    def box(self, cell: int) -> Rect:
        """The rectangle around a cell."""
        return self._boxes[self.near][cell]

    def barring(self, start: int, end: int) -> list[Fence]:
        """The parts of fences that bar a step."""
        board = self.board
        return [part.ends for part in self.fences if (end, True) in replace(board, fences=(part.ends,)).steps(start)]

    @cached_property
    def _fences(self) -> list[list[FencePart]]:
        return [court.fence_parts(self.board.fences) for court in self._courts]

    @cached_property
    def _boxes(self) -> list[list[Rect]]:
        return [[_around(court, *self.spot(cell)) for cell in range(self.board.size)] for court in self._courts]


class Ground:
    """Which cell a point means, for figures that stand on some of them; the last answer is remembered."""

    def __init__(self, places: Places, standing: Iterable[int] = ()) -> None:
        self._court = places.court
        self._columns = places.board.columns
        # From near to far: a figure that stands before another cell hides it.
        near_first = sorted(standing, key=places.line, reverse=True)
        self._bodies = [(cell, places.line(cell), _body(places.figure(cell))) for cell in near_first]
        self._asked: tuple[float, float] | None = None
        self._answer: int | None = None

    def cell_at(self, point: tuple[float, float]) -> int | None:
        """The cell that is meant by a point."""
        if point != self._asked:
            self._asked, self._answer = point, self._find(point)
        return self._answer

    def _find(self, point: tuple[float, float]) -> int | None:
        spot = self._court.cell_at(point)
        line = -1 if spot is None else self._court.line(spot[1])
        for cell, stands, body in self._bodies:
            if stands <= line:
                break
            if body.contains(point):
                return cell
        return None if spot is None else spot[1] * self._columns + spot[0]


def _around(court: Court, column: int, row: int) -> Rect:
    far_left, far_right, near_right, near_left = court.outline(column, row, 0.03)
    left, right = min(far_left.x, near_left.x), max(far_right.x, near_right.x)
    return Rect(left, far_left.y, right - left, near_left.y - far_left.y)


def _body(rect: Rect) -> Rect:
    """The part of a figure's picture that is figure."""
    return Rect(rect.x + rect.w * 0.2, rect.y + rect.h * 0.06, rect.w * 0.6, rect.h * 0.86)
