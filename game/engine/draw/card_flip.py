"""Draws a flat thing turning over in perspective: the edge that comes nearer grows, the other one shrinks."""

from math import cos, pi, sin

import pygame

from game.engine.draw.shapes import blank

_DEPTH = 0.24
"""How much taller the near edge is when the thing is edge-on, as a share."""

_STRIP_PX = 4
"""The maximum width of the strips that make up the picture; where the edges slope, a strip is as wide as one pixel of
rise.
"""

_THINNEST = 0.03
"""How wide a thing looks edge-on, as a share of its width."""

_DIMMEST = 0.3
"""How wide its shadow is then: light comes from more than one side."""


def side(turned: float) -> bool:
    """Whether a thing turning from its back (0) to its face (1) shows its face by now."""
    return turned > 0.5


def turning(picture: pygame.Surface, turned: float, share: float = 1.0) -> pygame.Surface:
    """The visible side of a thing that is `turned` from 0 (its back) to 1 (its face), at `share` of its size."""
    angle = pi * min(1.0, max(0.0, turned))
    width, height = picture.get_size()
    high = max(1, round(height * share))
    wide = max(2, round(width * share * max(abs(cos(angle)), _THINNEST)))
    if wide >= round(width * share):
        return pygame.transform.smoothscale(picture, (max(1, round(width * share)), high))
    # First the back's right edge comes near, then the face's left one: it is the same edge, going round.
    lean = sin(angle) * (1 if turned <= 0.5 else -1) * _DEPTH
    flat = pygame.transform.smoothscale(picture, (wide, high))
    sheet = blank((wide, high * (1 + _DEPTH)))
    room = sheet.get_height()
    strip_px = max(1, min(_STRIP_PX, round(wide / max(1.0, high * abs(lean)))))
    for left in range(0, wide, strip_px):
        across = min(strip_px, wide - left)
        place = 2 * (left + across / 2) / wide - 1
        tall = round(high * (1 + lean * place))
        # Scaled straight into place: a separate strip would be allocated and copied only to be thrown away.
        strip, into = flat.subsurface((left, 0, across, high)), (left, (room - tall) // 2, across, tall)
        pygame.transform.scale(strip, (across, tall), sheet.subsurface(into))
    return sheet


def cast(shadow: pygame.Surface, turned: float) -> pygame.Surface:
    """The shadow of a thing that is `turned`: as narrow as the thing looks."""
    if not 0 < turned < 1:
        return shadow
    width, height = shadow.get_size()
    return pygame.transform.scale(shadow, (max(1, round(width * max(abs(cos(pi * turned)), _DIMMEST))), height))
