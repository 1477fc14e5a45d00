"""Composes the standing figures: ninjas cut from paper layers, their backs, shadows, lights and falls."""

import pygame
from pygame.typing import ColorLike

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import EDGE_DAY, SELECT, SHADOW_SAND, colour
from game.games.ninjutsu.table.art import colours
from game.games.ninjutsu.table.art.board_geometry import FIGURE_SHAPE

WIDTH = 176
"""Every measure below refers to a figure of this width."""

_LAYER = Shade(4, 0.46, 3)
_RIM = 2.6
_ASHES = colour("#8B7B66")
_TILT = -78
"""A beaten figure lies on its side, nearly flat."""


def figure_height(width_px: int) -> int:
    """How high the picture of a figure of that width is."""
    return round(width_px * FIGURE_SHAPE)


def figure(assets: Assets, side: str, rank: int, width_px: int) -> pygame.Surface:
    """A figure in exactly the given size: the front of a rank from 1 to 3, or 0 for the back that all share."""
    scale = width_px / WIDTH
    size = (width_px, figure_height(width_px))
    name = f"ninjutsu/figure-{rank or 'back'}"
    cut = paper.stack_layers(assets.layers(name, size, side, colours.FIGURE_DYE[side]), _LAYER.scaled(scale))
    paper.grain(cut, 3.0, seed=rank + 2, fibres=False)
    whole = rim(cut, colours.PAPER_RIM, max(1.0, _RIM * scale))
    whole.blit(cut, (0, 0))
    return paper.light_edge(whole, EDGE_DAY, 0.5)


def rim(shape: pygame.Surface, ink: ColorLike, width_px: float) -> pygame.Surface:
    """The outline of a shape in the given width, filled, on a picture of the same size."""
    filled = paper.silhouette(shape, hex_colour(ink))
    grown = paper.blank(shape.get_size())
    diagonal = width_px * 0.71
    for x, y in ((width_px, 0), (0, width_px), (diagonal, diagonal), (diagonal, -diagonal)):
        grown.blit(filled, (round(x), round(y)))
        grown.blit(filled, (round(-x), round(-y)))
    return grown


def shadow(width_px: int) -> pygame.Surface:
    """The shadow of a figure on the ground; the centre of the picture is where it stands."""
    scale = width_px / WIDTH
    reach = round(width_px * 0.9)
    ground = paper.blank((2 * reach, 2 * reach))
    pool = paper.drawn(
        '<ellipse cx="60" cy="20" rx="58" ry="18" fill="#000000"/>', (120 * scale, 40 * scale), (120, 40)
    )
    soft, _ = paper.shadow(pool, 6 * scale, 0.72, SHADOW_SAND)
    ground.blit(soft, soft.get_rect(center=(round(reach + 7 * scale), round(reach + 3 * scale))))
    # The long shadow leans to the right over the ground, away from the evening sun.
    lean = paper.drawn(
        '<path d="M4 56 C20 30 50 14 88 6 C108 2 116 14 102 24 C80 42 52 60 26 72 Z" fill="#000000"/>',
        (120 * scale, 76 * scale),
        (120, 76),
    )
    long, padding = paper.shadow(lean, 7 * scale, 0.34, SHADOW_SAND)
    ground.blit(long, (round(reach + 6 * scale) - padding, round(reach - 60 * scale) - padding))
    return ground


def glow(shape: pygame.Surface, width_px: int) -> pygame.Surface:
    """The light under a chosen figure, centred on its picture: a drawn outline within a soft light."""
    scale = width_px / WIDTH
    light, padding = paper.glow(shape, SELECT, 1.3 * scale)
    room = paper.blank((shape.get_width() + 2 * padding, shape.get_height() + 2 * padding))
    room.blit(shape, (padding, padding))
    light.blit(rim(room, SELECT, max(2.0, 7 * scale)), (0, 0))
    return light


def fallen(standing: pygame.Surface, width_px: int) -> pygame.Surface:
    """A beaten figure on its side, paled, with its shadow; the centre of the picture is where it stood."""
    scale = width_px / WIDTH
    pale = paper.tint(standing.copy(), _ASHES, 0.5)
    lying = pygame.transform.rotozoom(pale, _TILT, 1.0)
    flat = pygame.transform.smoothscale(lying, (lying.get_width(), round(lying.get_height() * 0.72)))
    return paper.with_shadow(flat, Shade(7, 0.6, 6, 5, SHADOW_SAND).scaled(scale))[0]


def rank_sign(assets: Assets, rank: int, size_px: int, ink: ColorLike, ground: ColorLike) -> pygame.Surface:
    """One star, two stars or the master's head, in any colours."""
    palette = {"#000000": hex_colour(ink), "#ffffff": hex_colour(ground)}
    return assets.svg(f"ninjutsu/rank-{rank}", (size_px, size_px), palette)


def tag(assets: Assets, rank: int, width_px: int) -> pygame.Surface:
    """What the player remembers of an enemy: a slip with the sign of its rank, pinned to its chest."""
    scale = width_px / 54
    size = (width_px, round(28 * scale))
    ink = hex_colour(colours.TAG_INK)
    slip = paper.drawn(
        f'<rect x="1" y="1" width="52" height="26" rx="12" fill="{hex_colour(colours.TAG)}"/>'
        f'<rect x="3.5" y="3.5" width="47" height="21" rx="9.5" fill="none" stroke="{ink}" stroke-width="1.3"'
        f' opacity="0.7"/>',
        size,
        (54, 28),
    )
    paper.grain(slip, 3.0, seed=rank, fibres=False)
    width = 40 if rank == 2 else 22
    sign = rank_sign(assets, rank, round(width * scale), colours.TAG_INK, colours.TAG)
    slip.blit(sign, sign.get_rect(center=(round(27 * scale), round(14 * scale))))
    return paper.with_shadow(slip, Shade(3, 0.6, 2, colour=SHADOW_SAND).scaled(scale))[0]
