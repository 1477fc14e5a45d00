"""Every event has a sound, every sound is used, all of it stays small, and the shipped files keep their targets."""

import re
import tomllib
from array import array
from collections.abc import Iterator
from operator import mul
from pathlib import Path

import msgspec
import pygame
import pytest

from game.catalog import GAMES
from game.core.contract import Event
from game.engine.audio.bank import Bank, Importance
from game.engine.audio.reader import Reader
from game.engine.audio.suite import read_suites
from game.paths import PACKAGE, assets

FOLDER = assets() / "sound"
NAMES: dict[str, dict[str, str]] = tomllib.loads((FOLDER / "sounds.toml").read_text("utf-8"))
EFFECTS = sorted(path.stem for path in FOLDER.glob("*.ogg"))
SOUNDS = {re.sub(r"-\d$", "", name) for name in EFFECTS}
SUITES = read_suites(FOLDER)
MOST_BYTES = 25 * 1024 * 1024
PLAYED = re.compile(r'audio\.play\("([a-z]+)\.([A-Za-z_]+)"')
RATE = 44_100
OFTEN = {"put": 5, "step": 5, "slide": 6, "flick": 6, "turn-over": 5, "cut": 5, "die": 5}
"""What is heard most, and how many variants it has."""


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 1024, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(path: Path) -> "array[int]":
    """Left and right in turn."""
    return array("h", pygame.mixer.Sound(path).get_raw())


def events_of(game: str) -> set[str]:
    """The kinds of events that a game emits."""
    module = f"game.games.{game}."
    GAMES[game].rules  # noqa: B018 - imports the game and its events

    def below(kind: type[msgspec.Struct]) -> list[type]:
        return [kind, *(one for sub in kind.__subclasses__() for one in below(sub))]

    return {kind.__name__ for kind in below(Event) if kind.__module__.startswith(module)}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_sounds_or_is_silent_on_purpose(game: str) -> None:
    events = events_of(game)
    assert len(events) >= 5
    assert events - NAMES[game].keys() == set()
    assert {name for name in NAMES[game] if name[0].isupper()} == events


def test_every_sound_that_is_named_is_there_and_every_file_is_named() -> None:
    named = {sound for names in NAMES.values() for sound in names.values() if sound}
    assert named == SOUNDS


def test_everything_that_is_played_by_name_is_listed() -> None:
    found = {match for path in PACKAGE.rglob("*.py") for match in PLAYED.findall(path.read_text("utf-8"))}
    assert found
    assert {f"{part}.{name}" for part, name in found if name not in NAMES[part]} == set()


def test_what_is_important_is_an_occasion_and_all_that_tells_who_won_is_great() -> None:
    listed = tomllib.loads((FOLDER / "importance.toml").read_text("utf-8"))
    occasions = {f"{part}.{name}" for part, names in NAMES.items() for name in names}
    assert set(listed) <= {rank.name.lower() for rank in Importance}
    assert {name for names in listed.values() for name in names} <= occasions
    bank = Bank(FOLDER, Reader())
    ends = ("ui.win", "ui.lose", "ui.scoring", "taisen.banner", "taisen.taken", "oboro.moon", "ninjutsu.crest")
    assert {bank.rank(name) for name in (*ends, "wataah.crown", "wataah.bell")} == {Importance.GREAT}


def test_what_is_heard_most_has_many_variants() -> None:
    counts = {name: len([one for one in EFFECTS if re.fullmatch(rf"{name}-\d", one)]) for name in OFTEN}
    assert counts == OFTEN


@pytest.mark.parametrize("game", GAMES)
def test_every_table_has_its_own_win_loss_hint_seal_and_bell(game: str) -> None:
    own = {name: NAMES[game][f"ui_{name}"] for name in ("win", "lose", "hint", "seal", "scoring")}
    assert all(sound.endswith(f"-{game}") for sound in own.values())


def test_every_room_has_a_suite_of_pieces_that_last_minutes() -> None:
    assert SUITES.keys() == {"title", *GAMES}
    for room, suite in SUITES.items():
        assert len(suite.pieces) == (2 if room == "title" else 3)
        assert suite.ambience
        for piece in suite.pieces:
            assert len(piece.stems) == (0 if room == "title" else len(piece.phrases))
            assert 9 <= len(piece.phrases) <= 16


def test_every_file_of_music_is_in_a_suite() -> None:
    listed = {
        name
        for suite in SUITES.values()
        for name in [*suite.ambience, *(one for piece in suite.pieces for one in [*piece.phrases, *piece.stems])]
    }
    assert listed == {f"{path.parent.name}/{path.stem}" for path in FOLDER.glob("*/*.ogg")}


@pytest.mark.parametrize("room", SUITES)
def test_a_stem_is_exactly_as_long_as_its_phrase(room: str) -> None:
    for piece in SUITES[room].pieces[:1]:
        for phrase, stem in list(zip(piece.phrases, piece.stems, strict=False))[:2]:
            lengths = {pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_length() for name in (phrase, stem)}
            assert len(lengths) == 1
            assert 8 <= lengths.pop() <= 17


def test_no_effect_has_dc_rumble_clipping_or_a_cut_end() -> None:
    for name in EFFECTS:
        both = samples(FOLDER / f"{name}.ogg")
        power = sum(map(mul, both, both)) / len(both)
        assert abs(sum(both) / len(both)) / 32768 < 0.001, name
        assert max(map(abs, both)) / 32768 < 10 ** (-3 / 20), name
        # The means of 25 ms hold what is below 20 Hz, and a little more.
        width = RATE // 40 * 2
        means = [sum(both[start : start + width]) / width for start in range(0, len(both), width)]
        assert sum(mean * mean for mean in means) / len(means) < 0.02 * power, name
        tail = both[-RATE // 50 :]
        assert sum(map(mul, tail, tail)) / len(tail) < 1e-4 * power, name  # 50 dB below its loudest, at least


def test_all_of_it_is_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) < MOST_BYTES
