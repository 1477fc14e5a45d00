"""Fixtures for almost every test of a screen."""

from collections.abc import Iterator

import pytest

from game.engine.kit import Kit
from game.engine.window import Window
from tests.kit import make_kit, make_window


@pytest.fixture
def kit() -> Kit:
    """A kit with default settings."""
    return make_kit()


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    """A window of the minimum size."""
    made = make_window((960, 540))
    yield made
    made.close()
