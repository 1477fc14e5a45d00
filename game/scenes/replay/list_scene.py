"""The list of finished matches: watch, review, export or delete."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from game.ai.hints import Can, hints_of
from game.core.game import AnyGame
from game.core.match_number import number_text
from game.core.record import Save
from game.core.refusal import BadData, Refusal, refuse
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Push, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.widget import Widget
from game.scenes import confirm_button, dates, list_screen, row_guard, saved_match_row
from game.scenes.list_screen import ListScene
from game.scenes.replay.import_scene import NOT_OVER
from game.scenes.saved_match_row import RowText
from game.scenes.scoring.result_text import ResultText
from game.store.match_file import MATCH
from game.store.match_store import DamagedMatch, MatchStore, SavedMatch
from game.table.ending import Ending, ending_of
from game.table.opponents import unknown_opponent

EXPORTS = "exports"
"""The export folder, within the player's folder."""

_LONGEST_PATH = 46
_MOST_WITH_LEVELS = 3
_BUTTONS = (532.0, 60.0)
_WATCH, _REVIEW, _ICON, _GAP = 188.0, 192.0, 58.0, 12.0
_IMPORT = Rect(1206, 822, 320, 62)
_FOLDER = Rect(966, 822, 222, 62)


def now() -> datetime:
    """Return the current time with its time zone."""
    return datetime.now().astimezone()


@dataclass(frozen=True)
class ReplaysExits:
    """The scenes that can be reached from the list. The composition root supplies them."""

    watch: Callable[[Save], Scene]
    """Opens the replay of a match; may raise `BadData`."""

    review: Callable[[Save], Scene]
    """Opens its review; may raise `BadData`."""

    imports: Callable[[], Scene]
    """Opens the imports; pops with the name of the imported match, or None."""

    game: Callable[[str], AnyGame | None]
    """Returns a game by its name."""

    open_folder: Callable[[Path], bool]
    """Shows a folder in the system's file manager. Returns whether that worked."""

    games: Collection[str]
    """The names of the games of the box: their theatres sleep over an empty list."""


class ReplaysScene(ListScene):
    """Reads the store when it is opened and after every change."""

    def __init__(
        self, kit: Kit, store: MatchStore, exits: ReplaysExits, home: Path, clock: Callable[[], datetime] = now
    ) -> None:
        """`home` is the player's folder."""
        super().__init__(kit)
        self.entries: list[SavedMatch | DamagedMatch] = []
        self._store = store
        self._exits = exits
        self._home = home
        self._clock = clock
        self._endings: dict[str, Ending] = {}
        self._read()
        self.begin()

    def resume(self, result: object) -> None:
        """Come back from a replay, or with the name of an imported match."""
        self._read()
        row = next((number for number, entry in enumerate(self.entries) if entry.name == result), None)
        if row is not None:
            self.rolling.reveal(row)
            self.toast.show(self.kit.say("replays.imported"))
        self.refresh(f"watch.{row}" if row is not None else None)

    # The list

    def see(self, rows: range) -> None:
        """Find out how these matches ended. A match with an impossible ending counts as damaged."""
        for row in rows:
            entry = self.entries[row]
            game = self._exits.game(entry.save.record.game) if isinstance(entry, SavedMatch) else None
            if not isinstance(entry, SavedMatch) or game is None or entry.name in self._endings:
                continue
            path = self._store.path(entry.name)
            ending = row_guard.made(path, partial(ending_of, entry.save, game))
            if isinstance(ending, Refusal):
                self.entries[row] = DamagedMatch(entry.name, path, ending)
            elif ending.outcome is None:
                self.entries[row] = DamagedMatch(entry.name, path, NOT_OVER)
            else:
                self._endings[entry.name] = ending

    @property
    def count(self) -> int:
        """The number of matches, including damaged ones."""
        return len(self.entries)

    @property
    def shows(self) -> object:
        """The names of the matches."""
        return tuple((entry.name, type(entry)) for entry in self.entries)

    def row_widgets(self, row: int) -> list[Widget]:
        """Return watch, review, export, delete; or the answers to a question. Damaged files have folder and delete."""
        say, place = self.kit.say, self._buttons_place(row)
        if row == self.asked:
            return confirm_button.answers(f"delete.{row}", place, say("replays.yes"), say("replays.no"))
        entry = self.entries[row]
        if isinstance(entry, DamagedMatch):
            wide = _WATCH + _REVIEW
            show = Rect(place.right - wide - _ICON - _GAP, place.y, wide, place.h)
            return [Button(f"show.{row}", show, say("replays.show"), ground="paper"), self._bin(row, place)]
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
            Button(f"review.{row}", review, say("replays.review"), ground="paper", disabled=self._why_no_review(entry)),
            IconButton(f"export.{row}", icons, "export", label=say("replays.export"), ground="paper"),
            self._bin(row, place),
        ]

    def _why_no_review(self, entry: SavedMatch) -> str | None:
        game = self._exits.game(entry.save.record.game)
        return None if game is None or hints_of(game).can(Can.REASONS) else "replays.no_review"

    def _bin(self, row: int, place: Rect) -> Widget:
        corner = Rect(place.right - _ICON, place.y, _ICON, _BUTTONS[1])
        return IconButton(f"delete.{row}", corner, "bin", label=self.kit.say("replays.delete"), ground="paper")

    @property
    def _newest(self) -> int | None:
        return next((row for row, entry in enumerate(self.entries) if isinstance(entry, SavedMatch)), None)

    def floor_widgets(self) -> list[Widget]:
        """Return the buttons to show the folder and to import."""
        return [
            Button("folder", _FOLDER, self.kit.say("replays.folder"), "lacquer"),
            Button("import", _IMPORT, self.kit.say("replays.import"), "lacquer"),
        ]

    def use(self, name: str) -> Transition:
        """Handle a button."""
        match name.split("."):
            case ["watch", row]:
                return self._open(int(row), self._exits.watch)
            case ["review", row]:
                return self._open(int(row), self._exits.review)
            case ["export", row]:
                self._export(int(row))
            case ["delete", row]:
                self.ask(int(row))
            case ["delete", row, "yes"]:
                self._delete(int(row))
            case ["delete", _, "no"]:
                self.ask(None)
            case ["import"]:
                return Push(self._exits.imports())
            case _:
                self._show_folder(self._store.folder)
        return None

    def _open(self, row: int, door: Callable[[Save], Scene]) -> Transition:
        entry = self.entries[row]
        if not isinstance(entry, SavedMatch):
            return None
        try:
            return Push(door(entry.save))
        except BadData as error:
            self.entries[row] = DamagedMatch(entry.name, self._store.path(entry.name), error.refusal)
            self.refresh(f"show.{row}")
            return None

    def _export(self, row: int) -> None:
        path = self._home / EXPORTS / f"{self.entries[row].name}{MATCH}"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._store.export(self.entries[row].name, path)
        except OSError as error:
            self.toast.show(self.kit.say("replays.not_exported", detail=error.strerror or str(error)))
        else:
            self.toast.show(self.kit.say("replays.exported", path=saved_match_row.short_path(path)))

    def _delete(self, row: int) -> None:
        self.asked = None
        try:
            entry = self.entries[row]
            if isinstance(entry, DamagedMatch):
                self._store.discard(entry)
            else:
                self._store.take(entry.name)
        except OSError as error:
            self.toast.show(self.kit.say("replays.not_deleted", detail=error.strerror or str(error)))
        self._read()
        there = min(row, self.count - 1)
        self.refresh(self.row_widgets(there)[0].name if there >= 0 else "back")

    def _show_folder(self, folder: Path) -> None:
        if not self._exits.open_folder(folder):
            self.toast.show(self.kit.say("replays.no_folder", path=saved_match_row.short_path(folder)))

    def _read(self) -> None:
        self.entries = [self._checked(one) for one in self._store.all()]
        self.rolling.count(self.count)
        self.forget()

    def _checked(self, one: SavedMatch | DamagedMatch) -> SavedMatch | DamagedMatch:
        """Mark a match as damaged if its game or one of its bots is unknown."""
        if not isinstance(one, SavedMatch):
            return one
        refusal = unknown_opponent(one.save)
        if self._exits.game(one.save.record.game) is None:
            refusal = refuse("refused.record_game", game=one.save.record.game)
        return one if refusal is None else DamagedMatch(one.name, self._store.path(one.name), refusal)

    # Drawing

    def compose(self, canvas: Canvas) -> None:
        """Draw title, rows and the path of the folder."""
        say = self.kit.say
        panels.draw_title(canvas, say("replays.title"), list_screen.TITLE)
        if not self.entries:
            saved_match_row.draw_empty(canvas, self.art, self._exits.games, say("replays.empty"))
        for row in self.rolling.rows:
            self._compose_row(canvas, row)
        where = say("replays.where", path=saved_match_row.short_path(self._store.folder, _LONGEST_PATH))
        canvas.text(where, list_screen.WHERE, theme.SMALL.on("LIGHT_TEXT_SOFT"), "centre", wrap=False)
        pairs = [("escape", "replays.keys_back")]
        if self.entries:
            pairs = [("arrows", "replays.keys_walk"), ("enter", "replays.keys_open"), *pairs]
        words = panels.key_words(say, *pairs)
        canvas.text(words, list_screen.KEYS, theme.SMALL.on("LIGHT_TEXT_SOFT"), "centre", wrap=False)

    def _compose_row(self, canvas: Canvas, row: int) -> None:
        entry, place = self.entries[row], self.row_place(row)
        words = Rect(place.x, place.y, place.w - _BUTTONS[0] - theme.GAP, place.h)
        path = entry.path if isinstance(entry, DamagedMatch) else Path(entry.name)
        row_guard.draw(canvas, self.kit, words, path, lambda: self._draw(canvas, words, entry))
        if row == self.asked:
            confirm_button.draw_question(canvas, self._buttons_place(row), self.kit.say("replays.really"))

    def _draw(self, canvas: Canvas, place: Rect, entry: SavedMatch | DamagedMatch) -> None:
        if isinstance(entry, SavedMatch):
            saved_match_row.draw_picture(canvas, place, entry.picture, entry.save.record.game, self.art)
        else:
            saved_match_row.draw_no_picture(canvas, place)
        saved_match_row.draw_words(canvas, place, self._text(entry))

    def _text(self, entry: SavedMatch | DamagedMatch) -> RowText:
        say = self.kit.say
        if isinstance(entry, DamagedMatch):
            sentence = entry.refusal.sentence(say)
            return RowText(
                saved_match_row.shortened(entry.path.name, _LONGEST_PATH), sentence, say("replays.stays"), wrong=True
            )
        return row_text(self.kit, entry.save, self._endings[entry.name], self._title(entry.save), self._clock())

    def _title(self, save: Save) -> str:
        game = self._exits.game(save.record.game)
        return game.title if game is not None else save.record.game

    def _buttons_place(self, row: int) -> Rect:
        place = self.row_place(row)
        return Rect(place.right - _BUTTONS[0], place.centre.y - _BUTTONS[1] / 2, *_BUTTONS)


def row_text(kit: Kit, save: Save, ending: Ending, title: str, today: datetime) -> RowText:
    """Return the text of a row: which game, who won, who played, how it ended, when."""
    say = kit.say
    when = dates.said(kit.texts, save.when, today)
    number = say("replays.number", number=number_text(save.record.seed))
    facts = f"{say('replays.decisions', count=save.decisions)} · {when} · {number}"
    crowded = len(save.players) > _MOST_WITH_LEVELS
    who = " · ".join(player.name for player in save.players) if crowded else saved_match_row.who(kit, save.players)
    verdict = ResultText(ending, kit.texts)
    # A shared win is named by the reason; there is no room to say it twice.
    alone = len(verdict.outcome.winners) == 1
    head = say("replays.entry", game=title, won=verdict.headline) if alone else title
    return RowText(head, f"{who}\n{verdict.reason}", facts)
