"""A pennant that says where the end is near: it points at the place where the threat is seen."""

from typing import NamedTuple

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets.focus_ring import draw_ring
from game.engine.widgets.tooltip import place_beside

_WIDEST = 236.0
_STYLE = theme.LABEL.sized(20)


class Threat(NamedTuple):
    """What an opponent is about to do, and where that can be seen."""

    words: str
    at: Rect


def draw_threat(canvas: Canvas, threat: Threat, keep: tuple[Rect, ...]) -> None:
    """Draw the pennant beside its place, with a rim of paper: red alone would drown in a red carpet."""
    wide, high = canvas.measure(threat.words, _STYLE, _WIDEST)
    rect, side = place_beside((wide + 40, high + 24), threat.at, canvas.visible.inset(8), keep)
    draw_ring(canvas, threat.at, theme.RADIUS_SLIP)
    canvas.rounded(rect.inset(-3), 10, theme.PAPER_LIGHT)
    canvas.rounded(rect, 8, theme.VERMILION_DARK, theme.VERMILION_LINE, line_inset=4.0, line_opacity=0.6)
    canvas.text(threat.words, rect.inset(16, 8), _STYLE.on("BRIGHT_TEXT"), "left" if side == "right" else "centre")
