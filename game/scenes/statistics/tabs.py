"""The tabs of the statistics: each game's small theatre, and the achievements."""

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import materials
from game.engine.widgets.widget import Area
from game.scenes.statistics.achievement_seals import draw_seal
from game.scenes.title.art import TitleArt

SEALS = "seals"
"""The tab that is not a game."""

_PICTURE = (78.0, 108.0)
_SIDE = 84.0
_RADIUS = 14.0


class Tab(Area):
    """One tab; the chosen one lies on paper, and its theatre is lit."""

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
            materials.place(canvas, canvas.made(("tab", size_px), lambda: _slip(canvas, size_px)), rect)
        awake = self.chosen or self.hovered or self.focused
        share = min(1.0, (rect.h - 8) / _PICTURE[1])
        size = (_PICTURE[0] * share, _PICTURE[1] * share)
        picture = Rect.around((rect.x + 14 + _PICTURE[0] / 2, rect.centre.y), *size)
        if self.name == SEALS:
            draw_seal(canvas, "tables", Rect.around(picture.centre, _SIDE * share, _SIDE * share))
        else:
            surface = self._art.theatre(self.name, canvas.layout.size_to_px(size), lit=awake)
            canvas.blit(surface, (picture.x, picture.y))
        ink = canvas.theme.ink if self.chosen else canvas.theme.light_text if awake else canvas.theme.light_text_soft
        left = rect.x + 14 + _PICTURE[0] + 10
        words = Rect(left, rect.y + 8, rect.right - left - 6, rect.h - 16)
        canvas.text(self.label, words, theme.NAME.sized(22).on(ink))


def _slip(canvas: Canvas, size_px: tuple[int, int]) -> pygame.Surface:
    """Return a slip of paper with a red thread along its left side, for the chosen tab."""
    look, scale = canvas.theme, canvas.scale
    body = materials.sheet_face(look, size_px, _RADIUS * scale, (look.paper_light, look.paper_dark), None)
    height = size_px[1]
    thread = (
        f'<path d="M{8 * scale} {height * 0.22}V{height * 0.78}" fill="none" stroke="{hex_colour(theme.VERMILION)}"'
        f' stroke-width="{4 * scale}" stroke-linecap="round"/>'
    )
    body.blit(paper.drawn(thread, size_px), (0, 0))
    return materials.framed(body, scale, theme.SHADOW_PANEL)
