"""The little scene in a challenge's window: pieces of the game that tell its twist."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import pygame

from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import drawn, hex_colour
from game.engine.kit import Kit
from game.engine.look import theme

WINDOW: Final = (352.0, 268.0)
"""The size of the window, in design units."""

_BARRED: Final = 1.25
"""How much larger than a piece the ring is that forbids it."""


class TableauPiece(NamedTuple):
    """A piece in the window: its picture, the middle of it in design units, and whether it is forbidden or missing."""

    picture: pygame.Surface
    x: float
    y: float
    barred: bool = False
    absent: bool = False


Tableau = Callable[[Kit, str, float], Iterable[TableauPiece]]
"""Makes the pieces for the challenge of a name at a scale, the farthest first."""


def composed(scenery: pygame.Surface, pieces: Iterable[TableauPiece], scale: float) -> pygame.Surface:
    """The scene cut to the arch of the window; `scenery` is as large as the window."""
    scene = scenery.copy()
    for shown in pieces:
        picture = shown.picture
        if shown.absent:
            picture = paper.fade(paper.silhouette(picture, hex_colour(theme.INDIGO)), 0.55)
        at = shown.x * scale - picture.get_width() / 2, shown.y * scale - picture.get_height() / 2
        if shown.absent:
            scene.blit(picture, at)
        else:
            paper.drop(scene, picture, at, Shade(4 * scale, 0.5, 3 * scale))
        if shown.barred:
            ring = _ring(round(min(picture.get_size()) * _BARRED))
            scene.blit(ring, ring.get_rect(center=(shown.x * scale, shown.y * scale)))
    return paper.clip_to(scene, arch(scene.get_size()))


def arch(size_px: tuple[int, int]) -> pygame.Surface:
    """The shape of the window: a wide arch."""
    w, h = size_px
    side = f"M0 {h} V{h * 0.42} C0 {h * 0.16} {w * 0.24} 0 {w / 2} 0"
    return drawn(f'<path d="{side} C{w * 0.76} 0 {w} {h * 0.16} {w} {h * 0.42} V{h}Z" fill="#ffffff"/>', (w, h))


def _ring(size: int) -> pygame.Surface:
    """The ring with a stroke that forbids what it is around."""
    r, pen = size * 0.44, size * 0.08
    c, d = size / 2, size * 0.44 * 0.7071
    red = hex_colour(theme.VERMILION)
    body = (
        f'<circle cx="{c}" cy="{c}" r="{r}" fill="none" stroke="{red}" stroke-width="{pen}"/>'
        f'<path d="M{c - d} {c - d} L{c + d} {c + d}" stroke="{red}" stroke-width="{pen}"/>'
    )
    return paper.with_shadow(drawn(body, (size, size)), Shade(size * 0.03, 0.6, size * 0.02))[0]
