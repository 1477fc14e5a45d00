"""The one family of type, Alegreya Sans, in the cuts and pixel sizes that were asked for."""

import fontpkg_alegreya_sans
import pygame

from game.engine.theme import Weight


class Fonts:
    """Opened fonts by cut and size; pygame's fonts must be initialised."""

    def __init__(self) -> None:
        self._folder = fontpkg_alegreya_sans.ROOT / "files"
        self._fonts: dict[tuple[Weight, int], pygame.font.Font] = {}

    def get(self, weight: Weight, size_px: int) -> pygame.font.Font:
        """The font of that cut whose letters' box is `size_px` high."""
        key = (weight, size_px)
        if key not in self._fonts:
            path = self._folder / f"AlegreyaSans-{weight.value}.ttf"
            self._fonts[key] = pygame.font.Font(path, size_px)
        return self._fonts[key]

    def clear(self) -> None:
        """Close all fonts: another window scale needs other sizes."""
        self._fonts.clear()
