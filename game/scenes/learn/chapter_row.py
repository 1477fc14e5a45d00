"""One chapter of a lesson in a list: its number or a tick, and its title."""

from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.engine.widgets.button import GLYPH_INK
from game.engine.widgets.widget import Area

_SEAL = 36.0


class ChapterRow(Area):
    """Named `chapter.<number>`; the current one is marked."""

    def __init__(self, number: int, rect: Rect, title: str, *, done: bool, here: bool) -> None:
        super().__init__(f"chapter.{number}", rect.inset(0, 3), radius=theme.RADIUS_SLIP)
        self._number = number
        self._title = title
        self._done = done
        self._here = here

    def draw(self, canvas: Canvas) -> None:
        """Draw seal and title; the row lights up on hover."""
        rect = self.rect
        if self.hovered or self._here:
            canvas.rounded(rect, theme.RADIUS_SLIP, theme.SELECT, opacity=0.42 if self.hovered else 0.22)
        if self._number:
            panels.draw_rule(canvas, rect, rect.y - 3)
        seal = Rect(rect.x + 8, rect.centre.y - _SEAL / 2, _SEAL, _SEAL)
        if self._done:
            canvas.rounded(seal, _SEAL / 2, theme.VERMILION)
            canvas.picture("ui/tick", seal.inset(7), {GLYPH_INK: hex_colour(theme.BRIGHT_TEXT)})
        else:
            canvas.rounded(seal, _SEAL / 2, theme.PAPER_LIGHT, theme.GOLD_DARK, line_width=2)
            canvas.text(str(self._number + 1), seal, theme.LABEL.sized(20), "centre", wrap=False)
        box = Rect(seal.right + 16, rect.y, rect.right - seal.right - 24, rect.h)
        canvas.text(self._title, box, theme.NAME.sized(24) if self._here else theme.LABEL.sized(24), wrap=False)
