"""The pointer is ours where that is possible, and the system's where it is not."""

from pathlib import Path

import pygame
import pytest

from game.engine.cache.assets import Assets
from game.engine.window import use_cursor
from game.paths import assets
from tests.kit import make_window


def test_the_pointer_grows_with_the_window() -> None:
    sides = []
    for size in ((960, 540), (1920, 1080)):
        window = make_window(size)
        assert use_cursor(Assets(assets()), window.canvas.scale)
        cursor = pygame.mouse.get_cursor()
        sides.append(cursor.data[1].get_width())
        assert all(0 <= place < 8 for place in cursor.data[0])
        window.close()
    assert sides[0] < sides[1]


def test_without_a_picture_the_systems_own_is_used(tmp_path: Path) -> None:
    window = make_window()
    assert not use_cursor(Assets(tmp_path), 1.0)
    window.close()


def test_a_system_that_has_no_such_pointers_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("no colour cursors here")

    window = make_window()
    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    assert not use_cursor(Assets(assets()), 1.0)
    window.close()
