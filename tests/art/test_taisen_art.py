"""Art of Ninja Taisen: sizes, anchors, and nothing that differs by colour alone."""

from itertools import combinations

import pygame
import pytest
from pytmx import TiledMap

from game.engine.cache.bake import Bakery
from game.engine.draw import paper
from game.games.taisen.table.art.dice import TUMBLE_STEPS
from game.games.taisen.table.art.pictures import NINJAS, SIDES, TILE_KINDS, TaisenArt, card_height
from game.paths import levels

CARD, STEP, CARDS_IN_A_STACK = 122, 0.27, 10


@pytest.fixture(scope="module")
def art(shipped) -> TaisenArt:
    return TaisenArt(shipped, Bakery(None, "test"))


def outline(surface: pygame.Surface) -> pygame.mask.Mask:
    return pygame.mask.from_surface(surface, 127)


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """Return how many pixels belong to only one of the two outlines."""
    first, second = outline(one), outline(other)
    return first.count() + second.count() - 2 * first.overlap_area(second, (0, 0))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("suit", "strength"), NINJAS)
def test_card_fills_its_size_and_has_round_corners(art, side, suit, strength):
    card = art.card(side, suit, strength, 100)
    assert card.get_size() == (100, card_height(100)) == (100, 140)
    assert card.get_at((0, 0)).a == 0
    assert card.get_at((50, 70)).a == 255


def test_every_ninja_has_a_silhouette_of_his_own_at_64_pixels(art):
    figures = [art.figure(side, suit, strength, 64) for side in SIDES for suit, strength in NINJAS]
    closest = min(differing(one, other) for one, other in combinations(figures, 2))
    assert closest >= 40


def test_every_emblem_has_a_shape_of_its_own_at_24_pixels(art):
    signs = [art.emblem(suit, 24, (0, 0, 0), (255, 255, 255)) for suit in ("rock", "paper", "scissors", "shogun")]
    assert min(differing(one, other) for one, other in combinations(signs, 2)) >= 60


def test_strips_of_a_suit_differ_by_side_and_strength(art):
    strips = set()
    for side in SIDES:
        for strength in (1, 2, 3):
            card = art.card(side, "rock", strength, 100)
            strips.add(pygame.image.tobytes(card.subsurface((0, 110, 100, 30)), "RGBA"))
    assert len(strips) == 6


@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_rolling_die_comes_to_rest_on_its_value(art, value):
    rest = art.die("rock", value, 60)
    landed = art.die_tumble("rock", value, 0, 60)
    assert pygame.image.tobytes(rest, "RGBA") == pygame.image.tobytes(landed, "RGBA")
    turning = {pygame.image.tobytes(art.die_tumble("rock", value, step, 60), "RGBA") for step in range(TUMBLE_STEPS)}
    assert len(turning) == TUMBLE_STEPS


def test_a_die_never_leaves_its_picture(art):
    for step in range(TUMBLE_STEPS):
        picture = art.die_tumble("paper", 3, step, 60)
        assert picture.get_rect().inflate(-2, -2).contains(picture.get_bounding_rect(min_alpha=128))


def test_a_spent_die_is_darker(art):
    free, spent = art.die("scissors", 1, 60), art.die("scissors", 1, 60, spent=True)
    assert sum(pygame.transform.average_color(spent)[:3]) < sum(pygame.transform.average_color(free)[:3])


@pytest.mark.parametrize("kind", TILE_KINDS)
def test_a_stone_stands_in_the_middle_of_its_picture(art, kind):
    tile = art.tile(kind, 100)
    middle = tile.get_rect().center
    assert tile.get_at(middle).a == 255
    stone = tile.get_bounding_rect(min_alpha=250)
    assert abs(stone.centerx - middle[0]) <= 4


@pytest.mark.parametrize("size", [(320, 180), (300, 300), (640, 180), (180, 320)])
def test_the_valley_fills_a_window_of_any_shape(art, size):
    valley = art.backdrop(size)
    assert valley.get_size() == size
    assert not valley.get_flags() & pygame.SRCALPHA
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(valley.get_at(corner)[:3] != (0, 0, 0) for corner in corners)


def test_plate_shadow_glow_and_slip_are_centred_on_the_thing(art):
    for surface in (
        art.plate((200, 60), "monkey", active=True, crest_left=True),
        art.plate((200, 60), "wolf", active=False, crest_left=False),
        art.tray((300, 70)),
        art.card_glow(60),
        art.slip((200, 30)),
        art.fight_burst(120),
        art.tile_glow(80),
    ):
        solid = paper.silhouette(surface, "#000000").get_bounding_rect(min_alpha=200)
        assert abs(solid.centerx - surface.get_width() / 2) <= 3


@pytest.fixture(scope="module")
def zones() -> dict[str, pygame.FRect]:
    layer = TiledMap(str(levels() / "taisen" / "table.tmx")).get_layer_by_name("zones")
    return {zone.name: pygame.FRect(zone.x, zone.y, zone.width or 0, zone.height or 0) for zone in layer}


def test_the_table_has_every_zone(zones):
    tiles = {f"tile.{index}" for index in range(11)}
    wanted = tiles | {"tray", "plate.0", "plate.1", "log", "log.tab", "end_turn", "stage", "verdict"}
    assert wanted | {"die.0", "die.1", "die.2"} == set(zones)
    assert all(pygame.FRect(0, 0, 1600, 900).contains(zone) for zone in zones.values())


def test_ten_cards_fit_on_every_tile_and_neighbours_do_not_touch(zones):
    height = CARD * 1.4 + (CARDS_IN_A_STACK - 1) * STEP * CARD
    for index in range(11):
        tile = zones[f"tile.{index}"]
        assert tile.y + 12 - height > 80
        assert CARD / 2 < tile.x < 1600 - CARD / 2
        if index:
            assert tile.x - zones[f"tile.{index - 1}"].x > CARD
    lowest = max(zones[f"tile.{index}"].y for index in range(11))
    assert lowest + 40 < zones["tray"].y


def test_a_plan_bakes_what_the_table_will_ask_for(shipped):
    bakery = Bakery(None, "test")
    art = TaisenArt(shipped, bakery)
    art.plan((160, 90), 12, 10)
    while not bakery.bake_some(10.0):
        pass
    made = len(bakery._kept)
    art.backdrop((160, 90))
    art.card("wolf", "shogun", 4, 12)
    art.die("rock", 3, 10, spent=True)
    art.die_tumble("paper", 2, 7, 10)
    assert len(bakery._kept) == made
