"""The replays: every match that is over, to be watched, reviewed, handed on or deleted."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.core.game import AnyGame
from game.core.record import Save
from game.core.refusal import BadData, refuse
from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.scenes import Push, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.widget import Widget
from game.scenes import asking, dates, listed, saved_row
from game.scenes.listed import ListedScene
from game.scenes.replay_imports import NOT_OVER, take_in
from game.scenes.saved_row import RowText
from game.scenes.verdict import Verdict
from game.store.shelf import Damaged, Kept, Shelf
from game.table.ending import Ending, ending_of

EXPORTS = "exports"
"""The folder, in the player's own, of what goes out."""

SUFFIX = ".kagebako.json"
_LONGEST_PATH = 46
_MOST_WITH_LEVELS = 3
_BUTTONS = (532.0, 60.0)
_WATCH, _REVIEW, _ICON, _GAP = 188.0, 192.0, 58.0, 12.0
_IMPORT = Rect(1206, 822, 320, 62)
_FOLDER = Rect(966, 822, 222, 62)


def now() -> datetime:
    """The present moment, with its time zone."""
    return datetime.now().astimezone()


@dataclass(frozen=True)
class ReplaysDoors:
    """Where the list leads to; the composition root knows."""

    watch: Callable[[Save], Scene]
    """The replay of a match; may raise `BadData`."""

    review: Callable[[Save], Scene]
    """Its review; may raise `BadData`."""

    imports: Callable[[], Scene]
    """What may be taken in; leaves the name behind that the match has here, or None."""

    game: Callable[[str], AnyGame | None]
    """A game of the box by its name."""

    open_folder: Callable[[Path], bool]
    """Shows a folder in the system's file manager; whether that worked."""


class ReplaysScene(ListedScene):
    """Reads the shelf when it is opened and after every change."""

    def __init__(
        self, kit: Kit, shelf: Shelf, doors: ReplaysDoors, home: Path, clock: Callable[[], datetime] = now
    ) -> None:
        """`home` is the player's folder."""
        super().__init__(kit)
        self.entries: list[Kept | Damaged] = []
        self._shelf = shelf
        self._doors = doors
        self._home = home
        self._clock = clock
        self._endings: dict[str, Ending] = {}
        self._read()
        self.begin()

    def resume(self, result: object) -> None:
        """Back from a replay, or with the name of a match that was taken in."""
        self._read()
        row = next((number for number, entry in enumerate(self.entries) if entry.name == result), None)
        if row is not None:
            self.rolling.reveal(row)
            self.toast.show(self.kit.say("replays.imported"))
        self.refresh(f"watch.{row}" if row is not None else None)

    def handle(self, command: Command) -> Transition:
        """Also take in a file that is dropped onto the window."""
        if command.kind is Kind.FILE:
            self.toast.hide()
            name = take_in(self.kit, self._shelf, self._doors.game, Path(command.text), self.toast.show)
            if name is not None:
                self.resume(name)
            return None
        return super().handle(command)

    # The list

    def see(self, rows: range) -> None:
        """Find out how these matches ended; one whose end cannot be is damaged."""
        for row in rows:
            entry = self.entries[row]
            game = self._doors.game(entry.save.record.game) if isinstance(entry, Kept) else None
            if not isinstance(entry, Kept) or game is None or entry.name in self._endings:
                continue
            try:
                ending = ending_of(entry.save, game)
            except BadData as error:
                self.entries[row] = Damaged(entry.name, self._shelf.path(entry.name), error.refusal)
                continue
            if ending.outcome is None:
                self.entries[row] = Damaged(entry.name, self._shelf.path(entry.name), NOT_OVER)
            else:
                self._endings[entry.name] = ending

    @property
    def count(self) -> int:
        """Every match, also those that cannot be opened."""
        return len(self.entries)

    @property
    def shows(self) -> object:
        """The matches by name."""
        return tuple((entry.name, type(entry)) for entry in self.entries)

    def row_widgets(self, row: int) -> list[Widget]:
        """Watch, review, export, delete; or the answers to a question; of a damaged file only where it is."""
        say, place = self.kit.say, self._buttons_place(row)
        if row == self.asked:
            return asking.answers(f"delete.{row}", place, say("replays.yes"), say("replays.no"))
        if isinstance(self.entries[row], Damaged):
            show = Rect(place.right - _WATCH - _REVIEW, place.y, _WATCH + _REVIEW, place.h)
            return [Button(f"show.{row}", show, say("replays.show"), ground="paper")]
        icons = Rect(place.right - 2 * _ICON - _GAP, place.y, _ICON, _BUTTONS[1])
        watch = Rect(place.x, place.y, _WATCH, place.h)
        review = Rect(watch.right + _GAP, place.y, _REVIEW, place.h)
        return [
            Button(
                f"watch.{row}",
                watch,
                say("replays.watch"),
                "primary" if row == self._newest else "paper",
                ground="paper",
            ),
            Button(f"review.{row}", review, say("replays.review"), ground="paper"),
            IconButton(f"export.{row}", icons, "export", label=say("replays.export"), ground="paper"),
            IconButton(
                f"delete.{row}", icons.moved(_ICON + _GAP, 0), "bin", label=say("replays.delete"), ground="paper"
            ),
        ]

    @property
    def _newest(self) -> int | None:
        return next((row for row, entry in enumerate(self.entries) if isinstance(entry, Kept)), None)

    def floor_widgets(self) -> list[Widget]:
        """Where the files are, and the way to take in others."""
        return [
            Button("folder", _FOLDER, self.kit.say("replays.folder"), "lacquer"),
            Button("import", _IMPORT, self.kit.say("replays.import"), "lacquer"),
        ]

    def use(self, name: str) -> Transition:
        """A button was used."""
        match name.split("."):
            case ["watch", row]:
                return self._open(int(row), self._doors.watch)
            case ["review", row]:
                return self._open(int(row), self._doors.review)
            case ["export", row]:
                self._export(int(row))
            case ["delete", row]:
                self.ask(int(row))
            case ["delete", row, "yes"]:
                self._delete(int(row))
            case ["delete", _, "no"]:
                self.ask(None)
            case ["import"]:
                return Push(self._doors.imports())
            case _:
                self._show_folder(self._shelf.folder)
        return None

    def _open(self, row: int, door: Callable[[Save], Scene]) -> Transition:
        entry = self.entries[row]
        if not isinstance(entry, Kept):
            return None
        try:
            return Push(door(entry.save))
        except BadData as error:
            self.entries[row] = Damaged(entry.name, self._shelf.path(entry.name), error.refusal)
            self.refresh(f"show.{row}")
            return None

    def _export(self, row: int) -> None:
        path = self._home / EXPORTS / f"{self.entries[row].name}{SUFFIX}"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._shelf.export(self.entries[row].name, path)
        except OSError as error:
            self.toast.show(self.kit.say("replays.not_exported", detail=error.strerror or str(error)))
        else:
            self.toast.show(self.kit.say("replays.exported", path=saved_row.short_path(path)))

    def _delete(self, row: int) -> None:
        self.asked = None
        try:
            self._shelf.take(self.entries[row].name)
        except OSError as error:
            self.toast.show(self.kit.say("replays.not_deleted", detail=error.strerror or str(error)))
        self._read()
        there = min(row, self.count - 1)
        self.refresh(self.row_widgets(there)[0].name if there >= 0 else "back")

    def _show_folder(self, folder: Path) -> None:
        if not self._doors.open_folder(folder):
            self.toast.show(self.kit.say("replays.no_folder", path=saved_row.short_path(folder)))

    def _read(self) -> None:
        self.entries = [self._checked(one) for one in self._shelf.all()]
        self.rolling.count(self.count)
        self.forget()

    def _checked(self, one: Kept | Damaged) -> Kept | Damaged:
        """A match of a game that is not in the box cannot be opened either."""
        if isinstance(one, Kept) and self._doors.game(one.save.record.game) is None:
            refusal = refuse("refused.record_game", game=one.save.record.game)
            return Damaged(one.name, self._shelf.path(one.name), refusal)
        return one

    # What is drawn

    def compose(self, canvas: Canvas) -> None:
        """Draw title, rows and where everything is."""
        say = self.kit.say
        panels.draw_title(canvas, say("replays.title"), listed.TITLE)
        if not self.entries:
            saved_row.draw_empty(canvas, self.art, say("replays.empty"))
        for row in self.rolling.rows:
            self._compose_row(canvas, row)
        where = say("replays.where", path=saved_row.short_path(self._shelf.folder, _LONGEST_PATH))
        canvas.text(where, listed.WHERE, theme.SMALL.on("LIGHT_TEXT_SOFT"), "centre", wrap=False)
        pairs = [("escape", "replays.keys_back")]
        if self.entries:
            pairs = [("arrows", "replays.keys_walk"), ("enter", "replays.keys_open"), *pairs]
        words = panels.key_words(say, *pairs)
        canvas.text(words, listed.KEYS, theme.SMALL.on("LIGHT_TEXT_SOFT"), "centre", wrap=False)

    def _compose_row(self, canvas: Canvas, row: int) -> None:
        entry, place = self.entries[row], self.row_place(row)
        words = Rect(place.x, place.y, place.w - _BUTTONS[0] - theme.GAP, place.h)
        if isinstance(entry, Kept):
            saved_row.draw_picture(canvas, words, entry.picture, entry.save.record.game, self.art)
        else:
            saved_row.draw_no_picture(canvas, words)
        saved_row.draw_words(canvas, words, self._text(entry))
        if row == self.asked:
            asking.draw_question(canvas, self._buttons_place(row), self.kit.say("replays.really"))

    def _text(self, entry: Kept | Damaged) -> RowText:
        say = self.kit.say
        if isinstance(entry, Damaged):
            sentence = say(entry.refusal.key, **saved_row.short_values(entry.refusal.values))
            return RowText(entry.path.name, sentence, say("replays.stays"), wrong=True)
        return row_text(self.kit, entry.save, self._endings[entry.name], self._title(entry.save), self._clock())

    def _title(self, save: Save) -> str:
        game = self._doors.game(save.record.game)
        return game.title if game is not None else save.record.game

    def _buttons_place(self, row: int) -> Rect:
        place = self.row_place(row)
        return Rect(place.right - _BUTTONS[0], place.centre.y - _BUTTONS[1] / 2, *_BUTTONS)


def row_text(kit: Kit, save: Save, ending: Ending, title: str, today: datetime) -> RowText:
    """What a row says about a match that is over: which game, who won, who played, how it ended, when."""
    say = kit.say
    when = dates.said(kit.texts, save.when, today)
    facts = f"{say('replays.decisions', count=save.decisions)} · {when}"
    crowded = len(save.players) > _MOST_WITH_LEVELS
    who = " · ".join(player.name for player in save.players) if crowded else saved_row.who(kit, save.players)
    verdict = Verdict(ending, kit.texts)
    # Who shares a win is named by the reason: there is no room for saying it twice.
    alone = len(verdict.outcome.winners) == 1
    head = say("replays.entry", game=title, won=verdict.headline) if alone else title
    return RowText(head, f"{who}\n{verdict.reason}", facts)
