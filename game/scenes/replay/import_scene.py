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
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.widget import Widget
from game.scenes import list_screen, row_guard, saved_match_row
from game.scenes.list_screen import LONGEST_PATH, ListScene
from game.scenes.saved_match_row import RowText
from game.store.files import remove
from game.store.match_file import MATCHES
from game.store.match_store import MatchStore, read_save
from game.table.ending import ending_of
from game.table.setup.opponents import unknown_opponent

_log = logging.getLogger(__name__)

IMPORTS = "imports"
"""The import folder, within the player's folder."""

_TAKE = (252.0, 60.0)

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
        say(kit.say("replays.not_imported", file=saved_match_row.shortened(path.name, LONGEST_PATH), problem=problem))
        return None
    try:
        return store.import_(path)
    except (OSError, BadData) as error:
        _log.warning("%s was not taken in: %s", path.name, error)
        say(
            kit.say("replays.not_imported", file=saved_match_row.shortened(path.name, LONGEST_PATH), problem=str(error))
        )
        return None


class ImportsScene(ListScene):
    """Pops with the name of the imported match."""

    buttons = (_TAKE[0] + 12 + _TAKE[1], _TAKE[1])
    question = "replays.really_file"
    not_deleted = "replays.file_not_deleted"

    def __init__(
        self, kit: Kit, store: MatchStore, home: Path, game: FindGame, open_folder: Callable[[Path], bool]
    ) -> None:
        """`home` is the player's folder, which contains the import folder."""
        super().__init__(kit, home / IMPORTS, open_folder)
        self.offers: list[FoundFile] = []
        """Offers that have not been read yet have neither a match nor a reason."""
        self._store = store
        self._game = game
        self.read()
        self.begin()

    @property
    def count(self) -> int:
        """The number of candidate files."""
        return len(self.offers)

    @property
    def title(self) -> str:
        """What the list is called."""
        return self.kit.say("replays.import_title")

    @property
    def where(self) -> str:
        """Where the files were found."""
        return self.kit.say("replays.looked_in", path=saved_match_row.short_path(self.folder, LONGEST_PATH))

    @property
    def listed(self) -> object:
        """The files."""
        return tuple((offer.path, offer.save is None) for offer in self.offers)

    def read(self) -> None:
        """List the files in the folder."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            found = sorted(path for path in self.folder.iterdir() if path.name.lower().endswith(MATCHES))
        except OSError as error:
            _log.warning("%s cannot be read: %s", self.folder, error)
            found = []
        self.offers = [FoundFile(path, None) for path in found]
        self.forget()

    def see(self, rows: range) -> None:
        """Read these files."""
        for row in rows:
            if self.offers[row].save is None and self.offers[row].refusal is None:
                self.offers[row] = look_into(self.offers[row].path, self._game)

    def path(self, row: int) -> Path:
        """The file of a row."""
        return self.offers[row].path

    def delete(self, row: int) -> None:
        """Delete a file."""
        remove(self.offers[row].path)

    def row_buttons(self, row: int, place: Rect) -> list[Widget]:
        """Return the import button, if it can be imported, and the delete button."""
        say = self.kit.say
        button = Rect(place.x, place.y, *_TAKE)
        corner = Rect(place.right - _TAKE[1], place.y, _TAKE[1], _TAKE[1])
        why_not = None if self.offers[row].refusal is None else "replays.refused_file"
        return [
            Button(f"take.{row}", button, say("replays.take"), disabled=why_not, ground="paper"),
            IconButton(f"delete.{row}", corner, "bin", label=say("replays.delete"), ground="paper"),
        ]

    def floor_widgets(self) -> list[Widget]:
        """Return the buttons to open the folder and to read it again."""
        return list_screen.folder_widgets(self.kit)

    def use_row(self, action: str, row: int) -> Transition:  # noqa: ARG002
        """Import a file."""
        name = take_in(self.kit, self._store, self._game, self.offers[row].path, self.toast.show)
        return Pop(name) if name is not None else None

    def draw_empty(self, canvas: Canvas) -> None:
        """Say what to do."""
        words = self.kit.say("replays.no_imports", path=saved_match_row.short_path(self.folder, LONGEST_PATH))
        canvas.text(words, list_screen.LIST.inset(120, 120), theme.BODY.sized(26), "centre")

    def draw_row(self, canvas: Canvas, place: Rect, row: int) -> None:
        """Draw a file and the match in it."""
        offer = self.offers[row]
        if offer.save is not None:
            saved_match_row.draw_picture(canvas, place, None, offer.save.record.game, self.art)
        else:
            saved_match_row.draw_no_picture(canvas, place)
        saved_match_row.draw_words(canvas, place, self._text(offer))

    def _text(self, offer: FoundFile) -> RowText:
        say, name = self.kit.say, saved_match_row.shortened(offer.path.name, LONGEST_PATH)
        if offer.save is None:
            refusal = offer.refusal or refuse("replays.refused_file")
            return RowText(name, refusal.sentence(say), say("replays.stays"), wrong=True)
        game = self._game(offer.save.record.game)
        who = saved_match_row.who(self.kit, offer.save.players)
        decisions = say("replays.decisions", count=offer.save.decisions)
        return RowText(game.title if game else offer.save.record.game, who, f"{decisions} · {name}")
