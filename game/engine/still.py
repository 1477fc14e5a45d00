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
        if self._surface is None or self._shown != wanted:
            flags = pygame.SRCALPHA if self._see_through else 0
            surface = pygame.Surface(canvas.layout.window_px, flags)
            compose(canvas.onto(surface))
            # Kept only once it is finished, so that an error in composing does not show half a picture.
            self._surface, self._shown = surface, wanted
        canvas.surface.blit(self._surface, (0, 0))

    def forget(self) -> None:
        """Compose anew at the next draw."""
        self._surface = self._shown = None
