"""Sound without a sound card: nothing may break, muted may not even load."""

import logging
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.audio import Audio


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    for name in ("paper", "dawn"):
        with wave.open(str(tmp_path / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(44100)
            file.writeframes(b"\0\0" * 4410)
    (tmp_path / "broken.ogg").write_bytes(b"no sound at all")
    yield tmp_path
    pygame.mixer.quit()


def test_a_sound_is_loaded_once_and_played(folder: Path) -> None:
    audio = Audio(folder, effects_volume=0.5)
    audio.play("paper")
    first = audio._sounds["paper"]
    audio.play("paper")
    assert audio._sounds["paper"] is first
    assert first.get_volume() == pytest.approx(0.5, abs=0.01)
    assert first.get_num_channels() >= 1


@pytest.mark.parametrize("name", ["missing", "broken"])
def test_a_missing_or_broken_file_is_logged_once_and_no_error(folder: Path, name: str, caplog) -> None:
    caplog.set_level(logging.INFO)
    audio = Audio(folder)
    audio.play(name)
    audio.play(name)
    assert caplog.text.count(name) == 1


def test_muted_loads_nothing_and_opens_no_device(folder: Path) -> None:
    pygame.mixer.quit()
    audio = Audio(folder, music_volume=0, effects_volume=0)
    audio.play("paper")
    audio.loop("dawn")
    assert audio._sounds == {}
    assert pygame.mixer.get_init() is None


def test_no_device_is_no_error(folder: Path, monkeypatch, caplog) -> None:
    caplog.set_level(logging.INFO)
    pygame.mixer.quit()

    def refuse() -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    audio = Audio(folder)
    audio.play("paper")
    audio.loop("dawn")
    audio.stop()
    assert caplog.text.count("no such device") == 1


def test_music_goes_on_when_asked_for_again_and_ends_when_stopped(folder: Path) -> None:
    audio = Audio(folder)
    audio.loop("dawn")
    channel = audio._channel
    assert channel is not None
    audio.loop("dawn")
    assert audio._channel is channel
    audio.stop()
    assert audio._channel is None


def test_music_that_was_muted_comes_back_with_its_volume(folder: Path) -> None:
    audio = Audio(folder, music_volume=0)
    audio.loop("dawn")
    assert audio._channel is None
    audio.set_volumes(music=0.4, effects=0.2)
    assert audio._channel is not None
    assert audio._sounds["dawn"].get_volume() == pytest.approx(0.4, abs=0.01)
    audio.set_volumes(music=0.8, effects=0.2)
    assert audio._sounds["dawn"].get_volume() == pytest.approx(0.8, abs=0.01)
    audio.set_volumes(music=0, effects=0.2)
    assert audio._channel is None
    audio.set_volumes(music=0.3, effects=0.2)
    assert audio._channel is not None


def test_volumes_may_change_while_nothing_plays(folder: Path) -> None:
    audio = Audio(folder)
    audio.set_volumes(music=0.1, effects=0.1)
    assert audio._sounds == {}
