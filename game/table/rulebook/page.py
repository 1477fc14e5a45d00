"""A game's rulebook pages, each with a picture made of the game's own pieces."""

from collections.abc import Callable
from typing import NamedTuple

from game.engine.canvas import Canvas
from game.engine.geometry import Rect

PICTURE = (468.0, 690.0)
"""The size of a picture in design units; `RulebookPage.draw` may rely on its proportions."""

HEADING = "# "
"""The prefix of a heading within a page."""

ENTRY = "- "
"""The prefix of a list item."""


class RulebookPage(NamedTuple):
    """One page of a rulebook.

    Its title is the text `<game>.book.<name>`; its words are `<game>.book.<name>_text`, paragraphs parted by an
    empty line. A page that comes from elsewhere brings both along.
    """

    name: str
    draw: Callable[[Canvas, Rect], None] | None = None
    """Draws the picture into a place of the shape of `PICTURE`; a page may do without one."""

    title: str | None = None
    text: str | None = None
