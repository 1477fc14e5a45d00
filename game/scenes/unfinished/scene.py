"""The unfinished matches: a list with thumbnails, from which any of them can be continued or deleted."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime

from game.core.record import Save
from game.core.refusal import BadData, Refusal, refuse
from game.engine.canvas import Canvas
from game.engine.draw.static_layer import StaticLayer
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Replace, Scene, Target, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.focus import Focus
from game.engine.widgets.toast import Toast
from game.engine.widgets.widget import Activated, Widget
from game.scenes import saved_match_row
from game.scenes.title.art import TitleArt
from game.scenes.unfinished.rows import SHEET, Rows
from game.store.match_store import DamagedMatch, MatchStore, SavedMatch
from game.table.opponents import unknown_opponent

_TITLE = Rect(74, 26, 1200, 80)
_BACK = Rect(74, 822, 210, 62)
_FOLDER = Rect(1226, 822, 300, 62)
_WHERE = Rect(306, 814, 898, 40)
_KEYS = Rect(306, 852, 898, 36)
_STEPS = {Kind.DOWN: 1, Kind.UP: -1, Kind.NEXT: 1, Kind.PREVIOUS: -1}


def _now() -> datetime:
    return datetime.now().astimezone()


def not_saved(kit: Kit, error: OSError) -> str:
    """Return the message for a match that could not be written to disk."""
    return kit.say("unfinished.not_saved", detail=error.strerror or str(error))


@dataclass(frozen=True)
class UnfinishedExits:
    """The scenes that can be reached from the list. The composition root supplies them."""

    open: Callable[[Save, str], Scene]
    """Opens the table of a match, given its save and name; may raise `BadData`."""

    open_folder: Callable[[], bool]
    """Shows the folder in the system's file manager. Returns whether that worked."""

    describe: Callable[[Save], str]
    """Says how far a match is: mode, round and score."""


class UnfinishedScene(Scene):
    """Reads the store when it is opened and after every change."""

    def __init__(
        self,
        kit: Kit,
        store: MatchStore,
        exits: UnfinishedExits,
        titles: Mapping[str, str],
        now: Callable[[], datetime] = _now,
    ) -> None:
        """`titles` maps the names of the games to their titles."""
        self.kit = kit
        self.toast = Toast()
        self._store = store
        self._exits = exits
        self._titles = titles
        self.rows = Rows(kit, titles, now, exits.describe)
        self._art = TitleArt(kit.assets, kit.bakery)
        self._still = StaticLayer()
        self._read()
        self.focus = Focus(self._widgets(), first=self._first_of(0))

    @property
    def moving(self) -> bool:
        """Only a toast moves here."""
        return self.toast.moving

    def handle(self, command: Command) -> Transition:
        """Handle a command; Esc first cancels a question, then goes back."""
        match command.kind:
            case Kind.CANCEL:
                if self.rows.asked is None:
                    return Pop()
                self._ask(None)
            case Kind.SCROLL:
                self._roll(-command.number)
            case Kind.FIRST | Kind.LAST:
                self._roll(len(self.rows.entries) * (1 if command.kind is Kind.LAST else -1))
            case kind if kind in _STEPS and self._followed(kind):
                pass
            case _:
                answer = self.focus.handle(command)
                if isinstance(answer, Activated):
                    return self._activated(answer.name)
        return None

    def update(self, dt: float) -> Transition:
        """Advance the toast."""
        self.toast.update(dt)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the list and, above it, the widgets."""
        self._still.draw(canvas, (self.kit.texts.language, self.rows.shows), self._compose)
        self.focus.draw(canvas)
        self.toast.draw(canvas)

    def targets(self) -> list[Target]:
        """The buttons of the visible rows, and those at the bottom."""
        return self.focus.targets()

    def _read(self) -> None:
        """Read the store. A match whose game or one of whose bots is unknown counts as damaged."""
        found = self._store.all()
        for number, one in enumerate(found):
            if not isinstance(one, SavedMatch):
                continue
            if one.save.record.game not in self._titles:
                found[number] = self._closed(one, refuse("refused.record_game", game=one.save.record.game))
            elif (unknown := unknown_opponent(one.save)) is not None:
                found[number] = self._closed(one, unknown)
        self.rows.take(found)
        self._still.forget()

    def _closed(self, kept: SavedMatch, refusal: Refusal) -> DamagedMatch:
        return DamagedMatch(kept.name, self._store.path(kept.name), refusal)

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
        entry = self.rows.entries[row]
        if not isinstance(entry, SavedMatch):
            return None
        try:
            return Replace(self._exits.open(entry.save, entry.name))
        except BadData as error:
            self.rows.entries[row] = self._closed(entry, error.refusal)
            self._refresh(self._first_of(row))
            return None

    def _delete(self, row: int) -> None:
        self.rows.asked = None
        try:
            entry = self.rows.entries[row]
            if isinstance(entry, DamagedMatch):
                self._store.discard(entry)
            else:
                self._store.take(entry.name)
        except OSError as error:
            self.toast.show(self.kit.say("unfinished.not_deleted", detail=error.strerror or str(error)))
        self._read()
        self._refresh(self._first_of(min(row, len(self.rows.entries) - 1)))

    def _show_folder(self) -> None:
        if not self._exits.open_folder():
            self.toast.show(self.kit.say("unfinished.no_folder", path=saved_match_row.short_path(self._store.folder)))

    def _ask(self, row: int | None) -> None:
        before, self.rows.asked = self.rows.asked, row
        # Focus "no", so that an accidental Enter does no harm.
        self._refresh(f"delete.{before}" if row is None else f"delete.{row}.no")

    def _roll(self, rows: int) -> None:
        self.rows.asked = None
        self.rows.rolling.roll(rows)
        self._refresh(None)

    def _followed(self, kind: Kind) -> bool:
        """Scroll if the focus left the list at an edge that is not its end. Return whether it did."""
        part, *number = (self.focus.current or "").split(".")
        if not self.focus.shown or not number:
            return False
        row, step = int(number[0]), _STEPS[kind]
        names = [widget.name for widget in self.rows.widgets_of(row)]
        if kind in (Kind.NEXT, Kind.PREVIOUS) and self.focus.current != names[-1 if step > 0 else 0]:
            return False
        there = row + step
        if there in self.rows.rolling.rows or not 0 <= there < len(self.rows.entries):
            return False
        self.rows.asked = None
        self.rows.rolling.reveal(there)
        names = [widget.name for widget in self.rows.widgets_of(there)]
        same = f"{part}.{there}"
        steers = kind in (Kind.DOWN, Kind.UP)
        self._refresh(same if steers and same in names else names[0 if step > 0 else -1])
        return True

    def _first_of(self, row: int) -> str:
        """Return the name of the widget to focus in a row, or beside the list if there is no row."""
        return self.rows.widgets_of(row)[0].name if 0 <= row < len(self.rows.entries) else "back"

    def _refresh(self, focus: str | None) -> None:
        self.focus.replace(self._widgets())
        if focus is not None:
            self.focus.move_to(focus)

    def _widgets(self) -> list[Widget]:
        say = self.kit.say
        back = Button("back", _BACK, say("unfinished.back"))
        return [*self.rows.widgets(), back, Button("folder", _FOLDER, say("unfinished.folder"), "lacquer")]

    def _compose(self, canvas: Canvas) -> None:
        say = self.kit.say
        canvas.surface.blit(self._art.night(canvas.layout.window_px), (0, 0))
        panels.draw_title(canvas, say("unfinished.title"), _TITLE)
        panels.draw_sheet(canvas, SHEET)
        self.rows.compose(canvas)
        panels.draw_floor(canvas)
        style = theme.SMALL.on("LIGHT_TEXT_SOFT")
        where = say("unfinished.where", path=saved_match_row.short_path(self._store.folder))
        canvas.text(where, _WHERE, style, "centre", wrap=False)
        pairs = [("escape", "unfinished.keys_back")]
        if self.rows.entries:
            pairs = [("arrows", "unfinished.keys_walk"), ("enter", "unfinished.keys_open"), *pairs]
        canvas.text(panels.key_words(say, *pairs), _KEYS, style, "centre", wrap=False)
