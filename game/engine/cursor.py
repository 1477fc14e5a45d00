"""The pointer: a blade of ours that grows with the window; where that cannot be, the system's own."""

import logging

import pygame

from game.engine.assets import AssetError, Assets

_PICTURE = "cursor"
_SIDE = 50.0
"""How large it is, in design units."""

_POINT = 3 / 64
"""Where in its picture the point lies, from the upper left corner, as a share of its size."""

_SMALLEST, _LARGEST = 32, 96

_log = logging.getLogger(__name__)


def use_cursor(assets: Assets, scale: float) -> bool:
    """Show our pointer in a window with so many pixels a design unit; whether that was possible."""
    side = round(min(_LARGEST, max(_SMALLEST, _SIDE * scale)))
    try:
        pygame.mouse.set_cursor(pygame.Cursor((round(side * _POINT),) * 2, assets.svg(_PICTURE, (side, side))))
    except (pygame.error, AssetError) as error:
        _log.info("the system's own pointer is used: %s", error)
        return False
    return True
