"""The static layer of Ninjutsu's table is composed in parts, and none of them may go stale."""

import pygame

from game.app.tables import layout_of
from game.engine.draw.static_layer import StaticParts
from game.engine.window import Window
from game.games.ninjutsu.table.layout import DOJO
from tests.games.ninjutsu.table.person import BLACK_BOT, RED, RED_BOT, Played, by_mouse, wishes
from tests.kit import make_window
from tests.table.played import DT


def seen(played: Played, window: Window) -> bytes:
    played.stack.draw(window.canvas)
    return pygame.image.tobytes(window.canvas.surface, "RGB")


def composed_again(played: Played, window: Window) -> bytes:
    played.face._painter._table = StaticParts()
    return seen(played, window)


def test_the_tray_is_as_large_as_its_map_says() -> None:
    assert layout_of("ninjutsu")["dojo"].size == DOJO


def test_every_part_is_composed_when_it_changes() -> None:
    window = make_window((960, 540))
    played = Played(RED_BOT, BLACK_BOT, speed="normal")
    for _ in range(110):
        played.live(7 * DT)
        assert seen(played, window) == composed_again(played, window)
    window.close()


def test_every_part_follows_the_person() -> None:
    window = make_window((960, 540))
    played = Played(RED, BLACK_BOT)
    for number, move in enumerate(wishes(played, 1)):
        by_mouse(played, move)
        for name in [name for name in played.names() if name.startswith(("action.", "cell.", "tray."))][:: 3 + number]:
            played.point(name)
            assert seen(played, window) == composed_again(played, window)
        if number == 24:
            break
    window.close()
