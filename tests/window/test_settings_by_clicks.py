"""The settings in a real window: changed by clicks and keys, and restored on the next start."""

import json
from pathlib import Path

import pytest

from tests.window.driver import needs_a_screen, playing, wait_until

pytestmark = [pytest.mark.window, needs_a_screen]


def written(home: Path) -> dict[str, object]:
    try:
        data: dict[str, object] = json.loads((home / "settings.json").read_text("utf-8"))
    except FileNotFoundError:
        return {}
    return data


def wait_for_value(home: Path, name: str, value: object) -> None:
    wait_until(lambda: written(home).get(name) == value, lambda: f"{name} is not {value!r} in {written(home)}")


def test_settings_are_chosen_by_clicks_and_keys_and_last(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with playing(home) as person:
        person.wait_for("settings")
        person.go("settings", "language.de")
        person.click("language.de")
        wait_for_value(home, "language", "de")
        person.go("page.keys", "key.HINT")
        person.click("key.HINT")
        person.press("q")
        wait_for_value(home, "keys", {"HINT": "Q"})
        places = person.targets()
        person.press("F11")
        wait_for_value(home, "fullscreen", True)
        person.press("F11")
        wait_for_value(home, "fullscreen", False)
        person.wait_until(lambda: person.targets() == places, "the window has not gone back to its size")
        person.go("page.colours", "palette.deutan")
        person.click("palette.deutan")
        person.click("contrast")
        wait_for_value(home, "contrast", True)
        person.press("Escape")
        person.wait_for("settings")
        assert person.close() == 0
    assert "Traceback" not in (home / "output.txt").read_text("utf-8")
    with playing(home, "--speed", "fast") as person:
        person.wait_for("settings")
        person.go("settings", "language.de")
        person.go("page.play", "confirm")
        person.click("confirm")
        wait_for_value(home, "confirm", False)
        assert person.close() == 0
    kept = written(home)
    assert (kept["language"], kept["keys"], kept["palette"], kept["speed"]) == ("de", {"HINT": "Q"}, "deutan", "normal")


def test_a_broken_file_is_set_aside_and_the_game_starts(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "settings.json").write_text("{ not quite", "utf-8")
    with playing(home) as person:
        person.wait_for("settings")
        assert person.close() == 0
    assert (home / "settings.json.damaged-1").read_text("utf-8") == "{ not quite"
