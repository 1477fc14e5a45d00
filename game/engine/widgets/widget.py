"""What all widgets share: an area, a state, and answers that tell the scene what the person did."""

from collections.abc import Callable
from math import hypot
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Target

SLIP = 10.0
"""Design units that a pressed pointer may move before it drags: hands tremble."""


class Payload(Struct, frozen=True):
    """What a widget stands for: this card, that tile. A click hands it on, so that nobody has to read a name."""

    @property
    def name(self) -> str:
        """The name of the widget, for tools and tests: tag and fields, as in `hand.3`."""
        return ".".join(map(str, (self.__struct_config__.tag, *astuple(self))))


What: TypeAlias = str | Payload
"""What was clicked: the payload of a widget, or the name of one that has none."""


def name_of(what: What) -> str:
    """The name of something that can be clicked."""
    return what if isinstance(what, str) else what.name


class Used(Struct, frozen=True):
    """The command was for this widget, and had no further effect."""

    name: str


class Activated(Struct, frozen=True):
    """It was clicked or confirmed."""

    name: str
    payload: Payload | None = None

    @property
    def what(self) -> What:
        """What was clicked."""
        return self.payload or self.name


class Changed(Struct, frozen=True):
    """Its value has changed."""

    name: str
    value: object


class Refused(Struct, frozen=True):
    """It was used although it is disabled; `reason` is the text key that says why."""

    name: str
    reason: str
    payload: Payload | None = None


class Dropped(Struct, frozen=True):
    """What was dragged from here was dropped at `at`; None if the drag was cancelled."""

    name: str
    at: Point | None
    payload: Payload | None = None

    @property
    def what(self) -> What:
        """What was dragged."""
        return self.payload or self.name


Answer = Used | Activated | Changed | Refused | Dropped | None
"""None: the command was not for this widget."""


class Widget:
    """Base of all widgets. `hovered`, `pressed` and `focused` are set by `Focus`; drawing reads them."""

    def __init__(self, what: What, rect: Rect, *, disabled: str | None = None) -> None:
        """A widget for something, or just with a name.

        `disabled` is the text key of the reason why the widget cannot be used now, or None.
        """
        self.payload = what if isinstance(what, Payload) else None
        self.name = name_of(what)
        self.rect = rect
        self.disabled = disabled
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.passed = False
        """Whether arrow keys pass it by; Tab and the pointer still come to it."""

    @property
    def what(self) -> What:
        """What the widget stands for."""
        return self.payload or self.name

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
        return Activated(self.name, self.payload)

    def drag(self, at: Point) -> Answer:  # noqa: ARG002
        """The pressed pointer is at `at`."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the widget as it is now."""

    def draw_over(self, canvas: Canvas) -> None:
        """Draw again what the focus ring must not cross: words on the widget's edge."""

    def targets(self) -> list[Target]:
        """The clickable areas, by name."""
        return [Target(self.name, self.rect)]

    def _try(self, at: Point | None) -> Answer:
        if self.disabled is not None:
            return Refused(self.name, self.disabled, self.payload)
        return self.activate(at)


class Area(Widget):
    """An area without a face: a card, a tile, a die that the scene draws itself."""

    def __init__(self, what: What, rect: Rect, *, disabled: str | None = None, radius: float = 10) -> None:
        super().__init__(what, rect, disabled=disabled)
        self._radius = radius

    @property
    def ring(self) -> tuple[Rect, float]:
        """The whole area."""
        return self.rect, self._radius


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
