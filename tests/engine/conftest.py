"""One small window for all tests that draw or read events."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(scope="session")
def window() -> Iterator[pygame.Surface]:
    pygame.init()
    yield pygame.display.set_mode((1280, 720))
    pygame.quit()
