"""Zoom: shows one thing of a table enlarged, with its text."""

from collections.abc import Callable
from typing import NamedTuple

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Pop, Scene, Target, Transition
from game.engine.widgets import panels

_THING = Rect(190, 120, 480, 660)
_SHEET = Rect(730, 200, 680, 500)
_DIMMED = 0.62
_PASSING = (Kind.POINT, Kind.RELEASE, Kind.SCROLL, Kind.FOCUS_LOST, Kind.FOCUS_GAINED)
"""Commands that do not close it."""


class Zoom(NamedTuple):
    """An enlarged thing, and the text about it."""

    draw: Callable[[Canvas, Rect], None]
    """Draws the thing centred, as large as the rectangle allows."""

    title: str
    text: str
    """What it does: a few sentences. Paragraphs are separated by an empty line."""


class PrivateCover(Scene):
    """Covers the table until any key or click. Its content is only for the current viewer."""

    overlay = True

    @property
    def moving(self) -> bool:
        """Nothing moves here."""
        return False

    def handle(self, command: Command) -> Transition:
        """Close on any key or click, whatever it means at the table."""
        return None if command.kind in _PASSING else Pop()

    def draw(self, canvas: Canvas) -> None:
        """Dim the table."""
        canvas.dim(_DIMMED)

    def draw_public(self, canvas: Canvas) -> None:
        """Draw nothing: what a player looks at may be secret."""

    def targets(self) -> list[Target]:
        """The whole screen."""
        return [Target("back", DESIGN)]


class ZoomScene(PrivateCover):
    """Shows the enlarged thing."""

    def __init__(self, zoom: Zoom, back: str) -> None:
        """`back` tells the player how to close it."""
        self._zoom = zoom
        self._back = back

    def draw(self, canvas: Canvas) -> None:
        """Draw the thing, and its text on a sheet beside it."""
        super().draw(canvas)
        self._zoom.draw(canvas, _THING)
        height = min(max(260.0, canvas.measure(self._zoom.text, theme.BODY.sized(24), _SHEET.w - 72)[1] + 190), 640.0)
        sheet = Rect.around(_SHEET.centre, _SHEET.w, height)
        inside = panels.draw_sheet(canvas, sheet)
        canvas.text(self._zoom.title, Rect(inside.x, inside.y, inside.w, 52), theme.HEADING.sized(40), wrap=False)
        panels.draw_rule(canvas, inside, inside.y + 64)
        body = Rect(inside.x, inside.y + 80, inside.w, inside.h - 80 - 34)
        canvas.text(self._zoom.text, body, theme.BODY.sized(24), stand="top")
        foot = Rect(inside.x, inside.bottom - 26, inside.w, 30)
        canvas.text(self._back, foot, theme.FLAVOUR.on("ink_soft"), "right", wrap=False)
