"""The list of finished matches: watch, review, export or delete."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from game.ai.hints import Can, hints_of
from game.core.game import AnyGame
from game.core.record import Save
from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.scenes import Push, Scene, Transition
from game.engine.widgets.button import Button, ButtonKind, IconButton
from game.engine.widgets.widget import Widget
from game.scenes import dates, row_guard, saved_match_row
from game.scenes.dates import now
from game.scenes.list_screen import LONGEST_PATH
from game.scenes.replay.import_scene import NOT_OVER
from game.scenes.saved_list import SavedListScene
from game.scenes.saved_match_row import RowText
from game.scenes.scoring.result_text import ResultText
from game.store.match_file import MATCH
from game.store.match_store import DamagedMatch, MatchStore, SavedMatch
from game.table.ending import Ending, ending_of

EXPORTS = "exports"
"""The export folder, within the player's folder."""

_MOST_WITH_LEVELS = 3
_BUTTONS = (532.0, 60.0)
_WATCH, _REVIEW, _ICON, _GAP = 188.0, 192.0, 58.0, 12.0
_IMPORT = Rect(1206, 822, 320, 62)
_FOLDER = Rect(966, 822, 222, 62)


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

    describe: Callable[[Save], str]
    """Says mode and score of a match."""

    games: Collection[str]
    """The names of the games of the box: their theatres sleep over an empty list."""


class ReplaysScene(SavedListScene):
    """Matches that are over, newest first."""

    buttons = _BUTTONS
    enter_words = "replays.keys_open"

    def __init__(
        self, kit: Kit, store: MatchStore, exits: ReplaysExits, home: Path, clock: Callable[[], datetime] = now
    ) -> None:
        """`home` is the player's folder."""
        super().__init__(kit, store, exits.open_folder)
        self._exits = exits
        self._home = home
        self._clock = clock
        self._endings: dict[str, Ending] = {}
        self.read()
        self.begin()

    def resume(self, result: object) -> None:
        """Come back from a replay, or with the name of an imported match."""
        self.read()
        self.rolling.count(self.count)
        row = next((number for number, entry in enumerate(self.entries) if entry.name == result), None)
        if row is not None:
            self.rolling.reveal(row)
            self.toast.show(self.kit.say("replays.imported"))
        self.refresh(f"watch.{row}" if row is not None else None)

    @property
    def title(self) -> str:
        """What the list is called."""
        return self.kit.say("replays.title")

    @property
    def where(self) -> str:
        """Where the matches are."""
        return self.kit.say("replays.where", path=saved_match_row.short_path(self.folder, LONGEST_PATH))

    def knows(self, game: str) -> bool:
        """Return whether there is a game of this name."""
        return self._exits.game(game) is not None

    def see(self, rows: range) -> None:
        """Find out how these matches ended. A match with an impossible ending counts as damaged."""
        for row in rows:
            entry = self.entries[row]
            game = self._exits.game(entry.save.record.game) if isinstance(entry, SavedMatch) else None
            if not isinstance(entry, SavedMatch) or game is None or entry.name in self._endings:
                continue
            ending = row_guard.made(self.store.path(entry.name), partial(ending_of, entry.save, game))
            if isinstance(ending, Refusal):
                self.entries[row] = self.damaged(entry, ending)
            elif ending.outcome is None:
                self.entries[row] = self.damaged(entry, NOT_OVER)
            else:
                self._endings[entry.name] = ending

    def row_buttons(self, row: int, place: Rect) -> list[Widget]:
        """Return watch, review, export and delete; damaged files have folder and delete."""
        say, entry = self.kit.say, self.entries[row]
        corner = Rect(place.right - _ICON, place.y, _ICON, place.h)
        delete = IconButton(f"delete.{row}", corner, "bin", label=say("replays.delete"), ground="paper")
        if isinstance(entry, DamagedMatch):
            wide = _WATCH + _REVIEW
            show = Rect(corner.x - _GAP - wide, place.y, wide, place.h)
            return [Button(f"show.{row}", show, say("replays.show"), ground="paper"), delete]
        watch = place._replace(w=_WATCH)
        review = Rect(watch.right + _GAP, place.y, _REVIEW, place.h)
        kind: ButtonKind = "primary" if row == self._newest else "paper"
        export = corner.moved(-_ICON - _GAP, 0)
        return [
            Button(f"watch.{row}", watch, say("replays.watch"), kind, ground="paper"),
            Button(f"review.{row}", review, say("replays.review"), ground="paper", disabled=self._why_no_review(entry)),
            IconButton(f"export.{row}", export, "export", label=say("replays.export"), ground="paper"),
            delete,
        ]

    def _why_no_review(self, entry: SavedMatch) -> str | None:
        game = self._exits.game(entry.save.record.game)
        return None if game is None or hints_of(game).can(Can.REASONS) else "replays.no_review"

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
        return Push(self._exits.imports()) if name == "import" else super().use(name)

    def use_row(self, action: str, row: int) -> Transition:
        """Watch, review or export a match."""
        if action == "export":
            self._export(row)
            return None
        door = self._exits.watch if action == "watch" else self._exits.review
        return self.open(row, lambda entry: Push(door(entry.save)))

    def _export(self, row: int) -> None:
        path = self._home / EXPORTS / f"{self.entries[row].name}{MATCH}"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.store.export(self.entries[row].name, path)
        except OSError as error:
            self.toast.show(self.kit.say("replays.not_exported", detail=error.strerror or str(error)))
        else:
            self.toast.show(self.kit.say("replays.exported", path=saved_match_row.short_path(path)))

    def draw_empty(self, canvas: Canvas) -> None:
        """Say why there is no match."""
        saved_match_row.draw_empty(canvas, self.art, self._exits.games, self.kit.say("replays.empty"))

    def match_text(self, entry: SavedMatch) -> RowText:
        """Return which game, who won, who played, how it ended; mode and score, and when."""
        game = self._exits.game(entry.save.record.game)
        title = game.title if game is not None else entry.save.record.game
        say, save = self.kit.say, entry.save
        when = dates.said(self.kit.texts, save.when, self._clock())
        facts = " · ".join(filter(None, (self._exits.describe(save), when)))
        crowded = len(save.players) > _MOST_WITH_LEVELS
        named = " · ".join(player.name for player in save.players)
        who = named if crowded else saved_match_row.who(self.kit, save.players)
        verdict = ResultText(self._endings[entry.name], self.kit.texts)
        # A shared win is named by the reason; there is no room to say it twice.
        alone = len(verdict.outcome.winners) == 1
        head = say("replays.entry", game=title, won=verdict.headline) if alone else title
        return RowText(head, f"{who}\n{verdict.reason}", facts)

    def stays(self, entry: DamagedMatch) -> str:  # noqa: ARG002
        """Return that nothing happens to the file."""
        return self.kit.say("replays.stays")
