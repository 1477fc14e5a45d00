"""What stands still on the table of Ninjutsu is composed in parts: none of them may be left as it was."""

import pygame

from game.engine.still import StillParts
from game.engine.window import Window
from game.games.ninjutsu.table.places import DOJO
from game.tables import layout_of
from tests.kit import make_window
from tests.table.ninjutsu_person import BLACK_BOT, RED, RED_BOT, Played, by_mouse, wishes
from tests.table.played import DT


def seen(played: Played, window: Window) -> bytes:
    played.stack.draw(window.canvas)
    return pygame.image.tobytes(window.canvas.surface, "RGB")


def composed_anew(played: Played, window: Window) -> bytes:
    played.face._painter._table = StillParts()
    return seen(played, window)


def test_the_tray_is_as_large_as_its_map_says() -> None:
    assert layout_of("ninjutsu")["dojo"].size == DOJO


def test_every_part_is_composed_when_it_changes() -> None:
    window = make_window((960, 540))
    played = Played(RED_BOT, BLACK_BOT, speed="normal")
    for _ in range(110):
        played.live(7 * DT)
        assert seen(played, window) == composed_anew(played, window)
    window.close()


def test_every_part_follows_the_person() -> None:
    window = make_window((960, 540))
    played = Played(RED, BLACK_BOT)
    for number, move in enumerate(wishes(played, 1)):
        by_mouse(played, move)
        for name in [name for name in played.names() if name.startswith(("action.", "cell.", "tray."))][:: 3 + number]:
            played.point(name)
            assert seen(played, window) == composed_anew(played, window)
        if number == 24:
            break
    window.close()
