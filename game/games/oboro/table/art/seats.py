"""Composes the pictures of the seats: crests, plates, points, covered cards, shuriken, scrolls of the scoring."""

from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import GOLD, GOLD_DARK, GOLD_LINE, HAZY_MOON, Colour, colour, mix
from game.games.oboro.table.art import colours
from game.games.oboro.table.art.cards import CORNER, WIDTH, card_height
from game.table.seats import plate as seats

_PLATE = seats.PlateStyle(
    high=92.0,
    waiting=("#DAD3C2", "#BAB09A"),
    shadow=Shade(11, 0.69, 6),
    crest=70.0,
    crest_inset=12.0,
    crest_shadow=Shade(4, 0.55, 3),
    glow=(16.0, 0.75, "#FFE0A0"),
    line=(1.8, 6.0, 0.85),
    seed=8,
)
_MOST_EDGES = 6
"""More covered cards than this all look the same."""

_DARK_STEEL = {"#76808A": "#2E333C", "#DDE1E0": "#7D8690"}
"""The bright steel of the SVG file, made dark enough for paper."""

_PAPERS: dict[str, tuple[Colour, Colour]] = {
    "first": (colour("#F6ECD8"), colour("#E6D5AE")),
    "placed": (colour("#EFE5D0"), colour("#D9C8A2")),
    "failed": (colour("#BDB8AE"), colour("#A29C90")),
}
"""The scrolls of the scoring: lit for the first place, plain, and grey for a failed mission."""


def crest(assets: Assets, seat: int, size_px: int) -> pygame.Surface:
    """The sign of a seat on its disc, in exactly the given size."""
    tones = (assets.theme.seats[seat], colours.seat_ground(assets.theme, seat))
    return seats.crest(assets, f"seats/{colours.SEAT_CRESTS[seat]}", size_px, tones, line=(2.2, 4.0), sign=60.0)


def plate(assets: Assets, size_px: tuple[int, int], seat: int, *, active: bool, crest_right: bool) -> pygame.Surface:
    """A seat's plate with its crest at one end."""
    line = mix(assets.theme.seats[seat], GOLD_DARK, 0.4) if active else colour("#6A7680")
    return _PLATE.plate(size_px, line, partial(crest, assets, seat), active=active, right=crest_right)


def points(assets: Assets, width_px: int) -> pygame.Surface:
    """A small scroll for the number of points, which the caller writes on it."""
    size = (width_px, round(width_px * 48 / 80))
    layers = assets.layers("oboro/points", size)
    rolled = paper.stack_layers(layers, Shade(2, 0.5, 1).scaled(width_px / 80))
    paper.grain(rolled, 4.0, seed=2)
    return paper.with_shadow(rolled, Shade(3, 0.5, 2).scaled(width_px / 80))[0]


def stack_edges(count: int, width_px: int) -> pygame.Surface:
    """The paper edges of `count` covered cards; the picture's centre is the centre of the top card."""
    scale = width_px / 100
    shown = min(count, _MOST_EDGES)
    size = (width_px, card_height(width_px))
    reach = round((3.4 * shown + 20) * scale)
    pile = paper.blank((size[0] + 2 * reach, size[1] + 2 * reach))
    for depth in range(shown, 0, -1):
        tone = mix(colours.PAPER, colour("#4A5A64"), 0.22 + 0.09 * depth)
        sheet = paper.rounded(size, CORNER * width_px / WIDTH, tone)
        paper.light_edge(sheet, colours.PAPER, 0.5)
        place = (reach - 1.6 * depth * scale, reach + 3.2 * depth * scale)
        paper.drop(pile, sheet, place, Shade(4, 0.5, 2).scaled(scale))
    return pile


def shuriken(assets: Assets, size_px: int, *, on_paper: bool) -> pygame.Surface:
    """A shuriken piece with its shadow: of bright steel on the table, dark on the paper of a plate."""
    (star,) = assets.layers("oboro/shuriken", (size_px, size_px), palette=_DARK_STEEL if on_paper else None)
    paper.light_edge(star, "#FFFFFF", 0.3 if on_paper else 0.6)
    shade = Shade(3, 0.45, 2) if on_paper else Shade(5, 0.75, 4)
    return paper.with_shadow(star, shade.scaled(size_px / 66))[0]


def tray(size_px: tuple[int, int]) -> pygame.Surface:
    """The lacquer tray of the stock, with its shadow."""
    scale = size_px[1] / 150
    rim = paper.rounded(
        size_px,
        22 * scale,
        [(0, "#33262A"), (0.5, "#1F1618"), (1, "#140D0E")],
        GOLD_LINE,
        line_width=1.6 * scale,
        line_inset=6 * scale,
        line_opacity=0.85,
    )
    sunk = paper.rounded((size_px[0] - 26 * scale, size_px[1] - 26 * scale), 14 * scale, "#08070A")
    rim.blit(paper.fade(sunk, 0.5), (round(13 * scale), round(13 * scale)))
    paper.light_edge(rim, GOLD_LINE, 0.4)
    paper.grain(rim, 3.5, seed=6)
    return paper.with_shadow(rim, Shade(13, 0.75, 8).scaled(scale))[0]


def mat(size_px: tuple[int, int]) -> pygame.Surface:
    """A subtle inlay in the lacquer for the last trick: in exactly the given size."""
    width, height = size_px
    line = max(1.0, height / 130)
    corner = height * 0.12
    return paper.drawn(
        f'<rect width="{width}" height="{height}" rx="{corner}" fill="#060A10" opacity="0.38"/>'
        f'<rect x="{line / 2}" y="{line / 2}" width="{width - line}" height="{height - line}" rx="{corner}"'
        f' fill="none" stroke="{hex_colour(GOLD_LINE)}" stroke-width="{line}" opacity="0.45"/>',
        size_px,
    )


def block(size_px: tuple[int, int], *, lit: bool) -> pygame.Surface:
    """The ground of a seat in the round layout, centred in its light if the seat is to play."""
    scale = size_px[1] / 366
    line, opacity = (colours.MOONLIGHT, 1.0) if lit else (GOLD_LINE, 0.28)
    ground = paper.rounded(
        size_px,
        26 * scale,
        [(0, "#0E1420"), (1, "#0A0F18")],
        line,
        line_width=(4 if lit else 2) * scale,
        line_inset=7 * scale,
        line_opacity=opacity,
    )
    ground = paper.fade(ground, 0.94 if lit else 0.72)
    return (
        paper.with_light(ground, Shade(12, 0.5, 6).scaled(scale), 26 * scale, 0.85, colours.MOONLIGHT)
        if lit
        else ground
    )


def hanging_scroll(assets: Assets, size_px: tuple[int, int], seat: int, standing: str) -> pygame.Surface:
    """A seat's scroll for the scoring ("first", "placed" or "failed"): paper between two rods, with its shadow."""
    width, height = size_px
    scale = width / 470
    rod, overhang = 22 * scale, 26 * scale
    upper, lower = _PAPERS[standing]
    sheet = paper.blank(size_px)
    page = paper.rounded((width - 2 * overhang, height - rod), 2 * scale, [(0, upper), (1, lower)])
    hue = mix(assets.theme.seats[seat], GOLD_DARK, 0.25)
    for x in (20 * scale, page.get_width() - 22 * scale):
        page.fill(hue, (round(x), 0, max(1, round(2 * scale)), page.get_height()))
    paper.grain(page, 4.5, seed=11 + seat)
    sheet.blit(page, (round(overhang), round(rod / 2)))
    for top in (0.0, height - rod):
        paper.drop(sheet, _rod((width, round(rod)), scale), (0, top), Shade(5, 0.6, 4).scaled(scale))
    shade = Shade(14, 0.7, 9).scaled(scale)
    if standing == "first":
        return paper.with_light(sheet, shade, 22 * scale, 0.6, colours.MOONLIGHT)
    return paper.with_shadow(sheet, shade)[0]


def _rod(size_px: tuple[int, int], scale: float) -> pygame.Surface:
    """A rod of dark wood with golden knobs."""
    width, height = size_px
    knob = height * 0.95
    wood, shine, gold = "#5A3324", "#7A4A36", hex_colour(GOLD)
    body = (
        f'<rect x="{knob / 2}" y="{height * 0.1}" width="{width - knob}" height="{height * 0.8}" fill="{wood}"/>'
        f'<rect x="{knob / 2}" y="{height * 0.2}" width="{width - knob}" height="{height * 0.16}" fill="{shine}"/>'
    )
    body += "".join(
        f'<circle cx="{x}" cy="{height / 2}" r="{knob / 2}" fill="{gold}"/>' for x in (knob / 2, width - knob / 2)
    )
    return paper.grain(paper.drawn(body, size_px), 3.5, seed=round(7 * scale))


def total_plate(size_px: tuple[int, int], *, first: bool) -> pygame.Surface:
    """The plate under a scroll's sum: bronze for the first place, lacquer for the others. Red would be a button."""
    scale = size_px[1] / 70
    graded = [(0, "#8A6424"), (1, "#5E3F12")] if first else [(0, "#33262A"), (1, "#1F1618")]
    sheet = paper.rounded(
        size_px, 12 * scale, graded, GOLD_LINE, line_width=1.4 * scale, line_inset=5 * scale, line_opacity=0.8
    )
    paper.grain(sheet, 3.5, seed=6)
    return paper.with_shadow(sheet, Shade(6, 0.6, 4).scaled(scale))[0]


def first_seal(assets: Assets, size_px: int) -> pygame.Surface:
    """The seal of the first place."""
    seal = assets.svg("oboro/seal-first", (size_px, size_px)).copy()
    paper.grain(seal, 5.0, seed=5, fibres=False)
    return paper.with_shadow(seal, Shade(5, 0.6, 4).scaled(size_px / 84))[0]


def noticed_seal(assets: Assets, size_px: int) -> pygame.Surface:
    """A red seal with an open eye, with its shadow, centred."""
    scale = size_px / 150
    layers = assets.layers("oboro/noticed", (size_px, size_px))
    seal = paper.stack_layers(layers, Shade(4, 0.5, 3).scaled(scale))
    paper.light_edge(seal, colours.MOONLIGHT, 0.4)
    paper.grain(seal, 5.0, seed=7, fibres=False)
    return paper.with_shadow(seal, Shade(9, 0.68, 6).scaled(scale))[0]


def victory_moon(assets: Assets, winners: tuple[int, ...], size_px: int) -> pygame.Surface:
    """A moon `size_px` wide, centred in its light, with the winners' crests side by side."""
    light = paper.halo(size_px * 1.15, HAZY_MOON, 0.85, 1.7)
    disc = paper.drawn(
        '<defs><radialGradient id="moon" cx="50%" cy="50%" r="50%"><stop offset="0" stop-color="#FBF3D2"/>'
        f'<stop offset="0.8" stop-color="{hex_colour(HAZY_MOON)}"/><stop offset="1" stop-color="#E0C684"/>'
        '</radialGradient></defs><circle cx="50" cy="50" r="49" fill="url(#moon)"/>',
        (size_px, size_px),
        (100, 100),
    )
    paper.grain(disc, 4.0, seed=12)
    wide = round(size_px * (0.52 if len(winners) == 1 else 0.4 if len(winners) == 2 else 0.3))
    for place, seat in enumerate(winners):
        aside = (place - (len(winners) - 1) / 2) * wide * 1.08
        at = (size_px / 2 + aside - wide / 2, size_px / 2 - wide / 2)
        paper.drop(disc, crest(assets, seat, wide), at, Shade(8, 0.5, 6).scaled(size_px / 300))
    paper.drop(light, disc, disc.get_rect(center=light.get_rect().center).topleft, Shade(14, 0.4, 8))
    return light
