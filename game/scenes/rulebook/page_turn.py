"""The animation of a turning leaf: the old page on one side of it, the new one on the other."""

from collections.abc import Callable

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.easing import out_cubic
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import Theme
from game.scenes.rulebook.art import RIGHT

SECONDS = 0.32
_CURL = 120.0


class PageTurn:
    """Runs from 0 to 1 once a page was turned."""

    def __init__(self) -> None:
        self._left = 0.0
        self._forward = True

    @property
    def running(self) -> bool:
        """Whether a leaf is turning."""
        return self._left > 0

    def start(self, *, forward: bool) -> None:
        """Turn a leaf forward or back."""
        self._left, self._forward = SECONDS, forward

    def update(self, dt: float) -> None:
        """Advance time."""
        self._left = max(0.0, self._left - dt)

    def draw(self, canvas: Canvas, draw_old: Callable[[], None]) -> None:
        """Draw what is still visible of the old page, and the leaf, over the new page."""
        done = out_cubic(1 - self._left / SECONDS)
        fold = RIGHT.x + RIGHT.w * (1 - done if self._forward else done)
        old = (RIGHT.x, fold) if self._forward else (fold, RIGHT.right)
        with canvas.clipped(Rect(old[0], RIGHT.y, old[1] - old[0], RIGHT.h)):
            draw_old()
        size_px = canvas.layout.size_to_px((_CURL, RIGHT.h))
        with canvas.clipped(RIGHT):
            canvas.blit_centred(
                canvas.made(("curl", size_px), lambda: _curl(canvas.theme, size_px)), (fold, RIGHT.centre.y)
            )


def _curl(look: Theme, size_px: tuple[int, int]) -> pygame.Surface:
    """Return the bent leaf: light on its back, its shadow on the page to the right."""
    width, height = size_px
    row = paper.blank((width, 1))
    for column in range(width):
        across = 2 * (column + 0.5) / width - 1
        if across < 0:
            tone = theme.mix(look.paper_dark, look.slip_light, 1 - abs(2 * across + 1))
            row.set_at((column, 0), (*tone, 255))
        else:
            row.set_at((column, 0), (*theme.SHADOW_SAND, round(110 * (1 - across) ** 2)))
    return pygame.transform.scale(row, (width, height))
