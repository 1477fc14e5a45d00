"""A list of the matches in a store, each with its thumbnail; what is the same for finished and unfinished ones."""

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path

from game.core.record import Save
from game.core.refusal import BadData, Refusal, refuse
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.scenes import Transition
from game.scenes import saved_match_row
from game.scenes.faces import Faces
from game.scenes.list_screen import LONGEST_PATH, ListScene
from game.scenes.saved_match_row import RowText
from game.store.match_store import DamagedMatch, MatchStore, SavedMatch
from game.table.setup.opponents import unknown_opponent


class SavedListScene(ListScene):
    """Base class: reads the store when it is opened and after every change."""

    def __init__(self, kit: Kit, store: MatchStore, open_folder: Callable[[Path], bool]) -> None:
        super().__init__(kit, store.folder, open_folder)
        self.entries: list[SavedMatch | DamagedMatch] = []
        self.store = store
        self._faces = Faces(kit)

    @abstractmethod
    def knows(self, game: str) -> bool:
        """Return whether there is a game of this name."""

    @abstractmethod
    def match_text(self, entry: SavedMatch) -> RowText:
        """Return the text of a match that can be opened."""

    @abstractmethod
    def stays(self, entry: DamagedMatch) -> str:
        """Return what is said about the file of a match that cannot be opened."""

    @property
    def count(self) -> int:
        """The number of matches, including damaged ones."""
        return len(self.entries)

    @property
    def listed(self) -> object:
        """The names of the matches."""
        return tuple((entry.name, type(entry)) for entry in self.entries)

    def read(self) -> None:
        """Read the store. A match whose game or one of whose bots is unknown counts as damaged."""
        self.entries = [self._checked(one) for one in self.store.all()]
        self.forget()

    def path(self, row: int) -> Path:
        """The file of a match, or its name."""
        entry = self.entries[row]
        return entry.path if isinstance(entry, DamagedMatch) else Path(entry.name)

    def delete(self, row: int) -> None:
        """Delete a match."""
        entry = self.entries[row]
        if isinstance(entry, DamagedMatch):
            self.store.discard(entry)
        else:
            self.store.take(entry.name)

    def open(self, row: int, go: Callable[[SavedMatch], Transition]) -> Transition:
        """Open a match; one that turns out not to be possible counts as damaged from now on."""
        entry = self.entries[row]
        if not isinstance(entry, SavedMatch):
            return None
        try:
            return go(entry)
        except BadData as error:
            self.entries[row] = self.damaged(entry, error.refusal)
            self.refresh(f"show.{row}")
            return None

    def damaged(self, entry: SavedMatch, refusal: Refusal) -> DamagedMatch:
        """Return a match as one that cannot be opened."""
        return DamagedMatch(entry.name, self.store.path(entry.name), refusal)

    def draw_row(self, canvas: Canvas, place: Rect, row: int) -> None:
        """Draw thumbnail and text."""
        entry = self.entries[row]
        if isinstance(entry, SavedMatch):
            game = entry.save.record.game
            saved_match_row.draw_picture(canvas, place, entry.picture, game, self.art)
            saved_match_row.draw_faces(canvas, place, game, entry.save.players, self._faces)
        else:
            saved_match_row.draw_no_picture(canvas, place)
        saved_match_row.draw_words(canvas, place, self.text(entry))

    def text(self, entry: SavedMatch | DamagedMatch) -> RowText:
        """Return the text of a row."""
        if isinstance(entry, SavedMatch):
            return self.match_text(entry)
        name = saved_match_row.shortened(entry.path.name, LONGEST_PATH)
        return RowText(name, entry.refusal.sentence(self.kit.say), self.stays(entry), wrong=True)

    def _checked(self, one: SavedMatch | DamagedMatch) -> SavedMatch | DamagedMatch:
        refusal = self._why_not(one.save) if isinstance(one, SavedMatch) else None
        return one if refusal is None or isinstance(one, DamagedMatch) else self.damaged(one, refusal)

    def _why_not(self, save: Save) -> Refusal | None:
        game = save.record.game
        return unknown_opponent(save) if self.knows(game) else refuse("refused.record_game", game=game)
