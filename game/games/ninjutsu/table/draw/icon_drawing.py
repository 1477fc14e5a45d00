"""Draws the small pictures before lines of Ninjutsu's log."""

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.games.ninjutsu.table.art.board_geometry import FIGURE_SHAPE
from game.games.ninjutsu.table.art.pictures import NinjutsuArt

_STAR = 0.8


def draw_icon(canvas: Canvas, art: NinjutsuArt, icon: str, box: Rect) -> None:
    """Draw it as large as its box allows."""
    canvas.blit_centred(_picture(art, icon, canvas.px(box.h)), box.centre)


def _picture(art: NinjutsuArt, icon: str, size: int) -> pygame.Surface:
    match icon.split("."):
        case ["die", faces, side, value]:
            return art.die(int(faces), side, int(value), round(size * 0.9))
        case ["figure", side, rank]:
            return art.figure(side, int(rank), round(size * 1.15 / FIGURE_SHAPE))
        case ["token", card]:
            return art.action_token(card, size)
        case ["back", side]:
            return art.card_back("weapon", side, round(size * 0.72))
        case ["mark", kind]:
            return art.mark(kind, size)
        case ["crest", side]:
            return art.crest(side, size)
    return art.shuriken(round(size * _STAR))
