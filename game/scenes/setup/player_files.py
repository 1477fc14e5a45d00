"""The player's own files for an option, such as maps: which are valid, what is wrong with the others, and deletion."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command
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
from game.table.player_files import OwnProblem, PlayerFile, PlayerFiles

_LONGEST_PATH = 46
_BUTTONS = (332.0, 60.0)
_FOLDER = Rect(1206, 822, 320, 62)
_AGAIN = Rect(966, 822, 222, 62)


class PlayerFilesScene(ListScene):
    """Pops with the remaining files."""

    def __init__(
        self, kit: Kit, game: str, read: Callable[[], PlayerFiles], open_folder: Callable[[Path], bool]
    ) -> None:
        """`read` reads the folder; `game` is the name of the game that the files are for."""
        super().__init__(kit)
        self._game = game
        self._read = read
        self._open_folder = open_folder
        self.own = read()
        self.begin()

    @property
    def entries(self) -> tuple[PlayerFile | OwnProblem, ...]:
        """Valid files first, then the others."""
        return (*self.own.found, *self.own.problems)

    def handle(self, command: Command) -> Transition:
        """Return the remaining files on leaving."""
        answer = super().handle(command)
        return Pop(self.own) if isinstance(answer, Pop) else answer

    @property
    def count(self) -> int:
        """The number of files."""
        return len(self.entries)

    @property
    def shows(self) -> object:
        """The files and their descriptions."""
        return self.own

    def row_widgets(self, row: int) -> list[Widget]:
        """Return the delete button, or the answers to its question."""
        say, place = self.kit.say, self._buttons_place(row)
        if row == self.asked:
            return confirm_button.answers(f"delete.{row}", place, say("replays.yes"), say("replays.no"))
        corner = Rect(place.right - _BUTTONS[1], place.y, _BUTTONS[1], _BUTTONS[1])
        return [IconButton(f"delete.{row}", corner, "bin", label=say("replays.delete"), ground="paper")]

    def floor_widgets(self) -> list[Widget]:
        """Return the buttons to open the folder and to read it again."""
        return [
            Button("again", _AGAIN, self.kit.say("replays.again"), "lacquer"),
            Button("folder", _FOLDER, self.kit.say("replays.folder"), "lacquer"),
        ]

    def use(self, name: str) -> Transition:
        """Handle a button."""
        match name.split("."):
            case ["delete", row]:
                self.ask(int(row))
            case ["delete", row, "yes"]:
                self._delete(self.entries[int(row)].path)
            case ["delete", _, "no"]:
                self.ask(None)
            case ["again"]:
                self._renew()
            case _:
                if not self._open_folder(self.own.folder):
                    path = saved_match_row.short_path(self.own.folder)
                    self.toast.show(self.kit.say("replays.no_folder", path=path))
        return None

    def compose(self, canvas: Canvas) -> None:
        """Draw title, files and the path of the folder."""
        say = self.kit.say
        panels.draw_title(canvas, say(f"{self._game}.option.{self.own.option}_files"), list_screen.TITLE)
        for row in self.rolling.rows:
            place, entry = self.row_place(row), self.entries[row]
            words = Rect(place.x, place.y, place.w - _BUTTONS[0] - theme.GAP, place.h)
            row_guard.draw(canvas, self.kit, words, entry.path, partial(self._draw, canvas, words, entry))
            if row == self.asked:
                confirm_button.draw_question(canvas, self._buttons_place(row), say("replays.really_file"))
        where = say("replays.looked_in", path=saved_match_row.short_path(self.own.folder, _LONGEST_PATH))
        canvas.text(where, list_screen.WHERE, theme.SMALL.on("LIGHT_TEXT_SOFT"), "centre", wrap=False)
        keys = panels.key_words(say, ("arrows", "replays.keys_walk"), ("escape", "replays.keys_back"))
        canvas.text(keys, list_screen.KEYS, theme.SMALL.on("LIGHT_TEXT_SOFT"), "centre", wrap=False)

    def _draw(self, canvas: Canvas, place: Rect, entry: PlayerFile | OwnProblem) -> None:
        name = saved_match_row.shortened(entry.path.name, _LONGEST_PATH)
        if isinstance(entry, PlayerFile):
            saved_match_row.draw_picture(canvas, place, None, self._game, self.art)
            saved_match_row.draw_words(
                canvas, place, RowText(name, self.kit.say(f"{self._game}.option.{self.own.option}_good"), "")
            )
        else:
            saved_match_row.draw_no_picture(canvas, place)
            saved_match_row.draw_words(canvas, place, RowText(name, entry.sentence, "", wrong=True))

    def _buttons_place(self, row: int) -> Rect:
        place = self.row_place(row)
        return Rect(place.right - _BUTTONS[0], place.centre.y - _BUTTONS[1] / 2, *_BUTTONS)

    def _delete(self, path: Path) -> None:
        self.asked = None
        try:
            remove(path)
        except OSError as error:
            self.toast.show(self.kit.say("replays.file_not_deleted", detail=error.strerror or str(error)))
        self._renew()

    def _renew(self) -> None:
        self.own = self._read()
        self.refresh(None)
