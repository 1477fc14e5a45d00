"""Composes the lid of the box, into which dice are thrown: straw mats inside lacquered walls, seen at a slight tilt."""

from typing import NamedTuple

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import GOLD_LINE, SHADOW_SAND
from game.games.ninjutsu.dojo.camera import ACROSS, Flat, flat, shadow_of
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH, HEIGHT
from game.games.ninjutsu.table.art import colours

_STRAW, _SEAM, _CLOTH = "#CDB67C", "#A88F55", "#2A2A24"
_WOOD = '<stop offset="0" stop-color="#8A5E38"/><stop offset="1" stop-color="#3E2416"/>'
_FRONT = '<stop offset="0" stop-color="#33231F"/><stop offset="1" stop-color="#160D0D"/>'
_TOPS = {"far": "#2C1D1B", "left": "#3B2822", "right": "#241716", "near": "#4A322A"}

WALL = 0.75
"""How thick the walls look."""

MARGIN = 1.4
"""Room around the lid for its shadow."""

Size = tuple[int, int]
Corner = tuple[float, float, float]
_OUT_X, _OUT_Y = HALF_WIDTH + WALL, HALF_DEPTH + WALL


class Lid(NamedTuple):
    """The lid in two layers of equal size: dice are drawn between them."""

    behind: pygame.Surface
    before: pygame.Surface
    origin: tuple[float, float]
    """Where the middle of the mat is in both layers."""


def measures(unit: float) -> tuple[Size, tuple[float, float]]:
    """The size of the lid's pictures, and where the middle of the mat is in them."""
    top, low = flat((0.0, -_OUT_Y, HEIGHT))[1] - MARGIN, flat((0.0, _OUT_Y, 0.0))[1] + MARGIN
    size = (round(2 * (_OUT_X + MARGIN) * unit), round((low - top) * unit))
    return size, (size[0] / 2, -top * unit)


def lid(assets: Assets, unit: float, left: str, right: str) -> Lid:
    """The empty lid with the crests of both sides; `unit` is pixels per unit of the tray."""
    size, origin = measures(unit)
    pen = _Pen(unit, origin, size)
    behind = paper.blank(size)
    _ground_shadow(pen, behind)
    behind.blit(_mats(assets, pen, left, right), (0, 0))
    behind.blit(_wall_shadow(pen), (0, 0))
    behind.blit(_far_walls(pen), (0, 0))
    before = _near_wall(pen)
    _fittings(assets, pen, behind, before)
    return Lid(behind, before, pen.origin)


class _Pen(NamedTuple):
    """Converts corners of the tray to SVG."""

    unit: float
    origin: tuple[float, float]
    size: Size

    def at(self, x: float, y: float, z: float = 0.0) -> Flat:
        right, down = flat((x, y, z))
        return self.origin[0] + right * self.unit, self.origin[1] + down * self.unit

    def path(self, *corners: Corner) -> str:
        return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in (self.at(*corner) for corner in corners)) + " Z"

    def drawn(self, body: str) -> pygame.Surface:
        return paper.drawn(body, self.size)


def _ground_shadow(pen: _Pen, target: pygame.Surface) -> None:
    """The shadow of the whole lid on the table."""
    x, y = _OUT_X, _OUT_Y
    foot = pen.drawn(f'<path d="{pen.path((-x, -y, HEIGHT), (x, -y, HEIGHT), (x, y, 0), (-x, y, 0))}"/>')
    for blur, opacity, aside, down in ((0.5, 0.7, 0.25, 0.45), (0.14, 0.6, 0.05, 0.14)):
        soft, pad = paper.shadow(foot, blur * pen.unit, opacity, SHADOW_SAND)
        target.blit(soft, (round(aside * pen.unit) - pad, round(down * pen.unit) - pad))


def _mats(assets: Assets, pen: _Pen, left: str, right: str) -> pygame.Surface:
    """Two straw mats with dark cloth borders, each with the crest of a side."""
    (x0, y0), (x1, y1) = pen.at(-HALF_WIDTH, -HALF_DEPTH), pen.at(HALF_WIDTH, HALF_DEPTH)
    unit, width, height = pen.unit, x1 - x0, y1 - y0
    step, border = 0.17 * unit, 0.34 * unit
    straw = "".join(f'<path d="M{x0:.1f} {y0 + row * step:.1f} H{x1:.1f}"/>' for row in range(int(height / step)))
    middle = (x0 + x1) / 2
    cloth = (
        f"M{x0} {y0} H{x1} V{y0 + border} H{x0} Z M{x0} {y1 - border} H{x1} V{y1} H{x0} Z"
        f" M{middle - border / 2} {y0} h{border} V{y1} h{-border} Z"
    )
    dots = "".join(
        f'<circle cx="{x0 + (place + 0.5) * unit * 0.84:.1f}" cy="{y:.1f}" r="{unit * 0.06:.2f}"/>'
        for place in range(int(width / (unit * 0.84)))
        for y in (y0 + border / 2, y1 - border / 2)
    )
    floor = pen.drawn(
        f'<rect x="{x0}" y="{y0}" width="{width}" height="{height}" fill="{_STRAW}"/>'
        f'<g stroke="{_SEAM}" stroke-width="{unit * 0.035:.2f}" opacity="0.5">{straw}</g>'
        f'<path d="{cloth}" fill="{_CLOTH}"/><g fill="{hex_colour(GOLD_LINE)}" opacity="0.6">{dots}</g>'
    )
    crest_px = round(5.4 * unit)
    for place, side in ((-0.5, left), (0.5, right)):
        ink = {"#000000": hex_colour(colours.MAIN[side]), "#ffffff": _STRAW}
        sign = assets.svg(f"ninjutsu/crest-{side}", (crest_px, crest_px), ink)
        sign = pygame.transform.smoothscale(sign, (crest_px, round(crest_px * ACROSS)))
        floor.blit(paper.fade(sign, 0.26), sign.get_rect(center=pen.at(place * HALF_WIDTH, 0.0)))
    return paper.grain(floor, 4.0, seed=7)


def _wall_shadow(pen: _Pen) -> pygame.Surface:
    """The shadow of the far and the left wall on the mats."""
    w, d = HALF_WIDTH, HALF_DEPTH
    aside, down = shadow_of(HEIGHT)
    edge = pen.path(
        (-w, -d, 0), (w, -d, 0), (w, -d + down, 0), (-w + aside, -d + down, 0), (-w + aside, d, 0), (-w, d, 0)
    )
    shade = pen.drawn(f'<path d="{edge}" fill="{hex_colour(SHADOW_SAND)}" opacity="0.46"/>')
    soft = pygame.transform.box_blur(shade, max(1, round(0.16 * pen.unit)))
    mask = pen.drawn(f'<path d="{pen.path((-w, -d, 0), (w, -d, 0), (w, d, 0), (-w, d, 0))}" fill="#fff"/>')
    return paper.clip_to(soft, mask)


def _far_walls(pen: _Pen) -> pygame.Surface:
    """The inner face of the far wall, and the tops of all walls but the near one: no more of the sides is visible."""
    w, d, h = HALF_WIDTH, HALF_DEPTH, HEIGHT
    (xa, ya), (xb, _) = pen.at(-w, -d, h * 0.52), pen.at(w, -d, h * 0.52)
    gold = hex_colour(GOLD_LINE)
    body = (
        f'<defs><linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">{_WOOD}</linearGradient></defs>'
        f'<path d="{pen.path((-w, -d, h), (w, -d, h), (w, -d, 0), (-w, -d, 0))}" fill="url(#wood)"/>'
        f'<path d="M{xa} {ya} H{xb}" stroke="{gold}" stroke-width="{pen.unit * 0.05}" opacity="0.5"/>'
    )
    tops = {
        "far": ((-_OUT_X, -_OUT_Y, h), (_OUT_X, -_OUT_Y, h), (w, -d, h), (-w, -d, h)),
        "left": ((-_OUT_X, -_OUT_Y, h), (-w, -d, h), (-w, d, h), (-_OUT_X, _OUT_Y, h)),
        "right": ((_OUT_X, -_OUT_Y, h), (w, -d, h), (w, d, h), (_OUT_X, _OUT_Y, h)),
    }
    body += "".join(f'<path d="{pen.path(*corners)}" fill="{_TOPS[name]}"/>' for name, corners in tops.items())
    walls = paper.grain(paper.light_edge(pen.drawn(body), colours.CARD_RIM, 0.35), 4.0, seed=8)
    x, y = _OUT_X - WALL / 2, _OUT_Y - WALL / 2
    line = pen.path((-x, -y, h), (x, -y, h), (x, y, h), (-x, y, h))
    walls.blit(
        pen.drawn(
            f'<path d="{line}" fill="none" stroke="{gold}" stroke-width="{pen.unit * 0.055}"'
            ' stroke-linejoin="round" opacity="0.85"/>'
        ),
        (0, 0),
    )
    return walls


def _near_wall(pen: _Pen) -> pygame.Surface:
    """The wall in front of the dice: its outer face and its top."""
    w, d, h, x, y = HALF_WIDTH, HALF_DEPTH, HEIGHT, _OUT_X, _OUT_Y
    (xa, ya), (xb, _) = pen.at(-x + WALL / 2, y - WALL / 2, h), pen.at(x - WALL / 2, 0, h)
    face = pen.path((-x, y, h), (x, y, h), (x, y, 0), (-x, y, 0))
    top = pen.path((-x, y, h), (x, y, h), (w, d, h), (-w, d, h))
    gold = f'stroke="{hex_colour(GOLD_LINE)}" stroke-width="{pen.unit * 0.055}" opacity="0.85"'
    body = (
        f'<defs><linearGradient id="front" x1="0" y1="0" x2="0" y2="1">{_FRONT}</linearGradient></defs>'
        f'<path d="{face}" fill="url(#front)"/><path d="{top}" fill="{_TOPS["near"]}"/>'
        f'<path d="M{xa} {ya} H{xb}" {gold}/>'
    )
    return paper.grain(paper.light_edge(pen.drawn(body), colours.CARD_RIM, 0.45), 4.0, seed=9)


def _fittings(assets: Assets, pen: _Pen, behind: pygame.Surface, before: pygame.Surface) -> None:
    """Brass at the four upper corners."""
    brass_px = round(1.5 * pen.unit)
    brass = assets.svg("ninjutsu/fitting", (brass_px, brass_px))
    for right in (False, True):
        for low in (False, True):
            x, y = pen.at(_OUT_X if right else -_OUT_X, _OUT_Y if low else -_OUT_Y, HEIGHT)
            place = (round(x - brass_px if right else x), round(y - brass_px if low else y))
            (before if low else behind).blit(pygame.transform.flip(brass, right, low), place)
