"""One small window for all tests that draw or read events."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.cache.assets import Assets
from game.engine.canvas import Canvas
from game.engine.layout import Layout
from game.engine.text.writer import Writer


@pytest.fixture(scope="session")
def window() -> Iterator[pygame.Surface]:
    pygame.init()
    yield pygame.display.set_mode((1280, 720))
    pygame.quit()


@pytest.fixture
def canvas(window: pygame.Surface, tmp_path: Path) -> Canvas:
    return Canvas(pygame.Surface((1280, 720)), Layout((1280, 720)), Assets(tmp_path), Writer())
