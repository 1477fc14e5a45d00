"""What all widgets share: an area, a state, and answers that tell the scene what the person did."""

from msgspec import Struct

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Target


class Used(Struct, frozen=True):
    """The command was for this widget, and had no further effect."""

    name: str


class Activated(Struct, frozen=True):
    """It was clicked or confirmed."""

    name: str


class Changed(Struct, frozen=True):
    """Its value has changed."""

    name: str
    value: object


class Refused(Struct, frozen=True):
    """It was used although it is disabled; `reason` is the text key that says why."""

    name: str
    reason: str


class Dropped(Struct, frozen=True):
    """What was dragged from here was dropped at `at`; None if the drag was cancelled."""

    name: str
    at: Point | None


Answer = Used | Activated | Changed | Refused | Dropped | None
"""None: the command was not for this widget."""


class Widget:
    """Base of all widgets. `hovered`, `pressed` and `focused` are set by `Focus`; drawing reads them."""

    def __init__(self, name: str, rect: Rect, *, disabled: str | None = None) -> None:
        """`disabled` is the text key of the reason why the widget cannot be used now, or None."""
        self.name = name
        self.rect = rect
        self.disabled = disabled
        self.hovered = False
        self.pressed = False
        self.focused = False

    @property
    def wants_text(self) -> bool:
        """Whether letters should be typed into this widget."""
        return False

    @property
    def ring(self) -> tuple[Rect, float]:
        """The area inside the focus ring, and the radius of its corners."""
        return self.rect, min(16.0, self.rect.h * 0.3)

    def contains(self, at: Point) -> bool:
        """Whether a point hits the widget."""
        return self.rect.contains(at)

    def point(self, at: Point | None) -> Answer:
        """The pointer is at `at` now; while pressed this is a drag."""
        self.hovered = at is not None and self.contains(at)
        return self.drag(at) if self.pressed and at is not None and self.disabled is None else None

    def press(self, at: Point) -> Answer:
        """The pointer went down here."""
        self.pressed = True
        answer = self.drag(at) if self.disabled is None else None
        return answer or Used(self.name)

    def release(self, at: Point | None) -> Answer:
        """The pointer came up, perhaps elsewhere; only inside it counts."""
        self.pressed = False
        if at is None or not self.contains(at):
            return Used(self.name)
        return self._try(at)

    def confirm(self) -> Answer:
        """The person pressed Enter on it."""
        return self._try(None)

    def steer(self, kind: Kind) -> Answer:  # noqa: ARG002
        """A direction was pressed while the focus is here; None lets the focus move on."""
        return None

    def enter_text(self, command: Command) -> Answer:  # noqa: ARG002
        """Something was typed or erased while the focus is here."""
        return None

    def activate(self, at: Point | None) -> Answer:  # noqa: ARG002
        """What the widget does when it is used: at a point with the mouse, at None with keys."""
        return Activated(self.name)

    def drag(self, at: Point) -> Answer:  # noqa: ARG002
        """The pressed pointer is at `at`."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the widget as it is now."""

    def targets(self) -> list[Target]:
        """The clickable areas, by name."""
        return [Target(self.name, self.rect)]

    def _try(self, at: Point | None) -> Answer:
        if self.disabled is not None:
            return Refused(self.name, self.disabled)
        return self.activate(at)


class Area(Widget):
    """An area without a face: a card, a tile, a die that the scene draws itself."""

    def __init__(self, name: str, rect: Rect, *, disabled: str | None = None, radius: float = 10) -> None:
        super().__init__(name, rect, disabled=disabled)
        self._radius = radius

    @property
    def ring(self) -> tuple[Rect, float]:
        """The whole area."""
        return self.rect, self._radius
