"""No test opens a real window or a sound device: this must run before pygame is imported."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from zlib import crc32

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

BAKED = "KAGEBAKO_TESTS_BAKED"
"""Names the folder of composed pictures of this run; the workers of pytest-xdist inherit it."""


def pytest_configure(config: pytest.Config) -> None:
    """Let all workers share the pictures that one of them has made; only the first process creates the folder."""
    if not hasattr(config, "workerinput"):
        os.environ[BAKED] = tempfile.mkdtemp(prefix="kagebako-baked-")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Delete the shared pictures."""
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ.pop(BAKED), ignore_errors=True)


@pytest.fixture(autouse=True)
def repeatable(request: pytest.FixtureRequest) -> Iterator[None]:
    """Draw what the system would from the name of the test: a test that fails can be run again as it was."""
    from game.table.setup import entropy  # not before the drivers are set
    from tests.repeatable import Repeatable

    with pytest.MonkeyPatch.context() as patch:  # one of its own: what a test patches is undone before its fixtures end
        patch.setattr(entropy, "secrets", Repeatable(crc32(request.node.nodeid.encode())))
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regen", action="store_true", help="write transcripts and reference pictures again")
