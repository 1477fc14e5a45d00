"""What packages, installers and menus say about the program. The version has one source: `game/__init__.py`."""

from pathlib import Path

import game
from game.paths import homepage

ROOT = Path(__file__).parents[2]

VERSION = game.__version__
HOMEPAGE = homepage(ROOT / "pyproject.toml")
"""Where the newest version is found; None while `pyproject.toml` names no place."""

NAME = "Kagebako"
PROGRAM = "kagebako"
APP_ID = "games.kagebako.Kagebako"
"""Names the program for macOS, AppStream and Flatpak."""

AUTHORS = "The Kagebako authors"
SUMMARY = "Four ninja tabletop games in one box"
COPYRIGHT = (ROOT / "LICENSE").read_text("utf-8").splitlines()[2]


def numbers() -> tuple[int, int, int, int]:
    """The version as the four numbers that Windows wants."""
    first, second, third, *_ = (*(int(part) for part in VERSION.split(".")), 0, 0)
    return first, second, third, 0
