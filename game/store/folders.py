"""Where the game keeps its files on this machine."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

HOME_VARIABLE = "KAGEBAKO_HOME"
"""Set it to keep everything in a folder of your choice, e.g. on a USB stick."""


def home(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """The folder of saves, replays, settings and screenshots; it may not exist yet."""
    known = os.environ if environment is None else environment
    if known.get(HOME_VARIABLE):
        return Path(known[HOME_VARIABLE])
    if platform == "win32":
        base = Path(known["APPDATA"]) if known.get("APPDATA") else Path.home() / "AppData" / "Roaming"
        return base / "Kagebako"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Kagebako"
    base = Path(known["XDG_DATA_HOME"]) if known.get("XDG_DATA_HOME") else Path.home() / ".local" / "share"
    return base / "kagebako"


def cache(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """The folder of cached files, which can be made again."""
    known = os.environ if environment is None else environment
    if known.get(HOME_VARIABLE):
        return Path(known[HOME_VARIABLE]) / "cache"
    if platform == "win32":
        base = Path(known["LOCALAPPDATA"]) if known.get("LOCALAPPDATA") else Path.home() / "AppData" / "Local"
        return base / "Kagebako" / "Cache"
    if platform == "darwin":
        return Path.home() / "Library" / "Caches" / "Kagebako"
    base = Path(known["XDG_CACHE_HOME"]) if known.get("XDG_CACHE_HOME") else Path.home() / ".cache"
    return base / "kagebako"
