"""Draws dice in flight and at rest: solids of cut paper with rounded edges, lit from the upper left, and shadows."""

from collections.abc import Iterable, Sequence

import pygame

from game.engine.cache.assets import Assets
from game.engine.look.theme import SHADOW_SAND, WHITE, Colour, mix
from game.games.ninjutsu.dojo.camera import Facet, Flat, facets, hull, shadow
from game.games.ninjutsu.dojo.film import DiePose
from game.games.ninjutsu.dojo.solids import REACH
from game.games.ninjutsu.dojo.vectors import Quaternion
from game.games.ninjutsu.table.art import colours
from game.games.ninjutsu.table.art.numerals import numeral

_FINE = 3
"""Polygons are drawn this many times larger and then scaled down, to smooth their edges."""

_ROOM = 1.14
"""How much wider the picture is than the die."""

_NUMERAL = {6: 1.2, 8: 1.2, 12: 1.12}
"""The height of a numeral, in radii of the circle within its face."""

_RIM, _FACE, _LINE = 1.07, 0.9, 0.93
"""The scale of the paper relative to the solid, and of each face and the line around it."""

_ROUND = {6: 0.2, 8: 0.17, 12: 0.2}
"""The share of an edge that is rounded off at either end."""

_READABLE, _CLEAR = 0.36, 0.9
"""A face turned away further shows no numeral; from the second on it shows it in full ink."""

_SOFT = 3
"""Shadows are blurred at this fraction of their size."""


def die_picture(assets: Assets, kind: int, side: str, turn: Quaternion, unit: float) -> pygame.Surface:
    """A die, centred in its picture; `unit` is pixels per unit of the tray."""
    half = REACH[kind] * _ROOM * unit
    size = max(4, round(2 * half))
    fine = size * _FINE
    scale, middle = unit * _FINE, fine / 2
    seen = facets(kind, turn)
    base = colours.DIE[side]
    sheet = pygame.Surface((fine, fine), pygame.SRCALPHA, 32)
    rim = colours.PAPER_RIM
    sheet.fill((*rim, 0))  # so that the smoothed edge is made of paper, not of black
    outline = hull(point for facet in seen for point in facet.outline)
    _fill(sheet, rim, _rounded([(x * _RIM, y * _RIM) for x, y in outline], 0.16), scale, middle)
    _fill(sheet, mix(base, colours.INK_DARK, 0.62), _rounded(outline, 0.12), scale, middle)
    for facet in seen:
        _face(sheet, assets, facet, kind, base=base, scale=scale)
    return pygame.transform.smoothscale(sheet, (size, size))


def draw_shadow(target: pygame.Surface, kind: int, pose: DiePose, unit: float, origin: tuple[float, float]) -> None:
    """The shadow of a die on the mat: crisp at rest, wide and faint in flight."""
    outline = shadow(kind, pose)
    high = max(0.0, pose.at[2] - 1.0)
    soft = 0.09 + 0.09 * high
    pad = 3 * soft + 0.3
    left, top = min(x for x, _ in outline) - pad, min(y for _, y in outline) - pad
    right, low = max(x for x, _ in outline) + pad, max(y for _, y in outline) + pad
    k = unit / _SOFT
    size = (max(2, round((right - left) * k)), max(2, round((low - top) * k)))
    small = pygame.Surface(size, pygame.SRCALPHA, 32)
    small.fill((*SHADOW_SAND, 0))
    ink = (*SHADOW_SAND, round(165 / (1 + 0.22 * high)))
    pygame.draw.polygon(small, ink, [((x - left) * k, (y - top) * k) for x, y in outline])
    small = pygame.transform.box_blur(small, max(1, round(soft * k)))
    whole = pygame.transform.smoothscale(small, (size[0] * _SOFT, size[1] * _SOFT))
    target.blit(whole, (round(origin[0] + left * unit), round(origin[1] + top * unit)))


def _face(sheet: pygame.Surface, assets: Assets, facet: Facet, kind: int, *, base: Colour, scale: float) -> None:
    """One shaded face, with a fine line and its numeral."""
    middle = sheet.get_width() / 2
    ground = _shaded(base, facet.light)
    for share, ink in ((_LINE, mix(ground, WHITE, 0.22)), (_FACE, ground)):
        _fill(sheet, ink, _rounded(_shrunk(facet, share), _ROUND[kind]), scale, middle)
    if facet.facing < _READABLE:
        return
    clear = min(1.0, (facet.facing - _READABLE) / (_CLEAR - _READABLE))
    ink = mix(ground, colours.PIP, 0.12 + 0.88 * clear * clear)
    high = _NUMERAL[kind] * facet.inner
    (cx, cy), (rx, ry), (dx, dy) = facet.middle, facet.right, facet.down
    glyph = numeral(assets, facet.value, kind)
    for outlines, fill in ((glyph.inked, ink), (glyph.holes, ground)):
        for outline in outlines:
            placed = [(cx + (rx * x + dx * y) * high, cy + (ry * x + dy * y) * high) for x, y in outline]
            _fill(sheet, fill, placed, scale, middle)


def _fill(sheet: pygame.Surface, ink: Colour, outline: Iterable[Flat], scale: float, middle: float) -> None:
    pygame.draw.polygon(sheet, ink, [(x * scale + middle, y * scale + middle) for x, y in outline])


def _shrunk(facet: Facet, share: float) -> list[Flat]:
    mx, my = facet.middle
    return [(mx + (x - mx) * share, my + (y - my) * share) for x, y in facet.outline]


def _rounded(outline: Sequence[Flat], share: float) -> list[Flat]:
    """A polygon with rounded corners: a curve from one edge to the next."""
    found: list[Flat] = []
    for place, (x, y) in enumerate(outline):
        (ax, ay), (bx, by) = outline[place - 1], outline[(place + 1) % len(outline)]
        sx, sy, ex, ey = x + (ax - x) * share, y + (ay - y) * share, x + (bx - x) * share, y + (by - y) * share
        for t in (0.0, 0.33, 0.67, 1.0):
            k = 1 - t
            found.append((k * k * sx + 2 * k * t * x + t * t * ex, k * k * sy + 2 * k * t * y + t * t * ey))
    return found


def _shaded(base: Colour, light: float) -> Colour:
    """The colour of a face, lit from the upper left."""
    if light > 0.7:
        return mix(base, WHITE, 0.2 * min(1.0, (light - 0.7) / 0.3))
    return mix(base, colours.INK_DARK, min(0.62, (0.7 - light) * 0.66))
