"""The teacher beside the table: his paper, where it lies, and the light around what he speaks about."""

import math
from collections.abc import Sequence

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.table import lesson_art, lesson_paper, lesson_places
from game.table.lesson_paper import PaperPlaces, Speech

_SEEN = Rect(14, 76, 1572, 812)
"""What the paper may lie on: all but the buttons along the upper edge."""

_AROUND = 12.0
_HOVER = 8.0
_KEPT = ("log.", "hint.")
"""What lies open over the table: it is being read."""

_HOP, HOP_FOR = 14.0, 0.35
_BREATH = 1.3
"""Seconds of one breath of the light."""


class Teacher:
    """Says one thing at a time."""

    def __init__(self, room: Rect) -> None:
        """`room` is where the table has room for a paper."""
        self.speech: Speech | None = None
        self.spoken: Sequence[Rect] = ()
        """Where the things are that he speaks about; he points at the first."""
        self.places: PaperPlaces | None = None
        self._clear: Sequence[Rect] = ()
        self._room = room
        self._measured: dict[str, tuple[float, float]] = {}
        self._laid: tuple[tuple[float, float], lesson_places.Around] | None = None
        """What the paper was laid around: looking for a place takes a while."""

    def say(
        self,
        speech: Speech,
        spoken: Sequence[Rect],
        clear: Sequence[Rect],
        kept: Sequence[Rect],
        around: Sequence[Widget],
    ) -> PaperPlaces:
        """Say something.

        Args:
            speech: The words.
            spoken: What they are about.
            clear: What belongs to it and stays in sight, too.
            kept: What should stay in sight in any case.
            around: Everything that can be pointed at.
        """
        size = self._measured.get(speech.text) or lesson_paper.guess(speech.text)
        laid = size, _around(spoken, clear, kept, around)
        if self.places is None or laid != self._laid:
            before = self.places.block if self.places is not None else None
            self.places = PaperPlaces(lesson_places.place(*laid, _SEEN, self._room, before))
        self.speech, self.spoken, self._clear, self._laid = speech, spoken, clear, laid
        return self.places

    def hush(self) -> None:
        """Say nothing; the next paper lies where the last one did, if it can."""
        self.speech, self.spoken = None, ()

    def fits(self, canvas: Canvas) -> bool:
        """Whether the paper has the size that its words take here; if not, say it again."""
        if self.speech is None:
            return True
        text = self.speech.text
        before, self._measured[text] = self._measured.get(text), lesson_paper.measure(canvas, text)
        return before == self._measured[text]

    def covers(self, at: Point) -> bool:
        """Whether the paper lies at a point."""
        return self.speech is not None and self.places is not None and self.places.sheet.contains(at)

    def draw(self, canvas: Canvas, age: float, *, still: bool) -> None:
        """Draw light, arrow, owl and paper, so many seconds after he began to speak."""
        if self.speech is None or self.places is None:
            return
        breath = 1.0 if still else 0.5 - 0.5 * math.cos(2 * math.pi * age / _BREATH)
        for rect in self.spoken:
            lesson_art.draw_light(canvas, rect, 0.55 + 0.45 * breath)
        if self.spoken:
            lesson_art.draw_arrow(canvas, self.spoken[0], _HOVER * breath, self._clear)
        hop = 0.0 if still else _HOP * math.sin(math.pi * min(1.0, age / HOP_FOR))
        lesson_paper.draw(canvas, self.places, self.speech, hop)


def _around(
    spoken: Sequence[Rect], clear: Sequence[Rect], kept: Sequence[Rect], widgets: Sequence[Widget]
) -> lesson_places.Around:
    lit = [*(rect.inset(-_AROUND) for rect in spoken), *clear]
    lit += [lesson_art.arrow(rect, _HOVER, clear)[1] for rect in spoken[:1]]
    read = [widget for widget in widgets if isinstance(widget, Button) or widget.name.startswith(_KEPT)]
    others = [widget.rect for widget in widgets if widget not in read]
    return lesson_places.Around(lit, [*kept, *(widget.rect for widget in read)], others)
