"""Composes the Secrecy card: a finger on the lips, and the mission value in a dial of as many steps."""

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.look.theme import EDGE_MOON, GOLD
from game.games.oboro.table.art.cards import CORNER, HEIGHT, WIDTH, card_height
from game.games.oboro.table.art.signs import number, steps

_TEAL = {"#C8402F": "#2F7F86", "#8C2D21": "#21595E", "#E4A593": "#A6CCC4"}
"""The vermilion of the file becomes teal for a first game."""

_MIDDLE = (150, 328)
_LAYER = Shade(6, 0.51, 4)


def secrecy(assets: Assets, mission: int, width_px: int) -> pygame.Surface:
    """The Secrecy card for a mission, exactly as large as a card of that width."""
    scale = width_px / WIDTH
    size = (width_px, card_height(width_px))
    face = paper.blank(size)
    for name, part in assets.named_layers("oboro/secrecy", size, str(mission), _TEAL if mission == 11 else None):
        kind = name.partition("-")[0]
        if kind == "seal":
            face.blit(_dial(size, mission), (0, 0))
        if kind == "sky":
            face.blit(part, (0, 0))
            continue
        if kind in {"frame", "seal"}:
            paper.grain(part, 4.0, seed=11)
        else:
            paper.light_edge(part, EDGE_MOON, 0.47)
        shade = Shade(9, 0.8, 4) if kind == "frame" else _LAYER
        paper.drop(face, part, (0, 0), shade.scaled(scale))
    shown = number(assets, mission, round(50 * scale), assets.theme.light_text)
    face.blit(shown, shown.get_rect(center=(round(_MIDDLE[0] * scale), round(_MIDDLE[1] * scale))))
    return paper.cut_rounded(face, CORNER * scale)


def _dial(size: tuple[int, int], mission: int) -> pygame.Surface:
    """The same steps as on the dials of the seats."""
    return paper.drawn(
        f'<circle cx="{_MIDDLE[0]}" cy="{_MIDDLE[1]}" r="76" fill="#140E14"/>'
        + steps(mission, [GOLD] * mission, (56, 68), _MIDDLE),
        size,
        (WIDTH, HEIGHT),
    )
