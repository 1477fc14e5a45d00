"""Loading pictures: sizes, layers, palettes, and clear errors for bad files."""

import pygame
import pytest

from game.engine.cache.assets import AssetError, Assets

FLAG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10">
  <g id="cloth"><rect width="20" height="10" fill="#B03A18"/></g>
  <g id="star" data-only="2 3"><rect x="5" y="2" width="6" height="6" fill="#0F448C"/></g>
</svg>"""


@pytest.fixture
def assets(tmp_path) -> Assets:
    (tmp_path / "flag.svg").write_text(FLAG, encoding="utf-8")
    return Assets(tmp_path)


def test_svg_comes_in_the_size_asked_for_and_is_kept(assets):
    picture = assets.svg("flag", (40, 40))
    assert picture.get_size() == (40, 40)
    assert picture.get_at((20, 20)).a == 255
    assert picture.get_at((20, 2)).a == 0
    assert assets.svg("flag", (40, 40)) is picture


@pytest.mark.parametrize("size", [(41, 20), (40, 21), (39, 20)])
def test_a_rounding_leaves_no_gap_at_the_edge(assets, size):
    picture = assets.svg("flag", size)
    assert picture.get_bounding_rect(min_alpha=255).size == size


def test_clear_forgets_pictures(assets):
    picture = assets.svg("flag", (40, 20))
    assets.clear()
    assert assets.svg("flag", (40, 20)) is not picture


def test_layers_come_apart_and_follow_the_variant(assets):
    assert len(assets.layers("flag", (40, 20), "1")) == 1
    cloth, star = assets.layers("flag", (40, 20), "3")
    assert cloth.get_at((12, 10)) == (0xB0, 0x3A, 0x18, 255)
    assert star.get_at((12, 10)) == (0x0F, 0x44, 0x8C, 255)
    assert star.get_at((38, 18)).a == 0


def test_a_palette_may_swap_two_colours(assets):
    swapped = assets.svg("flag", (40, 20), {"#b03a18": "#0F448C", "#0F448C": "#B03A18"})
    assert swapped.get_at((2, 2)) == (0x0F, 0x44, 0x8C, 255)
    assert swapped.get_at((14, 10)) == (0xB0, 0x3A, 0x18, 255)
    assert assets.svg("flag", (40, 20)).get_at((2, 2)) == (0xB0, 0x3A, 0x18, 255)


def test_a_missing_file_is_named(assets):
    with pytest.raises(AssetError, match=r"nobody\.svg"):
        assets.svg("nobody", (8, 8))


@pytest.mark.parametrize("broken", ["no picture at all", "<svg", ""])
def test_a_broken_file_is_named(assets, broken):
    (assets.root / "torn.svg").write_text(broken, encoding="utf-8")
    with pytest.raises(AssetError, match=r"torn\.svg"):
        assets.layers("torn", (8, 8))
    with pytest.raises(AssetError, match=r"torn\.svg"):
        assets.svg("torn", (8, 8))


def test_a_variant_without_layers_is_named(assets):
    (assets.root / "rare.svg").write_text(FLAG.replace('id="cloth"', 'data-only="9"'), encoding="utf-8")
    with pytest.raises(AssetError, match=r"rare\.svg"):
        assets.layers("rare", (8, 8), "1")


def test_fingerprint_changes_with_any_file(assets):
    before = assets.fingerprint()
    assert before == Assets(assets.root).fingerprint()
    (assets.root / "flag.svg").write_text(FLAG.replace("#B03A18", "#000000"), encoding="utf-8")
    assert assets.fingerprint() != before


def test_svg_is_a_surface_with_alpha(assets):
    assert assets.svg("flag", (8, 4)).get_flags() & pygame.SRCALPHA
