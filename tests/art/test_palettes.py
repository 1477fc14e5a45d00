"""The palette that the player chooses applies to the pieces of the games, but not to the scenery."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.engine.look.palettes import theme_of
from game.engine.look.theme import USUAL
from game.engine.prefs.preferences import PALETTES
from game.games.oboro.table.art.pictures import OboroArt
from game.games.taisen.table.art.pictures import TaisenArt
from game.games.wataah.table.art.pictures import WataahArt
from game.paths import assets as assets_folder

Draw = Callable[[Assets, Bakery], pygame.Surface]
PIECES: dict[str, Draw] = {
    "a card of Oboro": lambda assets, bakery: OboroArt(assets, bakery).card("green", 3, 90),
    "a card of Oboro that leans": lambda assets, bakery: OboroArt(assets, bakery).card("red", 3, 60, tilt=4.0),
    "the colour led": lambda assets, bakery: OboroArt(assets, bakery).led_ring("blue", (200, 100)),
    "a crest": lambda assets, bakery: OboroArt(assets, bakery).crest(1, 60),
    "a card of Ninja Taisen": lambda assets, bakery: TaisenArt(assets, bakery).card("wolf", "rock", 2, 90),
    "a die": lambda assets, bakery: TaisenArt(assets, bakery).die("paper", 2, 60),
    "a crest of WAT-AAH!": lambda assets, bakery: WataahArt(assets, bakery).crest(3, 60),
}


@pytest.fixture
def assets() -> Assets:
    return Assets(assets_folder())


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("piece", PIECES)
def test_a_palette_reaches_the_pieces_even_those_already_made(piece: str, assets: Assets) -> None:
    bakery = Bakery(None, "test")
    seen = set()
    for palette in PALETTES:
        assets.theme = theme_of(palette, contrast=False)
        seen.add(pixels(PIECES[piece](assets, bakery)))
    assert len(seen) >= len(PALETTES) - 1  # the tritan palette keeps the default red
    assets.theme = USUAL
    assert pixels(PIECES[piece](assets, bakery)) in seen


def test_what_was_baked_in_one_look_is_not_taken_for_another(tmp_path: Path) -> None:
    def plain(colour: str) -> Callable[[], pygame.Surface]:
        def make() -> pygame.Surface:
            surface = pygame.Surface((4, 4))
            surface.fill(colour)
            return surface

        return make

    first = Bakery(tmp_path, "1")
    first.get("piece", (4, 4), plain("red"), USUAL.name)
    first.get("hills", (4, 4), plain("red"))
    again, look = Bakery(tmp_path, "1"), theme_of("deutan", contrast=True)
    assert look.name == "deutan contrast"
    assert again.get("piece", (4, 4), plain("blue"), look.name).get_at((0, 0)) == pygame.Color("blue")
    assert again.get("hills", (4, 4), plain("blue")).get_at((0, 0)) == pygame.Color("red")


def test_a_backdrop_is_the_same_in_every_look(assets: Assets) -> None:
    bakery = Bakery(None, "test")
    before = TaisenArt(assets, bakery).backdrop((160, 90))
    assets.theme = theme_of("protan", contrast=True)
    assert TaisenArt(assets, bakery).backdrop((160, 90)) is before
