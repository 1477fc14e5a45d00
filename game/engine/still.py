"""Things that stand still are composed once and then cost one blit a frame."""

from collections.abc import Callable, Hashable

import pygame

from game.engine import theme
from game.engine.canvas import Canvas


class StillLayer:
    """One picture of the whole window that is composed anew only when what it shows has changed."""

    def __init__(self, *, see_through: bool = False) -> None:
        """A `see_through` layer may leave parts of the window as they are; it costs twice as much to draw."""
        self._see_through = see_through
        self._surface: pygame.Surface | None = None
        self._shown: tuple[object, ...] | None = None

    def draw(self, canvas: Canvas, shows: Hashable, compose: Callable[[Canvas], None]) -> None:
        """Draw the layer; `shows` must differ whenever `compose` would draw something else.

        Of the window, the look, the language and the size of words the layer takes care itself.
        """
        writer = canvas.writer
        wanted = (canvas.layout, writer.size_factor, writer.language, theme.LOOK, shows)
        surface = self._surface
        if surface is None or self._shown != wanted:
            # Known only once it is finished, so that an error in composing does not leave half a picture.
            self._shown = None
            surface = self._surface = self._cleared(canvas.layout.window_px)
            compose(canvas.onto(surface))
            self._shown = wanted
        canvas.surface.blit(surface, (0, 0))

    def forget(self) -> None:
        """Compose anew at the next draw."""
        self._surface = self._shown = None

    def _cleared(self, size_px: tuple[int, int]) -> pygame.Surface:
        """A surface to compose on: the one there is, for a new one costs as much as a few blits."""
        surface = self._surface
        if surface is None or surface.get_size() != size_px:
            return pygame.Surface(size_px, pygame.SRCALPHA if self._see_through else 0)
        if self._see_through:
            surface.fill((0, 0, 0, 0))
        return surface
