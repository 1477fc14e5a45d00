"""Sound without a sound card: nothing may break, and muted sounds are not even loaded."""

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.audio import Audio
from game.paths import assets

SOUNDS = """
[ui]
paper = "slide"
stone = "stone"
broken = "broken"
still = ""
"""


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    for name in ("slide-1", "slide-2"):
        shutil.copy(assets() / "sound" / f"{name}.ogg", tmp_path)
    shutil.copy(assets() / "sound" / "click.ogg", tmp_path / "loop-dawn.ogg")
    (tmp_path / "broken.ogg").write_bytes(b"no sound at all")
    (tmp_path / "sounds.toml").write_text(SOUNDS, "utf-8")
    yield tmp_path
    pygame.mixer.quit()


def test_variants_are_loaded_once_and_played_in_turn(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, effects_volume=0.5, now=clock)
    audio.play("ui.paper")
    first, second = audio._variants["slide"]
    assert (first.get_num_channels(), second.get_num_channels()) == (1, 0)
    assert first.get_volume() == pytest.approx(0.5, abs=0.01)
    clock.time = 1.0
    audio.play("ui.paper")
    assert second.get_num_channels() == 1
    assert audio._variants["slide"] == [first, second]


def test_a_sound_can_be_read_before_it_is_heard(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, effects_volume=0.5, now=clock)
    assert audio.occasions("ui") == ["ui.paper", "ui.stone", "ui.broken"]  # the silent one needs nothing
    assert audio.occasions("taisen") == []
    audio.prepare("ui.paper")
    sounds = audio._variants["slide"]
    assert [sound.get_num_channels() for sound in sounds] == [0, 0]
    audio.play("ui.paper")
    assert audio._variants["slide"] is sounds
    assert sounds[0].get_num_channels() == 1


def test_the_same_sound_is_not_begun_twice_in_a_moment(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, now=clock)
    audio.play("ui.paper")
    clock.time = 0.01
    audio.play("ui.paper")
    assert audio._played["slide"][1] == 1


@pytest.mark.parametrize("name", ["stone", "broken", "nobody"])
def test_a_missing_or_broken_sound_is_logged_once_and_no_error(
    folder: Path, clock: Clock, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    audio = Audio(folder, now=clock)
    audio.play(f"ui.{name}")
    clock.time = 1.0
    audio.play(f"ui.{name}")
    assert len(caplog.records) == 1
    assert name in caplog.text


def test_silence_on_purpose_is_not_even_logged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    Audio(folder).play("ui.still")
    assert caplog.text == ""


def test_without_the_list_there_is_silence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    Audio(tmp_path).play("ui.paper")
    assert "no sound can be found" in caplog.text
    pygame.mixer.quit()


def test_muted_loads_nothing_and_opens_no_device(folder: Path) -> None:
    pygame.mixer.quit()
    audio = Audio(folder, music_volume=0, effects_volume=0)
    audio.prepare("ui.paper")
    audio.play("ui.paper")
    audio.loop("dawn")
    assert audio._variants == {}
    assert pygame.mixer.get_init() is None


def test_no_device_is_no_error(folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    pygame.mixer.quit()

    def refuse(**_: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    audio = Audio(folder)
    audio.play("ui.paper")
    audio.loop("dawn")
    audio.stop()
    assert caplog.text.count("no such device") == 1


def test_music_goes_on_when_asked_for_again_and_ends_when_stopped(folder: Path) -> None:
    audio = Audio(folder)
    audio.loop("dawn")
    assert audio._running
    assert pygame.mixer.music.get_busy()
    audio.loop("dawn")
    audio.stop()
    assert not audio._running


def test_music_that_was_muted_comes_back_with_its_volume(folder: Path) -> None:
    audio = Audio(folder, music_volume=0)
    audio.loop("dawn")
    assert not audio._running
    audio.set_volumes(music=0.4, effects=0.2)
    assert audio._running
    assert pygame.mixer.music.get_volume() == pytest.approx(0.4, abs=0.01)
    audio.set_volumes(music=0.8, effects=0.2)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.8, abs=0.01)
    audio.set_volumes(music=0, effects=0.2)
    assert not audio._running
    audio.set_volumes(music=0.3, effects=0.2)
    assert audio._running


def test_music_that_cannot_be_played_is_silence(folder: Path) -> None:
    audio = Audio(folder)
    audio.loop("noon")
    assert not audio._running


def test_volumes_may_change_while_nothing_plays(folder: Path) -> None:
    audio = Audio(folder)
    audio.set_volumes(music=0.1, effects=0.1)
    assert audio._variants == {}
