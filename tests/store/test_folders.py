"""Where files go on each system, and where shipped files are."""

from pathlib import Path

import pytest

from game import paths
from game.store import folders


@pytest.mark.parametrize(
    ("platform", "environment", "home"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/kagebako")),
        ("linux", {}, Path.home() / ".local/share/kagebako"),
        ("win32", {"APPDATA": "/roaming"}, Path("/roaming/Kagebako")),
        ("darwin", {}, Path.home() / "Library/Application Support/Kagebako"),
        ("linux", {"KAGEBAKO_HOME": "/stick", "XDG_DATA_HOME": "/data"}, Path("/stick")),
    ],
)
def test_the_home_of_saves(platform: str, environment: dict[str, str], home: Path) -> None:
    assert folders.home(environment, platform) == home


@pytest.mark.parametrize(
    ("platform", "environment", "cache"),
    [
        ("linux", {"XDG_CACHE_HOME": "/cache"}, Path("/cache/kagebako")),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/Kagebako/Cache")),
        ("darwin", {}, Path.home() / "Library/Caches/Kagebako"),
        ("win32", {"KAGEBAKO_HOME": "/stick"}, Path("/stick/cache")),
    ],
)
def test_the_home_of_what_can_be_made_again(platform: str, environment: dict[str, str], cache: Path) -> None:
    assert folders.cache(environment, platform) == cache


def test_shipped_files_are_found() -> None:
    assert (paths.assets() / "icon.svg").is_file()
    assert (paths.levels() / "taisen" / "table.tmx").is_file()


def test_an_installed_package_brings_its_own_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundled = tmp_path / "_data"
    bundled.mkdir()
    monkeypatch.setattr(paths, "_BUNDLED", bundled)
    assert paths.assets() == bundled / "assets"
    assert paths.levels() == bundled / "levels"
