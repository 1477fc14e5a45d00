"""Imports matches: lists the files in the imports folder, each of which can be added to the replays."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from game.core.game import AnyGame
from game.core.record import Save, match_of
from game.core.refusal import BadData, Refusal, refuse
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.widget import Widget
from game.scenes import confirm_button, list_screen, row_guard, saved_match_row
from game.scenes.list_screen import ListScene
from game.scenes.saved_match_row import RowText
from game.store.files import remove
from game.store.match_file import MATCHES
from game.store.match_store import MatchStore, read_save
from game.table.ending import ending_of
from game.table.opponents import unknown_opponent

_log = logging.getLogger(__name__)

IMPORTS = "imports"
"""The import folder, within the player's folder."""

_LONGEST_PATH = 46
_TAKE = (252.0, 60.0)
_BUTTONS = _TAKE[0] + 12 + _TAKE[1]
_FOLDER = Rect(1206, 822, 320, 62)
_AGAIN = Rect(966, 822, 222, 62)

NOT_OVER = refuse("replays.not_over")
"""Watching an unfinished match would reveal every player's secrets."""

FindGame = Callable[[str], AnyGame | None]


@dataclass(frozen=True)
class FoundFile:
    """A file and the match in it, or why it cannot be imported."""

    path: Path
    save: Save | None
    refusal: Refusal | None = None


def look_into(path: Path, game: FindGame) -> FoundFile:
    """Return what a file contains. A match that could not be opened later is not offered."""
    found = row_guard.made(path, partial(_openable, path, game))
    return FoundFile(path, None, found) if isinstance(found, Refusal) else FoundFile(path, found)


def _openable(path: Path, game: FindGame) -> Save:
    """Return the match in a file after opening it once to check it; also a match that ended by resignation.

    Raises:
        BadData: if it cannot be opened, or is not over.
    """
    save = read_save(path)
    of = game(save.record.game)
    if of is None:
        raise BadData(refuse("refused.record_game", game=save.record.game))
    unknown = unknown_opponent(save)
    if unknown is not None:
        raise BadData(unknown)
    match_of(save, of)
    if ending_of(save, of).outcome is None:
        raise BadData(NOT_OVER)
    return save


def take_in(kit: Kit, store: MatchStore, game: FindGame, path: Path, say: Callable[[str], None]) -> str | None:
    """Import a file and return its name among the replays; on failure, pass the reason to `say` and return None."""
    offer = look_into(path, game)
    if offer.refusal is not None:
        problem = offer.refusal.sentence(kit.say)
        say(kit.say("replays.not_imported", file=saved_match_row.shortened(path.name, _LONGEST_PATH), problem=problem))
        return None
    try:
        return store.import_(path)
    except (OSError, BadData) as error:
        _log.warning("%s was not taken in: %s", path.name, error)
        say(
            kit.say(
                "replays.not_imported", file=saved_match_row.shortened(path.name, _LONGEST_PATH), problem=str(error)
            )
        )
        return None


class ImportsScene(ListScene):
    """Pops with the name of the imported match."""

    def __init__(
        self, kit: Kit, store: MatchStore, home: Path, game: FindGame, open_folder: Callable[[Path], bool]
    ) -> None:
        """`home` is the player's folder, which contains the import folder."""
        super().__init__(kit)
        self.offers: list[FoundFile] = []
        """Offers that have not been read yet have neither a match nor a reason."""
        self._store = store
        self._folder = home / IMPORTS
        self._game = game
        self._open_folder = open_folder
        self._read()
        self.begin()

    @property
    def count(self) -> int:
        """The number of candidate files."""
        return len(self.offers)

    @property
    def shows(self) -> object:
        """The files."""
        return tuple((offer.path, offer.save is None) for offer in self.offers)

    def see(self, rows: range) -> None:
        """Read these files."""
        for row in rows:
            if self.offers[row].save is None and self.offers[row].refusal is None:
                self.offers[row] = look_into(self.offers[row].path, self._game)

    def row_widgets(self, row: int) -> list[Widget]:
        """Return the import button, if it can be imported, and the delete button."""
        say, place, offer = self.kit.say, self._buttons_place(row), self.offers[row]
        if row == self.asked:
            return confirm_button.answers(f"delete.{row}", place, say("replays.yes"), say("replays.no"))
        button = Rect(place.x, place.y, *_TAKE)
        corner = Rect(place.right - _TAKE[1], place.y, _TAKE[1], _TAKE[1])
        why_not = None if offer.refusal is None else "replays.refused_file"
        return [
            Button(f"take.{row}", button, say("replays.take"), disabled=why_not, ground="paper"),
            IconButton(f"delete.{row}", corner, "bin", label=say("replays.delete"), ground="paper"),
        ]

    def floor_widgets(self) -> list[Widget]:
        """Return the buttons to open the folder and to read it again."""
        return [
            Button("again", _AGAIN, self.kit.say("replays.again"), "lacquer"),
            Button("folder", _FOLDER, self.kit.say("replays.folder"), "lacquer"),
        ]

    def use(self, name: str) -> Transition:
        """Handle a button."""
        match name.split("."):
            case ["take", row]:
                return self._take(self.offers[int(row)].path)
            case ["delete", row]:
                self.ask(int(row))
            case ["delete", row, "yes"]:
                self._delete(int(row))
            case ["delete", _, "no"]:
                self.ask(None)
            case ["again"]:
                self._read()
                self.refresh(None)
            case _:
                if not self._open_folder(self._folder):
                    self.toast.show(self.kit.say("replays.no_folder", path=saved_match_row.short_path(self._folder)))
        return None

    def compose(self, canvas: Canvas) -> None:
        """Draw title, files and the path of the folder."""
        say = self.kit.say
        path = saved_match_row.short_path(self._folder, _LONGEST_PATH)
        panels.draw_title(canvas, say("replays.import_title"), list_screen.TITLE)
        if not self.offers:
            words = say("replays.no_imports", path=path)
            canvas.text(words, list_screen.LIST.inset(120, 120), theme.BODY.sized(26), "centre")
        for row in self.rolling.rows:
            place, offer = self.row_place(row), self.offers[row]
            words_place = Rect(place.x, place.y, place.w - _BUTTONS - theme.GAP, place.h)
            row_guard.draw(canvas, self.kit, words_place, offer.path, partial(self._draw, canvas, words_place, offer))
            if row == self.asked:
                confirm_button.draw_question(canvas, self._buttons_place(row), say("replays.really_file"))
        where = say("replays.looked_in", path=path)
        canvas.text(where, list_screen.WHERE, theme.SMALL.on("LIGHT_TEXT_SOFT"), "centre", wrap=False)
        words = panels.key_words(say, ("arrows", "replays.keys_walk"), ("escape", "replays.keys_back"))
        canvas.text(words, list_screen.KEYS, theme.SMALL.on("LIGHT_TEXT_SOFT"), "centre", wrap=False)

    def _draw(self, canvas: Canvas, place: Rect, offer: FoundFile) -> None:
        if offer.save is not None:
            saved_match_row.draw_picture(canvas, place, None, offer.save.record.game, self.art)
        else:
            saved_match_row.draw_no_picture(canvas, place)
        saved_match_row.draw_words(canvas, place, self._text(offer))

    def _buttons_place(self, row: int) -> Rect:
        place = self.row_place(row)
        return Rect(place.right - _BUTTONS, place.centre.y - _TAKE[1] / 2, _BUTTONS, _TAKE[1])

    def _delete(self, row: int) -> None:
        self.asked = None
        try:
            remove(self.offers[row].path)
        except OSError as error:
            self.toast.show(self.kit.say("replays.file_not_deleted", detail=error.strerror or str(error)))
        self._read()
        self.refresh(None)

    def _text(self, offer: FoundFile) -> RowText:
        say, name = self.kit.say, saved_match_row.shortened(offer.path.name, _LONGEST_PATH)
        if offer.save is None:
            refusal = offer.refusal or refuse("replays.refused_file")
            sentence = refusal.sentence(say)
            return RowText(name, sentence, say("replays.stays"), wrong=True)
        game = self._game(offer.save.record.game)
        who = saved_match_row.who(self.kit, offer.save.players)
        decisions = say("replays.decisions", count=offer.save.decisions)
        return RowText(game.title if game else offer.save.record.game, who, f"{decisions} · {name}")

    def _take(self, path: Path) -> Transition:
        name = take_in(self.kit, self._store, self._game, path, self.toast.show)
        return Pop(name) if name is not None else None

    def _read(self) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            found = sorted(path for path in self._folder.iterdir() if path.name.lower().endswith(MATCHES))
        except OSError as error:
            _log.warning("%s cannot be read: %s", self._folder, error)
            found = []
        self.offers = [FoundFile(path, None) for path in found]
        self.forget()
