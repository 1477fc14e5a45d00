"""Paper effects: what they do to colour, alpha and size."""

import pygame
import pytest

from game.engine.draw import paper


@pytest.fixture
def disc() -> pygame.Surface:
    return paper.rounded((40, 40), 20, "#B03A18")


def test_silhouette_keeps_alpha_and_fills_even_transparent_pixels(disc):
    shape = paper.silhouette(disc, "#010203")
    assert shape.get_at((20, 20)) == (1, 2, 3, 255)
    assert shape.get_at((0, 0)) == (1, 2, 3, 0)


@pytest.mark.parametrize("blur", [1, 4, 12])
def test_shadow_reaches_beyond_the_shape_and_keeps_its_colour(disc, blur):
    soft, padding = paper.shadow(disc, blur, 0.5, "#604020")
    assert soft.get_width() >= disc.get_width() + 2 * padding
    middle = soft.get_at((padding + 20, padding + 20))
    rim = soft.get_at((padding + 1, padding + 20))
    for seen, wanted in zip((*middle[:3], *rim[:3]), (0x60, 0x40, 0x20) * 2, strict=True):
        assert abs(seen - wanted) <= 1
    assert 0 < rim.a < middle.a <= 128
    assert soft.get_at((0, 0)).a == 0


def test_with_shadow_pads_all_sides_alike(disc):
    both, padding = paper.with_shadow(disc, paper.Shade(4, 0.5, down=3))
    assert both.get_size() == (40 + 2 * padding, 40 + 2 * padding)
    assert both.get_at((padding + 20, padding + 20)) == disc.get_at((20, 20))
    assert both.get_at((padding + 20, padding + 42)).a > both.get_at((padding + 20, padding - 2)).a


def test_light_edge_lies_on_the_upper_rim_only():
    sheet = paper.blank((10, 10))
    sheet.fill("#202020", (0, 2, 10, 6))
    paper.light_edge(sheet, "#FFFFFF", 1.0)
    assert sheet.get_at((5, 2))[:3] == (255, 255, 255)
    assert sheet.get_at((5, 5))[:3] == (0x20, 0x20, 0x20)
    assert sheet.get_at((5, 9)).a == 0


def test_grain_moves_colours_a_little_and_leaves_alpha_alone(disc):
    before = disc.copy()
    paper.grain(disc, 4.0, seed=3)
    moved = [disc.get_at((x, 20)) for x in range(5, 35)]
    assert {pixel.a for pixel in moved} == {255}
    assert len({pixel.r for pixel in moved}) > 3
    assert all(abs(pixel.r - 0xB0) < 30 for pixel in moved)
    assert disc.get_at((0, 0)).a == before.get_at((0, 0)).a == 0


def test_grain_repeats_with_its_seed(disc):
    other = disc.copy()
    paper.grain(disc, 4.0, seed=3)
    paper.grain(other, 4.0, seed=3)
    assert pygame.image.tobytes(disc, "RGBA") == pygame.image.tobytes(other, "RGBA")


def test_stack_keeps_the_outline_of_its_layers(disc):
    small = paper.blank((40, 40))
    small.blit(paper.rounded((10, 10), 5, "#FFFFFF"), (15, 15))
    pile = paper.stack_layers([disc, small], paper.Shade(4, 0.8, down=2))
    assert pile.get_at((20, 20))[:3] == (255, 255, 255)
    assert pile.get_at((20, 27)).r < disc.get_at((20, 27)).r
    assert pile.get_at((0, 0)).a == 0


def test_an_empty_stack_is_refused():
    with pytest.raises(ValueError, match="at least one layer"):
        paper.stack_layers([], paper.Shade(1, 1))


def test_glow_is_wider_than_the_thing(disc):
    halo, padding = paper.glow(disc)
    assert padding >= 24
    assert halo.get_at((padding + 20, padding - 4)).a > 60


def test_gradient_ends_in_its_colours():
    sheet = paper.vertical_gradient((4, 100), [(0, "#000000"), (0.5, "#FF0000"), (1, "#0000FF")])
    assert sheet.get_at((0, 0)).r < 4
    assert sheet.get_at((3, 49)).r > 250
    assert sheet.get_at((0, 99)).b > 250


def test_rounded_takes_a_colour_or_a_gradient():
    graded = paper.rounded((30, 30), 8, [(0, "#FFFFFF"), (1, "#000000")])
    assert graded.get_at((15, 2)).r > 200
    assert graded.get_at((15, 27)).r < 60
    assert graded.get_at((0, 0)).a == 0
    assert paper.rounded((30, 30), 8, (10, 20, 30)).get_at((15, 15)) == (10, 20, 30, 255)


def test_tint_and_multiply_leave_alpha_alone(disc):
    paper.multiply(disc, "#808080")
    assert disc.get_at((20, 20)) == pygame.Color(0x58, 0x1D, 0x0C)
    paper.tint(disc, "#FFFFFF", 1.0)
    assert disc.get_at((20, 20)) == (255, 255, 255, 255)
    assert disc.get_at((0, 0)).a == 0


def test_vignette_darkens_corners_more_than_the_middle():
    sheet = paper.vertical_gradient((160, 90), [(0, "#FFFFFF")])
    paper.vignette(sheet, 0.5, "#000000")
    assert sheet.get_at((80, 45)).r == 255
    assert sheet.get_at((1, 1)).r < 170
