"""Where the files that ship with the game are, from source, from a wheel and from a frozen build."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
"""The folder of the package itself; each part's `texts/` live inside it."""

_BUNDLED = PACKAGE / "_data"


def data_root() -> Path:
    """The folder that holds `assets/` and `levels/`: inside the package once installed, else the project's root."""
    return _BUNDLED if _BUNDLED.is_dir() else PACKAGE.parent


def assets() -> Path:
    """The folder of pictures and sounds."""
    return data_root() / "assets"


def levels() -> Path:
    """The folder of Tiled maps."""
    return data_root() / "levels"
