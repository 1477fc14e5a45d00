"""An area that something can be dragged from; a click on it stays a click."""

from collections.abc import Callable
from math import hypot

from game.engine.geometry import Point, Rect
from game.engine.widgets.widget import Answer, Area, Dropped, Used, What

SLIP = 10.0
"""Design units that a pressed pointer may move before it drags: hands tremble."""


class DragHandle(Area):
    """An area that reports where it is dragged to, and where it was dropped.

    A scene may rebuild its widgets during a drag: what must outlast that is kept by `carried`.
    """

    def __init__(
        self,
        what: What,
        rect: Rect,
        carried: Callable[[What, Point], None],
        *,
        disabled: str | None = None,
        radius: float = 10,
    ) -> None:
        """`carried` is called with what is dragged and the pointer's position."""
        super().__init__(what, rect, disabled=disabled, radius=radius)
        self._carried = carried
        self._grip: Point | None = None
        self._dragged = False

    def drag(self, at: Point) -> Answer:
        """Follow the pointer once it has moved far enough."""
        if self._grip is None:
            self._grip = at
        if self._dragged or hypot(at.x - self._grip.x, at.y - self._grip.y) > SLIP:
            self._dragged = True
            self._carried(self.what, at)
        return Used(self.name)

    def release(self, at: Point | None) -> Answer:
        """Drop what was dragged; without a drag it is a click."""
        dragged, self._dragged, self._grip = self._dragged, False, None
        if not dragged:
            return super().release(at)
        self.pressed = False
        return Dropped(self.name, at, self.payload)
