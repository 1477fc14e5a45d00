"""Composes the pictures of a seat: crest, plate, tray, the Ninja Master with the corruption under him, pawns."""

from dataclasses import replace
from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import BLOOD, GOLD_DARK, GOLD_LINE, SELECT, Colour, Theme, colour, mix
from game.games.wataah.table.art import colours
from game.table.art import turned
from game.table.seats import plate as seats

PAWN_SHAPE = 116 / 100
PAWN_STEP = 0.17
"""The vertical step of stacked pawns, as a share of their width."""

_TOKEN = Shade(5, 0.67, 4, colour=colours.SHADOW)
_PLATE = seats.PlateStyle(
    high=66.0,
    waiting=("#DCCDB2", "#BFAE90"),
    shadow=Shade(11, 0.69, 6, colour=colours.SHADOW),
    crest=54.0,
    crest_inset=9.0,
    crest_shadow=_TOKEN,
    corner=16.0,
    line=(1.6, 5.0, 0.9),
)
_BANNER = replace(_PLATE, high=112.0, crest=46.0, crest_inset=64.0)
_DEEP = colour("#08060A")
_PILE_TURNS = (-7.0, 5.0, -2.0, 8.0, -5.0)


def crest(assets: Assets, seat: int, size_px: int) -> pygame.Surface:
    """The sign of a seat on its disc, in exactly the given size."""
    tones = (assets.theme.seats[seat], colours.seat_ground(assets.theme, seat))
    return seats.crest(assets, f"seats/{colours.SEAT_CRESTS[seat]}", size_px, tones, line=(2.6, 3.0), sign=62.0)


def plate(assets: Assets, size_px: tuple[int, int], seat: int, *, active: bool) -> pygame.Surface:
    """A seat's plate with its crest at the left end."""
    return _PLATE.plate(size_px, _line(assets.theme, seat, active=active), partial(crest, assets, seat), active=active)


def rank_banner(assets: Assets, size_px: tuple[int, int], seat: int, *, active: bool) -> pygame.Surface:
    """A seat's banner in the ranking: the crest in the upper left, a stripe in the seat's colour."""
    scale = size_px[1] / _BANNER.high
    sheet = _BANNER.sheet(size_px, _line(assets.theme, seat, active=active), active=active)
    stripe = paper.rounded((10 * scale, size_px[1] - 24 * scale), 5 * scale, assets.theme.seats[seat])
    sheet.blit(stripe, (round(12 * scale), round(12 * scale)))
    disc = crest(assets, seat, round(_BANNER.crest * scale))
    paper.drop(sheet, disc, (_BANNER.crest_inset * scale, 9 * scale), _TOKEN.scaled(scale))
    return _BANNER.lit(sheet, scale, active=active)


def _line(look: Theme, seat: int, *, active: bool) -> Colour:
    return mix(look.seats[seat], GOLD_DARK, 0.4) if active else colour("#8A7A64")


def tray(assets: Assets, size_px: tuple[int, int], seat: int, *, active: bool) -> pygame.Surface:
    """The dark inlay in front of a seat, in exactly the given size; lined in gold, or in its colour if active."""
    width, height = size_px
    line = max(1.2, min(1.8, min(width, height) / 130))
    ink = colours.seat_light(assets.theme, seat) if active else GOLD_LINE
    inset, corner = 4 * line, min(20 * line, height / 4)
    return paper.drawn(
        f'<rect width="{width}" height="{height}" rx="{corner}" fill="#1b0e16" opacity="0.74"/>'
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}"'
        f' rx="{corner - inset / 2}" fill="none" stroke="{hex_colour(ink)}" stroke-width="{line * 1.3}"'
        f' opacity="{0.9 if active else 0.45}"/>',
        size_px,
    )


def master(assets: Assets, seat: int, size_px: int) -> pygame.Surface:
    """The Ninja Master of a seat, a round token with its shadow, centred."""
    scale = size_px / 60
    hue, ground = assets.theme.seats[seat], colours.seat_ground(assets.theme, seat)
    disc = paper.rounded(
        (size_px, size_px), size_px / 2, [(0, mix(ground, hue, 0.35)), (1, ground)], hue, line_width=2.4 * scale
    )
    sign_px = round(size_px * 0.68)
    sign = _sign(assets, "wataah/ninja-master", sign_px, mix(ground, _DEEP, 0.6), colours.WASHI)
    paper.drop(disc, sign, ((size_px - sign_px) / 2, (size_px - sign_px) / 2), Shade(3, 0.4, 2).scaled(scale))
    paper.grain(disc, 4.0, seed=4, fibres=False)
    return paper.with_shadow(paper.light_edge(disc, colours.LIGHT, 0.5), _TOKEN.scaled(scale))[0]


def corruption(assets: Assets, card_back: pygame.Surface, seat: int, count: int, width_px: int) -> pygame.Surface:
    """A Ninja Master on the covered cards of his corruption, centred; five or more look alike."""
    scale = width_px / 56
    shown = min(count, len(_PILE_TURNS))
    room = round(width_px * 2.4)
    pile = paper.blank((room, room))
    for number in range(shown):
        sheet = turned(card_back, _PILE_TURNS[number])
        x = room / 2 + (number - (shown - 1) / 2) * 4 * scale - sheet.get_width() / 2
        y = room / 2 - number * 2 * scale - sheet.get_height() / 2
        paper.drop(pile, sheet, (x, y), Shade(4, 0.55, 3, colour=colours.SHADOW).scaled(scale))
    token = master(assets, seat, round(width_px * 0.86))
    pile.blit(token, token.get_rect(center=(room // 2, round(room / 2 - 2 * scale * max(0, shown - 1)))))
    return pile


def cost_pill(size_px: tuple[int, int]) -> pygame.Surface:
    """A small red pill for what corruption costs, in light letters, with its shadow."""
    scale = size_px[1] / 26
    pill = paper.rounded(
        size_px, size_px[1] / 2, BLOOD, colour("#D8837A"), line_width=1.2 * scale, line_inset=2 * scale
    )
    paper.grain(pill, 3.5, seed=4, fibres=False)
    return paper.with_shadow(pill, Shade(4, 0.59, 3, colour=colours.SHADOW).scaled(scale))[0]


def pawn(assets: Assets, seat: int, width_px: int) -> pygame.Surface:
    """A pawn with its shadow: every seat has a shape of its own; centred on the pawn's face."""
    scale = width_px / 56
    piece = _pawn(assets, seat, width_px)
    paper.light_edge(piece, "#FFFFFF", 0.35)
    whole, padding = paper.with_shadow(piece, Shade(5, 0.67, 4, 2, colours.SHADOW).scaled(scale))
    return paper.centred(whole, (padding + width_px / 2, padding + width_px / 2))


def pawn_glow(assets: Assets, seat: int, width_px: int) -> pygame.Surface:
    """The glow under a selected pawn, with the same centre."""
    soft, padding = paper.glow(_pawn(assets, seat, width_px), SELECT, width_px / 70)
    return paper.centred(soft, (padding + width_px / 2, padding + width_px / 2))


def pawn_place(assets: Assets, seat: int, width_px: int, *, on_paper: bool) -> pygame.Surface:
    """The outline that a pawn leaves where it lay, exactly as wide and high as asked for."""
    hue = assets.theme.seats[seat]
    ink = mix(hue, colour("#6A5A48"), 0.55) if on_paper else mix(hue, colours.SHADOW, 0.35)
    name = f"wataah/pawn-place-{colours.SEAT_CRESTS[seat]}"
    return assets.svg(name, (width_px, width_px), {"#D9A441": hex_colour(ink)})


def eye(assets: Assets, seat: int, size_px: int) -> pygame.Surface:
    """The sign of a peek at a Decoy, in the colours of the seat that looked; in exactly the given size."""
    hue, ground = assets.theme.seats[seat], colours.seat_ground(assets.theme, seat)
    disc = paper.rounded((size_px, size_px), size_px / 2, ground, hue, line_width=size_px * 0.06)
    sign_px = round(size_px * 0.74)
    sign = _sign(assets, "wataah/eye", sign_px, colours.PAPER, ground)
    disc.blit(sign, sign.get_rect(center=(size_px // 2, size_px // 2)))
    return disc


def shosho(assets: Assets, width_px: int) -> pygame.Surface:
    """The Emperor's Shosho, a fan, with its shadow, centred."""
    scale = width_px / 60
    layers = assets.layers("wataah/shosho", (width_px, round(width_px * 156 / 200)))
    fan = paper.stack_layers(layers, Shade(2, 0.5, 1).scaled(scale))
    return paper.with_shadow(paper.grain(fan, 4.0, seed=2), Shade(4, 0.6, 3, colour=colours.SHADOW).scaled(scale))[0]


def _pawn(assets: Assets, seat: int, width_px: int) -> pygame.Surface:
    hue = assets.theme.seats[seat]
    tones: dict[str, Colour] = {
        "#D9A441": hue,
        "#F0D9A4": mix(hue, colours.LIGHT, 0.6),
        "#6A4E20": mix(hue, _DEEP, 0.5),
        "#3A2A14": mix(hue, _DEEP, 0.7),
    }
    palette = {old: hex_colour(new) for old, new in tones.items()}
    name = colours.SEAT_CRESTS[seat]
    piece = assets.svg(f"wataah/pawn-{name}", (width_px, round(width_px * PAWN_SHAPE)), palette).copy()
    sign_px = round(width_px * 0.32)
    sign = _sign(assets, f"seats/{name}", sign_px, colours.seat_ground(assets.theme, seat), colours.PAPER)
    piece.blit(sign, sign.get_rect(center=(round(width_px / 2), round(width_px / 2))))
    return piece


def _sign(assets: Assets, name: str, size_px: int, ink: Colour, ground: Colour) -> pygame.Surface:
    return assets.svg(name, (size_px, size_px), {"#000000": hex_colour(ink), "#ffffff": hex_colour(ground)})
