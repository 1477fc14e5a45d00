"""Sound without a sound card: nothing may break, and muted sounds are not even loaded."""

import logging
import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from game.engine.audio import Audio
from game.engine.audio.bank import KEPT, LONG, Importance
from game.engine.audio.device import COMMON, GREAT
from game.engine.audio.effects import GAPS, PATIENCE
from game.engine.audio.reader import SLICE, Reader
from game.engine.audio.suite import GAP, shuffled
from game.paths import assets

SOUNDS = """
[ui]
paper = "slide"
stone = "stone"
broken = "broken"
knock = "knock"
still = ""
end = "end"
bell = "bell"
[dawn]
ui_end = "knock"
"""
IMPORTANCE = """
great = ["ui.end", "ui.bell"]
strong = ["ui.knock"]
small = ["ui.paper"]
"""
MUSIC = """
[dawn]
ambience = ["air"]
[[dawn.pieces]]
name = "Dawn"
phrases = ["one", "two"]
stems = ["stem", "stem"]
[noon]
ambience = []
[[noon.pieces]]
name = "Noon"
phrases = ["lost"]
stems = []
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
    for name in ("knock", "end", "bell", "air", "one", "two", "stem"):
        shutil.copy(assets() / "sound" / "refused.ogg", tmp_path / f"{name}.ogg")
    (tmp_path / "broken.ogg").write_bytes(b"no sound at all")
    (tmp_path / "sounds.toml").write_text(SOUNDS, "utf-8")
    (tmp_path / "importance.toml").write_text(IMPORTANCE, "utf-8")
    (tmp_path / "music.toml").write_text(MUSIC, "utf-8")
    yield tmp_path
    pygame.mixer.quit()


@pytest.fixture
def mixer() -> None:
    pygame.mixer.init(44100, -16, 2, 1024, allowedchanges=0)


def busy(channels: range) -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in channels)


def run(audio: Audio, clock: Clock, seconds: float) -> None:
    """Let frames pass, and let the reader finish what it was asked for in each."""
    for _ in range(round(seconds * 20)):
        clock.time += 0.05
        audio.update()
        reading(audio)


def reading(audio: Audio) -> None:
    """Wait until everything that was asked for is decoded."""
    for asked in list(audio._reader._asked.values()):
        asked.exception(timeout=20)


def play(audio: Audio, occasion: str) -> None:
    """Play a sound, and let the next frame come once it is decoded."""
    audio.play(occasion)
    reading(audio)
    audio.update()


def test_variants_are_played_in_turn_and_kept_for_a_while(folder: Path, clock: Clock, mixer: None) -> None:
    audio = Audio(folder, now=clock)
    heard = [audio.bank.next_variant("slide") for _ in range(4)]
    assert [path.name for path in audio.bank.variants("slide")] == ["slide-1.ogg", "slide-2.ogg"]
    assert heard[0] is heard[2]
    assert heard[1] is heard[3]
    assert heard[0] is not heard[1]


def test_only_what_was_heard_last_is_kept_decoded(folder: Path, clock: Clock, mixer: None) -> None:
    bank = Audio(folder, now=clock).bank
    first = bank.next_variant("knock")
    assert first is not None
    for number in range(round(KEPT / first.get_length()) + 1):
        shutil.copy(folder / "knock.ogg", folder / f"other{number}.ogg")
        bank.next_variant(f"other{number}")
    assert bank.next_variant("knock") is not first


@pytest.mark.parametrize("sound", ["temple", "refused"])
def test_a_sound_is_decoded_on_a_thread_and_starts_when_it_is_ready(folder: Path, clock: Clock, sound: str) -> None:
    shutil.copy(assets() / "sound" / f"{sound}.ogg", folder / "bell.ogg")
    assert ((folder / "bell.ogg").stat().st_size > LONG) is (sound == "temple")
    audio = Audio(folder, music_volume=0, ambience_volume=0, now=clock)
    audio.play("ui.bell")
    reading(audio)
    run(audio, clock, 0.1)
    assert busy(COMMON) == 1
    assert audio.effects.left_out == 0


def test_the_gain_is_the_square_of_the_volume(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, effects_volume=0.5, now=clock)
    play(audio, "ui.knock")
    channel = next(pygame.mixer.Channel(number) for number in COMMON if pygame.mixer.Channel(number).get_busy())
    sound = channel.get_sound()
    assert sound.get_volume() * channel.get_volume() == pytest.approx(0.5, abs=0.01)  # pygame tells no panned volume
    assert sound.get_volume() == pytest.approx(0.5, abs=0.01)


def test_a_sound_can_be_read_before_it_is_heard(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, effects_volume=0.5, now=clock)
    assert "ui.still" not in audio.occasions("ui")  # the silent one needs nothing
    assert audio.occasions("taisen") == []
    audio.prepare("ui.paper")
    assert busy(COMMON) == 0
    audio.play("ui.paper")
    assert busy(COMMON) == 1


def test_the_same_sound_is_not_begun_twice_in_a_moment(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, now=clock)
    audio.play("ui.knock")
    clock.time = 0.01
    audio.play("ui.knock")
    run(audio, clock, 0.1)
    assert busy(COMMON) == 1


def test_of_one_moment_the_most_important_two_are_heard_in_order(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, now=clock)
    started: list[str] = []
    start = audio.effects._start
    audio.effects._start = lambda wanted, now: (started.append(wanted.name), start(wanted, now))  # type: ignore[assignment,func-returns-value,misc,return-value]
    audio.effects.ask("first", Importance.COMMON, 0.0)
    for name, rank in (
        ("plain", Importance.COMMON),
        ("strong", Importance.STRONG),
        ("other", Importance.COMMON),
        ("mighty", Importance.STRONG),
    ):
        audio.effects.ask(name, rank, 0.0)
    for step in range(10):
        audio.effects.update(step * GAPS[Importance.STRONG])
    assert started == ["first", "strong", "mighty"]
    assert audio.effects.left_out == 2


def test_no_great_sound_is_lost_however_full_the_channels_are(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, now=clock)
    play(audio, "ui.knock")
    knock = pygame.mixer.Sound(folder / "knock.ogg")
    for number in COMMON:
        pygame.mixer.Channel(number).play(knock, loops=-1)
        audio.effects._ranks[number] = Importance.GREAT
    audio.effects.ask("slide", Importance.COMMON, 1.0)
    reading(audio)
    audio.effects.update(1.0)
    assert audio.effects.left_out == 1
    clock.time = 2.0
    play(audio, "ui.end")
    play(audio, "ui.bell")
    assert busy(GREAT) == 1  # they wait for each other
    clock.time = 2.0 + GAPS[Importance.GREAT]
    audio.update()
    assert audio.effects.left_out == 1
    assert audio.effects._waiting == []


def test_a_small_sound_that_comes_too_late_is_left_out_but_a_great_one_waits(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, now=clock)
    for name in ("ui.end", "ui.bell", "ui.knock"):
        play(audio, name)
    audio.effects._free_at = 10.0
    clock.time = 10.0 + PATIENCE
    audio.update()
    assert audio.effects.left_out == 1
    assert audio.effects._waiting == []


def test_a_table_may_have_its_own_sound_for_an_occasion_of_every_screen(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, now=clock)
    assert audio.bank.sound_of("ui.end") == "end"
    assert audio.bank.sound_of("ui.end", "dawn") == "knock"
    assert audio.bank.sound_of("ui.end", "noon") == "end"


@pytest.mark.parametrize("name", ["stone", "broken", "nobody"])
def test_a_missing_or_broken_sound_is_logged_once_and_no_error(
    folder: Path, clock: Clock, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    audio = Audio(folder, now=clock)
    play(audio, f"ui.{name}")
    clock.time = 1.0
    play(audio, f"ui.{name}")
    assert len(caplog.records) == 1
    assert name in caplog.text


def test_silence_on_purpose_is_not_even_logged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    Audio(folder).play("ui.still")
    assert caplog.text == ""


def test_without_the_lists_there_is_silence(tmp_path: Path, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    audio = Audio(tmp_path, now=clock)
    audio.play("ui.paper")
    audio.room("dawn")
    run(audio, clock, 1)
    assert "no sound can be found" in caplog.text
    assert caplog.text.count("no music can be found") == 1
    pygame.mixer.quit()


def test_muted_loads_nothing_and_opens_no_device(folder: Path, clock: Clock) -> None:
    pygame.mixer.quit()
    for audio in (Audio(folder, 0, 0, 0, clock), Audio(folder, now=clock)):
        audio.set_muted(True)
        audio.prepare("ui.paper")
        audio.play("ui.paper")
        audio.room("dawn")
        run(audio, clock, 1)
        assert audio._reader._pool is None
        assert pygame.mixer.get_init() is None


def test_no_device_is_no_error(folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    pygame.mixer.quit()

    def refuse(**_: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    audio = Audio(folder)
    audio.play("ui.paper")
    audio.room("dawn")
    audio.update()
    audio.tension(True)
    audio.stop()
    audio.update()
    assert caplog.text.count("no such device") == 1


def test_a_piece_follows_on_ambience_and_its_stem_runs_along_unheard(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, music_volume=0.5, now=clock)
    audio.room("dawn")
    run(audio, clock, 1.0)
    deck = audio._deck
    assert deck is not None
    assert deck._air.playing
    assert deck.resting
    run(audio, clock, 1.5)
    assert deck._music.playing
    assert deck._stem.playing
    assert deck._stem._level == 0
    assert len(deck._left) == 0  # the second phrase is queued behind the first
    assert not deck._music.wants_more
    audio.tension(True)
    run(audio, clock, 3.0)
    assert deck._stem._level == pytest.approx(deck._music._level)
    audio.room("dawn")
    assert audio._deck is deck


def test_rooms_fade_into_each_other_and_the_last_one_stops(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, now=clock)
    audio.room("dawn")
    run(audio, clock, 1.0)
    before = audio._deck
    audio.room("noon")
    run(audio, clock, 0.5)
    assert audio._leaving == [before]
    assert audio._deck is not None
    assert before is not None
    assert audio._deck.channels != before.channels
    run(audio, clock, 3.0)
    assert audio._leaving == []
    assert not before._air.playing


def test_music_that_cannot_be_played_is_a_longer_rest(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, now=clock)
    audio.room("noon")
    run(audio, clock, 4.0)
    assert audio._deck is not None
    assert audio._deck.resting


def test_muting_and_volumes_work_while_music_plays(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, now=clock)
    audio.room("dawn")
    run(audio, clock, 2.0)
    audio.set_volumes(0.6, 0.8, 0.0)
    run(audio, clock, 0.1)
    assert audio._deck is not None
    assert not audio._deck._air.playing
    audio.set_muted(True)
    run(audio, clock, 2.0)
    assert audio._deck is None
    audio.set_muted(False)
    run(audio, clock, 0.2)
    assert audio._deck is not None


@pytest.mark.parametrize(("wanted", "level"), [("same", 1.0), ("softer", 0.3), ("silent", 0.0)])
def test_without_focus_it_is_as_loud_as_the_player_wants(folder: Path, clock: Clock, wanted: str, level: float) -> None:
    audio = Audio(folder, now=clock)
    audio.set_muted(False, wanted)
    audio.set_focused(False)
    run(audio, clock, 2.0)
    assert audio._present.level == pytest.approx(level)
    audio.set_focused(True)
    run(audio, clock, 2.0)
    assert audio._present.level == 1.0


def test_the_music_makes_room_for_a_great_sound(folder: Path, clock: Clock) -> None:
    audio = Audio(folder, now=clock)
    audio.play("ui.end")
    audio.effects.great_until = 1.0
    run(audio, clock, 0.5)
    assert audio._duck.level < 0.5
    run(audio, clock, 3.0)
    assert audio._duck.level == 1.0


def test_all_pieces_are_heard_before_one_comes_again() -> None:
    order = shuffled(3, Random(4))
    heard = [next(order) for _ in range(30)]
    assert all(sorted(heard[start : start + 3]) == [0, 1, 2] for start in range(0, 30, 3))
    assert all(one != other for one, other in pairwise(heard))
    assert GAP == (20.0, 40.0)


def test_the_slices_of_a_file_are_the_file(folder: Path, mixer: None) -> None:
    path = assets() / "sound" / "temple.ogg"
    reader = Reader()
    slices = [reader.take(path, 0)]
    while not slices[-1].last:
        slices.append(reader.take(path, len(slices)))
    assert len(slices) == round(10 / SLICE)
    assert b"".join(one.sound.get_raw() for one in slices if one.sound) == pygame.mixer.Sound(path).get_raw()
