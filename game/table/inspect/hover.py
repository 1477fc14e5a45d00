"""Tracks what the player hovers over or focuses, shows its tooltip, and provides a mode for looking around."""

from collections.abc import Sequence
from math import isinf

from msgspec.structs import replace

from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets.focus import Focus
from game.engine.widgets.tooltip import Tip, Tooltip
from game.engine.widgets.widget import Area, Widget
from game.table.face.face import Face
from game.table.face.zones import Thing, is_small
from game.table.frame import chrome
from game.table.inspect.zoom import Zoom

PONDER = {"soon": 0.4, "later": 1.8, "never": float("inf")}
"""Extra seconds before a piece's tooltip appears, compared with a button's: the player may only be choosing."""

_STILL = 6.0
"""A pointer that moves further than this in one frame does not rest yet."""


class Hover:
    """The pointer can hover over things that are not widgets. Keys reach those only in look-around mode."""

    def __init__(self, kit: Kit, face: Face, focus: Focus) -> None:
        self.around = False
        """Whether look-around mode is on: selecting something then does nothing."""
        self.tooltip = Tooltip()
        self._kit = kit
        self._face = face
        self._focus = focus
        self._pointer: Point | None = None
        self._widgets: Sequence[Widget] = ()
        self._read: Sequence[Rect] = ()
        self._found: list[Thing] | None = None
        self._at: str | None = None
        self._for = 0.0

    def point(self, at: Point | None) -> None:
        """Set the pointer position; None if it is not over a visible part of the table."""
        before, self._pointer = self._pointer, at
        if at is not None and before is not None and at != before and not self.tooltip.shown:
            self._for *= abs(at.x - before.x) + abs(at.y - before.y) <= _STILL

    @property
    def pointer(self) -> Point | None:
        """The point on the table that the player inspects: the middle of the visible focus, else the pointer."""
        widget = self._focus.attended if self._focus.shown else None
        return self._pointer if widget is None else widget.rect.centre

    def refresh(self, widgets: Sequence[Widget], read: Sequence[Rect] = ()) -> list[Widget]:
        """Note the widgets of the table. In look-around mode, return more that make the things focusable.

        What lies above the table to be `read` is not hidden by a tooltip either.
        """
        self._widgets, self._read, self._found = widgets, read, None
        return [Area(thing.what, thing.rect) for thing in self._things] if self.around else []

    @property
    def _things(self) -> list[Thing]:
        """The things besides the widgets, looked up when somebody points at one of them."""
        if self._found is None:
            names = {widget.name for widget in self._widgets}
            self._found = [thing for thing in self._face.things() if thing.name not in names]
        return self._found

    @property
    def at(self) -> Thing | None:
        """What the player inspects: the visible focus, else what is under the pointer."""
        widget = self._focus.attended
        if widget is not None:
            return Thing(widget.what, widget.ring[0])
        return None if self._focus.shown else self._under

    def zoom(self, *, pointed: bool = False) -> Zoom | None:
        """Return an enlarged view of what the player inspects or, if `pointed`, of what is under the pointer."""
        widget = self._focus.hovered
        thing = self.at if not pointed else Thing(widget.what, widget.rect) if widget is not None else self._under
        return self._face.closer(thing.what) if thing is not None else None

    def update(self, dt: float, *, held: bool = False) -> None:
        """Advance time. A tooltip appears once the player has stayed on something that does not move.

        While the table waits with something to read (`held`), only the frame's buttons have tooltips.
        """
        moves = self._face.moving and not self.around
        thing = self.at if self._focus.arrived and not moves else None
        name = thing.name if thing is not None else None
        self._for = self._for + dt if name == self._at else 0.0
        self._at = name
        self.tooltip.update(dt)
        never = self._kit.preferences.tips == "never" and not self.around
        tip = chrome.tip_for(self._focus.asked, self._kit) if thing is not None and not never else None
        tip = self._aside(tip) if tip is not None else None
        if tip is None and thing is not None and not held and (self.around or self._for >= self._ponder):
            tip = self._said(thing)
        self.tooltip.over((name, self.around), tip, at_once=self.around)

    def rest(self) -> None:
        """Hide the tooltip until the player points at something again."""
        self._focus.rest()
        self._at, self._for = None, 0.0
        self.tooltip.tip = None

    def put_away(self) -> None:
        """Forget the pointer until it moves: another player comes to the table."""
        self.around, self._pointer = False, None
        self.rest()

    @property
    def moving(self) -> bool:
        """Whether a tooltip is about to appear."""
        due = self._for < self._ponder + theme.TOOLTIP_AFTER
        return self._at is not None and due and not isinf(self._ponder)

    @property
    def _ponder(self) -> float:
        return PONDER[self._kit.preferences.tips]

    def _said(self, thing: Thing) -> Tip | None:
        """Return the face's tooltip for a thing. A line break separates its heading from the sentence."""
        head, _, body = (self._face.tip(thing.what) or "").partition("\n")
        return self._aside(Tip(thing.rect, head, body)) if head else None

    def _aside(self, tip: Tip) -> Tip:
        """Tell a tooltip what it must and what it should not cover."""
        usable = [widget.ring[0] for widget in self._widgets]
        needed = (*self._face.kept(), *filter(is_small, usable))
        others = filter(is_small, (thing.rect for thing in self._things))
        keep, rest, read = (
            tuple(rect for rect in rects if rect != tip.anchor) for rects in (needed, others, self._read)
        )
        return replace(tip, keep=keep, others=rest, read=read)

    @property
    def _under(self) -> Thing | None:
        at = self._pointer
        return next((thing for thing in reversed(self._things) if at is not None and thing.rect.contains(at)), None)
