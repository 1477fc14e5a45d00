"""Static pictures, in parts."""

from functools import partial

import pygame
import pytest

from game.engine.canvas import Canvas
from game.engine.draw.static_layer import StaticParts
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.look import theme
from game.engine.look.theme import Colour

LEFT, RIGHT = Rect(0, 0, 700, 900), Rect(700, 0, 900, 900)


class Table:
    """Two parts, each of one colour; every part would cover the window if it were not clipped."""

    def __init__(self) -> None:
        self.parts = StaticParts()
        self.composed: list[Colour] = []

    def draw(self, canvas: Canvas, left: Colour, right: Colour) -> None:
        for place, tone in ((LEFT, left), (RIGHT, right)):
            self.parts.lay(canvas, place, tone, partial(self._compose, tone=tone))
        self.parts.draw(canvas)

    def _compose(self, canvas: Canvas, *, tone: Colour) -> None:
        self.composed.append(tone)
        canvas.fill(tone)


def test_only_the_part_that_changed_is_composed_again(canvas: Canvas) -> None:
    table = Table()
    table.draw(canvas, theme.GOLD, theme.BLOOD)
    table.draw(canvas, theme.GOLD, theme.BLOOD)
    table.draw(canvas, theme.GOLD, theme.WHITE)
    assert table.composed == [theme.GOLD, theme.BLOOD, theme.WHITE]
    assert canvas.surface.get_at((5, 5))[:3] == theme.GOLD
    assert canvas.surface.get_at((1275, 715))[:3] == theme.WHITE


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1366, 768), (1920, 1080), (1921, 1081), (1400, 1050)])
def test_parts_meet_without_a_gap_and_fill_the_window(canvas: Canvas, size: tuple[int, int]) -> None:
    sized = Canvas(pygame.Surface(size), Layout(size), canvas.assets, canvas.writer)
    sized.fill(theme.BLACK)
    parts, seen = StaticParts(), sized.visible
    for place, tone in (
        (Rect(seen.x, seen.y, 700 - seen.x, seen.h), theme.GOLD),
        (Rect(700, seen.y, seen.right - 700, seen.h), theme.WHITE),
    ):
        parts.lay(sized, place, tone, lambda onto, tone=tone: onto.fill(tone))
    parts.draw(sized)
    row = [sized.surface.get_at((x, size[1] - 1))[:3] for x in range(size[0])]
    change = row.index(theme.WHITE)
    assert row == [theme.GOLD] * change + [theme.WHITE] * (size[0] - change)
    assert abs(change - sized.layout.to_px((700, 0))[0]) <= 8


def test_another_window_is_composed_whole(canvas: Canvas) -> None:
    table = Table()
    table.draw(canvas, theme.GOLD, theme.BLOOD)
    smaller = Canvas(pygame.Surface((960, 540)), Layout((960, 540)), canvas.assets, canvas.writer)
    table.draw(smaller, theme.GOLD, theme.BLOOD)
    assert table.composed == [theme.GOLD, theme.BLOOD] * 2
    assert smaller.surface.get_at((955, 535))[:3] == theme.BLOOD


def test_a_part_that_failed_is_composed_again(canvas: Canvas) -> None:
    parts, tries = StaticParts(), list[int]()

    def compose(onto: Canvas) -> None:
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("the picture is broken")
        onto.fill(theme.GOLD)

    with pytest.raises(ValueError, match="broken"):
        parts.lay(canvas, LEFT, "x", compose)
    parts.lay(canvas, LEFT, "x", compose)
    parts.lay(canvas, LEFT, "x", compose)
    assert len(tries) == 2
