"""Fixtures shared by the art tests."""

import pytest

from game.engine.cache.assets import Assets
from game.paths import assets


@pytest.fixture(scope="session")
def shipped() -> Assets:
    """The assets that ship with the game."""
    return Assets(assets())
