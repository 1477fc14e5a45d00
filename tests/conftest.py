"""No test opens a real window or a sound device: this must run before pygame is imported."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regen", action="store_true", help="write transcripts and reference pictures again")


@pytest.fixture(autouse=True)
def usual_colours() -> None:
    """Start every test with the default palette: a test that changes the colours must not decide how the next looks."""
    from game.engine.look import palettes

    palettes.use("usual", contrast=False)
