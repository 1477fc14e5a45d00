"""Composes the signs for the state of play: dials, the colour led, the highest card, moons for tricks, slots."""

from math import cos, radians, sin

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import (
    BLOOD,
    GOLD,
    GOLD_DARK,
    GOLD_LINE,
    LEGAL_EDGE,
    MIST,
    MOON,
    SELECT,
    VERMILION,
    Colour,
    colour,
    mix,
)
from game.games.oboro.table.art import colours
from game.games.oboro.table.art.cards import card_height, emblem
from game.games.oboro.table.art.dashes import dashes, oval, rounded, spots

_DIAL_OPEN, _DIAL_SWEEP = 135, 270
"""The steps run clockwise over this many degrees, starting in this direction; the gap is at the bottom."""

_STEP_OFF = colour("#37343F")
_STEP_OVER = colour("#E05A46")
_NUMBER_OVER = colour("#FFB4A2")
_SEAL = Shade(5, 0.6, 3)
_RIBBON = Shade(4, 0.55, 3)

_MOTIFS = {
    "red": '<path d="M-13 3 C-6 -6 2 -2 13 -7 C9 3 1 7 -13 3 Z" fill="{ink}"/>',
    "blue": '<path d="M-13 4 C-8 -7 3 -9 7 -2 C8 2 4 4 2 1 M-4 5 C2 8 9 7 13 4" fill="none" stroke="{ink}"'
    ' stroke-width="3.6" stroke-linecap="round"/>',
    "green": '<path d="M-13 0 C-6 -8 5 -8 13 0 C5 8 -6 8 -13 0 Z" fill="{ink}"/>'
    '<path d="M-9 0 H8" fill="none" stroke="#16302E" stroke-width="1.6"/>',
}
"""Flames, waves or leaves run around the trick, so that the colour led can be told by shape too."""


def number(assets: Assets, value: int, height_px: int, ink: Colour) -> pygame.Surface:
    """A number in lining figures, as high as asked for and as wide as it needs."""
    palette = {"#000000": hex_colour(ink)}
    figures = [assets.svg(f"numerals/{figure}", (height_px, height_px), palette) for figure in str(value)]
    figures = [figure.subsurface(figure.get_bounding_rect()) for figure in figures]
    gap = max(1, round(height_px * 0.05))
    wide = paper.blank((sum(figure.get_width() for figure in figures) + gap * (len(figures) - 1), height_px))
    x = 0
    for figure in figures:
        wide.blit(figure, (x, (height_px - figure.get_height()) // 2))
        x += figure.get_width() + gap
    return wide


def steps(count: int, paint: list[Colour], radii: tuple[float, float], middle: tuple[float, float]) -> str:
    """The steps of a dial as SVG: `count` over the sweep, painted in order; steps without paint are not drawn."""
    return "".join(
        _step(_DIAL_OPEN + index * _DIAL_SWEEP / count, _DIAL_SWEEP / count, ink, radii, middle)
        for index, ink in enumerate(paint)
    )


def dial(assets: Assets, power: int, mission: int, size_px: int) -> pygame.Surface:
    """Power against the mission, one step per point; above it the ring cracks, reddens and fills its gap."""
    over = power > mission
    rim = _STEP_OVER if over else GOLD_LINE
    ground = colour("#2A0C10") if over else colour("#14111A")
    lit = [_STEP_OVER] * mission if over else [mix(MOON, GOLD, index / (mission - 1)) for index in range(mission)]
    paint = [ink if index < power else _STEP_OFF for index, ink in enumerate(lit)]
    body = f'<circle cx="50" cy="50" r="49" fill="{hex_colour(ground)}"/>'
    body += f'<circle cx="50" cy="50" r="47.5" fill="none" stroke="{hex_colour(rim)}" stroke-width="1.6"/>'
    body += steps(mission, paint, (33, 44), (50, 50))
    if over:
        body += "".join(
            _step(45 + 30 * index, 30, BLOOD, (33, 44), (50, 50)) for index in range(min(3, power - mission))
        )
        crack = "M60 1 L54 8 L61 14 L54 22 M52 79 L46 85 L53 91 L47 99"
        body += f'<path d="{crack}" fill="none" stroke="#0A0608" stroke-width="3.8" stroke-linejoin="round"/>'
    face = paper.drawn(body, (size_px, size_px), (100, 100))
    paper.grain(face, 3.0, seed=4, fibres=False)
    shown = number(assets, power, round(size_px * 0.29), _NUMBER_OVER if over else assets.theme.light_text)
    face.blit(shown, shown.get_rect(center=(size_px // 2, round(size_px * 0.44))))
    return paper.with_shadow(face, Shade(6, 0.67, 4).scaled(size_px / 104))[0]


def _step(start: float, sweep: float, ink: Colour, radii: tuple[float, float], middle: tuple[float, float]) -> str:
    """One step of a dial."""
    first, last = radians(start + 1.7), radians(start + sweep - 1.7)
    inner, outer = radii
    corners = [
        (middle[0] + radius * cos(turn), middle[1] + radius * sin(turn))
        for radius, turn in ((inner, first), (outer, first), (outer, last), (inner, last))
    ]
    near, far, far_end, near_end = (f"{x:.2f} {y:.2f}" for x, y in corners)
    data = f"M{near} L{far} A{outer} {outer} 0 0 1 {far_end} L{near_end} A{inner} {inner} 0 0 0 {near} Z"
    return f'<path d="{data}" fill="{hex_colour(ink)}"/>'


def led_ring(assets: Assets, suit: str, size_px: tuple[int, int]) -> pygame.Surface:
    """The colour led runs around the trick as fire, waves or leaves; in the given size."""
    scale = size_px[0] / 584
    motif = _MOTIFS[suit].format(ink=hex_colour(colours.led(assets.theme, suit)))
    places = spots(oval(size_px, 14 * scale), 38)
    body = "".join(
        f'<g transform="translate({x:.1f},{y:.1f}) rotate({turn:.1f}) scale({scale:.3f})">{motif}</g>'
        for x, y, turn in places
    )
    ring = paper.drawn(body, size_px)
    whole = paper.blank(size_px)
    paper.drop(whole, ring, (0, 0), Shade(4, 0.6, 2).scaled(scale))
    return whole


def led_seal(assets: Assets, suit: str, size_px: int) -> pygame.Surface:
    """The emblem of the colour led on a seal of paper."""
    scale = size_px / 72
    own = colours.suit_colour(assets.theme, suit)
    disc = paper.rounded(
        (size_px, size_px), size_px / 2, colours.PAPER, own, line_width=2.4 * scale, line_inset=4 * scale
    )
    paper.grain(disc, 4.0, seed=3, fibres=False)
    sign = emblem(assets, suit, round(44 * scale), own, colours.PAPER)
    disc.blit(sign, sign.get_rect(center=(size_px // 2, size_px // 2)))
    return paper.with_shadow(disc, _SEAL.scaled(scale))[0]


def led_ribbon(assets: Assets, suit: str, size_px: tuple[int, int]) -> pygame.Surface:
    """A ribbon in the colour led, as long as its words."""
    width, height = size_px
    notch = height * 0.28
    shape = f"M0 0 H{width} L{width - notch} {height / 2} L{width} {height} H0 L{notch} {height / 2} Z"
    ribbon = paper.drawn(f'<path d="{shape}" fill="{hex_colour(colours.suit_colour(assets.theme, suit))}"/>', size_px)
    paper.light_edge(ribbon, colours.led(assets.theme, suit), 0.7)
    paper.grain(ribbon, 4.0, seed=4, fibres=False)
    return paper.with_shadow(ribbon, _RIBBON.scaled(height / 32))[0]


def highest_tag(size_px: tuple[int, int]) -> pygame.Surface:
    """The golden tag of the card that is winning, as long as its word."""
    width, height = size_px
    point, inset = height * 0.3, height * 0.13
    shape = f"M{point} 0 H{width - point} L{width} {height / 2} L{width - point} {height} H{point} L0 {height / 2} Z"
    lines = f"M{point * 1.4} {inset} H{width - point * 1.4} M{point * 1.4} {height - inset} H{width - point * 1.4}"
    tag = paper.drawn(
        f'<path d="{shape}" fill="{hex_colour(GOLD)}"/>'
        f'<path d="{lines}" fill="none" stroke="{hex_colour(GOLD_DARK)}" stroke-width="{height / 30}"/>',
        size_px,
    )
    paper.light_edge(tag, "#FFF0C0", 0.7)
    paper.grain(tag, 4.0, seed=3, fibres=False)
    return paper.with_shadow(tag, _RIBBON.scaled(height / 34))[0]


def progress_moon(state: str, size_px: int) -> pygame.Surface:
    """A moon for a trick: full when it has been "played", a crescent "now", a ring when it is "to come"."""
    full, ring = hex_colour(colours.HAZY), hex_colour(MIST)
    shapes = {
        "played": f'<circle cx="50" cy="50" r="40" fill="{full}"/>',
        "now": f'<circle cx="50" cy="50" r="38" fill="none" stroke="{full}" stroke-width="4" opacity="0.5"/>'
        f'<path d="M50 10 A40 40 0 1 1 22 78 A34 34 0 0 0 50 10 Z" fill="{full}"/>',
        "to come": f'<circle cx="50" cy="50" r="36" fill="none" stroke="{ring}" stroke-width="8" opacity="0.75"/>',
    }
    return paper.drawn(shapes[state], (size_px, size_px), (100, 100))


def step_moon(size_px: int, *, now: bool, done: bool) -> pygame.Surface:
    """A moon for a step of the scoring: a ring, then full; with a vermilion centre while it is being counted."""
    full = f'<circle cx="50" cy="50" r="46" fill="{hex_colour(colours.HAZY)}"/>'
    if now:
        full += f'<circle cx="50" cy="50" r="25" fill="{hex_colour(VERMILION)}"/>'
    elif not done:
        full = (
            f'<circle cx="50" cy="50" r="42" fill="none" stroke="{hex_colour(MIST)}" stroke-width="7" opacity="0.75"/>'
        )
    return paper.drawn(full, (size_px, size_px), (100, 100))


def trick_slot(width_px: int, *, legal: bool) -> pygame.Surface:
    """Where a seat's card will lie; pale gold with a diamond if it is the viewer's turn."""
    size = (width_px, card_height(width_px))
    scale = width_px / 142
    line = dashes(rounded(size, 2 * scale, 9 * scale), 12 * scale, 8 * scale)
    if not legal:
        return paper.drawn(_dashed(line, MIST, 1.6 * scale, 0.5), size)
    fill = f'<rect width="{size[0]}" height="{size[1]}" rx="{10 * scale}" fill="{hex_colour(SELECT)}" opacity="0.34"/>'
    x, y, half = size[0] / 2, size[1] / 2, 14 * scale
    sign = f"M{x} {y - half} L{x + half} {y} L{x} {y + half} L{x - half} {y} Z"
    edge = hex_colour(LEGAL_EDGE)
    return paper.drawn(fill + _dashed(line, LEGAL_EDGE, 2.6 * scale, 1.0) + f'<path d="{sign}" fill="{edge}"/>', size)


def stack_slot(assets: Assets, suit: str, width_px: int, *, on_paper: bool = False) -> pygame.Surface:
    """The empty place of a seat's stack of one suit, in the lacquer or on a scroll of paper."""
    size = (width_px, card_height(width_px))
    scale = width_px / 100
    line = dashes(rounded(size, 2 * scale, 7 * scale), 8 * scale, 6 * scale)
    look = assets.theme
    ink = mix(colours.suit_colour(look, suit), GOLD_DARK, 0.4) if on_paper else mix(colours.led(look, suit), MIST, 0.35)
    ground, shade = (colour("#EFE4CC"), 0.0) if on_paper else (colour("#060A10"), 0.42)
    fill = (
        f'<rect width="{size[0]}" height="{size[1]}" rx="{8 * scale}" fill="{hex_colour(ground)}" opacity="{shade}"/>'
    )
    slot = paper.drawn(fill + _dashed(line, ink, 1.7 * scale, 0.7), size)
    sign = emblem(assets, suit, round(42 * scale), ink, ground).copy()
    slot.blit(paper.fade(sign, 0.55), sign.get_rect(center=slot.get_rect().center))
    return slot


def _dashed(data: str, ink: Colour, width: float, opacity: float) -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{hex_colour(ink)}" stroke-width="{width}"'
        f' stroke-linecap="round" opacity="{opacity}"/>'
    )
