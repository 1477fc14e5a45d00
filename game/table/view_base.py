"""What a table and a replay show alike: a game's face, the log beside it, messages and tooltips."""

from abc import ABC, abstractmethod

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Push, Transition
from game.engine.widgets.focus import Focus
from game.engine.widgets.focus_ring import draw_ring
from game.engine.widgets.toast import Toast
from game.table.face.face import Face
from game.table.frame.log import Log
from game.table.inspect.hover import Hover
from game.table.inspect.zoom import ZoomScene

_SPARE = 0.003
"""Seconds of each frame spent on baking pictures in advance while nothing moves."""


class ViewBase(ABC):
    """Knows what is on the screen and pointed at. What a click means is the business of the scene that has it."""

    def __init__(self, kit: Kit, face: Face, first: str | None = None) -> None:
        """`first` is the widget that Enter uses before any other key."""
        self.kit = kit
        self.face = face
        self.focus = Focus(first=first)
        self.toast = Toast(bottom=face.message_foot)
        self.log = Log(kit.say("table.log"), face.draw_icon)
        self.looking = Hover(kit, face, self.focus)
        self.visible: Rect = DESIGN
        """The visible area, from the last `fit`."""

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether something is still being shown."""

    @property
    @abstractmethod
    def holding(self) -> bool:
        """Whether it waits for the player to read something."""

    @abstractmethod
    def refresh(self) -> None:
        """Rebuild all widgets."""

    @property
    def right(self) -> float:
        """The right edge of the visible area."""
        return self.visible.right

    @property
    def moving(self) -> bool:
        """Whether the picture is animating."""
        changes = self.busy or self.face.moving or self.toast.moving
        return changes or self.looking.moving or self.log.pointed is not None

    def update(self, dt: float) -> None:
        """Advance what moves beside the events."""
        self.toast.update(dt)
        self.face.update(dt)
        self.log.update(dt)

    def bake_ahead(self) -> None:
        """Bake pictures in advance while nothing moves."""
        if not self.busy and not self.face.moving:
            self.kit.bakery.bake_some(_SPARE)

    def keep_up(self, dt: float) -> None:
        """Follow with the tooltip what has been shown in this frame."""
        if self.busy and not self.holding:
            self.looking.rest()
        else:
            self.looking.update(dt, held=self.busy)

    def over_log(self, at: Point | None) -> bool:
        """Return whether the open log covers the table there."""
        return at is not None and self.log.contains(at, self.right)

    def aim(self, at: Point | None) -> None:
        """Point at something to look at it closer."""
        self.focus.handle(Command(Kind.POINT, at=at))
        self.looking.point(at)

    def enlarge(self, *, pointed: bool = False) -> Transition:
        """Zoom in on what the player inspects or, if `pointed`, on what is under the pointer."""
        zoom = self.looking.zoom(pointed=pointed)
        return None if zoom is None else Push(ZoomScene(zoom, self.kit.say("table.go_back")))

    def fit(self, canvas: Canvas) -> None:
        """Lay everything out for the canvas it will be drawn on."""
        self.face.fit(canvas)
        if canvas.visible != self.visible:
            self.visible = canvas.visible
            self.refresh()

    def draw_pointed(self, canvas: Canvas) -> None:
        """Draw a ring around the place that a line of the log is about."""
        place = self.face.where(self.log.pointed) if self.log.pointed else None
        if place is not None:
            draw_ring(canvas, place, theme.RADIUS_BUTTON)
