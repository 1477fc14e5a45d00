"""What nearly every test of a screen begins with."""

from collections.abc import Iterator

import pytest

from game.engine.kit import Kit
from game.engine.window import Window
from tests.kit import make_kit, make_window


@pytest.fixture
def kit() -> Kit:
    """A kit as it comes out of the box."""
    return make_kit()


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    """A window of the smallest size."""
    made = make_window((960, 540))
    yield made
    made.close()
