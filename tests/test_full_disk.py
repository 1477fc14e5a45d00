"""On a full disk cached pictures give way to saves."""

import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.ai.in_process import InProcessThinker
from game.app.app import App, load_settings, make_kit
from game.app.file_opener import FileOpener
from game.app.launch_options import LaunchOptions
from game.app.storage import Storage
from game.catalog import game_named
from game.engine.kit import Kit
from game.engine.scenes import Scene, SceneStack
from game.paths import levels
from game.scenes.trials.own import OwnTrialsScene
from game.store.match_store import MatchStore, SavedMatch
from game.trials.library import shipped
from tests.scenes.support import trials as screens
from tests.scenes.support.saved_matches import save


def put_a_match(home: Path, kit: Kit) -> None:
    matches = Storage(kit, home).matches
    matches.put("match", save("taisen"), b"a picture")
    assert [type(one) for one in matches.all()] == [SavedMatch]


def drop_a_map(home: Path, kit: Kit) -> None:
    FileOpener(App(kit, home, InProcessThinker(game_named)).navigation, home).open(
        levels() / "ninjutsu" / "yard.tmx", SceneStack(Scene())
    )


def save_a_trial(home: Path, kit: Kit) -> None:
    found = screens.navigation(kit, played=False)
    found.own_trials.keep(msgspec.structs.replace(shipped("taisen")[0], number=0))
    scene = found.own()
    assert isinstance(scene, OwnTrialsScene)
    scene.folder = home
    scene.use("file.0")


def keep_settings(home: Path, kit: Kit) -> None:
    load_settings(kit, home, LaunchOptions())
    kit.preferences.music = 0.25
    kit.keep()


def keep_a_small_value(home: Path, kit: Kit) -> None:
    assert kit.key_values.write("lessons", {})


def earn_a_seal(home: Path, kit: Kit) -> None:
    Storage(kit, home).statistics.earn("replay")


def keep_a_replay(home: Path, kit: Kit) -> None:
    Storage(kit, home).replays.put("match", save("taisen"))


WRITERS = (
    put_a_match,
    keep_a_replay,
    drop_a_map,
    save_a_trial,
    keep_settings,
    keep_a_small_value,
    earn_a_seal,
)


@pytest.mark.parametrize("write", WRITERS)
def test_the_picture_cache_gives_way(
    write: Callable[[Path, Kit], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KAGEBAKO_HOME", str(tmp_path))
    kit, real = make_kit(LaunchOptions(), tmp_path / "home"), tempfile.mkstemp
    kit.bakery.get("card", (6, 4), lambda: pygame.Surface((6, 4)))
    cached = list((tmp_path / "cache").rglob("*.baked"))
    assert len(cached) == 1

    def full_of_pictures(**how: Any) -> tuple[int, str]:
        if cached[0].exists():
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(**how)

    monkeypatch.setattr(tempfile, "mkstemp", full_of_pictures)
    write(tmp_path / "home", kit)
    assert [path for path in (tmp_path / "home").rglob("*") if path.is_file()]
    assert not cached[0].exists()
    kit.bakery.get("another", (6, 4), lambda: pygame.Surface((6, 4)))
    assert not list((tmp_path / "cache").rglob("*.baked")), "the room stays free"


def test_it_gives_way_to_exports_and_pictures_of_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = False

    def make_room() -> bool:
        nonlocal room
        room = True
        return True

    real = tempfile.mkstemp

    def full(**how: Any) -> tuple[int, str]:
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(**how)

    store = MatchStore(tmp_path, make_room)
    MatchStore(tmp_path).put("match", save("taisen"))
    monkeypatch.setattr(tempfile, "mkstemp", full)
    store.export("match", tmp_path / "out.kagebako")
    assert (tmp_path / "out.kagebako").exists()
    room = False
    store.show("match", b"a picture")
    assert (tmp_path / "match.png").read_bytes() == b"a picture"
