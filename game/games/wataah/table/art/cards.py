"""Composes the Shinobi cards: clans, Ronin and Yokai behind their frames, the seal with the strength, the back."""

from dataclasses import dataclass
from math import cos, radians, sin

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look.theme import VERMILION, Colour, mix
from game.games.wataah.rules.cards import CLANS, YOKAI_CARDS
from game.games.wataah.table.art import colours
from game.games.wataah.table.art.card_windows import CARD_POSES, FIGURE_SHAPE, CardWindow, figure, framed, picture

WIDTH, HEIGHT = 300, 420
"""The size of a card in design units; every measure below refers to it."""

CORNER = 16
YOKAI = {name: clan for name, _, clan in YOKAI_CARDS}
"""Every Yokai and the clan whose triple power it has."""

STRIP = 0.36
"""The share of a small card's width that shows clan and strength: cards may overlap up to there."""

_BOX = (WIDTH, HEIGHT)
_SMALL = CardWindow(_BOX, _BOX, 1.16, -10, 16)
_LARGE = CardWindow(_BOX, _BOX, 0.88, 18, -2)
_DISC = Shade(4, 0.59, 3)


_SEAL_SMALL, _SEAL_LARGE = (4.0, 106.0), (9.0, 74.0)
_EMBLEM_SMALL, _EMBLEM_LARGE = (9.0, 108.0, 92.0), (231.0, 12.0, 58.0)
"""Where a card shows its strength and clan: left and upper edge (the same for a seal), size."""

_RIBBON_X, _RIBBON_TOP, _PIP = 55.0, 196.0, 22.0


@dataclass(frozen=True, slots=True)
class CardBoxes:
    """The text boxes of a large card, in the pixels of that card."""

    name: Rect
    lines: tuple[Rect, ...]
    """A clan has two, for its pair and its triple; all others have one."""


def card_height(width_px: int) -> int:
    """How high a card of that width is."""
    return round(width_px * HEIGHT / WIDTH)


def boxes(kind: str, width_px: int) -> CardBoxes:
    """Where words may stand on a large card."""
    if kind in CLANS and kind != "bear":
        places = [Rect(74, 308, 206, 48), Rect(74, 358, 206, 48)]
    elif kind in YOKAI and kind != "oni":
        places = [Rect(24, 352, 252, 56)]
    else:
        places = [Rect(24, 310, 252, 96)]
    scale = width_px / WIDTH
    name, *lines = (Rect(*(length * scale for length in box)) for box in (Rect(20, 271, 260, 36), *places))
    return CardBoxes(name, tuple(lines))


def base(assets: Assets, kind: str, width_px: int, *, large: bool) -> pygame.Surface:
    """A card without its strength, in exactly the given size."""
    scale = width_px / WIDTH
    stage = _LARGE if large else _SMALL
    seen = picture(assets, (f"wataah/scene-{kind}", f"wataah/figure-{kind}"), stage, CARD_POSES[kind], scale)
    face = framed(seen, _frame(assets, kind, width_px, large=large), stage, CARD_POSES[kind], scale)
    if large:
        _signs(face, assets, kind, scale)
        _emblem(face, assets, kind, _EMBLEM_LARGE, scale)
    paper.cut_rounded(face, CORNER * scale)
    return paper.light_edge(face, "#FFF8E6", 0.24)


def stamped(face: pygame.Surface, assets: Assets, kind: str, strength: int, *, large: bool) -> pygame.Surface:
    """Draw the strength on a card, in place; a small card also gets its emblem and a banner of that length."""
    scale = face.get_width() / WIDTH
    if not large:
        _banner(face, kind, strength, scale)
        _emblem(face, assets, kind, _EMBLEM_SMALL, scale)
    left, size = _SEAL_LARGE if large else _SEAL_SMALL
    stamp = seal(assets, kind, strength, round(size * scale))
    paper.drop(face, stamp, (left * scale, left * scale), Shade(5, 0.59, 3).scaled(scale))
    if kind == "ronin":
        _nine_dots(face, (left + size / 2) * scale, size * scale)
    return face


def seal(assets: Assets, kind: str, strength: int, size_px: int) -> pygame.Surface:
    """The seal with a strength in a clan's colour, in exactly the given size."""
    hue = colours.hue_of(kind)
    palette = {colours.HUE: hex_colour(hue), colours.HUE_LINE: hex_colour(mix(hue, (255, 255, 255), 0.35))}
    stamp = assets.svg("wataah/seal", (size_px, size_px), palette).copy()
    paper.grain(stamp, 5.0, seed=5, fibres=False)
    ink = colours.YOKAI_INK if kind in YOKAI else colours.PAPER
    shown = assets.svg(f"numerals/{strength}", (round(size_px * 0.62),) * 2, {"#000000": hex_colour(ink)})
    stamp.blit(shown, shown.get_rect(center=(size_px // 2, size_px // 2)))
    return stamp


def emblem(assets: Assets, kind: str, size_px: int, sign: Colour, ground: Colour) -> pygame.Surface:
    """The sign of a clan, of the Ronin or of all Yokai, with the background showing through its cut-outs."""
    palette = {"#000000": hex_colour(sign), "#ffffff": hex_colour(ground)}
    return assets.svg(f"wataah/emblem-{'yokai' if kind in YOKAI else kind}", (size_px, size_px), palette)


def disc(assets: Assets, kind: str, size_px: int) -> pygame.Surface:
    """The emblem on its disc, in exactly the given size."""
    yokai = kind == "yokai" or kind in YOKAI
    ground = colours.YOKAI_GROUND if yokai else colours.HUES[kind]
    sign = colours.YOKAI_GOLD if yokai else colours.PAPER
    line = max(1.0, size_px * 0.03)
    ring = sign if yokai else mix(ground, colours.LIGHT, 0.55)
    round_px = paper.rounded((size_px, size_px), size_px / 2, ground, ring, line_width=line, line_inset=line * 0.8)
    paper.grain(round_px, 3.5, seed=3, fibres=False)
    shown = emblem(assets, kind, round(size_px * 0.72), sign, ground)
    round_px.blit(shown, shown.get_rect(center=(size_px // 2, size_px // 2)))
    return round_px


def back(assets: Assets, width_px: int) -> pygame.Surface:
    """The back of every Shinobi card."""
    return lacquered(assets, "wataah/card-back", (width_px, card_height(width_px)), CORNER * width_px / WIDTH)


def lacquered(assets: Assets, name: str, size_px: tuple[int, int], corner: float) -> pygame.Surface:
    """A back from its file: every layer lies on the one before, with grain and round corners."""
    scale = size_px[0] / WIDTH
    lowest, *others = assets.layers(name, size_px)
    for layer in others:
        paper.drop(lowest, layer, (0, 0), Shade(7, 0.59, 5).scaled(scale))
    return paper.cut_rounded(paper.grain(lowest, 3.5, seed=9), corner)


def portrait(assets: Assets, kind: str, width_px: int) -> pygame.Surface:
    """A figure without its card."""
    return figure(assets, f"wataah/figure-{kind}", width_px, FIGURE_SHAPE)


def little_cards(count: int, height_px: int, ink: Colour) -> pygame.Surface:
    """Small cards side by side: the sign of a pair or a triple, in exactly the given height."""
    width = 13 * count - 3
    shapes = "".join(f'<rect x="{13 * step}" width="10" height="16" rx="2.2"/>' for step in range(count))
    body = f'<g fill="{hex_colour(ink)}">{shapes}</g>'
    return paper.drawn(body, (height_px * width / 16, height_px), (width, 16))


def _frame(assets: Assets, kind: str, width_px: int, *, large: bool) -> pygame.Surface:
    size = (width_px, card_height(width_px))
    name = "wataah/card-yokai" if kind in YOKAI else "wataah/card-clan"
    palette = None if kind in YOKAI else {colours.HUE: hex_colour(colours.HUES[kind])}
    (frame,) = assets.layers(name, size, "large" if large else "small", palette)
    return paper.grain(frame, 4.2, seed=11)


def _emblem(face: pygame.Surface, assets: Assets, kind: str, place: tuple[float, float, float], scale: float) -> None:
    left, top, size = (length * scale for length in place)
    paper.drop(face, disc(assets, kind, round(size)), (left, top), _DISC.scaled(scale))


def _banner(face: pygame.Surface, kind: str, strength: int, scale: float) -> None:
    """A banner hangs from the emblem, with a diamond for each point of strength."""
    x, top, foot = _RIBBON_X, _RIBBON_TOP - 20, _RIBBON_TOP + 10 + _PIP * strength
    cloth = f"M{x - 19} {top} H{x + 19} V{foot + 9} L{x} {foot} L{x - 19} {foot + 9} Z"
    first = _RIBBON_TOP + 6 + _PIP / 2
    gems = "".join(f"M{x} {first + _PIP * step - 9.5} l9 9.5 l-9 9.5 l-9 -9.5 Z " for step in range(strength))
    hue = colours.hue_of(kind)
    dark = kind in YOKAI
    ground, ink = (colours.YOKAI_GROUND, hue) if dark else (hue, colours.PAPER)
    line = mix(ground, colours.LIGHT, 0.45)
    ribbon = paper.drawn(
        f'<path d="{cloth}" fill="{hex_colour(ground)}" stroke="{hex_colour(line)}" stroke-width="1.8"/>'
        f'<path d="{gems}" fill="{hex_colour(ink)}"/>',
        face.get_size(),
        _BOX,
    )
    bounds = ribbon.get_bounding_rect()
    paper.drop(face, ribbon.subsurface(bounds), bounds.topleft, Shade(5, 0.55, 3, 1).scaled(scale))


def _nine_dots(face: pygame.Surface, middle: float, size: float) -> None:
    """Nine dots around the seal of a Ronin, who may stand for any of the nine clans."""
    dot = max(4, round(size * 0.17))
    for number, clan in enumerate(CLANS):
        turn = radians(-90 + 40 * number)
        bead = paper.rounded(
            (dot, dot), dot / 2, colours.HUES[clan], colours.WASHI, line_width=dot * 0.14, line_inset=0
        )
        x, y = middle + cos(turn) * size * 0.48, middle + sin(turn) * size * 0.48
        face.blit(bead, bead.get_rect(center=(round(x), round(y))))


def _signs(face: pygame.Surface, assets: Assets, kind: str, scale: float) -> None:
    """The signs before the words of a large card: pair and triple, or whose power a Yokai has."""
    if kind in CLANS and kind != "bear":
        for count, middle in ((2, 332), (3, 382)):
            row = little_cards(count, round(19 * scale), colours.HUES[kind])
            face.blit(row, row.get_rect(center=(round(46 * scale), round(middle * scale))))
    elif YOKAI.get(kind):
        row = little_cards(3, round(28 * scale), colours.YOKAI_GOLD)
        face.blit(row, row.get_rect(center=(round(128 * scale), round(328 * scale))))
        _emblem(face, assets, str(YOKAI[kind]), (168, 306, 44), scale)
    elif kind == "tengu":
        for left in (102, 154):
            _emblem(face, assets, "yokai", (left, 306, 44), scale)
            cut = f'<path d="M9 41 L41 9" stroke="{hex_colour(VERMILION)}" stroke-width="6" stroke-linecap="round"/>'
            face.blit(paper.drawn(cut, (44 * scale, 44 * scale), (50, 50)), (round(left * scale), round(306 * scale)))
