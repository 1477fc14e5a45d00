"""A screen with a scrollable list: rows with buttons, scrolled by wheel, keys and two arrow buttons."""

from abc import abstractmethod
from collections.abc import Hashable

from game.engine.canvas import Canvas
from game.engine.draw.static_layer import StaticLayer
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Scene, Target, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.focus import Focus
from game.engine.widgets.toast import Toast
from game.engine.widgets.tooltip import Tip, Tooltip
from game.engine.widgets.widget import Activated, Refused, Widget
from game.scenes.scroll_list import ScrollList
from game.scenes.title.art import TitleArt

ROWS = 4
TITLE = Rect(74, 26, 1452, 80)
SHEET = Rect(74, 122, 1452, 668)
LIST = SHEET.inset(theme.INSIDE, 24)
BACK = Rect(74, 822, 210, 62)
WHERE = Rect(306, 814, 640, 40)
KEYS = Rect(306, 852, 640, 36)
_ROLLERS = 64.0
"""The width taken by the scroll buttons."""

_EDGES = {Kind.DOWN: 1, Kind.UP: -1, Kind.NEXT: 1, Kind.PREVIOUS: -1}


class ListScene(Scene):
    """Base class: a subclass supplies the rows. Their buttons are named `<action>.<row>`."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.toast = Toast()
        self.focus = Focus()
        self.rolling = ScrollList(ROWS)
        self.asked: int | None = None
        """The row that shows a question."""
        self.art = TitleArt(kit.assets, kit.bakery)
        self._still = StaticLayer()
        self._tooltip = Tooltip()

    @property
    @abstractmethod
    def count(self) -> int:
        """The number of rows."""

    @abstractmethod
    def row_widgets(self, row: int) -> list[Widget]:
        """Return the buttons of a row."""

    @abstractmethod
    def floor_widgets(self) -> list[Widget]:
        """Return the buttons at the bottom, beside the back button."""

    @abstractmethod
    def use(self, name: str) -> Transition:
        """Handle a button."""

    @abstractmethod
    def compose(self, canvas: Canvas) -> None:
        """Draw the static content above the sheet."""

    def see(self, rows: range) -> None:
        """These rows are about to be laid out: load lazily what takes time."""

    @property
    @abstractmethod
    def shows(self) -> Hashable:
        """A cache key that changes whenever `compose` would draw something else, apart from scrolling and questions."""

    @property
    def moving(self) -> bool:
        """Only toasts and tooltips move here."""
        return self.toast.moving or (self.focus.asked is not None and not self._tooltip.shown)

    def pause(self) -> None:
        """Hide the tooltip, because another scene covers the list."""
        self.focus.rest()
        self._tooltip.over(None, None)

    def handle(self, command: Command) -> Transition:
        """Handle a command; Esc first cancels a question, then goes back."""
        match command.kind:
            case Kind.CANCEL:
                if self.asked is None:
                    return Pop()
                self.ask(None)
            case Kind.SCROLL:
                self.roll(-command.number)
            case Kind.FIRST | Kind.LAST:
                self.roll(self.count * (1 if command.kind is Kind.LAST else -1))
            case kind if kind in _EDGES and self._followed(kind):
                pass
            case _:
                answer = self.focus.handle(command)
                if isinstance(answer, Activated):
                    return self._activated(answer.name)
                if isinstance(answer, Refused):
                    self.toast.show(self.kit.say(answer.reason))
        return None

    def update(self, dt: float) -> Transition:
        """Advance toast and tooltip."""
        self.toast.update(dt)
        self._tooltip.update(dt)
        widget = self.focus.asked
        tip = Tip(widget.rect, widget.label) if isinstance(widget, IconButton) and widget.label else None
        self._tooltip.over(widget.name if widget else None, tip)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the list and, above it, the widgets."""
        shows = (self.kit.texts.language, self.rolling.first, self.asked, self.shows)
        self._still.draw(canvas, shows, self._compose)
        self.focus.draw(canvas)
        self._tooltip.draw(canvas)
        self.toast.draw(canvas)

    def targets(self) -> list[Target]:
        """The buttons of the visible rows, and those at the bottom."""
        return self.focus.targets()

    def ask(self, row: int | None) -> None:
        """Show a question at a row, or remove it."""
        before, self.asked = self.asked, row
        # Focus "no", so that an accidental Enter does no harm.
        self.refresh(self._last_of(before) if row is None and before is not None else f"delete.{row}.no")

    def roll(self, rows: int) -> None:
        """Scroll down by this many rows, or up if negative."""
        self.asked = None
        self.rolling.roll(rows)
        self.refresh(None)

    def row_place(self, row: int) -> Rect:
        """Return the rectangle of a row."""
        height = LIST.h / ROWS
        width = LIST.w - (_ROLLERS if self.rolling.above or self.rolling.below else 0)
        return Rect(LIST.x, LIST.y + (row - self.rolling.first) * height, width, height)

    def begin(self) -> None:
        """Lay out the screen once the subclass is initialised."""
        self.rolling.count(self.count)
        found = self._widgets()
        self.focus = Focus(found, first=found[0].name)

    def refresh(self, focus: str | None) -> None:
        """Rebuild the widgets, and focus the one of this name."""
        self.rolling.count(self.count)
        self.focus.replace(self._widgets())
        if focus is not None:
            self.focus.move_to(focus)

    def forget(self) -> None:
        """Invalidate the static content."""
        self._still.forget()

    def _activated(self, name: str) -> Transition:
        if name == "back":
            return Pop()
        if name in ("up", "down"):
            self.roll(1 if name == "down" else -1)
            return None
        return self.use(name)

    def _followed(self, kind: Kind) -> bool:
        """Scroll if the focus left the list at an edge that is not its end. Return whether it did."""
        bits = (self.focus.current or "").split(".")
        if not self.focus.shown or len(bits) < 2:
            return False
        row = int(bits[1])
        names = [widget.name for widget in self.row_widgets(row)]
        if kind in (Kind.NEXT, Kind.PREVIOUS) and self.focus.current != names[-1 if kind is Kind.NEXT else 0]:
            return False
        there = row + _EDGES[kind]
        if there in self.rolling.rows or not 0 <= there < self.count:
            return False
        self.asked = None
        self.rolling.reveal(there)
        names = [widget.name for widget in self.row_widgets(there)]
        same, by_rows = f"{bits[0]}.{there}", kind in (Kind.UP, Kind.DOWN)
        self.refresh(same if by_rows and same in names else names[-1 if kind is Kind.PREVIOUS else 0])
        return True

    def _last_of(self, row: int) -> str:
        """Return the last button of a row: the one that asks."""
        return self.row_widgets(row)[-1].name if row < self.count else "back"

    def _widgets(self) -> list[Widget]:
        self.see(self.rolling.rows)
        found: list[Widget] = [widget for row in self.rolling.rows for widget in self.row_widgets(row)]
        if self.rolling.above or self.rolling.below:
            side = Rect(LIST.right - 50, LIST.y, 54, 54)
            found.append(IconButton("up", side.moved(0, 8), "up", "paper", ground="paper"))
            found.append(IconButton("down", side.moved(0, LIST.h - 62), "down", "paper", ground="paper"))
        return [*found, Button("back", BACK, self.kit.say("replays.back")), *self.floor_widgets()]

    def _compose(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.art.night(canvas.layout.window_px), (0, 0))
        panels.draw_sheet(canvas, SHEET)
        for row in self.rolling.rows:
            if row > self.rolling.first:
                panels.draw_rule(canvas, self.row_place(row), self.row_place(row).y)
        panels.draw_floor(canvas)
        self.compose(canvas)
