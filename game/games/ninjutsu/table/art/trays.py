"""Composes the containers beside and over the board: lacquer panels, wells, plates and the Dojo of a battle."""

from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import GOLD_LINE, SHADOW_SAND, VERMILION_DARK
from game.games.ninjutsu.table.art import colours
from game.games.ninjutsu.table.art.cards import crest, line
from game.games.ninjutsu.table.art.figures import rank_sign
from game.table.seats.plate import PlateStyle

_PANEL = Shade(16, 0.7, 9, colour=SHADOW_SAND)
_LACQUER = [(0, "#35282A"), (0.5, "#211818"), (1, "#150E0F")]
_VELVET = [(0, "#3A0F12"), (1, "#5A181A")]
_STRAW, _SEAM, _CLOTH = "#CDB67C", "#A88F55", "#2A2A24"
_PLATE = PlateStyle(
    high=92.0,
    active=("#F6ECD8", "#E4D3AE"),
    waiting=("#CFC4AC", "#B3A585"),
    shadow=Shade(11, 0.66, 6, colour=SHADOW_SAND),
    crest=72.0,
    crest_inset=11.0,
    crest_shadow=Shade(4, 0.55, 2, colour=SHADOW_SAND),
    glow=(15.0, 0.85, "#FFD98A"),
    line=(1.6, 6.0, 0.8),
    edge_light=0.5,
)

Size = tuple[int, int]


def panel(assets: Assets, size_px: Size, scale: float) -> pygame.Surface:
    """A lacquer board with brass at its corners and its shadow around it; centred."""
    return paper.with_shadow(_lacquer(assets, size_px, scale), _PANEL.scaled(scale))[0]


def _lacquer(assets: Assets, size_px: Size, scale: float) -> pygame.Surface:
    board = paper.rounded(
        size_px, 20 * scale, _LACQUER, GOLD_LINE, line_width=1.5 * scale, line_inset=8 * scale, line_opacity=0.7
    )
    paper.light_edge(board, colours.CARD_RIM, 0.4)
    paper.grain(board, 3.5, seed=6)
    brass_px = round(36 * scale)
    brass = assets.svg("ninjutsu/fitting", (brass_px, brass_px))
    for right in (False, True):
        for low in (False, True):
            place = (size_px[0] - brass_px if right else 0, size_px[1] - brass_px if low else 0)
            paper.drop(board, pygame.transform.flip(brass, right, low), place, Shade(3, 0.6, 2).scaled(scale))
    return paper.cut_rounded(board, 20 * scale)


def well(size_px: Size, scale: float) -> pygame.Surface:
    """A hollow lined with red velvet, exactly this size, drawn on a panel."""
    corner = 12 * scale
    hollow = paper.rounded(size_px, corner, _VELVET)
    _sink(hollow, corner, scale)
    hollow.blit(line(size_px, corner, GOLD_LINE, 1.3 * scale, opacity=0.55), (0, 0))
    return paper.grain(hollow, 4.0, seed=3)


def _sink(floor: pygame.Surface, corner: float, scale: float) -> None:
    """Draw the shadow of the surrounding wall onto a floor, in place."""
    width, height = floor.get_size()
    far = round(40 * scale)
    wall = paper.drawn(
        f'<path d="M0 0 H{width + 2 * far} V{height + 2 * far} H0 Z'
        f" M{far + corner} {far} H{far + width - corner} A{corner} {corner} 0 0 1 {far + width} {far + corner}"
        f" V{far + height - corner} A{corner} {corner} 0 0 1 {far + width - corner} {far + height}"
        f" H{far + corner} A{corner} {corner} 0 0 1 {far} {far + height - corner} V{far + corner}"
        f' A{corner} {corner} 0 0 1 {far + corner} {far} Z" fill="#000000" fill-rule="evenodd"/>',
        (width + 2 * far, height + 2 * far),
    )
    soft, padding = paper.shadow(wall, 8 * scale, 0.75, "#080304")
    shape = floor.copy()
    floor.blit(soft, (round(2 * scale) - far - padding, round(5 * scale) - far - padding))
    paper.clip_to(floor, shape)


def niche(assets: Assets, size_px: Size, rank: int, scale: float) -> pygame.Surface:
    """A well for the figures of one rank that still wait to be placed, its sign woven into the velvet."""
    hollow = well(size_px, scale)
    sign_px = round(min(size_px[1] * 0.62, 110 * scale))
    sign = rank_sign(assets, rank, sign_px, "#8A2B28", "#4A1416").copy()
    place = (round(size_px[0] - sign_px - 22 * scale), (size_px[1] - sign_px) // 2)
    hollow.blit(paper.fade(sign, 0.75), place)
    return hollow


def plate(assets: Assets, size_px: Size, side: str, *, active: bool) -> pygame.Surface:
    """A player's plate with the crest at its left, centred."""
    return _PLATE.plate(size_px, colours.MAIN[side], partial(crest, assets, side), active=active)


def dojo(assets: Assets, size_px: Size, left: str, right: str, scale: float) -> pygame.Surface:
    """The tray of a battle, centred: a mat for each fighter, a sign above, a groove for their shuriken below."""
    width, height = size_px
    tray = _lacquer(assets, size_px, scale)
    top, foot, side = 94 * scale, 102 * scale, 32 * scale
    floor_px = (round(width - 2 * side), round(height - top - foot))
    wall = 11 * scale
    frame = paper.rounded(
        (floor_px[0] + 2 * wall, floor_px[1] + 2 * wall), 16 * scale, [(0, "#6B4529"), (0.5, "#54341F"), (1, "#7A5231")]
    )
    paper.grain(paper.light_edge(frame, colours.CARD_RIM, 0.6), 4.0, seed=7)
    paper.drop(tray, frame, (side - wall, top - wall), Shade(5, 0.7, 3).scaled(scale))
    tray.blit(_mats(assets, floor_px, left, right, scale), (round(side), round(top)))
    sign_px = (round(width - 150 * scale), round(54 * scale))
    sign = paper.rounded(sign_px, 12 * scale, "#F2E8D5", VERMILION_DARK, line_width=1.5 * scale, line_inset=5 * scale)
    paper.grain(paper.light_edge(sign, "#FFFFFF", 0.6), 4.0, seed=8)
    paper.drop(tray, sign, ((width - sign_px[0]) / 2, 16 * scale), Shade(5, 0.6, 3).scaled(scale))
    groove_px = (round(width - 2 * side), round(68 * scale))
    groove = paper.rounded(groove_px, 14 * scale, "#0E0909")
    _sink(groove, 14 * scale, scale)
    tray.blit(paper.fade(groove, 0.7), (round(side), round(height - foot + 20 * scale)))
    return paper.with_shadow(tray, Shade(26, 0.8, 16, colour=SHADOW_SAND).scaled(scale))[0]


def _mats(assets: Assets, size_px: Size, left: str, right: str, scale: float) -> pygame.Surface:
    """Two mats of straw with dark cloth borders, the crests of the fighters and a seal between them."""
    width, height = size_px
    straw = "".join(
        f'<path d="M0 {y} H{width}" stroke="{_SEAM}" stroke-width="{1.1 * scale}" opacity="0.5"/>'
        for y in range(0, height, max(3, round(6 * scale)))
    )
    border = 12 * scale
    cloth = f"M0 0 H{width} V{border} H0 Z M0 {height - border} H{width} V{height} H0 Z"
    seam = f"M{width / 2 - border / 2} 0 h{border} V{height} h{-border} Z"
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="{2 * scale}" fill="{hex_colour(GOLD_LINE)}" opacity="0.6"/>'
        for x in range(round(14 * scale), width, max(8, round(28 * scale)))
        for y in (border / 2, height - border / 2)
    )
    ground = f'<rect width="{width}" height="{height}" fill="{_STRAW}"/>'
    floor = paper.drawn(f'{ground}{straw}<path d="{cloth} {seam}" fill="{_CLOTH}"/>{dots}', size_px)
    for place, side in ((0.25, left), (0.75, right)):
        sign_px = round(min(height * 0.62, width * 0.22))
        ink = hex_colour(colours.MAIN[side])
        sign = assets.svg(f"ninjutsu/crest-{side}", (sign_px, sign_px), {"#000000": ink, "#ffffff": _STRAW})
        floor.blit(paper.fade(sign.copy(), 0.3), sign.get_rect(center=(round(width * place), height // 2)))
    seal_px = round(78 * scale)
    seal = paper.rounded(
        (seal_px,) * 2, seal_px / 2, "#8E1F22", colours.STAR, line_width=2 * scale, line_inset=4 * scale
    )
    blades = assets.svg("ninjutsu/emblem-fight", (round(seal_px * 0.56),) * 2, {"#000000": hex_colour(colours.STAR)})
    seal.blit(blades, blades.get_rect(center=seal.get_rect().center))
    paper.drop(floor, seal, ((width - seal_px) / 2, height * 0.1), Shade(6, 0.6, 4).scaled(scale))
    corner = 10 * scale
    paper.cut_rounded(floor, corner)
    _sink(floor, corner, scale)
    return paper.grain(floor, 3.5, seed=5)
