"""A button that shows whether there is sound, and switches it off or on."""

from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look.theme import Colour
from game.engine.prefs.preferences import Preferences
from game.engine.widgets.button import GLYPH_INK, IconButton

NAME = "sound"
CORNER = Rect(1538, 14, 48, 48)
"""Where it is on every screen that has one."""


class MuteButton(IconButton):
    """Follows the preferences, which a key may change as well."""

    def __init__(self, rect: Rect, preferences: Preferences, label: str) -> None:
        super().__init__(NAME, rect, NAME, label=label)
        self._preferences = preferences

    def _draw_inside(self, canvas: Canvas, top: Rect, ink: Colour) -> None:
        side = min(top.w, top.h) * 0.54
        box = Rect.around(top.centre, side, side)
        icon = "muted" if self._preferences.muted else "sound"
        canvas.picture(f"ui/{icon}", box, {GLYPH_INK: hex_colour(ink)})
