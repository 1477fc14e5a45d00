"""Composes the palace court on the eve of a coup, far to near, for a window of any shape; and its lanterns."""

from math import ceil

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.panorama import Panorama, Plane
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour, opaque
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.look.theme import Colour, colour, mix
from game.games.wataah.table.art import colours

LANTERN_SHAPE = 156 / 100

_SKY = (
    (-200.0, colour("#0A0D22")),
    (0.0, colour("#10142E")),
    (90.0, colour("#1E1C44")),
    (180.0, colour("#4A1E3C")),
    (234.0, colour("#7A2A34")),
    (240.0, colour("#5A2A22")),
    (900.0, colour("#241014")),
    (1240.0, colour("#16080C")),
)
_EDGE = colour("#FFD6A0")
_DARK = colour("#0A030C")
_WARM = colour("#F0A04A")
_EMBER = colour("#3A0A10")

_PAINTED = Rect(-520, -400, 2640, 1640)
"""The painted area; a wider window gets curtains at its sides."""

_POOLS = ((800, 470, 620, 0.36), (200, 250, 330, 0.42), (1400, 250, 330, 0.42))
"""Lamplight on the floor: its middle, half its width, its strength."""

_STRINGS = (
    ((-20, 62), (200, 118), (440, 70), (0.24, 0.56, 0.86)),
    ((1160, 70), (1400, 118), (1620, 62), (0.14, 0.44, 0.76)),
    ((-500, 70), (-240, 120), (-20, 62), (0.3, 0.7)),
    ((1620, 62), (1860, 120), (2120, 70), (0.3, 0.7)),
)
"""Cords from post to post with a sag between, and where along them lanterns hang."""

_HUNG = 54.0
"""How wide a hanging lantern is."""


_PLANES = (
    Plane("palace-clouds"),
    Plane("palace-roofs", 9, 0.47, -3, edge=0.47),
    Plane("palace-ninja", 4, 0.4, 2, edge=0.35),
    Plane("palace-wall", 9, 0.59, -4),
    Plane("palace-hall", 9, 0.59, 4, edge=0.59),
    Plane("palace-floor", 8, 0.55, -3),
    Plane("palace-carpet", 9, 0.67, 5, grain=4.0),
)


def backdrop(assets: Assets, size_px: tuple[int, int]) -> pygame.Surface:
    """The whole court, opaque, as large as the window."""
    layout = Layout(size_px)
    court = Panorama(assets, "wataah", layout, colours.SHADOW, _EDGE)
    sheet = court.sky(_SKY)
    court.lay(sheet, Plane("palace-stars"))
    moon = assets.svg("wataah/palace-moon", layout.size_to_px((260, 260)))
    sheet.blit(moon, moon.get_rect(center=layout.to_px((1334, 52))))
    for plane in _PLANES:
        court.lay(sheet, plane)
    _inlay(sheet, assets, layout.visible, layout.scale)
    for x, y, half, strength in _POOLS:
        light = pygame.transform.smoothscale(
            paper.halo(96, _WARM, strength, 1.7), layout.size_to_px((2 * half, 1.3 * half))
        )
        sheet.blit(light, light.get_rect(center=layout.to_px((x, y))))
    for start, sag, end, places in _STRINGS:
        _string(sheet, assets, layout, (start, sag, end), places)
    court.wings(sheet, _PAINTED, ("#2A0C14", "#5A1018", "#2A0C14"))
    paper.vignette(sheet, 0.5, _DARK)
    return opaque(paper.grain(sheet, 2.4, seed=31))


def night_room(court: pygame.Surface) -> pygame.Surface:
    """The court out of focus and in the dark, drawn behind the Grand Master board."""
    width, height = court.get_size()
    small = pygame.transform.smoothscale(court, (max(1, ceil(width / 4)), max(1, ceil(height / 4))))
    soft = pygame.transform.box_blur(pygame.transform.box_blur(small, 2), 2)
    room = pygame.transform.smoothscale(soft, court.get_size())
    paper.multiply(room, "#605478")
    light = paper.halo(Layout(court.get_size()).scale * 650, "#E0803A", 0.5, 1.7)
    room.blit(light, light.get_rect(center=(width // 2, height // 2)))
    paper.vignette(room, 0.5, _DARK)
    return opaque(paper.grain(room, 2.2, seed=31))


def lantern(assets: Assets, width_px: int, *, lit: bool) -> pygame.Surface:
    """A lantern with its shadow, and its light if it burns; centred on the paper lantern."""
    scale = width_px / 84
    body = paper.stack_layers(
        assets.layers("wataah/lantern", (width_px, round(width_px * LANTERN_SHAPE)), palette=_asleep(lit)),
        Shade(3, 0.4, 2).scaled(scale),
    )
    whole, _ = paper.with_shadow(body, Shade(7, 0.59, 5, colour=colours.SHADOW).scaled(scale))
    if not lit:
        return whole
    light = paper.halo(width_px * 1.8, colours.LANTERN_LIGHT, 0.8, 1.7)
    light.blit(whole, whole.get_rect(center=light.get_rect().center))
    return light


def lantern_places() -> list[tuple[float, float]]:
    """The middles of the lanterns on their cords, in design units."""
    down = _HUNG * LANTERN_SHAPE / 2
    hung = [_along((start, sag, end), share) for start, sag, end, places in _STRINGS for share in places]
    return [(x, y + down) for x, y in hung]


def _asleep(lit: bool) -> dict[str, str] | None:
    if lit:
        return None
    paper_tone = colours.LANTERN_ASLEEP
    tones: dict[str, Colour] = {
        "#B03A28": mix(paper_tone, _EMBER, 0.4),
        "#F4BA80": mix(paper_tone, colours.LIGHT, 0.14),
        "#C03F2B": mix(paper_tone, _EMBER, 0.25),
        "#A0331F": mix(paper_tone, _EMBER, 0.6),
        "#C9963C": colour("#5A4A3A"),
    }
    return {old: hex_colour(new) for old, new in tones.items()}


def _inlay(sheet: pygame.Surface, assets: Assets, view: Rect, scale: float) -> None:
    """The faint golden star woven into the carpet."""
    found = assets.scenery("wataah/palace-star", view, scale)
    if found:
        sheet.blit(paper.fade(found[0], 0.15), found[1])


def _string(
    sheet: pygame.Surface,
    assets: Assets,
    layout: Layout,
    cord: tuple[tuple[float, float], tuple[float, float], tuple[float, float]],
    places: tuple[float, ...],
) -> None:
    """A sagging cord with lanterns on it."""
    points = [layout.to_px(_along(cord, step / 30)) for step in range(31)]
    pygame.draw.lines(sheet, _DARK, False, points, max(2, layout.length_to_px(3)))
    width_px = layout.length_to_px(_HUNG)
    hanging = lantern(assets, width_px, lit=True)
    for share in places:
        x, y = layout.to_px(_along(cord, share))
        sheet.blit(hanging, hanging.get_rect(center=(x, round(y + width_px * LANTERN_SHAPE / 2))))


def _along(cord: tuple[tuple[float, float], ...], share: float) -> tuple[float, float]:
    """A point of the curve that goes through the sag halfway."""
    (x0, y0), (sag_x, sag_y), (x2, y2) = cord
    x1, y1 = 2 * sag_x - (x0 + x2) / 2, 2 * sag_y - (y0 + y2) / 2
    rest = 1 - share
    return (
        rest * rest * x0 + 2 * rest * share * x1 + share * share * x2,
        rest * rest * y0 + 2 * rest * share * y1 + share * share * y2,
    )
