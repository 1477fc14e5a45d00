"""A trial's verdict beside the cards of the table: what led to it can still be read."""

import pygame
import pytest

from game.engine.canvas import Canvas
from game.table.trial.verdict import STAMP_FOR, Verdict, draw, place_of
from tests.games.wataah.table.person import Played
from tests.kit import make_window

MOST_LOOKED_AT = 5
"""Cards of the deck that lie open at once."""


def solved(total: str) -> Verdict:
    return Verdict(True, "ahead", 1, "Solved", "at first try", "From far behind", "Every other way fails.", total)


def drawn(canvas: Canvas, verdict: Verdict) -> pygame.Surface:
    canvas.surface.fill("black")
    draw(canvas, verdict, STAMP_FOR)
    return canvas.surface.copy()


def lit(surface: pygame.Surface) -> pygame.Mask:
    """Where anything is drawn."""
    dark = pygame.mask.from_threshold(surface, (0, 0, 0), (4, 4, 4, 255))
    dark.invert()
    return dark


def highest_card(seats: int) -> float:
    """The upper edge of the highest card in the middle of the table."""
    places = Played(seats).places
    clans = (places.clan_cards(0, slot, 1)[0] for slot in range(4))
    return min(pose.rect.y for pose in (*places.reveal(MOST_LOOKED_AT), *clans))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("right", [True, False])
def test_a_verdict_hides_no_card_in_the_middle(seats: int, *, right: bool) -> None:
    verdict = solved("1 of 56 on the wall")._replace(right=right)
    assert place_of(verdict).bottom <= highest_card(seats)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_a_verdict_adds_up_to_lies_outside_its_sheet_and_above_the_cards(size: tuple[int, int]) -> None:
    window = make_window(size)
    canvas = window.canvas
    without, whole = drawn(canvas, solved("")), drawn(canvas, solved("1 of 56 on the wall   ·   3 days in a row"))
    sheet, total = lit(without), lit(whole)
    total.erase(sheet, (0, 0))
    (found,) = total.get_bounding_rects()
    assert found.bottom <= sheet.get_bounding_rects()[0].y
    assert pygame.Rect(canvas.layout.rect_to_px(place_of(solved("")))).contains(found)
    assert window.writer.overflows == []
    window.close()
