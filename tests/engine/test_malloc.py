"""Freed pictures take no memory."""

import sys
from pathlib import Path

import pygame
import pytest

from game.engine.cache.surface_cache import SurfaceCache
from game.engine.malloc import give_back_pictures
from game.engine.window import WINDOWS_KEPT
from tests.kit import make_window


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc; elsewhere the system does it by itself")
def test_freed_pictures_go_back_to_the_system() -> None:
    def pages() -> int:
        return int(Path("/proc/self/statm").read_text("utf-8").split()[1])

    assert give_back_pictures()
    before = pages()
    between, pictures = [], []
    for _ in range(100):
        pictures.append(pygame.Surface((300, 300), pygame.SRCALPHA, 32))
        pictures[-1].fill((1, 2, 3, 4))
        between.append(pygame.Surface((4, 4)))  # small blocks in between hold the holes of a heap open
    all_of_them = pages() - before
    pictures.clear()
    assert pages() - before < all_of_them / 4


def test_a_larger_window_may_keep_more() -> None:
    for size in ((1280, 720), (1920, 1080)):
        window = make_window(size)
        assert window.canvas.surfaces.limit == WINDOWS_KEPT * size[0] * size[1]
        window.close()


def test_the_cache_drops_the_least_recently_used() -> None:
    cache = SurfaceCache(250)
    for key in "abc":
        cache.get(key, lambda: pygame.Surface((10, 10)))
    assert len(cache) == 2
    again = []
    cache.get("a", lambda: again.append("a") or pygame.Surface((10, 10)))
    assert again == ["a"]
