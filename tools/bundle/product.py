"""What packages, installers and menus say about the program. The version has one source: `game/__init__.py`."""

import os
from pathlib import Path

import game
from game.paths import homepage

ROOT = Path(__file__).parents[2]

VERSION = game.__version__
HOMEPAGE = homepage(ROOT / "pyproject.toml") or os.environ.get("KAGEBAKO_HOMEPAGE") or None
"""Where the newest version is found: as `pyproject.toml` names it, or else the release workflow, its own repository."""

SCREENSHOTS = tuple(ROOT / "docs" / f"{name}.jpg" for name in ("taisen", "wataah", "oboro", "ninjutsu", "title"))
"""What software centres show, the most telling first; bundles for Linux contain them, too."""

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
