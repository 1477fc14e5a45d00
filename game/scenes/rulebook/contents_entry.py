"""An entry of the rulebook's contents: the title of a page and its number of search hits."""

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import materials
from game.engine.widgets.widget import Widget

_STYLE = theme.LABEL.sized(22)
_COUNT = 44.0
"""The width of the number at the right."""


class Entry(Widget):
    """One page in the contents; the open one lies on a vermilion ribbon."""

    def __init__(self, name: str, rect: Rect, title: str, *, current: bool, hits: int = 0) -> None:
        super().__init__(name, rect)
        self.title = title
        self.current = current
        self.hits = hits

    def draw(self, canvas: Canvas) -> None:
        """Draw the ribbon if it is the open page, the title and the number of hits."""
        ink = canvas.theme.ink
        if self.current:
            size_px, scale = canvas.layout.rect_to_px(self.rect)[2:], canvas.scale
            face = canvas.made(("ribbon", size_px), lambda: _ribbon(size_px, scale))
            materials.place(canvas, face, self.rect)
            ink = canvas.theme.bright_text
        elif self.hovered:
            canvas.rounded(self.rect.inset(0, 2), theme.RADIUS_SLIP, theme.GOLD_LIGHT, opacity=0.75)
        room = _COUNT if self.hits else 14.0
        box = Rect(self.rect.x + 16, self.rect.y, self.rect.w - 16 - room, self.rect.h)
        canvas.text(self.title, box, _STYLE.on(ink), wrap=False)
        if self.hits:
            count = Rect(self.rect.right - _COUNT - 6, self.rect.y, _COUNT, self.rect.h)
            ink = canvas.theme.bright_text if self.current else theme.BLOOD
            canvas.text(str(self.hits), count.inset(8, 0), _STYLE.on(ink), "right", wrap=False)


def _ribbon(size_px: tuple[int, int], scale: float) -> pygame.Surface:
    width, height = size_px
    notch = height * 0.28
    body = paper.drawn(
        f'<path d="M0 0 H{width - notch} L{width} {height / 2} L{width - notch} {height} H0Z"'
        f' fill="{hex_colour(theme.VERMILION_DARK)}"/>',
        size_px,
    )
    paper.grain(body, 3.4, seed=4)
    paper.light_edge(body, hex_colour(theme.EDGE_DAY), 0.3)
    return materials.framed(body, scale, theme.SHADOW_SLIP)
