"""What a reference sheet says: a table of rows and columns that a game fills in."""

from collections.abc import Callable
from typing import NamedTuple

from game.engine.canvas import Canvas
from game.engine.geometry import Rect


class SheetCell(NamedTuple):
    """One field of the sheet."""

    text: str
    lit: bool = False
    """Whether this can be done now."""

    dark: bool = False
    """Whether it stands on lacquer, as a card of its own."""

    icon: Callable[[Canvas, Rect], None] | None = None
    note: str = ""
    """A quieter line below the text."""


class SheetRow(NamedTuple):
    """One line of the sheet."""

    name: str
    cells: tuple[SheetCell, ...]
    note: str = ""
    held: str = ""
    """What the player has of it, in words; empty for nothing."""

    icon: Callable[[Canvas, Rect], None] | None = None
    """Draws the thing into a square."""


class Sheet(NamedTuple):
    """A whole sheet."""

    title: str
    intro: str
    heads: tuple[str, ...]
    """The heading of every column; the first belongs to the names."""

    rows: tuple[SheetRow, ...]
    shares: tuple[float, ...]
    """How wide the columns are, compared with each other; the first is that of the names."""
