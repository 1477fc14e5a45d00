"""The folder is shown by the system's own program, which gets the path without a shell."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.store.open_folder import open_folder


@pytest.mark.parametrize(("platform", "opener"), [("linux", "xdg-open"), ("darwin", "open")])
def test_a_folder_is_made_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, opener: str
) -> None:
    started: list[Any] = []
    folder = tmp_path / "a folder; rm -rf $HOME"
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(subprocess, "Popen", lambda words, **more: started.append((words, more.get("shell", False))))
    assert open_folder(folder)
    assert started == [([opener, str(folder)], False)]
    assert folder.is_dir()


def test_windows_has_a_way_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Path] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "startfile", started.append, raising=False)
    assert open_folder(tmp_path)
    assert started == [tmp_path]


def test_a_system_that_shows_no_folders_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not open_folder(tmp_path)
    (tmp_path / "file").write_text("in the way")
    assert not open_folder(tmp_path / "file" / "folder")
