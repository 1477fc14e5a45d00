"""Draws the small pictures before lines of the log of Shinobi WAT-AAH!."""

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.games.wataah.table.art.pictures import WataahArt

_CARD, _LANTERN, _BELL, _BOSS, _PAWN = 0.72, 0.7, 0.74, 0.58, 0.86
"""How wide these are for each unit of a line's height."""


def draw_icon(canvas: Canvas, art: WataahArt, icon: str, box: Rect) -> None:
    """Draw it as large as its box allows."""
    canvas.blit_centred(_picture(art, icon, canvas.px(box.h)), box.centre)


def _picture(art: WataahArt, icon: str, size: int) -> pygame.Surface:
    grand = art.grand
    match icon.split("."):
        case ["disc", kind]:
            return art.disc(kind, size)
        case ["crest", seat]:
            return art.crest(int(seat), size)
        case ["pawn", seat]:
            return grand.pawn(int(seat), round(size * _PAWN))
        case ["eye", seat]:
            return grand.eye(int(seat), size)
        case ["favour", deck]:
            return grand.favour_back(deck, round(size * _CARD))
        case ["shosho"]:
            return grand.shosho(size)
        case ["bell"]:
            return art.bell(round(size * _BELL))
        case ["lantern"]:
            return art.lantern(round(size * _LANTERN), lit=True)
        case ["boss"]:
            return grand.boss_back(round(size * _BOSS))
    return art.card_back(round(size * _CARD))
