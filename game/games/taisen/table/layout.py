"""Where everything of Ninja Taisen lies on its table, from the Tiled map and the stacks. No pygame."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.geometry import Point, Rect
from game.games.taisen.rules.ninjas import LAST, MONKEY, SUITS, WOLF
from game.table.zone import TableZones, ZonedLayout

CARD = (122.0, 171.0)
STEP = 33.0
"""The offset between the cards of a stack, so that every strip stays readable."""

APART = 68.0
"""How far two fighting stacks step aside from the middle of their tile."""

_ABOVE = 8.0
"""How far above an enemy's stack a landing is shown."""

ZONES = (
    *(f"tile.{tile}" for tile in range(LAST + 1)),
    *(f"die.{die}" for die in range(len(SUITS))),
    "plate.0",
    "plate.1",
    "tray",
    "end_turn",
    "verdict",
)
"""The zones that the table's map must have."""


class Ninja(NamedTuple):
    """One ninja of one side."""

    seat: int
    name: str


Stacks = Sequence[Sequence[Sequence[str]]]
"""`stacks[seat][tile]`, bottom to top."""


class TableLayout(ZonedLayout):
    """The table's geometry; `turned` shows the path from the Wolf's side."""

    def __init__(self, zones: TableZones, *, turned: bool = False, company: Callable[[], bool] = lambda: False) -> None:
        """`company` says whether the screen belongs to everybody."""
        super().__init__(zones, company)
        self.turned = turned

    def tile(self, tile: int) -> Point:
        """The middle of a tile's upper face."""
        return self.zone(f"tile.{LAST - tile if self.turned else tile}").centre

    def die(self, die: int) -> Point:
        """Where a die lies in the tray."""
        return self.zone(f"die.{die}").centre

    def plate(self, seat: int) -> Rect:
        """A player's plate, on the side of their village."""
        return self.zone(f"plate.{1 - seat if self.turned else seat}")

    def standing(self, stacks: Stacks) -> dict[Ninja, Point]:
        """The centre of every card: stacked upwards on its tile, and moved aside where both sides stand."""
        found: dict[Ninja, Point] = {}
        for tile in range(LAST + 1):
            shared = bool(stacks[MONKEY][tile] and stacks[WOLF][tile])
            for seat in (MONKEY, WOLF):
                for height, name in enumerate(stacks[seat][tile]):
                    found[Ninja(seat, name)] = self.card(seat, tile, height, aside=shared)
        return found

    def card(self, seat: int, tile: int, height: int, *, aside: bool = False) -> Point:
        """The middle of the card that stands on `height` others."""
        foot = self.tile(tile)
        leftward = (seat == MONKEY) != self.turned
        x = foot.x + (0 if not aside else -APART if leftward else APART)
        return Point(x, foot.y + 12 - height * STEP - CARD[1] / 2)

    def landing(self, stacks: Stacks, seat: int, tile: int, count: int, top: float) -> list[Point]:
        """The middles of a group's cards where it would land: above enemies, so that it hides nobody beside them.

        No card reaches above `top`.
        """
        own, enemies = len(stacks[seat][tile]), len(stacks[1 - seat][tile])
        if own or not enemies:
            return [self.card(seat, tile, own + up, aside=bool(enemies)) for up in range(count)]
        foot = self.card(1 - seat, tile, enemies - 1).y - CARD[1] - _ABOVE
        highest = foot - (count - 1) * STEP - CARD[1] / 2
        foot += max(0.0, top - highest)
        return [Point(self.tile(tile).x, foot - up * STEP) for up in range(count)]

    def visible(self, stacks: Stacks) -> dict[Ninja, Rect]:
        """The part of every card that can be seen and clicked: the strip, or all of the top one."""
        found: dict[Ninja, Rect] = {}
        middles = self.standing(stacks)
        for seat, path in enumerate(stacks):
            for stack in path:
                for height, name in enumerate(stack):
                    whole = Rect.around(middles[Ninja(seat, name)], *CARD)
                    strip = Rect(whole.x, whole.bottom - STEP, whole.w, STEP)
                    found[Ninja(seat, name)] = whole if height == len(stack) - 1 else strip
        return found
