"""The unfinished matches: a list with thumbnails, from which any of them can be continued or deleted."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.core.record import Save
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Replace, Scene, Transition
from game.engine.widgets.button import Button, ButtonKind
from game.engine.widgets.widget import Widget
from game.scenes import dates, saved_match_row
from game.scenes.dates import now
from game.scenes.saved_list import SavedListScene
from game.scenes.saved_match_row import RowText
from game.store.match_store import DamagedMatch, MatchStore, SavedMatch

_CONTINUE = 252.0
_FOLDER = Rect(1226, 822, 300, 62)
_LONGEST_FOLDER = 36


def not_saved(kit: Kit, error: OSError) -> str:
    """Return the message for a match that could not be written to disk."""
    return kit.say("unfinished.not_saved", detail=error.strerror or str(error))


@dataclass(frozen=True)
class UnfinishedExits:
    """The scenes that can be reached from the list. The composition root supplies them."""

    open: Callable[[Save, str], Scene]
    """Opens the table of a match, given its save and name; may raise `BadData`."""

    open_folder: Callable[[Path], bool]
    """Shows the folder in the system's file manager. Returns whether that worked."""

    describe: Callable[[Save], str]
    """Says how far a match is: mode, round and score."""


class UnfinishedScene(SavedListScene):
    """Matches that can be continued, newest first, then those that cannot be opened."""

    buttons = (436.0, 62.0)
    enter_words = "unfinished.keys_open"

    def __init__(
        self,
        kit: Kit,
        store: MatchStore,
        exits: UnfinishedExits,
        titles: Mapping[str, str],
        clock: Callable[[], datetime] = now,
    ) -> None:
        """`titles` maps the names of the games to their titles."""
        super().__init__(kit, store, exits.open_folder)
        self._exits = exits
        self._titles = titles
        self._clock = clock
        self.read()
        self.begin()

    @property
    def title(self) -> str:
        """What the list is called."""
        return self.kit.say("unfinished.title")

    @property
    def where(self) -> str:
        """Where the matches are."""
        return self.kit.say("unfinished.where", path=saved_match_row.short_path(self.folder))

    def knows(self, game: str) -> bool:
        """Return whether there is a game of this name."""
        return game in self._titles

    def read(self) -> None:
        """Read the store."""
        super().read()
        self.entries.sort(key=lambda entry: isinstance(entry, DamagedMatch))

    def row_buttons(self, row: int, place: Rect) -> list[Widget]:
        """Return the buttons to continue a match, or to show its file, and to delete it."""
        say = self.kit.say
        kind: ButtonKind = "primary" if row == 0 else "paper"
        first = place._replace(w=_CONTINUE)
        rest = place._replace(x=first.right + theme.GAP, w=place.w - _CONTINUE - theme.GAP)
        return [
            Button(f"show.{row}", first, say("replays.show"))
            if isinstance(self.entries[row], DamagedMatch)
            else Button(f"continue.{row}", first, say("unfinished.continue"), kind),
            Button(f"delete.{row}", rest, say("replays.delete"), "lacquer"),
        ]

    def floor_widgets(self) -> list[Widget]:
        """Return the button to show the folder."""
        return [Button("folder", _FOLDER, self.kit.say("replays.folder"), "lacquer")]

    def use_row(self, action: str, row: int) -> Transition:  # noqa: ARG002
        """Continue a match."""
        return self.open(row, lambda entry: Replace(self._exits.open(entry.save, entry.name)))

    def draw_empty(self, canvas: Canvas) -> None:
        """Say why there is no match."""
        saved_match_row.draw_empty(canvas, self.art, self._titles, self.kit.say("unfinished.empty"))

    def match_text(self, entry: SavedMatch) -> RowText:
        """Return which game, who plays, how far it is, and when it was last played."""
        save = entry.save
        when = dates.said(self.kit.texts, save.when, self._clock())
        facts = " · ".join(filter(None, (self._exits.describe(save), when)))
        return RowText(self._titles[save.record.game], saved_match_row.who(self.kit, save.players), facts)

    def stays(self, entry: DamagedMatch) -> str:
        """Return where the file stays."""
        return self.kit.say("unfinished.file", path=saved_match_row.short_path(entry.path.parent, _LONGEST_FOLDER))
