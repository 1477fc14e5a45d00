"""Static things are composed once and then cost one blit per frame."""

from collections.abc import Callable, Hashable

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect

_ALIGNED = 16
"""Pixels. A part whose rows begin and end on such a column is copied four times as fast."""


class StaticLayer:
    """One picture of the whole window that is composed again only when its contents change."""

    def __init__(self, *, see_through: bool = False) -> None:
        """A `see_through` layer may leave parts of the window as they are; it costs twice as much to draw."""
        self._see_through = see_through
        self._surface: pygame.Surface | None = None
        self._shown: tuple[object, ...] | None = None

    def draw(self, canvas: Canvas, shows: Hashable, compose: Callable[[Canvas], None]) -> None:
        """Draw the layer; `shows` must differ whenever `compose` would draw something else.

        The layer itself keeps track of the window, the palette, the language and the text size.
        """
        wanted = _wanted(canvas, shows)
        surface = self._surface
        if surface is None or self._shown != wanted:
            # Set only when it is finished, so that an error in composing does not leave half a picture.
            self._shown = None
            surface = self._surface = self._cleared(canvas.layout.window_px)
            compose(canvas.onto(surface))
            self._shown = wanted
        canvas.surface.blit(surface, (0, 0))

    def forget(self) -> None:
        """Compose again at the next draw."""
        self._surface = self._shown = None

    def _cleared(self, size_px: tuple[int, int]) -> pygame.Surface:
        """A surface to compose on: reused, since a new one costs as much as a few blits."""
        surface = self._surface
        if surface is None or surface.get_size() != size_px:
            return pygame.Surface(size_px, pygame.SRCALPHA if self._see_through else 0)
        if self._see_through:
            surface.fill((0, 0, 0, 0))
        return surface


class StaticParts:
    """One picture of the whole window in parts side by side; a changed part is composed alone.

    However many parts there are, a frame costs one blit: copying each part separately would take several times as long,
    because rows that start at arbitrary columns are slow to copy.
    """

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._shown: dict[Rect, tuple[object, ...]] = {}
        """What each part shows, by its area."""

    def lay(self, canvas: Canvas, place: Rect, shows: Hashable, compose: Callable[[Canvas], None]) -> None:
        """Compose a part if its contents have changed; what it draws beyond its area is cut off.

        `shows` must differ whenever `compose` would draw something else. The last picture is not cleared first.
        """
        size_px = canvas.layout.window_px
        if self._surface is None or self._surface.get_size() != size_px:
            self._surface, self._shown = pygame.Surface(size_px), {}
        wanted = _wanted(canvas, shows)
        if self._shown.get(place) == wanted:
            return
        # Set only when it is finished, so that an error in composing does not leave half a picture.
        self._shown.pop(place, None)
        self._surface.set_clip(_place_px(canvas, place))
        compose(canvas.onto(self._surface))
        self._shown[place] = wanted

    def draw(self, canvas: Canvas) -> None:
        """Draw all parts."""
        if self._surface is not None:
            canvas.surface.blit(self._surface, (0, 0))


def _wanted(canvas: Canvas, shows: Hashable) -> tuple[object, ...]:
    writer = canvas.writer
    return (canvas.layout, writer.size_factor, writer.least, writer.language, canvas.theme.name, shows)


def _place_px(canvas: Canvas, place: Rect) -> pygame.Rect:
    """An area in pixels; neighbours meet at the same column, and the window's own edges stay where they are."""
    left, top, width, height = canvas.layout.rect_to_px(place)
    last = canvas.layout.window_px[0]
    left, right = (edge if edge >= last else round(edge / _ALIGNED) * _ALIGNED for edge in (left, left + width))
    return pygame.Rect(left, top, right - left, height)
