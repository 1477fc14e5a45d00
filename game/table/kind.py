"""What a game's table folder hands to the app: its face, its layout and its part of the scoring."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.texts import Texts
from game.table.book import Page
from game.table.commentary import Commentary
from game.table.face import Face
from game.table.lesson import Lesson
from game.table.own import OwnChoices
from game.table.session import Session


class Row(NamedTuple):
    """One line of the scoring: a label and what each seat has there, already in words."""

    label: str
    values: tuple[str, ...]
    total: bool = False
    """Whether this is what all the others come to."""


class Exhibit(Protocol):
    """Something that the scoring shows beside the scrolls."""

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw it into a rectangle."""


@dataclass(frozen=True)
class TableKind:
    """One game's table."""

    face: Callable[[Kit, dict[str, Rect], Session], Face]
    """Makes the face of a new table from the zones of its map."""

    zones: tuple[str, ...]
    """The zones that `levels/<game>/table.tmx` must have."""

    seat_names: tuple[str, ...]
    """Text keys: what the seats are called until somebody types a name."""

    scoring: Callable[[Session, Texts], list[Row]]
    """What the scoring tells about a finished match, line by line."""

    commentary: Commentary
    """Moments and decisions in words."""

    book: Callable[[Kit], tuple[Page, ...]]
    """The pages of the game's rulebook."""

    lesson: Callable[[], Lesson]
    """The game's playable lesson."""

    plan: Callable[[Kit, Layout], None] | None = None
    """Notes every picture that a table will need in such a window, to be made while the match is being set up."""

    exhibit: Callable[[Kit, Session], Exhibit] | None = None
    """What the scoring of a finished match shows between the scrolls; for games of two."""

    own: Callable[[Path, Texts], OwnChoices] | None = None
    """Looks in the player's folder for what an option may also be set to."""
