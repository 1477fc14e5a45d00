"""Composes what lies beside the cards: stones, tray, plates, crests, the burst of a fight, the slip."""

from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import GOLD_LINE, LEGAL_EDGE, SELECT, SHADOW_VALLEY, VERMILION, colour
from game.games.taisen.table.art import colours
from game.table.seats.plate import PlateStyle

TILE_SHAPE = 80 / 150
_TILE_TOP = 36 / 80
"""Where in the picture of a stone the middle of its upper face lies."""

_STONE = Shade(5, 0.51, 4, colour=SHADOW_VALLEY)
_PANEL = Shade(12, 0.7, 7, colour=SHADOW_VALLEY)
_PLATE = PlateStyle(
    high=130.0,
    waiting=("#D6D6C8", "#BEC2B8"),
    shadow=_PANEL,
    crest=104.0,
    crest_inset=10.0,
    crest_shadow=Shade(5, 0.55, 3, colour=SHADOW_VALLEY),
    glow=(16.0, 0.6, "#F0C060"),
    edge_light=0.0,
)


def tile(assets: Assets, kind: str, width_px: int) -> pygame.Surface:
    """A stone with its shadow; the centre of the picture is the centre of the stone's upper face."""
    scale = width_px / 150
    size = (width_px, round(width_px * TILE_SHAPE))
    stone = assets.svg(f"taisen/tile-{kind}", size).copy()
    paper.light_edge(stone, colours.WARM_PAPER, 0.5)
    paper.grain(stone, 5.0, seed=sum(kind.encode()))
    whole, padding = paper.with_shadow(stone, _STONE.scaled(scale))
    return paper.centred(whole, (padding + size[0] / 2, padding + size[1] * _TILE_TOP))


def tile_glow(width_px: int) -> pygame.Surface:
    """The mark of a legal target, drawn over a stone: a pale gold disc with an edge and a small diamond."""
    height = width_px * 0.4
    box = (150, 60)
    gold, edge = hex_colour(SELECT), hex_colour(LEGAL_EDGE)
    pool = paper.drawn(
        f'<ellipse cx="75" cy="30" rx="66" ry="24" fill="{gold}" opacity="0.34"/>'
        f'<ellipse cx="75" cy="30" rx="66" ry="24" fill="none" stroke="{edge}" stroke-width="3.2"/>'
        f'<path d="M75 21 L87 30 L75 39 L63 30 Z" fill="{edge}"/>',
        (width_px, height),
        box,
    )
    soft, padding = paper.shadow(pool, 8 * width_px / 150, 0.8, SELECT)
    soft.blit(pool, (padding, padding))
    return soft


def tray(size_px: tuple[int, int]) -> pygame.Surface:
    """The lacquer tray with its shadow: dice lie in the sunk left part, the rest is for the button."""
    scale = size_px[1] / 146
    rim = paper.rounded(size_px, 26 * scale, [(0, "#33211B"), (1, "#1C110E")])
    floor_px = (size_px[0] - 16 * scale, size_px[1] - 16 * scale)
    floor = paper.rounded(floor_px, 20 * scale, [(0, "#4A1A1A"), (1, "#7A2320")], GOLD_LINE, line_width=1.6 * scale)
    rim.blit(floor, (round(8 * scale), round(8 * scale)))
    sunk = paper.rounded((390 * scale, 110 * scale), 16 * scale, "#2A1010")
    rim.blit(paper.fade(sunk, 0.55), (round(18 * scale), round(18 * scale)))
    paper.light_edge(rim, GOLD_LINE, 0.5)
    paper.grain(rim, 4.0, seed=3)
    return paper.with_shadow(rim, _PANEL.scaled(scale))[0]


def plate(assets: Assets, size_px: tuple[int, int], side: str, *, active: bool, crest_left: bool) -> pygame.Surface:
    """A player's plate with the crest of the side at one end, centred."""
    line = colour("#9C6A22" if active else "#7F8C94")
    return _PLATE.plate(size_px, line, partial(crest, assets, side), active=active, right=not crest_left)


def crest(assets: Assets, side: str, size_px: int) -> pygame.Surface:
    """The head of the side on its disc."""
    scale = size_px / 104
    disc = paper.rounded(
        (size_px, size_px),
        size_px / 2,
        colours.CREST_GROUND[side],
        colours.CREST_RING[side],
        line_width=1.8 * scale,
        line_inset=5 * scale,
    )
    paper.grain(disc, 4.0, seed=4, fibres=False)
    head_px = round(74 * scale)
    head = assets.svg(f"taisen/crest-{side}", (head_px, head_px))
    paper.drop(disc, head, ((size_px - head_px) / 2, (size_px - head_px) / 2), Shade(3, 0.4, 2).scaled(scale))
    return disc


def fight_burst(assets: Assets, size_px: int) -> pygame.Surface:
    """Rays of light around a fight."""
    scale = size_px / 600
    rays = paper.stack_layers(
        assets.layers("taisen/fight-burst", (size_px, size_px)), Shade(3, 0.3, 2, colour="#783C14")
    )
    light = paper.halo(size_px * 0.45, "#FFF2C8", 0.95, 1.5)
    burst = paper.blank((size_px, size_px))
    burst.blit(light, light.get_rect(center=(size_px // 2, size_px // 2)))
    paper.drop(burst, rays, (0, 0), Shade(6, 0.27, 3, colour="#783C14").scaled(scale))
    return burst


def fight_slash(assets: Assets, size_px: int) -> pygame.Surface:
    """One cut of a blade, from the lower left to the upper right."""
    cut = paper.blank((size_px, size_px))
    slash = assets.svg("taisen/fight-slash", (size_px, size_px))
    paper.drop(cut, slash, (0, 0), Shade(5, 0.59, 3, colour="#5A1E0A").scaled(size_px / 300))
    return cut


def victory(assets: Assets, side: str, width_px: int) -> pygame.Surface:
    """A large banner on its bar, with a side's crest; the bar touches the upper edge of the picture."""
    scale = width_px / 240
    size = (width_px, round(420 * scale))
    layers = assets.layers(f"taisen/victory-{side}", size)
    cloth = paper.stack_layers(layers, Shade(5, 0.5, 4, colour=SHADOW_VALLEY).scaled(scale))
    paper.light_edge(cloth, colours.WARM_PAPER, 0.4)
    paper.grain(cloth, 4.5, seed=9)
    whole, padding = paper.with_shadow(cloth, Shade(16, 0.62, 10, colour=SHADOW_VALLEY).scaled(scale))
    return whole.subsurface((0, padding, whole.get_width(), whole.get_height() - padding)).copy()


_TORN = (118, 112, 109, 101, 99, 92, 88, 82, 74, 73, 66, 60, 58, 50)
"""How far down a card of 122 by 171 is cut, from its left edge to its right one."""


def half(card: pygame.Surface, *, upper: bool) -> pygame.Surface:
    """One half of a cut card: everything above the cut or below it, edged with the white of torn paper."""
    width, height = card.get_size()
    scale = width / 122
    step = width / (len(_TORN) - 1)
    torn = paper.blank(card.get_size())
    for lip, picture in ((2.6, paper.silhouette(card, colours.WARM_PAPER)), (0.0, card)):
        away = lip * scale if upper else -lip * scale
        line = " ".join(f"L{place * step:.2f} {down * scale + away:.2f}" for place, down in enumerate(_TORN))
        corners = f"M0 0 {line} L{width} 0 Z" if upper else f"M0 {height} {line} L{width} {height} Z"
        shape = paper.drawn(f'<path d="{corners}" fill="#ffffff"/>', card.get_size())
        torn.blit(paper.clip_to(picture.copy(), shape), (0, 0))
    return torn


def slip(size_px: tuple[int, int]) -> pygame.Surface:
    """A torn paper ribbon with its shadow, as long as its few words need."""
    width, height = size_px
    scale = height / 60
    wave, mid = 2.5 * scale, width / 2
    outline = (
        f"M{3 * scale} {wave} C{width * 0.15} 0 {width * 0.4} {2 * wave} {mid} {wave * 0.6}"
        f" C{width * 0.7} 0 {width * 0.9} {wave * 1.4} {width - 2 * scale} {wave}"
        f" C{width - 4 * scale} {height * 0.3} {width} {height * 0.55} {width - 2 * scale} {height - wave}"
        f" C{width * 0.85} {height} {width * 0.6} {height - 2 * wave} {mid} {height - wave * 0.7}"
        f" C{width * 0.3} {height} {width * 0.1} {height - 1.6 * wave} {scale} {height - wave}"
        f" C{5 * scale} {height * 0.65} 0 {height * 0.4} {3 * scale} {wave} Z"
    )
    thread = hex_colour(VERMILION)
    left, right = 12 * scale, width - 12 * scale
    lines = f"M{left} {9 * scale} H{right} M{left} {height - 9 * scale} H{right}"
    ribbon = paper.drawn(
        f'<path d="{outline}" fill="{hex_colour("#F4EAD6")}"/>'
        f'<path d="{lines}" fill="none" stroke="{thread}" stroke-width="{1.4 * scale}" opacity="0.8"/>',
        size_px,
    )
    paper.light_edge(ribbon, "#FFFFFF", 0.6)
    paper.grain(ribbon, 4.5, seed=3)
    return paper.with_shadow(ribbon, Shade(9, 0.59, 6, colour=SHADOW_VALLEY).scaled(scale))[0]
