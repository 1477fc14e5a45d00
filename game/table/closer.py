"""What is shown large when somebody looks closer at something on a table."""

from collections.abc import Callable
from typing import NamedTuple

from game.engine.canvas import Canvas
from game.engine.geometry import Rect


class Closer(NamedTuple):
    """A thing as large as it can be shown, and what there is to say about it."""

    draw: Callable[[Canvas, Rect], None]
    """Draws the thing as large as the rectangle allows, in its middle."""

    title: str
    text: str
    """What it does: a few sentences, paragraphs parted by an empty line."""
