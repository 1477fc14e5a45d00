"""Every kind of event of every game has a sound, every sound is used, and all of them stay small."""

import re
import tomllib

import msgspec
import pytest

from game.catalog import GAMES
from game.core.contract import Event
from game.paths import PACKAGE, assets

FOLDER = assets() / "sound"
NAMES: dict[str, dict[str, str]] = tomllib.loads((FOLDER / "sounds.toml").read_text("utf-8"))
FILES = {path.stem for path in FOLDER.glob("*.ogg")}
SOUNDS = {re.sub(r"-\d$", "", name) for name in FILES if not name.startswith("loop-")}
MOST_BYTES = 8 * 1024 * 1024
PLAYED = re.compile(r'audio\.play\("([a-z]+)\.([A-Za-z_]+)"\)')


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


def test_there_is_music_for_the_title_and_every_table() -> None:
    assert {name.removeprefix("loop-") for name in FILES if name.startswith("loop-")} == {"title", *GAMES}


def test_all_of_it_is_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES
