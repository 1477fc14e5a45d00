"""The shrine around the plaques: boards, rails, pillars, roof and lintel, composed once per window size."""

from typing import Final

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.geometry import Rect
from game.engine.look import theme

WALL: Final = Rect(60, 180, 1108, 626)
ALCOVE: Final = Rect(1168, 180, 372, 626)
TOP, BAND, TIER = 229.0, 115.0, 56.0
"""Where the first rail is, how far it is from grade to grade, and between the two rails of a grade."""

RAIL: Final = Rect(86, 0, 1056, 9)
_ROOF: Final = Rect(0, 104, 1600, 66)
_LINTEL: Final = Rect(38, 160, 1524, 58)
_PILLARS: Final = (50.0, 1158.0, 1530.0)
_SEAMS: Final = 54.0


def draw_shrine(canvas: Canvas, rails: int) -> None:
    """Draw everything that plaques hang on, with so many grades."""
    _planks(canvas, WALL, ("#2E2330", "#1B1622", "#0F0B14"), _SEAMS)
    _planks(canvas, ALCOVE, ("#4A2A26", "#2A1618", "#190C0E"), _SEAMS + 8)
    _halo(canvas, ALCOVE.centre, 310)
    for grade in range(rails):
        for tier in (0, 1):
            _rail(canvas, RAIL.moved(0, TOP + grade * BAND + tier * TIER))
    for x in _PILLARS:
        _pillar(canvas, x)
    _lintel(canvas)
    canvas.picture("trials/roof", _ROOF)


def _planks(canvas: Canvas, rect: Rect, tones: tuple[str, str, str], wide: float) -> None:
    light, dark, seam = (theme.colour(tone) for tone in tones)
    canvas.rounded(rect, 0, ((0.0, dark), (0.25, light), (1.0, dark)))
    x = rect.x + wide
    while x < rect.right:
        canvas.line((x, rect.y), (x, rect.bottom), seam, 2)
        x += wide


def _halo(canvas: Canvas, at: tuple[float, float], radius: float) -> None:
    light = canvas.made(("shrine light", radius), lambda: paper.halo(radius * canvas.scale, "#FFB45A", 0.5, 1.6))
    with canvas.clipped(ALCOVE):
        canvas.blit_centred(light, at)


def _rail(canvas: Canvas, rect: Rect) -> None:
    size_px = canvas.layout.rect_to_px(rect)[2:]

    def make() -> pygame.Surface:
        stops = [(0.0, theme.colour("#6B4630")), (0.4, theme.colour("#4E3122")), (1.0, theme.colour("#2C1A14"))]
        body = paper.grain(paper.rounded(size_px, 3 * canvas.scale, stops), 5, 3)
        return paper.with_shadow(body, Shade(5 * canvas.scale, 0.65, 4 * canvas.scale))[0]

    canvas.blit_centred(canvas.made(("shrine rail", size_px), make), rect.centre)


def _pillar(canvas: Canvas, x: float) -> None:
    red, dark = theme.colour("#B83A2C"), theme.colour("#8C2A24")
    canvas.rounded(Rect(x - 2, 170, 24, 636), 0, theme.colour("#1B0F10"), opacity=0.5)
    canvas.rounded(Rect(x, 170, 20, 636), 0, ((0.0, dark), (0.5, red), (1.0, dark)))
    canvas.rounded(Rect(x, 780, 20, 26), 0, theme.LACQUER)
    canvas.rounded(Rect(x, 776, 20, 4), 0, theme.GOLD_LINE)


def _lintel(canvas: Canvas) -> None:
    tones = ((0.0, theme.colour("#5A3A2A")), (0.3, theme.colour("#3E271D")), (1.0, theme.colour("#23150F")))
    canvas.rounded(_LINTEL.moved(0, 6), 4, theme.BLACK, opacity=0.45)
    canvas.rounded(_LINTEL, 4, tones)
