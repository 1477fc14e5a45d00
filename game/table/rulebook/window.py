"""The background of a rulebook picture: a window into the scenery of a game's table."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import Colour
from game.engine.widgets import materials


@dataclass(frozen=True, slots=True)
class SceneryWindow:
    """A part of a backdrop, darkened so that pieces stand out."""

    name: str
    """The name of the game."""

    backdrop: Callable[[tuple[int, int]], pygame.Surface]
    """Returns the scenery for a window size in pixels."""

    dark: Colour
    """The colour that the scenery fades to."""

    top: float
    """The height of the table at which pictures begin, unless they say otherwise."""

    def draw(self, canvas: Canvas, rect: Rect, corner: tuple[float, float], dusk: float = 0.0) -> None:
        """Show the part of the scenery to the lower right of `corner`, a point of the table."""
        size_px = canvas.layout.rect_to_px(rect)[2:]
        key = ("book window", self.name, size_px, corner, dusk)
        materials.place(canvas, canvas.made(key, lambda: self._cut(canvas, size_px, corner, dusk)), rect)

    def _cut(
        self, canvas: Canvas, size_px: tuple[int, int], corner: tuple[float, float], dusk: float
    ) -> pygame.Surface:
        whole = self.backdrop(canvas.layout.window_px)
        body = paper.blank(size_px)
        body.blit(whole, (0, 0), (*canvas.layout.to_px(corner), *size_px))
        if dusk:
            paper.tint(body, self.dark, dusk)
        return frame(body, canvas.scale)


def frame(body: pygame.Surface, scale: float, line_inset: float = 8.0, line_opacity: float = 0.8) -> pygame.Surface:
    """Return a picture with round corners, a gold inner border and a shadow, ready for `materials.place`."""
    width, height = body.get_size()
    radius, inset = theme.RADIUS_SHEET * scale, line_inset * scale
    paper.cut_rounded(body, radius)
    line = paper.drawn(
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}"'
        f' rx="{radius - inset}" fill="none" stroke="{hex_colour(theme.GOLD_LINE)}"'
        f' stroke-width="{max(1.0, 1.5 * scale)}" opacity="{line_opacity}"/>',
        (width, height),
    )
    body.blit(line, (0, 0))
    return materials.framed(body, scale, theme.SHADOW_SLIP)
