"""The rows of the list of unfinished matches: where they lie, what they say, and the buttons at their end."""

from collections.abc import Callable, Mapping
from datetime import datetime

from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.widgets import panels
from game.engine.widgets.button import Button, ButtonKind, IconButton
from game.engine.widgets.widget import Widget
from game.scenes import asking, dates, saved_row
from game.scenes.rolling import Rolling
from game.scenes.saved_row import RowText
from game.scenes.title_art import TitleArt
from game.store.shelf import Damaged, Kept

SHOWN = 4
SHEET = Rect(74, 122, 1452, 668)
INSIDE = SHEET.inset(theme.INSIDE, 24)
_ROLLERS = 64.0
"""What the buttons that roll the list take from its width."""

_BUTTONS = (436.0, 62.0)
_CONTINUE = 252.0
_SHOW = 340.0
_LONGEST = 36
"""Letters of a file's or a folder's name that have room in a row."""


class Rows:
    """Matches that can be continued, newest first, and after them what cannot be opened."""

    def __init__(self, kit: Kit, titles: Mapping[str, str], now: Callable[[], datetime]) -> None:
        self._kit = kit
        self._titles = titles
        self._now = now
        self._art = TitleArt(kit.assets, kit.bakery)
        self.entries: list[Kept | Damaged] = []
        self.rolling = Rolling(SHOWN)
        self.asked: int | None = None
        """The row that asks whether it shall be deleted."""

    def take(self, entries: list[Kept | Damaged]) -> None:
        """Show these."""
        self.entries = sorted(entries, key=lambda entry: isinstance(entry, Damaged))
        self.rolling.count(len(entries))

    @property
    def shows(self) -> tuple[object, ...]:
        """What the drawn rows depend on."""
        return self.rolling.first, self.asked, tuple((entry.name, type(entry)) for entry in self.entries)

    def widgets(self) -> list[Widget]:
        """The buttons of all rows that are seen, and those that roll the list."""
        found = [widget for row in self.rolling.rows for widget in self.widgets_of(row)]
        side = Rect(INSIDE.right - 50, INSIDE.y, 54, 54)
        if self.rolling.above:
            found.append(IconButton("up", side.moved(0, 8), "up", "paper", ground="paper"))
        if self.rolling.below:
            found.append(IconButton("down", side.moved(0, INSIDE.h - 62), "down", "paper", ground="paper"))
        return found

    def widgets_of(self, row: int) -> list[Widget]:
        """The buttons of one row, from left to right."""
        say, place = self._kit.say, self._buttons(row)
        if isinstance(self.entries[row], Damaged):
            return [Button(f"show.{row}", place._replace(x=place.right - _SHOW, w=_SHOW), say("unfinished.show"))]
        if row == self.asked:
            return asking.answers(f"delete.{row}", place, say("unfinished.yes"), say("unfinished.no"))
        kind: ButtonKind = "primary" if row == 0 else "paper"
        rest = place._replace(x=place.x + _CONTINUE + theme.GAP, w=place.w - _CONTINUE - theme.GAP)
        return [
            Button(f"continue.{row}", place._replace(w=_CONTINUE), say("unfinished.continue"), kind),
            Button(f"delete.{row}", rest, say("unfinished.delete"), "lacquer"),
        ]

    def compose(self, canvas: Canvas) -> None:
        """Draw all rows that are seen."""
        for row in self.rolling.rows:
            self._compose(canvas, row)
        if not self.entries:
            saved_row.draw_empty(canvas, self._art, self._kit.say("unfinished.empty"))

    def _compose(self, canvas: Canvas, row: int) -> None:
        entry, place = self.entries[row], self._place(row)
        if row > self.rolling.first:
            panels.draw_rule(canvas, place, place.y)
        words = place._replace(w=place.w - _BUTTONS[0] - theme.GAP)
        if isinstance(entry, Kept):
            saved_row.draw_picture(canvas, words, entry.picture, entry.save.record.game, self._art)
        else:
            saved_row.draw_no_picture(canvas, words)
        saved_row.draw_words(canvas, words, self._text(entry))
        if row == self.asked:
            asking.draw_question(canvas, self._buttons(row), self._kit.say("unfinished.really"))

    def _place(self, row: int) -> Rect:
        height = INSIDE.h / SHOWN
        width = INSIDE.w - (_ROLLERS if self.rolling.above or self.rolling.below else 0)
        return Rect(INSIDE.x, INSIDE.y + (row - self.rolling.first) * height, width, height)

    def _buttons(self, row: int) -> Rect:
        place = self._place(row)
        return Rect(place.right - _BUTTONS[0], place.centre.y - _BUTTONS[1] / 2, *_BUTTONS)

    def _text(self, entry: Kept | Damaged) -> RowText:
        say = self._kit.say
        if isinstance(entry, Damaged):
            sentence = say(entry.refusal.key, **saved_row.short_values(entry.refusal.values))
            stays = say("unfinished.file", path=saved_row.short_path(entry.path.parent, _LONGEST))
            return RowText(saved_row.shortened(entry.path.name, _LONGEST), sentence, stays, wrong=True)
        save = entry.save
        when = dates.said(self._kit.texts, save.when, self._now())
        facts = f"{say('unfinished.decisions', count=save.decisions)} · {when}"
        return RowText(self._titles[save.record.game], saved_row.who(self._kit, save.players), facts)
