"""The unfinished matches: a list with small pictures, from which any of them can be continued or deleted."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime

from game.core.record import Save
from game.core.refusal import BadData, Refusal, refuse
from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.scenes import Pop, Replace, Scene, Target, Transition
from game.engine.still import StillLayer
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.focus import Focus
from game.engine.widgets.toast import Toast
from game.engine.widgets.widget import Activated, Widget
from game.scenes import saved_row
from game.scenes.title_art import TitleArt
from game.scenes.unfinished_rows import SHEET, Rows
from game.store.shelf import Damaged, Kept, Shelf

_TITLE = Rect(74, 26, 1200, 80)
_BACK = Rect(74, 822, 210, 62)
_FOLDER = Rect(1226, 822, 300, 62)
_WHERE = Rect(306, 814, 898, 40)
_KEYS = Rect(306, 852, 898, 36)
_STEPS = {Kind.DOWN: 1, Kind.UP: -1, Kind.NEXT: 1, Kind.PREVIOUS: -1}


def _now() -> datetime:
    return datetime.now().astimezone()


def not_saved(kit: Kit, error: OSError) -> str:
    """The sentence for a match that the disk refuses to keep."""
    return kit.say("unfinished.not_saved", detail=error.strerror or str(error))


@dataclass(frozen=True)
class UnfinishedDoors:
    """Where the list leads to; the composition root knows."""

    open: Callable[[Save, str], Scene]
    """The table of a match, by what was saved and its name; may raise `BadData`."""

    open_folder: Callable[[], bool]
    """Shows the folder in the system's file manager; whether that worked."""


class UnfinishedScene(Scene):
    """Reads the shelf when it is opened and after every change."""

    def __init__(
        self,
        kit: Kit,
        shelf: Shelf,
        doors: UnfinishedDoors,
        titles: Mapping[str, str],
        now: Callable[[], datetime] = _now,
    ) -> None:
        """`titles` are those of the games in the box, by name."""
        self.kit = kit
        self.toast = Toast()
        self._shelf = shelf
        self._doors = doors
        self._titles = titles
        self._rows = Rows(kit, titles, now)
        self._art = TitleArt(kit.assets, kit.bakery)
        self._still = StillLayer()
        self._read()
        self.focus = Focus(self._widgets(), first=self._first_of(0))

    @property
    def moving(self) -> bool:
        """Only a message moves here."""
        return self.toast.moving

    def handle(self, command: Command) -> Transition:
        """Answer the person; Esc takes back a question first, then goes back."""
        match command.kind:
            case Kind.CANCEL:
                if self._rows.asked is None:
                    return Pop()
                self._ask(None)
            case Kind.SCROLL:
                self._roll(-command.number)
            case Kind.FIRST | Kind.LAST:
                self._roll(len(self._rows.entries) * (1 if command.kind is Kind.LAST else -1))
            case kind if kind in _STEPS and self._followed(kind):
                pass
            case _:
                answer = self.focus.handle(command)
                if isinstance(answer, Activated):
                    return self._activated(answer.name)
        return None

    def update(self, dt: float) -> Transition:
        """Let the message go."""
        self.toast.update(dt)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the list and, above it, everything that can be used."""
        self._still.draw(canvas, (self.kit.texts.language, self._rows.shows), self._compose)
        self.focus.draw(canvas)
        self.toast.draw(canvas)

    def targets(self) -> list[Target]:
        """The buttons of the rows that are seen, and those below."""
        return self.focus.targets()

    def _read(self) -> None:
        """A match of a game that is not in the box cannot be opened either."""
        found = self._shelf.all()
        for number, one in enumerate(found):
            if isinstance(one, Kept) and one.save.record.game not in self._titles:
                found[number] = self._closed(one, refuse("refused.record_game", game=one.save.record.game))
        self._rows.take(found)
        self._still.forget()

    def _closed(self, kept: Kept, refusal: Refusal) -> Damaged:
        return Damaged(kept.name, self._shelf.path(kept.name), refusal)

    def _activated(self, name: str) -> Transition:
        match name.split("."):
            case ["back"]:
                return Pop()
            case ["continue", row]:
                return self._open(int(row))
            case ["delete", row]:
                self._ask(int(row))
            case ["delete", row, "yes"]:
                self._delete(int(row))
            case ["delete", _, "no"]:
                self._ask(None)
            case ["up" | "down" as way]:
                self._roll(1 if way == "down" else -1)
            case _:
                self._show_folder()
        return None

    def _open(self, row: int) -> Transition:
        entry = self._rows.entries[row]
        if not isinstance(entry, Kept):
            return None
        try:
            return Replace(self._doors.open(entry.save, entry.name))
        except BadData as error:
            self._rows.entries[row] = self._closed(entry, error.refusal)
            self._refresh(self._first_of(row))
            return None

    def _delete(self, row: int) -> None:
        self._rows.asked = None
        try:
            self._shelf.take(self._rows.entries[row].name)
        except OSError as error:
            self.toast.show(self.kit.say("unfinished.not_deleted", detail=error.strerror or str(error)))
        self._read()
        self._refresh(self._first_of(min(row, len(self._rows.entries) - 1)))

    def _show_folder(self) -> None:
        if not self._doors.open_folder():
            self.toast.show(self.kit.say("unfinished.no_folder", path=saved_row.short_path(self._shelf.folder)))

    def _ask(self, row: int | None) -> None:
        before, self._rows.asked = self._rows.asked, row
        # No is what an absent-minded Enter shall find.
        self._refresh(f"delete.{before}" if row is None else f"delete.{row}.no")

    def _roll(self, rows: int) -> None:
        self._rows.asked = None
        self._rows.rolling.roll(rows)
        self._refresh(None)

    def _followed(self, kind: Kind) -> bool:
        """Whether the list rolled on because the focus left it at an edge that is not its end."""
        part, *number = (self.focus.current or "").split(".")
        if not self.focus.shown or not number:
            return False
        row, step = int(number[0]), _STEPS[kind]
        names = [widget.name for widget in self._rows.widgets_of(row)]
        if kind in (Kind.NEXT, Kind.PREVIOUS) and self.focus.current != names[-1 if step > 0 else 0]:
            return False
        there = row + step
        if there in self._rows.rolling.rows or not 0 <= there < len(self._rows.entries):
            return False
        self._rows.asked = None
        self._rows.rolling.reveal(there)
        names = [widget.name for widget in self._rows.widgets_of(there)]
        same = f"{part}.{there}"
        steers = kind in (Kind.DOWN, Kind.UP)
        self._refresh(same if steers and same in names else names[0 if step > 0 else -1])
        return True

    def _first_of(self, row: int) -> str:
        """What the focus goes to in a row, or beside the list if there is no row."""
        return self._rows.widgets_of(row)[0].name if 0 <= row < len(self._rows.entries) else "back"

    def _refresh(self, focus: str | None) -> None:
        self.focus.replace(self._widgets())
        if focus is not None:
            self.focus.move_to(focus)

    def _widgets(self) -> list[Widget]:
        say = self.kit.say
        back = Button("back", _BACK, say("unfinished.back"))
        return [*self._rows.widgets(), back, Button("folder", _FOLDER, say("unfinished.folder"), "lacquer")]

    def _compose(self, canvas: Canvas) -> None:
        say = self.kit.say
        canvas.surface.blit(self._art.night(canvas.layout.window_px), (0, 0))
        panels.draw_title(canvas, say("unfinished.title"), _TITLE)
        panels.draw_sheet(canvas, SHEET)
        self._rows.compose(canvas)
        panels.draw_floor(canvas)
        style = theme.SMALL.on("LIGHT_TEXT_SOFT")
        where = say("unfinished.where", path=saved_row.short_path(self._shelf.folder))
        canvas.text(where, _WHERE, style, "centre", wrap=False)
        pairs = [("escape", "unfinished.keys_back")]
        if self._rows.entries:
            pairs = [("arrows", "unfinished.keys_walk"), ("enter", "unfinished.keys_open"), *pairs]
        canvas.text(panels.key_words(say, *pairs), _KEYS, style, "centre", wrap=False)
