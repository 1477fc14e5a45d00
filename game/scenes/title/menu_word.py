"""A word on the table that can be clicked; a red diamond marks the selected one."""

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import materials
from game.engine.widgets.widget import Widget

_STYLE = theme.NAME.sized(26)
_PADDING = 24.0
_SIGN = 22.0
_DIAMOND = f'<path d="M50 4L96 50L50 96L4 50Z" fill="{hex_colour(theme.VERMILION)}"/>'


class MenuWord(Widget):
    """A button without a background."""

    def __init__(self, name: str, rect: Rect, label: str) -> None:
        super().__init__(name, rect)
        self.label = label
        self.size = _STYLE.size
        """The size of its letters: all words of a row share one."""

    def fitting(self, canvas: Canvas) -> float:
        """The largest size, up to the usual one, at which the word fits its place."""
        room, taken = self.rect.w - 2 * _PADDING, canvas.measure(self.label, _STYLE)[0]
        return _STYLE.size * min(1.0, room / taken)

    def draw(self, canvas: Canvas) -> None:
        """Draw the word, bright and with its diamond when hovered or focused."""
        meant = self.hovered or self.focused
        ink = canvas.theme.light_text if meant else canvas.theme.light_text_soft
        words = canvas.text(
            self.label, self.rect.inset(_PADDING, 0), _STYLE.sized(self.size).on(ink), "centre", wrap=False
        )
        if meant:
            sign = canvas.made("menu diamond", lambda: _diamond(canvas))
            materials.place(canvas, sign, Rect.around((words.x - 24, words.centre.y + 1), _SIGN, _SIGN))


def _diamond(canvas: Canvas) -> pygame.Surface:
    body = paper.drawn(_DIAMOND, canvas.layout.size_to_px((_SIGN, _SIGN)), (100, 100))
    return materials.framed(body, canvas.scale, theme.SHADOW_SEAL)
