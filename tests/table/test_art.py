"""Declared pictures: composed once for each set of arguments, named by them, tilted on demand."""

import pygame
import pytest

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.paths import assets
from game.table.art import ArtPicture, TableArt, Tilting

made: list[tuple[object, ...]] = []


def card(assets: Assets, name: str, width_px: int, *, quiet: bool = False) -> pygame.Surface:
    made.append((name, width_px, quiet))
    return pygame.Surface((width_px, 2 * width_px), pygame.SRCALPHA)


def tray(size_px: tuple[int, int]) -> pygame.Surface:
    made.append((size_px,))
    return pygame.Surface(size_px, pygame.SRCALPHA)


def back(width_px: int) -> pygame.Surface:
    made.append((width_px,))
    return pygame.Surface((width_px, 2 * width_px), pygame.SRCALPHA)


class Art(TableArt):
    game, look = "made_up", 1
    card = ArtPicture(card, high=lambda width: 2 * width)
    tray = ArtPicture(tray)
    back = Tilting(back)


@pytest.fixture
def art() -> Art:
    pygame.display.set_mode((8, 8))
    made.clear()
    return Art(Assets(assets()), Bakery(None, "test"))


def test_a_picture_is_composed_once_for_each_set_of_arguments(art: Art) -> None:
    first = art.card("fox", 20)
    assert art.card("fox", 20) is first
    assert art.card("fox", 20, quiet=False) is first
    art.card("fox", 20, quiet=True)
    art.card("owl", 20)
    art.card("fox", 30)
    art.tray((30, 40))
    assert made == [("fox", 20, False), ("fox", 20, True), ("owl", 20, False), ("fox", 30, False), ((30, 40),)]


def test_two_arts_share_their_bakery(art: Art) -> None:
    other = Art(art.assets, art.bakery)
    assert other.card("fox", 20) is art.card("fox", 20)
    assert len(made) == 1


def test_a_tilted_picture_comes_from_the_flat_one(art: Art) -> None:
    flat, tilted = art.back(20), art.back(20, tilt=30.0)
    assert tilted is art.back(20, tilt=30.2)
    assert tilted.get_width() > flat.get_width()
    assert made == [(20,)]
