"""What a scene draws on: the window, in design units."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

import pygame

from game.engine.cache.assets import Assets, Palette
from game.engine.cache.surface_cache import SurfaceCache
from game.engine.draw import paper
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.look.theme import Colour, TextStyle, Theme
from game.engine.text.writer import Align, Writer

Fill = Colour | Sequence[tuple[float, Colour]]
"""One colour, or stops (0 to 1, colour) from top to bottom."""

Stand = Literal["top", "middle", "bottom"]


class Canvas:
    """One window size; positions and sizes are in design units unless a name ends in `_px`."""

    def __init__(
        self,
        surface: pygame.Surface,
        layout: Layout,
        assets: Assets,
        writer: Writer,
        surfaces: SurfaceCache | None = None,
    ) -> None:
        self.surface = surface
        self.layout = layout
        self.assets = assets
        self.writer = writer
        self.surfaces = SurfaceCache() if surfaces is None else surfaces

    @property
    def theme(self) -> Theme:
        """What follows the player's palette."""
        return self.assets.theme

    @property
    def visible(self) -> Rect:
        """Everything that the window shows."""
        return self.layout.visible

    @property
    def scale(self) -> float:
        """Pixels per design unit."""
        return self.layout.scale

    def px(self, length: float) -> int:
        """A length in pixels."""
        return self.layout.length_to_px(length)

    def onto(self, surface: pygame.Surface) -> "Canvas":
        """The same canvas drawing on another surface of the window's size: for static layers."""
        return Canvas(surface, self.layout, self.assets, self.writer, self.surfaces)

    def fill(self, colour: Colour) -> None:
        """Fill the whole window."""
        self.surface.fill(colour)

    def dim(self, opacity: float) -> None:
        """Darken everything drawn so far: 0 changes nothing, 1 is black."""
        left = round(255 * (1 - opacity))
        self.surface.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)

    def blit(self, surface: pygame.Surface, at: tuple[float, float], opacity: float = 1.0) -> None:
        """Draw a surface with its top left corner at a design point."""
        self._blit_px(surface, self.layout.to_px(at), opacity)

    def blit_centred(self, surface: pygame.Surface, centre: tuple[float, float], opacity: float = 1.0) -> None:
        """Draw a surface centred on a design point."""
        x, y = self.layout.to_px(centre)
        self._blit_px(surface, (x - surface.get_width() // 2, y - surface.get_height() // 2), opacity)

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface that is made once and cached.

        The key must name all it depends on, except palette, scale and text size.
        """
        writer = self.writer
        return self.surfaces.get((key, self.theme.name, self.layout.scale, writer.size_factor, writer.least), make)

    def picture(self, name: str, rect: Rect, palette: Palette | None = None, opacity: float = 1.0) -> None:
        """Draw `assets/<name>.svg` as large as the rectangle allows, centred."""
        size_px = self.layout.size_to_px(rect.size)
        key = ("picture", name, size_px, tuple(sorted(palette.items())) if palette else None)
        surface = self.surfaces.get(key, lambda: self.assets.svg(name, size_px, palette))
        self.blit_centred(surface, rect.centre, opacity)

    def rounded(
        self,
        rect: Rect,
        radius: float,
        fill: Fill,
        line: Colour | None = None,
        *,
        line_width: float = 1.5,
        line_inset: float = 0.0,
        line_opacity: float = 1.0,
        opacity: float = 1.0,
    ) -> None:
        """Draw a flat sheet with round corners; a gradient if `fill` has stops, optionally with an inner line."""
        if rect.w <= 0 or rect.h <= 0:
            return
        x, y, *size_px = self.layout.rect_to_px(rect)
        width, height = (max(1, length) for length in size_px)  # a thin line must not vanish in a small window
        stops = fill if isinstance(fill[0], int) else tuple(fill)
        key = ("rounded", width, height, radius, stops, line, line_width, line_inset, line_opacity)
        surface = self.made(
            key,
            lambda: paper.rounded(
                (width, height),
                radius * self.scale,
                fill,
                line,
                line_width=max(1.0, line_width * self.scale),
                line_inset=line_inset * self.scale,
                line_opacity=line_opacity,
            ),
        )
        self._blit_px(surface, (x, y), opacity)

    def line(self, start: tuple[float, float], end: tuple[float, float], colour: Colour, width: float = 1.4) -> None:
        """Draw a straight line."""
        pygame.draw.line(self.surface, colour, self.layout.to_px(start), self.layout.to_px(end), self.px(width))

    def text(
        self,
        text: str,
        box: Rect,
        style: TextStyle,
        align: Align = "left",
        stand: Stand = "middle",
        *,
        wrap: bool = True,
        opacity: float = 1.0,
    ) -> Rect:
        """Draw text into a box and return the area it took.

        Without `wrap` the text stays on one line and only shrinks.
        """
        x, y, width, height = self.layout.rect_to_px(box)
        block = self.writer.block(
            text, style, self.theme.ink_of(style), self.scale, (width, height), align=align, wrap=wrap
        )
        spill = self.writer.spill(style, self.scale)
        width_taken, height_taken = block.get_width(), block.get_height() - 2 * spill
        left = x + round((width - width_taken) * {"left": 0.0, "centre": 0.5, "right": 1.0}[align])
        top = y + round((height - height_taken) * {"top": 0.0, "middle": 0.5, "bottom": 1.0}[stand])
        self._blit_px(block, (left, top - spill), opacity)
        corner = self.layout.to_design((left, top))
        return Rect(corner.x, corner.y, width_taken / self.scale, height_taken / self.scale)

    def measure(self, text: str, style: TextStyle, width: float | None = None) -> tuple[float, float]:
        """Width and height of text at its full size; wrapped if a width is given."""
        width_px = None if width is None else round(width * self.scale)
        taken = self.writer.measure(text, style, self.scale, width_px)
        return taken[0] / self.scale, taken[1] / self.scale

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Inside the block nothing outside the rectangle is drawn."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(pygame.Rect(self.layout.rect_to_px(rect))))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def _blit_px(self, surface: pygame.Surface, at_px: tuple[int, int], opacity: float) -> None:
        if opacity >= 1.0:
            self.surface.blit(surface, at_px)
        elif opacity > 0.0:
            surface.set_alpha(round(255 * opacity))
            self.surface.blit(surface, at_px)
            # Surfaces are shared: the next caller must find this one opaque.
            surface.set_alpha(255)
