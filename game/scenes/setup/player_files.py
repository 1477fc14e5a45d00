"""The player's own files for an option, such as maps: which are valid, what is wrong with the others, and deletion."""

from collections.abc import Callable
from pathlib import Path

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command
from game.engine.kit import Kit
from game.engine.scenes import Pop, Transition
from game.engine.widgets.button import IconButton
from game.engine.widgets.widget import Widget
from game.scenes import list_screen, saved_match_row
from game.scenes.list_screen import LONGEST_PATH, ListScene
from game.scenes.saved_match_row import RowText
from game.store.files import remove
from game.table.setup.player_files import OwnProblem, PlayerFile, PlayerFiles


class PlayerFilesScene(ListScene):
    """Pops with the remaining files."""

    buttons = (332.0, 60.0)
    question = "replays.really_file"
    not_deleted = "replays.file_not_deleted"

    def __init__(
        self, kit: Kit, game: str, read: Callable[[], PlayerFiles], open_folder: Callable[[Path], bool]
    ) -> None:
        """`read` reads the folder; `game` is the name of the game that the files are for."""
        self.own = read()
        super().__init__(kit, self.own.folder, open_folder)
        self._game = game
        self._read = read
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
    def title(self) -> str:
        """What the list is called."""
        return self.kit.say(f"{self._game}.option.{self.own.option}_files")

    @property
    def where(self) -> str:
        """Where the files were found."""
        return self.kit.say("replays.looked_in", path=saved_match_row.short_path(self.folder, LONGEST_PATH))

    @property
    def listed(self) -> object:
        """The files and their descriptions."""
        return self.own

    def read(self) -> None:
        """Read the folder."""
        self.own = self._read()

    def path(self, row: int) -> Path:
        """The file of a row."""
        return self.entries[row].path

    def delete(self, row: int) -> None:
        """Delete a file."""
        remove(self.entries[row].path)

    def row_buttons(self, row: int, place: Rect) -> list[Widget]:
        """Return the delete button."""
        corner = Rect(place.right - place.h, place.y, place.h, place.h)
        return [IconButton(f"delete.{row}", corner, "bin", label=self.kit.say("replays.delete"), ground="paper")]

    def floor_widgets(self) -> list[Widget]:
        """Return the buttons to open the folder and to read it again."""
        return list_screen.folder_widgets(self.kit)

    def draw_row(self, canvas: Canvas, place: Rect, row: int) -> None:
        """Draw a file and what is wrong with it."""
        entry = self.entries[row]
        name = saved_match_row.shortened(entry.path.name, LONGEST_PATH)
        if isinstance(entry, PlayerFile):
            saved_match_row.draw_picture(canvas, place, None, self._game, self.art)
            good = self.kit.say(f"{self._game}.option.{self.own.option}_good")
            saved_match_row.draw_words(canvas, place, RowText(name, good, ""))
        else:
            saved_match_row.draw_no_picture(canvas, place)
            saved_match_row.draw_words(canvas, place, RowText(name, entry.sentence, "", wrong=True))
