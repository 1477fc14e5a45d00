"""Pictures from files: sizes, layers, palettes, and clear words when a file is bad."""

import pygame
import pytest

from game.engine.assets import AssetError, Assets

FLAG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10">
  <g id="cloth"><rect width="20" height="10" fill="#B03A18"/></g>
  <g id="star" data-only="2 3"><rect x="5" y="2" width="6" height="6" fill="#0F448C"/></g>
</svg>"""


@pytest.fixture
def shelf(tmp_path) -> Assets:
    (tmp_path / "flag.svg").write_text(FLAG, encoding="utf-8")
    return Assets(tmp_path)


def test_svg_comes_in_the_size_asked_for_and_is_kept(shelf):
    picture = shelf.svg("flag", (40, 40))
    assert picture.get_size() == (40, 40)
    assert picture.get_at((20, 20)).a == 255
    assert picture.get_at((20, 2)).a == 0
    assert shelf.svg("flag", (40, 40)) is picture


@pytest.mark.parametrize("size", [(41, 20), (40, 21), (39, 20)])
def test_a_rounding_leaves_no_gap_at_the_edge(shelf, size):
    picture = shelf.svg("flag", size)
    assert picture.get_bounding_rect(min_alpha=255).size == size


def test_clear_forgets_pictures(shelf):
    picture = shelf.svg("flag", (40, 20))
    shelf.clear()
    assert shelf.svg("flag", (40, 20)) is not picture


def test_layers_come_apart_and_follow_the_variant(shelf):
    assert len(shelf.layers("flag", (40, 20), "1")) == 1
    cloth, star = shelf.layers("flag", (40, 20), "3")
    assert cloth.get_at((12, 10)) == (0xB0, 0x3A, 0x18, 255)
    assert star.get_at((12, 10)) == (0x0F, 0x44, 0x8C, 255)
    assert star.get_at((38, 18)).a == 0


def test_a_palette_may_swap_two_colours(shelf):
    swapped = shelf.svg("flag", (40, 20), {"#b03a18": "#0F448C", "#0F448C": "#B03A18"})
    assert swapped.get_at((2, 2)) == (0x0F, 0x44, 0x8C, 255)
    assert swapped.get_at((14, 10)) == (0xB0, 0x3A, 0x18, 255)
    assert shelf.svg("flag", (40, 20)).get_at((2, 2)) == (0xB0, 0x3A, 0x18, 255)


def test_a_missing_file_is_named(shelf):
    with pytest.raises(AssetError, match=r"nobody\.svg"):
        shelf.svg("nobody", (8, 8))


@pytest.mark.parametrize("broken", ["no picture at all", "<svg", ""])
def test_a_broken_file_is_named(shelf, broken):
    (shelf.root / "torn.svg").write_text(broken, encoding="utf-8")
    with pytest.raises(AssetError, match=r"torn\.svg"):
        shelf.layers("torn", (8, 8))
    with pytest.raises(AssetError, match=r"torn\.svg"):
        shelf.svg("torn", (8, 8))


def test_a_variant_without_layers_is_named(shelf):
    (shelf.root / "rare.svg").write_text(FLAG.replace('id="cloth"', 'data-only="9"'), encoding="utf-8")
    with pytest.raises(AssetError, match=r"rare\.svg"):
        shelf.layers("rare", (8, 8), "1")


def test_fingerprint_changes_with_any_file(shelf):
    before = shelf.fingerprint()
    assert before == Assets(shelf.root).fingerprint()
    (shelf.root / "flag.svg").write_text(FLAG.replace("#B03A18", "#000000"), encoding="utf-8")
    assert shelf.fingerprint() != before


def test_svg_is_a_surface_with_alpha(shelf):
    assert shelf.svg("flag", (8, 4)).get_flags() & pygame.SRCALPHA
