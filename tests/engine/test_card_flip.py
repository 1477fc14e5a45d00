"""Things that turn over are drawn in perspective, and whole at both ends."""

from itertools import pairwise

import pygame
import pytest

from game.engine.draw.card_flip import cast, side, turning


def card() -> pygame.Surface:
    face = pygame.Surface((100, 140), pygame.SRCALPHA)
    face.fill((200, 40, 40))
    return face


def heights(picture: pygame.Surface) -> tuple[int, int]:
    """How high the left and the right edge are."""
    found = []
    for x in (1, picture.get_width() - 2):
        rows = [y for y in range(picture.get_height()) if picture.get_at((x, y))[3] > 0]
        found.append(len(rows))
    return found[0], found[1]


@pytest.mark.parametrize("turned", [0.0, 1.0])
def test_a_card_at_rest_is_whole(turned: float) -> None:
    assert turning(card(), turned).get_size() == (100, 140)
    assert turning(card(), turned, 0.5).get_size() == (50, 70)


def test_the_edge_that_comes_nearer_is_higher() -> None:
    left, right = heights(turning(card(), 0.25))
    assert left < 140 < right
    left, right = heights(turning(card(), 0.75))
    assert right < 140 < left


def test_on_its_edge_it_can_still_be_seen() -> None:
    assert turning(card(), 0.5).get_width() >= 2
    assert not side(0.5)
    assert side(0.51)


def test_the_edges_slope_by_single_pixels() -> None:
    for turned in (0.2, 0.4, 0.45, 0.6):
        picture = turning(card(), turned)
        tops = [
            next(y for y in range(picture.get_height()) if picture.get_at((x, y))[3] > 0)
            for x in range(picture.get_width())
        ]
        rise = abs(tops[-1] - tops[0]) / len(tops)
        assert max(abs(one - other) for one, other in pairwise(tops)) <= max(2, rise + 2)


def test_a_shadow_is_narrow_under_a_card_on_its_edge_and_never_gone() -> None:
    shadow = card()
    assert cast(shadow, 0.0) is shadow
    assert cast(shadow, 1.0) is shadow
    widths = [cast(shadow, turned).get_width() for turned in (0.1, 0.3, 0.5)]
    assert widths == sorted(widths, reverse=True)
    assert 20 < widths[-1] < 40
