"""The teacher beside the table: his paper, its position, and the spotlight around his subject."""

import math
from collections.abc import Sequence

from game.engine import placement
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.placement import Around
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.table.lesson import art, paper
from game.table.lesson.paper import PaperLayout, Size, Speech

_SEEN = Rect(14, 76, 1572, 812)
"""The area for the paper: everything but the buttons along the upper edge."""

_AROUND = 12.0
_HOVER = 8.0
_HOP, HOP_FOR = 14.0, 0.35
_BREATH = 1.3
"""Seconds of one pulse of the spotlight."""


class Teacher:
    """Shows one page at a time."""

    def __init__(self, room: Rect) -> None:
        """`room` is the area that the table reserves for the paper."""
        self.speech: Speech | None = None
        self.spoken: Sequence[Rect] = ()
        """The rectangles of the subject; the arrow points at the first."""
        self.layout: PaperLayout | None = None
        self._clear: Sequence[Rect] = ()
        self._room = room
        self._measured: dict[str, tuple[Size, ...]] = {}
        self._laid: tuple[tuple[Size, ...], Around] | None = None
        """What the current position was computed for; cached because the search is slow."""

    def say(
        self,
        speech: Speech,
        spoken: Sequence[Rect],
        clear: Sequence[Rect],
        *,
        kept: Sequence[Rect],
        pieces: Sequence[Sequence[Rect]],
        read: Sequence[Rect],
        around: Sequence[Widget],
    ) -> PaperLayout:
        """Show a page and return its layout.

        Args:
            speech: The words.
            spoken: Their subject.
            clear: What belongs to it and must stay visible, too.
            kept: What should always stay visible. Where nothing is asked, `pieces` come first.
            pieces: What should, too: what the player needs, and everything else on the table.
            read: What is open over the table.
            around: Everything that can be pointed at.
        """
        sizes = self._measured.get(speech.text) or paper.guess(speech.text)
        lit, buttons, others = _around(spoken, clear, around)
        asked = [*kept, *buttons]
        needed = (asked, *pieces) if speech.yours else (buttons, *pieces, kept)
        laid = sizes, Around((read, lit, *needed), others, lit)
        if self.layout is None or laid != self._laid:
            before = self.layout.block if self.layout is not None else None
            free = laid[1]._replace(room=self._room, before=before)
            place = placement.place_one(sizes, free, _SEEN)
            if placement.covered(place, pieces[0]):
                # Then rather where the table has room for it than over whatever is smallest.
                place = placement.place(sizes[0], free._replace(needed=(read, lit, asked)), _SEEN)
            self.layout = PaperLayout(place)
        self.speech, self.spoken, self._clear, self._laid = speech, spoken, clear, laid
        return self.layout

    def hush(self) -> None:
        """Remove the paper. The next one appears at the same position if possible."""
        self.speech, self.spoken = None, ()

    def fits(self, canvas: Canvas) -> bool:
        """Return whether the paper has the right size for its words on this canvas. If not, lay it out again."""
        if self.speech is None:
            return True
        text = self.speech.text
        before, self._measured[text] = self._measured.get(text), paper.measure(canvas, text)
        return before == self._measured[text]

    def covers(self, at: Point) -> bool:
        """Return whether the paper covers a point."""
        return self.speech is not None and self.layout is not None and self.layout.sheet.contains(at)

    @property
    def needed(self) -> list[Rect]:
        """The paper and its subject, while there is one."""
        if self.speech is None or self.layout is None:
            return []
        return [self.layout.sheet, *self.spoken, *self._clear]

    def draw(self, canvas: Canvas, age: float, *, still: bool) -> None:
        """Draw spotlight, arrow, owl and paper, `age` seconds after the page appeared."""
        if self.speech is None or self.layout is None:
            return
        breath = 1.0 if still else 0.5 - 0.5 * math.cos(2 * math.pi * age / _BREATH)
        for rect in self.spoken:
            art.draw_light(canvas, rect, 0.55 + 0.45 * breath)
        if self.spoken:
            art.draw_arrow(canvas, self.spoken[0], _HOVER * breath, self._clear)
        hop = 0.0 if still else _HOP * math.sin(math.pi * min(1.0, age / HOP_FOR))
        paper.draw(canvas, self.layout, self.speech, hop)


def _around(
    spoken: Sequence[Rect], clear: Sequence[Rect], widgets: Sequence[Widget]
) -> tuple[list[Rect], list[Rect], list[Rect]]:
    """Return the subject with its light and arrow, the buttons, and everything else."""
    lit = [*(rect.inset(-_AROUND) for rect in spoken), *clear]
    lit += [art.arrow(rect, _HOVER, clear)[1] for rect in spoken[:1]]
    buttons = [widget.rect for widget in widgets if isinstance(widget, Button)]
    return lit, buttons, [widget.rect for widget in widgets if not isinstance(widget, Button)]
