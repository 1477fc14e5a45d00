"""Draws a QR code, large on the invitation and small in the corner of the table."""

from functools import lru_cache

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.phones.qr import qr_rows

_DARK, _LIGHT = (32, 20, 16), (251, 246, 234)
_QUIET = 3
"""Light modules around the code."""


@lru_cache(maxsize=4)
def _modules(text: str) -> tuple[tuple[bool, ...], ...]:
    return tuple(tuple(row) for row in qr_rows(text))


def draw(canvas: Canvas, text: str, place: Rect) -> None:
    """Draw the code of a text as large as the place allows; every module has whole pixels."""
    size_px = min(canvas.layout.size_to_px(place.size))
    canvas.blit_centred(canvas.made(("qr", text, size_px), lambda: _drawn(text, size_px)), place.centre)


def _drawn(text: str, size_px: int) -> pygame.Surface:
    rows = _modules(text)
    side = len(rows) + 2 * _QUIET
    module = max(1, size_px // side)
    surface = pygame.Surface((side * module, side * module))
    surface.fill(_LIGHT)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                surface.fill(_DARK, ((x + _QUIET) * module, (y + _QUIET) * module, module, module))
    return surface
