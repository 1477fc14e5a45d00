"""A group of widgets on one screen: which one is hovered, which one has the focus, and how the focus moves."""

from collections.abc import Sequence

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import DIRECTIONS, Command, Kind
from game.engine.scenes import Target
from game.engine.widgets.focus_ring import draw_ring
from game.engine.widgets.widget import Answer, Used, Widget


class Focus:
    """Dispatches commands to widgets. The pointer and the focus may be on different ones.

    The focus is shown only once keys or a pad were used, and hidden again by a mouse click.
    """

    def __init__(self, widgets: Sequence[Widget] = (), first: str | None = None) -> None:
        """`first` names the widget that Enter uses before any other key was pressed."""
        self.widgets: list[Widget] = []
        self.shown = False
        self.arrived = False
        """Whether the person moved to the current widget, by pointer or key, and has not used it yet.

        Widgets can also move under a resting pointer; then no tooltip is wanted.
        """
        self._current: Widget | None = None
        self._held: Widget | None = None
        self._pointer: Point | None = None
        self._first = first
        self.replace(widgets, first)

    @property
    def current(self) -> str | None:
        """The name of the widget that has the focus."""
        return self._current.name if self._current else None

    @property
    def held(self) -> bool:
        """Whether a widget is being pressed or dragged."""
        return self._held is not None

    @property
    def hovered(self) -> Widget | None:
        """The widget under the pointer."""
        return self._at(self._pointer) if self._pointer else None

    @property
    def attended(self) -> Widget | None:
        """The widget with the visible focus, else the one under the pointer."""
        return self._current if self.shown else self.hovered

    @property
    def asked(self) -> Widget | None:
        """The widget to show a tooltip for: the attended one, if the person moved to it."""
        return self.attended if self.arrived else None

    def rest(self) -> None:
        """Note that the screen has changed: the widget under the pointer now gets no tooltip."""
        self.arrived = False

    @property
    def wants_text(self) -> bool:
        """Whether letters go to a text field."""
        return self._current is not None and self._current.wants_text

    def replace(self, widgets: Sequence[Widget], first: str | None = None) -> None:
        """Show other widgets; focus and pointer stay on those of the same name."""
        by_name = {widget.name: widget for widget in widgets}
        if len(by_name) != len(widgets):
            raise ValueError("two widgets of one screen have the same name")
        current = by_name.get(self._current.name) if self._current else None
        engaged = self._current is not None and self._current.focused
        held = by_name.get(self._held.name) if self._held else None
        self._first = first or self._first
        self.widgets = list(widgets)
        self._held = held
        if held is not None:
            held.pressed = True
        self._move_to(current or by_name.get(self._first or ""), engaged and current is not None)
        self._point(self._pointer)

    def move_to(self, name: str) -> None:
        """Give the focus to a widget without showing it."""
        for widget in self.widgets:
            if widget.name == name:
                self._move_to(widget)

    def show_at(self, name: str) -> None:
        """Give the focus to a widget and show it: a key has led there, so that Enter uses it."""
        self.move_to(name)
        self._show(True)

    def handle(self, command: Command) -> Answer:
        """Handle a command; None if it was for none of the widgets."""
        match command.kind:
            case Kind.POINT:
                self.arrived = self.arrived or (command.at is not None and command.at != self._pointer)
                return self._point(command.at)
            case Kind.PRESS if command.at is not None:
                return self._press(command.at)
            case Kind.RELEASE:
                return self._release(command.at)
            case Kind.FOCUS_LOST:
                self.rest()
                self._point(None)
                return None
            case _:
                return self._key(command)

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets and, above all of them, the focus."""
        for widget in self.widgets:
            widget.draw(canvas)
        self.draw_ring(canvas)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus alone: for scenes that draw the widgets themselves."""
        if self.shown and self._current is not None:
            draw_ring(canvas, *self._current.ring)
            self._current.draw_over(canvas)

    def targets(self) -> list[Target]:
        """Every clickable area."""
        return [target for widget in self.widgets for target in widget.targets()]

    def _point(self, at: Point | None) -> Answer:
        self._pointer = at
        on_top = self._at(at) if at is not None else None
        answer: Answer = None
        for widget in self.widgets:
            covered = widget is not on_top and widget is not self._held
            answer = widget.point(None if covered else at) or answer
        return answer

    def _press(self, at: Point) -> Answer:
        self._show(False)
        self.rest()
        self._held = self._at(at)
        if self._held is None:
            # A click beside a text field ends the typing.
            if self.wants_text:
                self._move_to(None)
            return None
        self._move_to(self._held, engaged=True)
        return self._held.press(at)

    def _release(self, at: Point | None) -> Answer:
        held, self._held = self._held, None
        return held.release(at) if held is not None else None

    def _key(self, command: Command) -> Answer:
        kind = command.kind
        if kind in DIRECTIONS or kind in (Kind.NEXT, Kind.PREVIOUS):
            return self._travel(kind)
        if self._current is None:
            return None
        if kind in (Kind.TEXT, Kind.ERASE):
            return self._current.enter_text(command)
        if kind is Kind.CANCEL and self.wants_text:
            self._show(False)
            return Used(self._current.name)
        if kind is Kind.CONFIRM and (self.shown or self._first is not None):
            return self._current.confirm()
        return None

    def _travel(self, kind: Kind) -> Answer:
        if not self.widgets:
            return None
        self.arrived = True
        if self._current is None or not (self.shown or self.wants_text):
            # The first key only shows the focus.
            self._show(True)
            self._move_to(self._current or self.widgets[0], engaged=True)
            return Used(self.current or "")
        self._show(True)
        if kind in DIRECTIONS:
            answer = self._current.steer(kind)
            if answer is not None:
                return answer
            self._move_to(_neighbour(self._current, self.widgets, DIRECTIONS[kind]), engaged=True)
        else:
            step = 1 if kind is Kind.NEXT else -1
            place = self.widgets.index(self._current) + step
            self._move_to(self.widgets[place % len(self.widgets)], engaged=True)
        return Used(self.current or "")

    def _move_to(self, widget: Widget | None, engaged: bool = False) -> None:
        for other in self.widgets:
            other.focused = False
        self._current = widget
        if widget is not None:
            widget.focused = engaged or self.shown

    def _show(self, shown: bool) -> None:
        self.shown = shown
        if self._current is not None:
            self._current.focused = shown

    def _at(self, at: Point) -> Widget | None:
        for widget in reversed(self.widgets):
            if widget.contains(at):
                return widget
        return None


def _neighbour(current: Widget, widgets: Sequence[Widget], way: tuple[int, int]) -> Widget:
    """The nearest widget in that direction, or the same one if there is none; straight ahead is preferred."""
    here = current.ring[0]
    best, best_cost = current, float("inf")
    for widget in widgets:
        there = widget.ring[0]
        ahead = (there.centre.x - here.centre.x) * way[0] + (there.centre.y - here.centre.y) * way[1]
        if widget is current or widget.passed or ahead <= 1:
            continue
        aside = abs((there.centre.x - here.centre.x) * way[1]) + abs((there.centre.y - here.centre.y) * way[0])
        along, across = _gaps(here, there, sideways=way[0] != 0)
        # A step to the side costs more than a step ahead; far centres break ties between overlapping ones.
        cost = along + 3 * across + ahead * 0.1 + aside * 0.2
        # What lies beside it, like the next card of a fan that is only a little higher, is not ahead.
        if across > along + 0.5 * ahead + 1 or (along == 0 and ahead < aside):
            cost += 10_000
        if cost < best_cost:
            best, best_cost = widget, cost
    return best


def _gaps(here: Rect, there: Rect, sideways: bool) -> tuple[float, float]:
    """The gaps between two rectangles in x and in y (along and across the direction), 0 where they overlap."""
    gap_x = max(there.x - here.right, here.x - there.right, 0)
    gap_y = max(there.y - here.bottom, here.y - there.bottom, 0)
    return (gap_x, gap_y) if sideways else (gap_y, gap_x)
