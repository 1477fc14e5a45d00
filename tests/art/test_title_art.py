"""Art of the title: sizes, sleeping and lit theatres, any window shape, the icon."""

from itertools import combinations

import pygame
import pytest

from game.catalog import TITLES
from game.engine.cache.bake import Bakery
from game.scenes.title.art import BOX, LIT_SCALE, TitleArt, theatre_places

SIZE = (120, 167)
GAMES = (*TITLES, "unheard-of")
"""Every game of the box, and one without pictures of its own."""


@pytest.fixture(scope="module")
def art(shipped) -> TitleArt:
    return TitleArt(shipped, Bakery(None, "test"))


def light(surface: pygame.Surface) -> int:
    return sum(pygame.transform.average_color(surface)[:3])


@pytest.mark.parametrize("game", GAMES)
def test_a_theatre_is_darker_asleep_than_awake(art, game):
    lit, asleep = art.theatre(game, SIZE, lit=True), art.theatre(game, SIZE, lit=False)
    assert lit.get_size() == asleep.get_size() == SIZE
    assert lit.get_at((0, 0)).a == 0
    assert lit.get_at((60, 80)).a == 255
    assert light(asleep) < light(lit) * 0.8


@pytest.mark.parametrize("game", GAMES)
def test_planes_and_frame_make_up_the_theatre(art, game):
    far, mid, near = art.theatre_planes(game, SIZE)
    assert far.get_bounding_rect(min_alpha=255).size == SIZE
    assert mid.get_at((60, 10)).a < 255
    frame = art.theatre_frame(game, SIZE)
    middle = (60, 70)
    assert frame.get_at(middle).a < 40
    together = far.copy()
    for part in (mid, near, frame):
        together.blit(part, (0, 0))
    seen, whole = together.get_at(middle), art.theatre(game, SIZE, lit=True).get_at(middle)
    assert all(abs(one - other) <= 3 for one, other in zip(seen, whole, strict=True))


def test_a_sliding_plane_never_shows_its_edge(art):
    slide = SIZE[0] * 10 // 338
    for game in GAMES:
        frame = art.theatre_frame(game, SIZE)
        for x in (*range(slide), *range(SIZE[0] - slide, SIZE[0])):
            assert frame.get_at((x, SIZE[1] // 2)).a == 255


@pytest.mark.parametrize("size", [(320, 180), (300, 300), (640, 180), (180, 320)])
def test_backdrops_fill_a_window_of_any_shape(art, size):
    for picture in (art.backdrop(size), art.night(size)):
        assert picture.get_size() == size
        assert not picture.get_flags() & pygame.SRCALPHA


@pytest.mark.parametrize("count", range(1, 9))
def test_any_number_of_theatres_stands_in_the_box_without_touching(count: int) -> None:
    places = list(theatre_places([str(number) for number in range(count)]).values())
    for place in places:
        assert BOX.x < place.x
        assert place.right < BOX.right
        assert BOX.y < place.y
        assert place.bottom + 40 < BOX.bottom  # the name stands below it
        assert place.w == pytest.approx(place.h * 338 / 470)
    assert not any(one.overlaps(other) for one, other in combinations(places, 2))
    middle = (min(place.x for place in places) + max(place.right for place in places)) / 2
    assert middle == pytest.approx(BOX.centre.x)
    assert 1 < LIT_SCALE < 1.2


def test_four_theatres_are_as_large_as_theatres_get() -> None:
    places = theatre_places(["a", "b", "c", "d"])
    assert places["a"] == (94, 240, 338, 470)
    assert places["d"] == (1168, 240, 338, 470)
    assert theatre_places(["a"])["a"].size == (338, 470)


def test_small_parts_are_centred(art):
    for surface in (art.nameplate((200, 40)), art.wordmark(60), art.seal(40)):
        solid = surface.get_bounding_rect(min_alpha=220)
        assert abs(solid.centerx - surface.get_width() / 2) <= 3


def test_the_icon_is_square_and_full(shipped):
    icon = shipped.svg("icon", (64, 64))
    assert icon.get_bounding_rect().size in {(62, 62), (63, 63), (64, 64)}
    assert icon.get_at((32, 32)).a == 255
