"""What the tests of pictures share."""

import pytest

from game.engine.assets import Assets
from game.paths import assets


@pytest.fixture(scope="session")
def shipped() -> Assets:
    """The pictures that ship with the game."""
    return Assets(assets())
