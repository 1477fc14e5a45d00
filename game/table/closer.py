"""Looking closer: something of a table shown large, with its text."""

from collections.abc import Callable
from typing import NamedTuple

from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Rect
from game.engine.layout import DESIGN
from game.engine.scenes import Pop, Scene, Target, Transition
from game.engine.widgets import panels

_THING = Rect(190, 120, 480, 660)
_SHEET = Rect(730, 200, 680, 500)
_DIMMED = 0.62
_PASSING = (Kind.POINT, Kind.RELEASE, Kind.SCROLL, Kind.FOCUS_LOST, Kind.FOCUS_GAINED)
"""Commands that mean no wish to go back."""


class Closer(NamedTuple):
    """A thing as large as it can be shown, and what there is to say about it."""

    draw: Callable[[Canvas, Rect], None]
    """Draws the thing as large as the rectangle allows, in its middle."""

    title: str
    text: str
    """What it does: a few sentences, paragraphs parted by an empty line."""


class CloserScene(Scene):
    """Lies over the table until any key or click; what it shows is the viewer's alone."""

    overlay = True

    def __init__(self, closer: Closer, back: str) -> None:
        """`back` says how to go on."""
        self._closer = closer
        self._back = back

    @property
    def moving(self) -> bool:
        """Nothing moves here."""
        return False

    def handle(self, command: Command) -> Transition:
        """Whatever is wanted: back to the table first."""
        return None if command.kind in _PASSING else Pop()

    def draw(self, canvas: Canvas) -> None:
        """Draw the thing, and its text on a sheet beside it."""
        canvas.dim(_DIMMED)
        self._closer.draw(canvas, _THING)
        height = min(max(260.0, canvas.measure(self._closer.text, theme.BODY.sized(24), _SHEET.w - 72)[1] + 190), 640.0)
        sheet = Rect.around(_SHEET.centre, _SHEET.w, height)
        inside = panels.draw_sheet(canvas, sheet)
        canvas.text(self._closer.title, Rect(inside.x, inside.y, inside.w, 52), theme.HEADING.sized(40), wrap=False)
        panels.draw_rule(canvas, inside, inside.y + 64)
        body = Rect(inside.x, inside.y + 80, inside.w, inside.h - 80 - 34)
        canvas.text(self._closer.text, body, theme.BODY.sized(24), stand="top")
        foot = Rect(inside.x, inside.bottom - 26, inside.w, 30)
        canvas.text(self._back, foot, theme.FLAVOUR.on(theme.INK_SOFT), "right", wrap=False)

    def draw_public(self, canvas: Canvas) -> None:
        """Nothing: what somebody looks at closely may be a secret."""

    def targets(self) -> list[Target]:
        """Anywhere."""
        return [Target("back", DESIGN)]
