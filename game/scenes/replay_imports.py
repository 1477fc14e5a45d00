"""Matches from elsewhere: the files in a folder that the app names, each to be taken in among the replays."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.core.game import AnyGame
from game.core.record import Save
from game.core.refusal import BadData, Refusal, refuse
from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.scenes import Pop, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.scenes import listed, saved_row
from game.scenes.listed import ListedScene
from game.scenes.saved_row import RowText
from game.store.shelf import Shelf, read_save
from game.table.ending import ending_of

_log = logging.getLogger(__name__)

IMPORTS = "imports"
"""The folder, in the player's own, of what may come in."""

_LONGEST_PATH = 46
_TAKE = (252.0, 60.0)
_FOLDER = Rect(1206, 822, 320, 62)
_AGAIN = Rect(966, 822, 222, 62)

NOT_OVER = refuse("replays.not_over")
"""Whoever could watch a match that goes on could look into everybody's hands."""

FindGame = Callable[[str], AnyGame | None]


@dataclass(frozen=True)
class Offer:
    """A file, and the match in it; or why there is none that can be taken in."""

    path: Path
    save: Save | None
    refusal: Refusal | None = None


def look_into(path: Path, game: FindGame) -> Offer:
    """What a file offers; nothing is taken in that could not be opened later."""
    try:
        save = read_save(path)
        of = game(save.record.game)
        if of is None:
            return Offer(path, None, refuse("refused.record_game", game=save.record.game))
        over = ending_of(save, of).outcome is not None
    except BadData as error:
        return Offer(path, None, error.refusal)
    return Offer(path, save) if over else Offer(path, None, NOT_OVER)


def take_in(kit: Kit, shelf: Shelf, game: FindGame, path: Path, say: Callable[[str], None]) -> str | None:
    """Take a file in among the replays, and give back the name it has there; `say` is told what went wrong."""
    offer = look_into(path, game)
    if offer.refusal is not None:
        problem = kit.say(offer.refusal.key, **saved_row.short_values(offer.refusal.values))
        say(kit.say("replays.not_imported", file=path.name, problem=problem))
        return None
    try:
        return shelf.import_(path)
    except (OSError, BadData) as error:
        _log.warning("%s was not taken in: %s", path.name, error)
        say(kit.say("replays.not_imported", file=path.name, problem=str(error)))
        return None


class ImportsScene(ListedScene):
    """Leaves behind the name of the match that was taken in."""

    def __init__(self, kit: Kit, shelf: Shelf, home: Path, game: FindGame, open_folder: Callable[[Path], bool]) -> None:
        """`home` is the player's folder; what may be taken in lies in its folder for that."""
        super().__init__(kit)
        self.offers: list[Offer] = []
        self._shelf = shelf
        self._folder = home / IMPORTS
        self._game = game
        self._open_folder = open_folder
        self._read()
        self.begin()

    def handle(self, command: Command) -> Transition:
        """Also take in a file that is dropped onto the window."""
        if command.kind is Kind.FILE:
            return self._take(Path(command.text))
        return super().handle(command)

    @property
    def count(self) -> int:
        """Every file that looks like one of ours."""
        return len(self.offers)

    @property
    def shows(self) -> object:
        """The files."""
        return tuple(offer.path for offer in self.offers)

    def row_widgets(self, row: int) -> list[Widget]:
        """Take it in, if that is possible."""
        place, offer = self.row_place(row), self.offers[row]
        button = Rect(place.right - _TAKE[0], place.centre.y - _TAKE[1] / 2, *_TAKE)
        why_not = None if offer.refusal is None else "replays.refused_file"
        return [Button(f"take.{row}", button, self.kit.say("replays.take"), disabled=why_not, ground="paper")]

    def floor_widgets(self) -> list[Widget]:
        """The folder, and to look into it once more."""
        return [
            Button("again", _AGAIN, self.kit.say("replays.again"), "lacquer"),
            Button("folder", _FOLDER, self.kit.say("replays.folder"), "lacquer"),
        ]

    def use(self, name: str) -> Transition:
        """A button was used."""
        match name.split("."):
            case ["take", row]:
                return self._take(self.offers[int(row)].path)
            case ["again"]:
                self._read()
                self.refresh(None)
            case _:
                if not self._open_folder(self._folder):
                    self.toast.show(self.kit.say("replays.no_folder", path=saved_row.short_path(self._folder)))
        return None

    def compose(self, canvas: Canvas) -> None:
        """Draw title, files, and where they are looked for."""
        say = self.kit.say
        path = saved_row.short_path(self._folder, _LONGEST_PATH)
        panels.draw_title(canvas, say("replays.import_title"), listed.TITLE)
        if not self.offers:
            words = say("replays.no_imports", path=path)
            canvas.text(words, listed.LIST.inset(120, 120), theme.BODY.sized(26), "centre")
        for row in self.rolling.rows:
            place = self.row_place(row)
            words_place = Rect(place.x, place.y, place.w - _TAKE[0] - theme.GAP, place.h)
            offer = self.offers[row]
            if offer.save is not None:
                saved_row.draw_picture(canvas, words_place, None, offer.save.record.game, self.art)
            else:
                saved_row.draw_no_picture(canvas, words_place)
            saved_row.draw_words(canvas, words_place, self._text(offer))
        where = say("replays.looked_in", path=path)
        canvas.text(where, listed.WHERE, theme.SMALL.on("LIGHT_TEXT_SOFT"), "centre", wrap=False)
        words = panels.key_words(say, ("arrows", "replays.keys_walk"), ("escape", "replays.keys_back"))
        canvas.text(words, listed.KEYS, theme.SMALL.on("LIGHT_TEXT_SOFT"), "centre", wrap=False)

    def _text(self, offer: Offer) -> RowText:
        say = self.kit.say
        if offer.save is None:
            refusal = offer.refusal or refuse("replays.refused_file")
            sentence = say(refusal.key, **saved_row.short_values(refusal.values))
            return RowText(offer.path.name, sentence, say("replays.stays"), wrong=True)
        game = self._game(offer.save.record.game)
        who = saved_row.who(self.kit, offer.save.players)
        decisions = say("replays.decisions", count=offer.save.decisions)
        return RowText(game.title if game else offer.save.record.game, who, f"{decisions} · {offer.path.name}")

    def _take(self, path: Path) -> Transition:
        name = take_in(self.kit, self._shelf, self._game, path, self.toast.show)
        return Pop(name) if name is not None else None

    def _read(self) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            found = sorted(path for path in self._folder.iterdir() if path.name.lower().endswith(".json"))
        except OSError as error:
            _log.warning("%s cannot be read: %s", self._folder, error)
            found = []
        self.offers = [look_into(path, self._game) for path in found]
        self.forget()
