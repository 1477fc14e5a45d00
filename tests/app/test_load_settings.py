"""The player's settings are loaded again; command-line options apply to one run only."""

import json
import os
from pathlib import Path

import pytest

from game.app.app import FILE, load_settings
from game.app.launch_options import LaunchOptions
from game.engine.kit import Kit
from tests.kit import make_kit


@pytest.fixture
def kit() -> Kit:
    kit = make_kit()
    kit.system_language = "nl"
    return kit


def test_without_a_file_the_system_is_followed(kit: Kit, tmp_path: Path) -> None:
    load_settings(kit, tmp_path, LaunchOptions())
    assert kit.texts.language == "nl"
    assert kit.notices == []
    assert list(tmp_path.iterdir()) == []


def test_old_drafts_are_swept_away_and_new_ones_stay(kit: Kit, tmp_path: Path) -> None:
    old, new = tmp_path / f"{FILE}.a.draft", tmp_path / f"{FILE}.b.draft"
    for draft in (old, new):
        draft.write_text("{", "utf-8")
    os.utime(old, (0, 0))
    load_settings(kit, tmp_path, LaunchOptions())
    assert list(tmp_path.iterdir()) == [new]


def test_what_was_chosen_is_taken_up_and_kept_again(kit: Kit, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"language": "de", "speed": "slow", "music": 0.0}', "utf-8")
    load_settings(kit, tmp_path, LaunchOptions())
    assert (kit.texts.language, kit.speed, kit.preferences.music) == ("de", "slow", 0.0)
    kit.preferences.hints = False
    assert kit.keep()
    assert json.loads((tmp_path / FILE).read_text("utf-8"))["hints"] is False


def test_command_line_options_are_not_saved(kit: Kit, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"language": "de", "speed": "slow"}', "utf-8")
    load_settings(kit, tmp_path, LaunchOptions(language="fr", speed="off", fullscreen=True))
    assert (kit.texts.language, kit.speed, kit.preferences.fullscreen) == ("fr", "off", True)
    assert kit.keep()
    written = json.loads((tmp_path / FILE).read_text("utf-8"))
    assert (written["language"], written["speed"]) == ("de", "slow")
    assert not written.get("fullscreen")


def test_what_is_wrong_with_the_file_is_said_in_the_language_of_the_player(kit: Kit, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"language": "de", "speed": "sideways"}', "utf-8")
    load_settings(kit, tmp_path, LaunchOptions())
    kit.texts.choose("de")
    assert kit.notices == [kit.say("settings.trouble.value", name="Animation")]
