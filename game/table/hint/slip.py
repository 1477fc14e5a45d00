"""One slip of a hint: a move in words, the winning chance it leaves, and the reason for it."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets.widget import Widget
from game.table.frame.chrome import Framed
from game.table.seats.slips import draw_paper

_SEAL = 38.0
_PILL = 34.0
_EDGE = 16.0


class SlipNumber(Framed, frozen=True, tag="hint"):
    """Which of the slips it is."""

    number: int


class HintSlip(Widget):
    """A piece of paper with a numbered seal. The chance overlaps its upper edge."""

    def __init__(self, number: int, rect: Rect, words: tuple[str, str, str], *, marked: bool) -> None:
        """`words` are the move, the chance and the reason. A `marked` slip keeps its move highlighted on the table."""
        super().__init__(SlipNumber(number), rect)
        self._number = number
        self._words = words
        self._marked = marked

    @property
    def ring(self) -> tuple[Rect, float]:
        """The whole slip."""
        return self.rect, 12

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip, raised while it is hovered."""
        rect = self._paper
        draw_paper(canvas, rect, lit=self._lit)
        move, _, reason = self._words
        self._seal(canvas, Rect(rect.x + _EDGE - 4, rect.y + 18, _SEAL, _SEAL))
        self.draw_over(canvas)
        left = rect.x + _EDGE + _SEAL + 6
        upper = Rect(left, rect.y + 17, rect.right - left - _EDGE + 4, 46)
        canvas.text(move, upper, theme.LABEL.sized(22))
        lower = Rect(rect.x + _EDGE, rect.y + 66, rect.w - 2 * _EDGE, rect.h - 76)
        if self._marked:
            canvas.text(reason, lower, theme.FLAVOUR.sized(19).on(theme.VERMILION_DARK), stand="top")
        else:
            canvas.text(reason, lower, theme.SMALL.on("ink_soft"), stand="top")

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the chance, which lies on the upper edge."""
        rect, chance, style = self._paper, self._words[1], theme.LABEL.sized(21)
        pill = canvas.measure(chance, style)[0] + 34
        box = Rect(rect.right - pill - 12, rect.y - _PILL / 2 + 1, pill, _PILL)
        canvas.rounded(box, _PILL / 2, theme.LACQUER, theme.GOLD_LINE, line_inset=3, line_width=1.3)
        canvas.text(chance, box.inset(10, 2), style.on("lacquer_text"), "centre", wrap=False)

    @property
    def _lit(self) -> bool:
        return self.hovered or self.focused or self._marked

    @property
    def _paper(self) -> Rect:
        return self.rect.moved(0, -3 if self._lit else 0)

    def _seal(self, canvas: Canvas, box: Rect) -> None:
        best = self._number == 0
        fill = theme.VERMILION if best else theme.GOLD_LIGHT
        line = theme.VERMILION_LINE if best else theme.GOLD_DARK
        canvas.rounded(box, _SEAL / 2, fill, line, line_inset=3, line_width=1.2)
        ink = canvas.theme.bright_text if best else theme.GOLD_INK
        canvas.text(str(self._number + 1), box, theme.NAME.sized(23).on(ink), "centre", wrap=False)
