"""Composes piles and places: the deck, the pit of Jigoku, slots for clans, shadows and lights of cards."""

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import GOLD, LEGAL_EDGE, SELECT, Colour, mix
from game.engine.widgets.materials import dashed, round_corners
from game.games.wataah.table.art import colours
from game.games.wataah.table.art.cards import CORNER, WIDTH, card_height

SLOTS = ("waiting", "legal", "last")
_MOST_EDGES = 6
_CARDS_AN_EDGE = 16


def deck_levels(count: int) -> int:
    """How many card edges a deck shows under its top card."""
    return min(_MOST_EDGES, (count + _CARDS_AN_EDGE - 2) // _CARDS_AN_EDGE)


def deck(card_back: pygame.Surface, levels: int) -> pygame.Surface:
    """A deck that shows this many edges, centred on its top card."""
    scale = card_back.get_width() / 88
    step = (1.5 * scale, 2.5 * scale)
    width, height = card_back.get_size()
    reach = round(24 * scale + levels * step[1])
    pile = paper.blank((width + 2 * reach, height + 2 * reach))
    shade = Shade(4, 0.43, 3, colour=colours.SHADOW).scaled(scale)
    for level in range(levels, -1, -1):
        sheet = card_back if level == 0 else paper.darken(card_back.copy(), 0.3)
        paper.drop(pile, sheet, (reach + level * step[0], reach + level * step[1]), shade)
    return pile


def jigoku(assets: Assets, width_px: int) -> pygame.Surface:
    """The pit where cards go that are lost: flames around a black mouth, centred under a card of that width."""
    scale = width_px / WIDTH
    size = (round(460 * scale), round(640 * scale))
    flames, embers, mouth = assets.layers("wataah/jigoku", size)
    light = pygame.transform.smoothscale(paper.halo(96, "#F0803A", 0.55, 1.7), (round(760 * scale), round(900 * scale)))
    pit = light
    place = ((pit.get_width() - size[0]) / 2, (pit.get_height() - size[1]) / 2)
    for layer in (flames, embers, mouth):
        paper.drop(pit, layer, place, Shade(6, 0.5, 3, colour=colours.SHADOW).scaled(scale))
    return pit


def slot(size_px: tuple[int, int], kind: str) -> pygame.Surface:
    """The place of a clan, in exactly the given size: "waiting", "legal" to place at, or the "last" of a round."""
    width, height = size_px
    scale = height / 146
    corner = 10 * scale
    line = dashed(round_corners(width, height, corner, 2 * scale), 10 * scale, 8 * scale)
    if kind == "waiting":
        return paper.drawn(_line(line, GOLD, 1.6 * scale, 0.4), size_px)
    if kind == "last":
        return paper.drawn(_line(line, mix(GOLD, SELECT, 0.5), 2.2 * scale, 0.8), size_px)
    fill = f'<rect width="{width}" height="{height}" rx="{corner}" fill="{hex_colour(SELECT)}" opacity="0.34"/>'
    x, y, half = width / 2, height / 2, 13 * scale
    gem = f"M{x} {y - half} L{x + half} {y} L{x} {y + half} L{x - half} {y} Z"
    edge = hex_colour(LEGAL_EDGE)
    solid = (
        f'<rect x="{1.5 * scale}" y="{1.5 * scale}" width="{width - 3 * scale}" height="{height - 3 * scale}"'
        f' rx="{corner}" fill="none" stroke="{edge}" stroke-width="{3 * scale}"/>'
    )
    return paper.drawn(f'{fill}{solid}<path d="{gem}" fill="{edge}"/>', size_px)


def pile_slot(width_px: int) -> pygame.Surface:
    """Where a pile lies when it has no card, exactly as large as a card."""
    size = (width_px, card_height(width_px))
    scale = width_px / 88
    line = dashed(round_corners(*size, 6 * scale, 1.5 * scale), 8 * scale, 6 * scale)
    shade = f'<rect width="{size[0]}" height="{size[1]}" rx="{6 * scale}" fill="#12060a" opacity="0.4"/>'
    return paper.drawn(shade + _line(line, GOLD, 1.6 * scale, 0.55), size)


def card_shape(width_px: int) -> pygame.Surface:
    """The outline of a card, filled."""
    return paper.rounded((width_px, card_height(width_px)), CORNER * width_px / WIDTH, colours.SHADOW)


def card_shadow(width_px: int) -> pygame.Surface:
    """The shadow of a card on the table: a wide one and a tight one."""
    return paper.on_table(card_shape(width_px), width_px / 160, colours.SHADOW)


def splay_shadow(width_px: int) -> pygame.Surface:
    """The shadow of a card on the one before it in a clan: tight and light, so that its strip stays readable."""
    scale = width_px / 104
    soft, padding = paper.shadow(card_shape(width_px), 4 * scale, 0.59, colours.SHADOW)
    return paper.centred(soft, (soft.get_width() / 2 + scale, padding + card_height(width_px) / 2 - 3 * scale))


def card_light(width_px: int) -> pygame.Surface:
    """The pale edge of a card that may be used, drawn under it."""
    return paper.shadow(card_shape(width_px), 5 * width_px / 132, 0.9, LEGAL_EDGE)[0]


def card_glow(width_px: int) -> pygame.Surface:
    """The light under a card that is pointed at or chosen."""
    return paper.glow(card_shape(width_px), scale=width_px / 130)[0]


def target_ring(size_px: tuple[int, int]) -> pygame.Surface:
    """The red ring of brackets around a card or clan that a power may hit, with its glow, centred on it."""
    width, height = size_px
    scale = min(width, height) / 104
    arm = 26 * scale
    corners = (
        f"M0 {arm} V0 H{arm} M{width - arm} 0 H{width} V{arm}"
        f" M{width} {height - arm} V{height} H{width - arm} M{arm} {height} H0 V{height - arm}"
    )
    pad = round(10 * scale)
    box = (width + 2 * pad, height + 2 * pad)
    style = f'fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate({pad},{pad})"'
    brackets = paper.drawn(
        f'<path d="{corners}" {style} stroke="#2a0408" stroke-width="{9 * scale}"/>'
        f'<path d="{corners}" {style} stroke="#ff6a4a" stroke-width="{5 * scale}"/>',
        box,
    )
    soft, padding = paper.shadow(brackets, 8 * scale, 0.9, "#FF8A5A")
    soft.blit(brackets, (padding, padding))
    return soft


def _line(data: str, ink: Colour, width: float, opacity: float) -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{hex_colour(ink)}" stroke-width="{width}"'
        f' stroke-linecap="round" opacity="{opacity}"/>'
    )
