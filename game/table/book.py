"""What a game hands to the rulebook: its pages, each with a picture made of the game's own pieces."""

from collections.abc import Callable
from typing import NamedTuple

from game.engine.canvas import Canvas
from game.engine.geometry import Rect

PICTURE = (468.0, 690.0)
"""How large the place for a picture is, in design units; `Page.draw` may count on this shape."""

HEADING = "# "
"""A paragraph that begins so is a heading within its page."""

ENTRY = "- "
"""A paragraph that begins so is an entry of a list."""


class Page(NamedTuple):
    """One page of a rulebook.

    Its title is the text `<game>.book.<name>`; its words are `<game>.book.<name>_text`, paragraphs parted by an
    empty line.
    """

    name: str
    draw: Callable[[Canvas, Rect], None] | None = None
    """Draws the picture into a place of the shape of `PICTURE`; a page may do without one."""
