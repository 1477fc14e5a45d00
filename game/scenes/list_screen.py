"""A screen with a scrollable list: rows with buttons, scrolled by wheel, keys and two arrow buttons."""

from abc import abstractmethod
from collections.abc import Callable, Hashable
from functools import partial
from pathlib import Path
from typing import ClassVar

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.tooltip import Tip
from game.engine.widgets.widget import Widget
from game.scenes import confirm_button, row_guard, saved_match_row
from game.scenes.screen import Screen
from game.scenes.scroll_list import ScrollList

ROWS = 4
SHEET = Rect(74, 122, 1452, 668)
LIST = SHEET.inset(theme.INSIDE, 24)
LONGEST_PATH = 46
"""The maximum length of a file or folder name."""

_TITLE = Rect(74, 26, 1452, 80)
_BACK = Rect(74, 822, 210, 62)
_WHERE = Rect(306, 814, 640, 40)
_KEYS = Rect(306, 852, 640, 36)
_FOLDER = Rect(1206, 822, 320, 62)
_AGAIN = Rect(966, 822, 222, 62)
_FLOOR_GAP = 20.0
_ROLLERS = 64.0
"""The width taken by the scroll buttons."""

_EDGES = {Kind.DOWN: 1, Kind.UP: -1, Kind.NEXT: 1, Kind.PREVIOUS: -1}


def folder_widgets(kit: Kit) -> list[Widget]:
    """Return the buttons below a list of files: read the folder again, open it."""
    return [
        Button("again", _AGAIN, kit.say("replays.again"), "lacquer"),
        Button("folder", _FOLDER, kit.say("replays.folder"), "lacquer"),
    ]


class ListScene(Screen):
    """Base class: a subclass supplies the rows. Their buttons are named `<action>.<row>`; `delete` asks first."""

    buttons: ClassVar[tuple[float, float]]
    """The size of the area for the buttons of a row, at its right end."""

    question = "replays.really"
    not_deleted = "replays.not_deleted"
    """Text keys: whether to delete a row, and that it could not be."""

    enter_words: str | None = None
    """The text key of what Enter does with a row."""

    def __init__(self, kit: Kit, folder: Path, open_folder: Callable[[Path], bool]) -> None:
        """`folder` contains what is listed; `open_folder` shows it in the system's file manager, if it can."""
        super().__init__(kit)
        self.rolling = ScrollList(ROWS)
        self.folder = folder
        self._open_folder = open_folder

    @property
    @abstractmethod
    def count(self) -> int:
        """The number of rows."""

    @property
    @abstractmethod
    def title(self) -> str:
        """What the list is called."""

    @property
    @abstractmethod
    def where(self) -> str:
        """The words about the folder."""

    @property
    @abstractmethod
    def listed(self) -> Hashable:
        """A cache key that changes whenever other rows are listed."""

    @abstractmethod
    def read(self) -> None:
        """Read again what is listed."""

    @abstractmethod
    def row_buttons(self, row: int, place: Rect) -> list[Widget]:
        """Return the buttons of a row, from left to right; the one to delete it is the last."""

    @abstractmethod
    def floor_widgets(self) -> list[Widget]:
        """Return the buttons at the bottom, beside the back button."""

    @abstractmethod
    def draw_row(self, canvas: Canvas, place: Rect, row: int) -> None:
        """Draw a row, apart from its buttons."""

    @abstractmethod
    def path(self, row: int) -> Path:
        """The file of a row."""

    @abstractmethod
    def delete(self, row: int) -> None:
        """Delete what a row stands for; may raise `OSError`."""

    def use_row(self, action: str, row: int) -> Transition:  # noqa: ARG002
        """Handle a button of a row, other than the one to delete it."""
        return None

    def see(self, rows: range) -> None:
        """These rows are about to be laid out: load lazily what takes time."""

    def draw_empty(self, canvas: Canvas) -> None:
        """Draw a list without rows."""

    @property
    def shows(self) -> Hashable:
        """Which part of which list is visible."""
        return self.rolling.first, self.listed

    def handle(self, command: Command) -> Transition:
        """Handle a command; Esc first takes back a question, then goes back."""
        match command.kind:
            case Kind.SCROLL:
                self.roll(-command.number)
            case Kind.FIRST | Kind.LAST:
                self.roll(self.count * (1 if command.kind is Kind.LAST else -1))
            case kind if kind in _EDGES and self._followed(kind):
                pass
            case _:
                return super().handle(command)
        return None

    def use(self, name: str) -> Transition:
        """Handle a button."""
        match name.split("."):
            case ["up" | "down" as way]:
                self.roll(1 if way == "down" else -1)
            case ["again"]:
                self.read()
                self.refresh()
            case ["folder"] | ["show", _]:
                self._show_folder()
            case ["delete", _]:
                self.ask(name)
            case ["delete", row, "yes"]:
                self._delete(int(row))
            case [action, row]:
                return self.use_row(action, int(row))
        return None

    def roll(self, rows: int) -> None:
        """Scroll down by this many rows, or up if negative."""
        self.asked = None
        self.rolling.roll(rows)
        self.refresh()

    def begin(self, first: str | None = None) -> None:
        """Put up the widgets once the subclass is initialised; the first of them has the focus."""
        super().begin(first or self.widgets()[0].name)

    def tip(self, widget: Widget) -> Tip | None:
        """Return what an icon means."""
        return Tip(widget.rect, widget.label) if isinstance(widget, IconButton) and widget.label else None

    def row_widgets(self, row: int) -> list[Widget]:
        """Return the buttons of a row, or the answers to its question."""
        name, place = f"delete.{row}", self._buttons_place(row)
        if name == self.asked:
            return confirm_button.answers(name, place, self.kit.say("replays.yes"), self.kit.say("replays.no"))
        return self.row_buttons(row, place)

    def widgets(self) -> list[Widget]:
        """Return the buttons of the visible rows, and those at the bottom."""
        self.rolling.count(self.count)
        self.see(self.rolling.rows)
        found: list[Widget] = [widget for row in self.rolling.rows for widget in self.row_widgets(row)]
        side = Rect(LIST.right - 50, LIST.y, 54, 54)
        if self.rolling.above:
            found.append(IconButton("up", side.moved(0, 8), "up", "paper", ground="paper"))
        if self.rolling.below:
            found.append(IconButton("down", side.moved(0, LIST.h - 62), "down", "paper", ground="paper"))
        return [*found, Button("back", _BACK, self.kit.say("replays.back")), *self.floor_widgets()]

    def compose(self, canvas: Canvas) -> None:
        """Draw title, rows and the path of the folder."""
        panels.draw_title(canvas, self.title, _TITLE)
        panels.draw_sheet(canvas, SHEET)
        for row in self.rolling.rows:
            self._compose_row(canvas, row)
        if not self.count:
            self.draw_empty(canvas)
        panels.draw_floor(canvas)
        pairs = [("escape", "replays.keys_back")]
        if self.count:
            opens = [] if self.enter_words is None else [("enter", self.enter_words)]
            pairs = [("arrows", "replays.keys_walk"), *opens, *pairs]
        width = min(widget.rect.x for widget in self.floor_widgets()) - _FLOOR_GAP - _WHERE.x
        for words, place in ((self.where, _WHERE), (panels.key_words(self.kit.say, *pairs), _KEYS)):
            canvas.text(words, place._replace(w=width), theme.SMALL.on("light_text_soft"), "centre", wrap=False)

    def _compose_row(self, canvas: Canvas, row: int) -> None:
        place = self._row_place(row)
        if row > self.rolling.first:
            panels.draw_rule(canvas, place, place.y)
        words = place._replace(w=place.w - self.buttons[0] - theme.GAP)
        row_guard.draw(canvas, self.kit, words, self.path(row), partial(self.draw_row, canvas, words, row))
        if self.asked == f"delete.{row}":
            confirm_button.draw_question(canvas, self._buttons_place(row), self.kit.say(self.question))

    def _row_place(self, row: int) -> Rect:
        height = LIST.h / ROWS
        width = LIST.w - (_ROLLERS if self.rolling.above or self.rolling.below else 0)
        return Rect(LIST.x, LIST.y + (row - self.rolling.first) * height, width, height)

    def _buttons_place(self, row: int) -> Rect:
        place = self._row_place(row)
        return Rect(place.right - self.buttons[0], place.centre.y - self.buttons[1] / 2, *self.buttons)

    def _delete(self, row: int) -> None:
        self.asked = None
        try:
            self.delete(row)
        except OSError as error:
            self.toast.show(self.kit.say(self.not_deleted, detail=error.strerror or str(error)))
        self.read()
        there = min(row, self.count - 1)
        self.refresh(self.row_widgets(there)[0].name if there >= 0 else "back")

    def _show_folder(self) -> None:
        if not self._open_folder(self.folder):
            self.toast.show(self.kit.say("replays.no_folder", path=saved_match_row.short_path(self.folder)))

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
