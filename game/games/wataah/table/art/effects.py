"""Composes the effects: the shout of a power, claws and smoke, banners, the bell, sums on their seals."""

from math import cos, sin, tau
from random import Random

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import GOLD_DARK, GOLD_LINE, VERMILION_DARK, mix
from game.games.wataah.table.art import colours
from game.games.wataah.table.art.cards import disc

SMOKE_STEPS = 6
SUMS = ("plain", "gain", "loss")

_SMOKE = ("#3A2A3A", "#6A5464", "#A9909A")
_SUM_PAPER = {"plain": ("#FBF3E0", "#E6D6B2"), "gain": ("#FFE9A8", "#F0C050"), "loss": ("#E9A490", "#C8604A")}
_BELL_SHAPE = 130 / 100


def shout(assets: Assets, width_px: int) -> pygame.Surface:
    """A jagged burst for one loud word in dark letters, centred; the paper is 0.55 as wide and 0.38 as high."""
    scale = width_px / 600
    layers = assets.layers("wataah/shout", (width_px, round(width_px * 480 / 600)))
    burst = paper.stack_layers(layers, Shade(6, 0.5, 5).scaled(scale))
    paper.grain(burst, 4.0, seed=7)
    return paper.with_shadow(burst, Shade(10, 0.59, 8, colour=colours.SHADOW).scaled(scale))[0]


def slash(assets: Assets, width_px: int) -> pygame.Surface:
    """Three claws through a clan that is destroyed, as wide as asked for."""
    size = (width_px, round(width_px * 300 / 360))
    cut = paper.blank(size)
    for layer in assets.layers("wataah/slash", size):
        paper.drop(cut, layer, (0, 0), Shade(5, 0.59, 3, colour="#3A0408").scaled(width_px / 360))
    return cut


def smoke(size_px: int, step: int) -> pygame.Surface:
    """A puff of smoke, from thick (0) to gone (`SMOKE_STEPS`), centred."""
    chance = Random(7)
    share = step / SMOKE_STEPS
    puff = paper.blank((size_px, size_px))
    for number, tone in enumerate(_SMOKE):
        circles = ""
        for turn in range(9):
            angle = tau * turn / 9 + chance.uniform(-0.3, 0.3)
            far = (0.13 + 0.19 * share) * (1 - 0.24 * number) * chance.uniform(0.7, 1.1)
            radius = (0.2 - 0.035 * number) * (1 - 0.75 * share) * chance.uniform(0.7, 1.15)
            x, y = 0.5 + far * cos(angle) * 1.25, 0.5 + far * sin(angle) - 0.06 * share
            circles += _circle(100 * x, 100 * y, max(0.5, 100 * radius))
        sheet = paper.drawn(f'<path d="{circles}" fill="{tone}"/>', (size_px, size_px), (100, 100))
        paper.drop(puff, sheet, (0, 0), Shade(4, 0.4, 2, colour=colours.SHADOW).scaled(size_px / 160))
    return paper.fade(puff, 1 - share * 0.8)


def banner(assets: Assets, size_px: tuple[int, int], kind: str) -> pygame.Surface:
    """A ribbon in a clan's colour with its emblem at the left end, for a power's words in light letters; centred."""
    width, height = size_px
    scale = height / 60
    hue = colours.YOKAI_GROUND if kind not in colours.HUES or kind == "yokai" else colours.HUES[kind]
    dark = mix(hue, colours.SHADOW, 0.45)
    notch = height * 0.3
    shape = f"M{notch} 0 H{width} L{width - notch} {height / 2} L{width} {height} H{notch} Z"
    inset = 5 * scale
    threads = f"M{notch} {inset} H{width - notch} M{notch} {height - inset} H{width - notch}"
    ribbon = paper.drawn(
        f'<defs><linearGradient id="cloth" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{hex_colour(mix(hue, dark, 0.3))}"/>'
        f'<stop offset="1" stop-color="{hex_colour(dark)}"/></linearGradient></defs>'
        f'<path d="{shape}" fill="url(#cloth)"/>'
        f'<path d="{threads}" fill="none" stroke="{hex_colour(GOLD_LINE)}" stroke-width="{1.6 * scale}"/>',
        size_px,
    )
    paper.light_edge(ribbon, colours.LIGHT, 0.45)
    paper.grain(ribbon, 4.0, seed=4)
    badge = paper.blank(size_px)
    badge.blit(ribbon, (0, 0))
    paper.drop(badge, disc(assets, kind, height), (0, 0), Shade(4, 0.55, 3, 2, colours.SHADOW).scaled(scale))
    return paper.with_shadow(badge, Shade(8, 0.63, 5, colour=colours.SHADOW).scaled(scale))[0]


def ribbon(size_px: tuple[int, int]) -> pygame.Surface:
    """A strip of paper with pointed ends, for whose turn it is and the names of places; dark letters; centred."""
    width, height = size_px
    point, inset = height * 0.27, height * 0.1
    shape = f"M{point} 0 H{width - point} L{width} {height / 2} L{width - point} {height} H{point} L0 {height / 2} Z"
    line = (
        f"M{point + inset * 0.5} {inset} H{width - point - inset * 0.5} L{width - inset * 1.2} {height / 2}"
        f" L{width - point - inset * 0.5} {height - inset} H{point + inset * 0.5} L{inset * 1.2} {height / 2} Z"
    )
    strip = paper.drawn(
        '<defs><linearGradient id="paper" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="#f6ecd8"/>'
        '<stop offset="1" stop-color="#e2d0aa"/></linearGradient></defs>'
        f'<path d="{shape}" fill="url(#paper)"/>'
        f'<path d="{line}" fill="none" stroke="{hex_colour(VERMILION_DARK)}" stroke-width="{height / 32}"/>',
        size_px,
    )
    paper.light_edge(strip, "#FFFFFF", 0.5)
    paper.grain(strip, 4.0, seed=3)
    return paper.with_shadow(strip, Shade(7, 0.67, 4, colour=colours.SHADOW).scaled(height / 42))[0]


def sum_seal(size_px: tuple[int, int], kind: str = "plain") -> pygame.Surface:
    """A pill of paper for a clan's strength in dark letters ("plain", "gain" or "loss"), with its shadow, centred."""
    upper, lower = _SUM_PAPER[kind]
    scale = size_px[1] / 30
    pill = paper.rounded(
        size_px,
        size_px[1] / 2,
        [(0, upper), (1, lower)],
        GOLD_DARK,
        line_width=1.3 * scale,
        line_inset=2 * scale,
        line_opacity=0.7,
    )
    paper.grain(pill, 3.5, seed=4, fibres=False)
    return paper.with_shadow(pill, Shade(4, 0.59, 3, colour=colours.SHADOW).scaled(scale))[0]


def bell(assets: Assets, width_px: int, *, ringing: bool = False) -> pygame.Surface:
    """The bell that ends a round when somebody has a fourth clan; ringing it shines. Centred."""
    scale = width_px / 60
    layers = assets.layers("wataah/bell", (width_px, round(width_px * _BELL_SHAPE)))
    cast = paper.stack_layers(layers, Shade(3, 0.5, 2).scaled(scale))
    paper.light_edge(cast, "#FFF0C0", 0.6)
    paper.grain(cast, 3.5, seed=8, fibres=False)
    whole, _ = paper.with_shadow(cast, Shade(5, 0.6, 4, colour=colours.SHADOW).scaled(scale))
    if not ringing:
        return whole
    light = paper.halo(width_px * 1.5, "#FFD873", 0.9, 1.6)
    light.blit(whole, whole.get_rect(center=light.get_rect().center))
    return light


def _circle(x: float, y: float, radius: float) -> str:
    return (
        f"M{x - radius:.2f} {y:.2f} a{radius:.2f} {radius:.2f} 0 1 0 {2 * radius:.2f} 0"
        f" a{radius:.2f} {radius:.2f} 0 1 0 {-2 * radius:.2f} 0 Z "
    )
