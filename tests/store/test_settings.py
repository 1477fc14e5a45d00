"""The settings file: missing, broken, partial, from a newer version, on a disk that refuses."""

import json
from pathlib import Path

import pytest

from game.engine.prefs.preferences import Preferences
from game.store import settings
from game.store.settings import SettingsFile

CHOSEN = {"speed": "fast", "language": "de", "music": 0.25, "window": [1300, 800], "keys": {"HINT": "Q"}}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "settings.json"


def written(path: Path) -> dict[str, object]:
    data: dict[str, object] = json.loads(path.read_text("utf-8"))
    return data


def put(path: Path, data: object) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")


def opened(path: Path) -> tuple[SettingsFile[Preferences], Preferences]:
    file = SettingsFile(path, Preferences)
    return file, file.read()


def told(file: SettingsFile[Preferences]) -> list[str]:
    return [problem.key for problem in file.problems]


def test_without_a_file_everything_is_usual_and_nothing_is_said(path: Path) -> None:
    file, chosen = opened(path)
    assert chosen == Preferences()
    assert file.problems == []
    assert not path.exists()


def test_what_is_written_is_read_again(path: Path) -> None:
    file, chosen = opened(path)
    chosen.speed, chosen.window, chosen.keys = "slow", (1400, 900), {"UNDO": "Z"}
    assert file.write(chosen)
    assert written(path)["format"] == settings.FORMAT
    again, read = opened(path)
    assert read == chosen
    assert again.problems == []


def test_each_field_stands_for_itself(path: Path) -> None:
    put(path, {**CHOSEN, "speed": "sideways", "contrast": "yes", "music": 7})
    file, chosen = opened(path)
    assert chosen == Preferences(language="de", window=(1300, 800), keys={"HINT": "Q"})
    assert told(file) == ["settings.trouble.value"] * 3
    assert {problem.values["name"] for problem in file.problems} == {"speed", "contrast", "music"}
    assert file.write(chosen)
    assert opened(path)[0].problems == []


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", '"hello"', "null", "\x00\x01", "[" * 100_000, '{"speed": "fast"'])
def test_a_broken_file_is_kept_under_another_name(path: Path, text: str) -> None:
    put(path, text)
    file, chosen = opened(path)
    assert chosen == Preferences()
    assert told(file) == ["settings.trouble.broken"]
    assert file.write(chosen)
    aside = path.with_name("settings.json.damaged-1")
    assert aside.read_text("utf-8") == text
    assert file.problems[0].values == {"file": aside.name}


def test_bytes_that_are_no_text_and_endless_files_are_broken_too(path: Path) -> None:
    put(path, "")
    path.write_bytes(b'{"speed": "\xff\xfe"}')
    assert told(opened(path)[0]) == ["settings.trouble.broken"]
    put(path, " " * 300_000)
    assert told(opened(path)[0]) == ["settings.trouble.broken"]
    assert sorted(one.name for one in path.parent.iterdir()) == ["settings.json.damaged-1", "settings.json.damaged-2"]


def test_a_broken_file_that_cannot_be_moved_is_not_overwritten(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(_: Path) -> Path:
        raise PermissionError(13, "no")

    monkeypatch.setattr(settings, "set_aside", refuses)
    put(path, "{")
    file, chosen = opened(path)
    assert told(file) == ["settings.trouble.unreadable"]
    assert not file.write(chosen)
    assert path.read_text("utf-8") == "{"


def test_a_file_that_cannot_be_opened_is_left_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(path, CHOSEN)
    before = path.read_bytes()

    def forbidden(*_: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("game.store.settings.read_bounded", forbidden)
    file, chosen = opened(path)
    assert chosen == Preferences()
    assert told(file) == ["settings.trouble.unreadable"]
    assert not file.write(chosen)
    assert path.read_bytes() == before


def test_what_is_no_file_is_set_aside_and_settings_are_kept_again(path: Path) -> None:
    path.mkdir(parents=True)
    file, chosen = opened(path)
    assert chosen == Preferences()
    assert told(file) == ["settings.trouble.broken"]
    assert file.write(chosen)
    assert path.is_file()
    assert path.with_name(f"{path.name}.damaged-1").is_dir()


def test_what_a_later_version_wrote_is_kept(path: Path) -> None:
    later = {**CHOSEN, "format": 9, "interface": "gigantic", "weather": {"rain": True}}
    put(path, later)
    file, chosen = opened(path)
    assert file.problems == []
    assert (chosen.interface, chosen.speed) == ("normal", "fast")
    chosen.speed = "slow"
    assert file.write(chosen)
    assert written(path).items() >= (later | {"speed": "slow"}).items()
    chosen.interface = "large"
    assert file.write(chosen)
    assert written(path)["interface"] == "large"


def test_wishes_for_this_time_are_not_kept_until_somebody_chooses(path: Path) -> None:
    put(path, CHOSEN)
    file, chosen = opened(path)
    file.borrow(chosen, {"speed": "off", "fullscreen": True})
    assert (chosen.speed, chosen.fullscreen) == ("off", True)
    chosen.music = 1.0
    file.write(chosen)
    assert (written(path)["speed"], written(path)["music"]) == ("fast", 1.0)
    assert opened(path)[1].fullscreen is False
    chosen.speed = "slow"
    file.write(chosen)
    assert written(path)["speed"] == "slow"


def test_a_disk_that_refuses_is_no_disaster(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object) -> None:
        raise OSError(28, "No space left on device")

    file, chosen = opened(path)
    file.write(chosen)
    before = path.read_bytes()
    monkeypatch.setattr(settings, "write_safely", refuses)
    chosen.speed = "slow"
    assert not file.write(chosen)
    assert path.read_bytes() == before
