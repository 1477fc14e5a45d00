"""No test opens a real window or a sound device: this must run before pygame is imported."""

import logging
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


@pytest.fixture
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail if the test logged an error: the crash guard writes those down, and the table goes on."""
    yield
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regen", action="store_true", help="write transcripts and reference pictures again")
