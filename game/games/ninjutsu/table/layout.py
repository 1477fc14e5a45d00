"""Where everything is on the Ninjutsu table, for any board and from either side. No pygame."""

from collections.abc import Callable, Iterable
from functools import cached_property

from msgspec.structs import replace

from game.core.board import Board
from game.engine.geometry import Point, Rect
from game.games.ninjutsu.dojo.camera import flat, under
from game.games.ninjutsu.dojo.vectors import Vector
from game.games.ninjutsu.rules.figures import CARDS, COLUMNS, RANKS
from game.games.ninjutsu.table.art.board_geometry import BoardGeometry, Fence, FencePart
from game.table.zone import TableZones, ZonedLayout

_SIDES = ("near", "far")
ZONES = (
    *(f"{name}.{side}" for name in ("plate", "strip", "deck", "shuriken", "discard") for side in _SIDES),
    *(f"weapon.{side}.{column}" for side in _SIDES for column in range(COLUMNS)),
    *(f"{name}.{column}" for name in ("column", "mark") for column in range(COLUMNS)),
    *(f"{name}.{place}" for name in ("action", "token.far") for place in range(len(CARDS))),
    *(f"formation.{rank}" for rank in RANKS),
    *(f"dojo.{name}.{place}" for name in ("figure", "die", "shuriken") for place in range(2)),
    *(f"lid.{name}.{place}" for name in ("figure", "die") for place in range(2)),
    *("armoury", "actions", "stock", "prompt", "verdict", "buttons", "formation", "dojo", "lid", "lid.power"),
    *(f"{tray}.{name}" for tray in ("dojo", "lid") for name in ("words", "buttons", "sheet", "faces")),
)
"""The zones that the table's map must have."""

WEAPON = 98.0
ACTION = 106.0
USED = 88.0
SMALL_CARD = 48.0
TOKEN = 60.0
DIE = 104.0
FIGHTER = 150.0
LID_FIGHTER = 98.0
LID_UNIT = 27.0
"""Widths of cards, tokens, dice and the figures in the Dojo and beside the lid; and of a unit of the lid's tray."""

DOJO = (752.0, 462.0)
"""The size of a battle's tray on the map: repeated here because its picture is made before the map is read."""

CARD_HIGH = 1.4
"""The height of a card, relative to its width."""


class TableLayout(ZonedLayout):
    """The table's geometry, seen by the seat that is `near`."""

    def __init__(
        self, zones: TableZones, board: Board, near: int = 0, company: Callable[[], bool] = lambda: False
    ) -> None:
        """`company` says whether the screen belongs to everybody."""
        super().__init__(zones, company)
        self.board = board
        self._courts = [BoardGeometry(board.columns, board.rows, turned) for turned in (False, True)]
        self.near = near
        self.lid = False
        """Whether battles are fought by throwing dice into the lid of the box (N22)."""

    @property
    def court(self) -> BoardGeometry:
        """The board as it is seen now."""
        return self._courts[self.near]

    @property
    def fences(self) -> list[FencePart]:
        """The fences, cut into parts that figures can stand between."""
        return self._fences[self.near]

    @cached_property
    def cells(self) -> dict[str, int]:
        """Every cell by the name that players use."""
        return {self.board.name(cell): cell for cell in range(self.board.size)}

    @cached_property
    def starts(self) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]:
        """The start cells of both seats as (column, row)."""
        red, black = (tuple(self.spot(cell) for cell in cells) for cells in self.board.starts)
        return red, black

    def of(self, name: str, seat: int) -> Rect:
        """A zone that each side has: `plate`, `deck`, `discard`, `strip`, `shuriken`."""
        return self.zone(f"{name}.{_SIDES[seat != self.near]}")

    def weapon(self, seat: int, column: int) -> Rect:
        """Where a weapon card is."""
        return self.zone(f"weapon.{_SIDES[seat != self.near]}.{column}")

    def action(self, seat: int, place: int) -> Rect:
        """Where an action card is: the near side has cards, the far side tokens; in the round layout both have them."""
        near = "token.near" if self.round else "action"
        return self.zone(f"{near}.{place}" if seat == self.near else f"token.far.{place}")

    def shuriken(self, seat: int, place: int, count: int) -> Point:
        """Where one of a side's shuriken is; if there are many, they are closer together."""
        strip = self.of("shuriken", seat)
        step = min(50.0, (strip.w - 46) / max(count - 1, 1))
        return Point(strip.x + 28 + place * step, strip.centre.y)

    def in_dojo(self, name: str, seat: int) -> Rect:
        """A zone of the Dojo (`figure`, `die`, `shuriken`): the near side fights on the left."""
        return self.dojo_zone(f"{name}.{int(seat != self.near)}")

    def dojo_zone(self, name: str) -> Rect:
        """A zone of the Dojo that both sides share: `words`, `buttons`, the `sheet` with a die's `faces`."""
        return self.zone(f"{'lid' if self.lid else 'dojo'}.{name}")

    @property
    def tray(self) -> Rect:
        """Where battles are fought: the Dojo's tray, or the lid of the box."""
        return self.zone("lid" if self.lid else "dojo")

    @property
    def fighter(self) -> float:
        """How wide the figures in the Dojo are."""
        return LID_FIGHTER if self.lid else FIGHTER

    @property
    def lid_turned(self) -> bool:
        """Whether the lid is seen from its other side, so that the near seat throws from the left."""
        return self.near == 1

    def on_lid(self, at: Vector) -> Point:
        """Where a point of the tray appears on the screen."""
        x, y, z = at
        right, down = flat((-x, -y, z) if self.lid_turned else at)
        middle = self.zone("lid").centre
        return Point(middle.x + right * LID_UNIT, middle.y + down * LID_UNIT)

    def under_lid(self, at: Point) -> tuple[float, float]:
        """The place on the mat that appears at a point on the screen."""
        middle = self.zone("lid").centre
        x, y = under(((at.x - middle.x) / LID_UNIT, (at.y - middle.y) / LID_UNIT))
        return (-x, -y) if self.lid_turned else (x, y)

    # The board

    def spot(self, cell: int) -> tuple[int, int]:
        """A cell as (column, row)."""
        row, column = divmod(cell, self.board.columns)
        return column, row

    def line(self, cell: int) -> int:
        """The line of figures that a cell belongs to, as seen; 0 is the farthest."""
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
        """The parts of fences that block a step."""
        board = self.board
        return [part.ends for part in self.fences if (end, True) in replace(board, fences=(part.ends,)).steps(start)]

    @cached_property
    def _fences(self) -> list[list[FencePart]]:
        return [court.fence_parts(self.board.fences) for court in self._courts]

    @cached_property
    def _boxes(self) -> list[list[Rect]]:
        return [[_around(court, *self.spot(cell)) for cell in range(self.board.size)] for court in self._courts]


class CellFinder:
    """Finds the cell at a point, with figures standing on some cells; it remembers the last answer."""

    def __init__(self, places: TableLayout, standing: Iterable[int] = ()) -> None:
        self._court = places.court
        self._columns = places.board.columns
        # From near to far: a figure in front of another cell hides it.
        near_first = sorted(standing, key=places.line, reverse=True)
        self._bodies = [(cell, places.line(cell), _body(places.figure(cell))) for cell in near_first]
        self._asked: tuple[float, float] | None = None
        self._answer: int | None = None

    def cell_at(self, point: tuple[float, float]) -> int | None:
        """The cell at a point."""
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


def _around(court: BoardGeometry, column: int, row: int) -> Rect:
    far_left, far_right, near_right, near_left = court.outline(column, row, 0.03)
    left, right = min(far_left.x, near_left.x), max(far_right.x, near_right.x)
    return Rect(left, far_left.y, right - left, near_left.y - far_left.y)


def _body(rect: Rect) -> Rect:
    """The part of a figure's picture that the figure itself fills."""
    return Rect(rect.x + rect.w * 0.2, rect.y + rect.h * 0.06, rect.w * 0.6, rect.h * 0.86)
