"""The ground of a picture in a rulebook: a window into the scenery of a game's table."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.engine import paper, theme
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.shapes import hex_colour
from game.engine.theme import Colour
from game.engine.widgets import faces

_LINE_INSET = 8.0


@dataclass(frozen=True, slots=True)
class Window:
    """Which part of a backdrop is seen, and how dark it is, so that pieces stand out."""

    name: str
    """Whose backdrop it is."""

    backdrop: Callable[[tuple[int, int]], pygame.Surface]
    """The scenery for a window of so many pixels."""

    dark: Colour
    """What the scenery turns to at dusk."""

    def draw(self, canvas: Canvas, rect: Rect, corner: tuple[float, float], dusk: float = 0.0) -> None:
        """Show what lies to the lower right of a place of the table."""
        size_px = canvas.layout.rect_to_px(rect)[2:]
        key = ("book window", self.name, size_px, corner, dusk)
        faces.place(canvas, canvas.made(key, lambda: self._cut(canvas, size_px, corner, dusk)), rect)

    def _cut(
        self, canvas: Canvas, size_px: tuple[int, int], corner: tuple[float, float], dusk: float
    ) -> pygame.Surface:
        whole = self.backdrop(canvas.layout.window_px)
        body = paper.blank(size_px)
        body.blit(whole, (0, 0), (*canvas.layout.to_px(corner), *size_px))
        if dusk:
            paper.tint(body, self.dark, dusk)
        return frame(body, canvas.scale)


def frame(body: pygame.Surface, scale: float) -> pygame.Surface:
    """A picture with round corners, a gold line inside its edge and a shadow, ready for `faces.place`."""
    width, height = body.get_size()
    radius, inset = theme.RADIUS_SHEET * scale, _LINE_INSET * scale
    paper.cut_rounded(body, radius)
    line = paper.drawn(
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}"'
        f' rx="{radius - inset}" fill="none" stroke="{hex_colour(theme.GOLD_LINE)}"'
        f' stroke-width="{max(1.0, 1.5 * scale)}" opacity="0.8"/>',
        (width, height),
    )
    body.blit(line, (0, 0))
    return faces.framed(body, scale, theme.SHADOW_SLIP)
