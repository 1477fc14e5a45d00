"""On a full disk cached pictures give way to saves."""

import errno
import os
import tempfile
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.storage import Storage
from game.engine.cache.bake import Bakery
from game.store.match_store import SavedMatch
from tests.kit import make_kit
from tests.scenes.support.saved_matches import save


def test_the_picture_cache_gives_way_to_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
    storage = Storage(kit, tmp_path / "home")
    storage.matches.put("match", save("taisen"), b"a picture")
    (kept,) = storage.matches.all()
    assert isinstance(kept, SavedMatch)
    assert not cached[0].exists()
    kit.bakery.get("another", (6, 4), lambda: pygame.Surface((6, 4)))
    assert not list((tmp_path / "cache").rglob("*.baked")), "the room stays free"
