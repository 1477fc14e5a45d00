"""Locates the files that ship with the game: from source, from a wheel and from a frozen build."""

import tomllib
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
"""The folder of the package itself; each part keeps its `texts/` inside it."""

GAMES = [PACKAGE / "games"]
"""Where the folders of games are looked for, as Python looks for their modules."""

_BUNDLED = PACKAGE / "_data"


def data_root() -> Path:
    """The folder that holds `assets/` and `levels/`: inside the package once installed, else the project's root."""
    return _BUNDLED if _BUNDLED.is_dir() else PACKAGE.parent


def assets() -> Path:
    """The folder of pictures and sounds."""
    return data_root() / "assets"


def game_folder(name: str) -> Path:
    """The folder of a game: its modules, its texts and what stands on its box."""
    folders = [games / name for games in GAMES]
    return next((folder for folder in folders if folder.is_dir()), folders[0])


def homepage(project: Path | None = None) -> str | None:
    """Where the newest version is found, if `pyproject.toml` names a place; it is shipped beside `assets/`."""
    try:
        told = tomllib.loads((project or data_root() / "pyproject.toml").read_text("utf-8"))
    except (OSError, ValueError):
        return None
    place = told.get("project", {}).get("urls", {}).get("Homepage")
    return place if isinstance(place, str) else None


def levels() -> Path:
    """The folder of Tiled maps."""
    return data_root() / "levels"
