"""The tabs of the statistics: each game's small theatre, and the seals."""

import pygame

from game.engine import paper, theme
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.shapes import hex_colour
from game.engine.widgets import faces
from game.engine.widgets.widget import Area
from game.scenes.seals import draw_seal
from game.scenes.title_art import TitleArt

SEALS = "seals"
"""The tab that is no game."""

_PICTURE = (78.0, 108.0)
_SIDE = 84.0
_RADIUS = 14.0


class Tab(Area):
    """One tab; the chosen one lies on paper, and its theatre is awake."""

    def __init__(self, name: str, rect: Rect, label: str, art: TitleArt, *, chosen: bool) -> None:
        super().__init__(name, rect, radius=_RADIUS)
        self.label = label
        self.chosen = chosen
        self._art = art

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture and the name beside it."""
        rect = self.rect
        if self.chosen:
            size_px = canvas.layout.rect_to_px(rect)[2:]
            faces.place(canvas, canvas.made(("tab", size_px), lambda: _slip(size_px, canvas.scale)), rect)
        awake = self.chosen or self.hovered or self.focused
        picture = Rect.around((rect.x + 22 + _PICTURE[0] / 2, rect.centre.y), *_PICTURE)
        if self.name == SEALS:
            draw_seal(canvas, "tables", Rect.around(picture.centre, _SIDE, _SIDE))
        else:
            surface = self._art.theatre(self.name, canvas.layout.size_to_px(_PICTURE), lit=awake)
            canvas.blit(surface, (picture.x, picture.y))
        ink = theme.INK if self.chosen else theme.LIGHT_TEXT if awake else theme.LIGHT_TEXT_SOFT
        words = Rect(picture.right + 16, rect.y + 8, rect.right - picture.right - 28, rect.h - 16)
        canvas.text(self.label, words, theme.NAME.sized(22).on(ink))


def _slip(size_px: tuple[int, int], scale: float) -> pygame.Surface:
    """A slip of paper with the red thread of what is chosen along its left side."""
    body = faces.sheet_face(size_px, _RADIUS * scale, (theme.PAPER_LIGHT, theme.PAPER_DARK), None)
    height = size_px[1]
    thread = (
        f'<path d="M{8 * scale} {height * 0.22}V{height * 0.78}" fill="none" stroke="{hex_colour(theme.VERMILION)}"'
        f' stroke-width="{4 * scale}" stroke-linecap="round"/>'
    )
    body.blit(paper.drawn(thread, size_px), (0, 0))
    return faces.framed(body, scale, theme.SHADOW_PANEL)
