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
from game.app.app import App
from game.app.file_opener import FileOpener
from game.app.storage import Storage
from game.catalog import game_named
from game.engine.cache.bake import Bakery
from game.engine.kit import Kit
from game.engine.scenes import Scene, SceneStack
from game.paths import levels
from game.scenes.trials.own import OwnTrialsScene
from game.store.match_store import SavedMatch
from game.trials.library import shipped
from tests.kit import make_kit
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


@pytest.mark.parametrize("write", [put_a_match, drop_a_map, save_a_trial])
def test_the_picture_cache_gives_way(
    write: Callable[[Path, Kit], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, real = make_kit(), tempfile.mkstemp
    kit.bakery = Bakery(tmp_path / "cache", "1")
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
