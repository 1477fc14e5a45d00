"""The rows of the list of unfinished matches: layout, text and buttons."""

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from game.core.record import Save
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import panels
from game.engine.widgets.button import Button, ButtonKind, IconButton
from game.engine.widgets.widget import Widget
from game.scenes import confirm_button, dates, row_guard, saved_match_row
from game.scenes.saved_match_row import RowText
from game.scenes.scroll_list import ScrollList
from game.scenes.title.art import TitleArt
from game.store.match_store import DamagedMatch, SavedMatch

SHOWN = 4
SHEET = Rect(74, 122, 1452, 668)
INSIDE = SHEET.inset(theme.INSIDE, 24)
_ROLLERS = 64.0
"""The width taken by the scroll buttons."""

_BUTTONS = (436.0, 62.0)
_CONTINUE = 252.0
_LONGEST = 36
"""The maximum length of a file or folder name in a row."""


class Rows:
    """Matches that can be continued, newest first, then those that cannot be opened."""

    def __init__(
        self, kit: Kit, titles: Mapping[str, str], now: Callable[[], datetime], describe: Callable[[Save], str]
    ) -> None:
        """`describe` says how far a match is."""
        self._kit = kit
        self._describe = describe
        self._titles = titles
        self._now = now
        self._art = TitleArt(kit.assets, kit.bakery)
        self.entries: list[SavedMatch | DamagedMatch] = []
        self.rolling = ScrollList(SHOWN)
        self.asked: int | None = None
        """The row that asks whether to delete its match."""

    def take(self, entries: list[SavedMatch | DamagedMatch]) -> None:
        """Show these matches."""
        self.entries = sorted(entries, key=lambda entry: isinstance(entry, DamagedMatch))
        self.rolling.count(len(entries))

    @property
    def shows(self) -> tuple[object, ...]:
        """The cache key of the drawn rows."""
        return self.rolling.first, self.asked, tuple((entry.name, type(entry)) for entry in self.entries)

    def widgets(self) -> list[Widget]:
        """Return the buttons of all visible rows, and the scroll buttons."""
        found = [widget for row in self.rolling.rows for widget in self.widgets_of(row)]
        side = Rect(INSIDE.right - 50, INSIDE.y, 54, 54)
        if self.rolling.above:
            found.append(IconButton("up", side.moved(0, 8), "up", "paper", ground="paper"))
        if self.rolling.below:
            found.append(IconButton("down", side.moved(0, INSIDE.h - 62), "down", "paper", ground="paper"))
        return found

    def widgets_of(self, row: int) -> list[Widget]:
        """Return the buttons of one row, from left to right."""
        say, place = self._kit.say, self._buttons(row)
        if row == self.asked:
            return confirm_button.answers(f"delete.{row}", place, say("unfinished.yes"), say("unfinished.no"))
        kind: ButtonKind = "primary" if row == 0 else "paper"
        rest = place._replace(x=place.x + _CONTINUE + theme.GAP, w=place.w - _CONTINUE - theme.GAP)
        first = place._replace(w=_CONTINUE)
        return [
            Button(f"show.{row}", first, say("unfinished.show"))
            if isinstance(self.entries[row], DamagedMatch)
            else Button(f"continue.{row}", first, say("unfinished.continue"), kind),
            Button(f"delete.{row}", rest, say("unfinished.delete"), "lacquer"),
        ]

    def compose(self, canvas: Canvas) -> None:
        """Draw all visible rows."""
        for row in self.rolling.rows:
            self._compose(canvas, row)
        if not self.entries:
            saved_match_row.draw_empty(canvas, self._art, self._titles, self._kit.say("unfinished.empty"))

    def _compose(self, canvas: Canvas, row: int) -> None:
        entry, place = self.entries[row], self._place(row)
        if row > self.rolling.first:
            panels.draw_rule(canvas, place, place.y)
        words = place._replace(w=place.w - _BUTTONS[0] - theme.GAP)
        path = entry.path if isinstance(entry, DamagedMatch) else Path(entry.name)
        row_guard.draw(canvas, self._kit, words, path, lambda: self._draw(canvas, words, entry))
        if row == self.asked:
            confirm_button.draw_question(canvas, self._buttons(row), self._kit.say("unfinished.really"))

    def _draw(self, canvas: Canvas, place: Rect, entry: SavedMatch | DamagedMatch) -> None:
        if isinstance(entry, SavedMatch):
            saved_match_row.draw_picture(canvas, place, entry.picture, entry.save.record.game, self._art)
        else:
            saved_match_row.draw_no_picture(canvas, place)
        saved_match_row.draw_words(canvas, place, self.text(entry))

    def _place(self, row: int) -> Rect:
        height = INSIDE.h / SHOWN
        width = INSIDE.w - (_ROLLERS if self.rolling.above or self.rolling.below else 0)
        return Rect(INSIDE.x, INSIDE.y + (row - self.rolling.first) * height, width, height)

    def _buttons(self, row: int) -> Rect:
        place = self._place(row)
        return Rect(place.right - _BUTTONS[0], place.centre.y - _BUTTONS[1] / 2, *_BUTTONS)

    def text(self, entry: SavedMatch | DamagedMatch) -> RowText:
        """The text of a row."""
        say = self._kit.say
        if isinstance(entry, DamagedMatch):
            sentence = entry.refusal.sentence(say)
            stays = say("unfinished.file", path=saved_match_row.short_path(entry.path.parent, _LONGEST))
            return RowText(saved_match_row.shortened(entry.path.name, _LONGEST), sentence, stays, wrong=True)
        save = entry.save
        when = dates.said(self._kit.texts, save.when, self._now())
        facts = " · ".join(filter(None, (self._describe(save), when)))
        return RowText(self._titles[save.record.game], saved_match_row.who(self._kit, save.players), facts)
