"""A least-recently-used cache for finished surfaces."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Surfaces by what they show; holds at most `pixels` of them and drops the least recently used."""

    def __init__(self, pixels: int = 24_000_000) -> None:
        self.limit = pixels
        self._pixels = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface for that key, made now if it is not cached. Do not draw on it."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        surface = self._surfaces[key] = quick(make())
        self._pixels += _area(surface)
        while self._pixels > self.limit and len(self._surfaces) > 1:
            _, dropped = self._surfaces.popitem(last=False)
            self._pixels -= _area(dropped)
        return surface

    def clear(self) -> None:
        """Forget everything because the window's size has changed."""
        self._surfaces.clear()
        self._pixels = 0

    def __len__(self) -> int:
        return len(self._surfaces)


def quick(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the window's own pixel format: rasterised SVGs have another and blit 40 times slower."""
    alpha = surface.get_flags() & pygame.SRCALPHA
    like_window = pygame.Surface((1, 1), alpha, 32)
    if surface.get_bitsize() == 32 and surface.get_masks() == like_window.get_masks():
        return surface
    return surface.convert(like_window)


def _area(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height()
