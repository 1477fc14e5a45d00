"""Composes the cards of Ninjutsu: weapons with their stars, actions with room for a name, backs, empty slots."""

from collections.abc import Sequence
from math import cos, pi, sin

import pygame
from pygame.typing import ColorLike

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import GOLD_LINE, SHADOW_SAND, VERMILION
from game.games.ninjutsu.table.art import colours

WIDTH, HEIGHT = 200, 280
"""The size of a card in design units; every measure below refers to it."""

CORNER = 14
BAND_TOP = 210 / HEIGHT
"""Below this line the face of an action card is dark: the table writes the card's name there."""

_ART = Shade(6, 0.62, 6)
_DISC = Shade(8, 0.6, 4)
_PLATE = Shade(5, 0.6, 3)
_ON_PAPER = Shade(5, 0.47, 4, colour=SHADOW_SAND)
_BAND = Shade(5, 0.45, -3)
_QUIET = "#857A76"
_EDGES = ("#B9A47C", "#DCCBA2")
"""The cut edges of cards in a pile, in turn."""


def card_height(width_px: int) -> int:
    """How high a card of that width is."""
    return round(width_px * HEIGHT / WIDTH)


def weapon(assets: Assets, stars: int, width_px: int) -> pygame.Surface:
    """The face of a weapon card: the weapon, its stars to be counted, and their number."""
    scale = width_px / WIDTH
    size = (width_px, card_height(width_px))
    face, disc, plate = assets.layers("ninjutsu/card-weapon", size)
    paper.drop(face, paper.grain(disc, 4.0, seed=2), (0, 0), _DISC.scaled(scale))
    for part in assets.layers(f"ninjutsu/weapon-{stars}", (width_px, round(222 * scale))):
        paper.drop(face, part, (0, 0), _ART.scaled(scale))
    paper.drop(face, paper.grain(plate, 4.0, seed=6), (0, 0), _PLATE.scaled(scale))
    face.blit(_stars(stars, size), (0, 0))
    number = assets.svg(f"numerals/{stars}", (round(48 * scale),) * 2, {"#000000": hex_colour(colours.STAR)})
    paper.drop(face, number, (8 * scale, 13 * scale), Shade(3, 0.7, 2).scaled(scale))
    return _framed(face, colours.CARD_RIM, scale, inset=6)


def action(assets: Assets, name: str, width_px: int) -> pygame.Surface:
    """The face of an action card, its band empty."""
    scale = width_px / WIDTH
    face, band = assets.layers("ninjutsu/card-action", (width_px, card_height(width_px)))
    for part in assets.layers(f"ninjutsu/action-{name}", (width_px, round(206 * scale))):
        paper.drop(face, part, (0, 0), _ON_PAPER.scaled(scale))
    paper.drop(face, band, (0, 0), _BAND.scaled(scale))
    return _framed(paper.grain(face, 3.0, seed=4), GOLD_LINE, scale)


def quiet(face: pygame.Surface) -> pygame.Surface:
    """The same card when it cannot be played now."""
    return paper.multiply(face.copy(), _QUIET)


def token(assets: Assets, name: str, size_px: int, *, spent: bool = False) -> pygame.Surface:
    """An action as a small square without a name; a spent one is old paper with a seal over a faint picture."""
    scale = size_px / WIDTH
    picture = assets.layers(f"ninjutsu/action-{name}", (round(size_px * 0.9), round(size_px * 0.9 * 206 / WIDTH)))
    place = (size_px * 0.05, size_px * 0.03)
    if spent:
        return _spent(assets, picture, place, size_px)
    chip = paper.rounded((size_px, size_px), 26 * scale, [(0, "#F4E8CD"), (1, "#DCC69A")])
    for part in picture:
        paper.drop(chip, part, place, _ON_PAPER.scaled(scale))
    paper.grain(chip, 3.0, seed=4)
    chip.blit(line((size_px, size_px), 26 * scale, GOLD_LINE, 7 * scale), (0, 0))
    return paper.cut_rounded(chip, 26 * scale)


def _spent(
    assets: Assets, picture: Sequence[pygame.Surface], place: tuple[float, float], size_px: int
) -> pygame.Surface:
    scale = size_px / WIDTH
    old = paper.rounded((size_px, size_px), 26 * scale, [(0, "#BFAE8C"), (1, "#A28F6B")])
    for part in picture:
        old.blit(paper.fade(paper.silhouette(part, "#5C4A33"), 0.62), place)
    paper.grain(old, 6.0, seed=8)
    seal_px = round(size_px * 0.62)
    seal = paper.silhouette(assets.svg("ninjutsu/shuriken", (seal_px, seal_px)), VERMILION)
    ring = paper.drawn(
        f'<circle cx="50" cy="50" r="44" fill="none" stroke="{hex_colour(VERMILION)}" stroke-width="6"/>',
        (seal_px, seal_px),
        (100, 100),
    )
    corner = ((size_px - seal_px) // 2, (size_px - seal_px) // 2)
    inner = pygame.transform.smoothscale_by(seal, 0.66)
    ring.blit(inner, ((seal_px - inner.get_width()) // 2, (seal_px - inner.get_height()) // 2))
    old.blit(paper.fade(ring, 0.85), corner)
    return paper.cut_rounded(old, 26 * scale)


def back(assets: Assets, kind: str, side: str, width_px: int) -> pygame.Surface:
    """The back of a side's "weapon" or "action" cards, with its crest."""
    scale = width_px / WIDTH
    size = (width_px, card_height(width_px))
    dye = {"#24232B": hex_colour(colours.DARK[side]), "#3B3A45": hex_colour(colours.MAIN[side])}
    sheet = assets.svg(f"ninjutsu/back-{kind}", size, dye).copy()
    disc_px = round(116 * scale)
    paper.drop(
        sheet,
        crest(assets, side, disc_px),
        ((size[0] - disc_px) / 2, (size[1] - disc_px) / 2),
        Shade(7, 0.62, 4).scaled(scale),
    )
    return _framed(paper.grain(sheet, 3.5, seed=9), colours.RING[side], scale, inset=8)


def crest(assets: Assets, side: str, size_px: int) -> pygame.Surface:
    """The sign of a side on its disc: the sun of red, the moon of black."""
    scale = size_px / 100
    ground, sign = colours.LIGHT[side], colours.MAIN[side]
    disc = paper.rounded(
        (size_px, size_px),
        size_px / 2,
        colours.MAIN[side],
        colours.RING[side],
        line_width=2 * scale,
        line_inset=4 * scale,
    )
    inner_px = round(78 * scale)
    inner = paper.rounded((inner_px, inner_px), inner_px / 2, ground)
    disc.blit(inner, inner.get_rect(center=disc.get_rect().center))
    sign_px = round(60 * scale)
    palette = {"#000000": hex_colour(sign), "#ffffff": hex_colour(ground)}
    emblem = assets.svg(f"ninjutsu/crest-{side}", (sign_px, sign_px), palette)
    disc.blit(emblem, emblem.get_rect(center=disc.get_rect().center))
    return paper.grain(disc, 4.0, seed=4, fibres=False)


def shadow(width_px: int) -> pygame.Surface:
    """The shadow of a card on the table: a wide one and a tight one."""
    return paper.on_table(_shape(width_px), width_px / 160, SHADOW_SAND)


def glow(width_px: int) -> pygame.Surface:
    """The light under a card that may be played or is chosen."""
    return paper.glow(_shape(width_px), scale=width_px / 122)[0]


def pile(count: int, width_px: int) -> pygame.Surface:
    """The edges of `count` cards beneath one, centred on where the top card lies: each a little lower."""
    step = max(1, round(2.4 * width_px / 100))
    height = card_height(width_px)
    edges = paper.blank((width_px, height + 2 * step * count))
    corner = CORNER * width_px / WIDTH
    for depth in range(count, 0, -1):
        sheet = paper.rounded(
            (width_px, height), corner, _EDGES[depth % 2], "#4A3A26", line_width=1.0, line_opacity=0.6
        )
        edges.blit(sheet, (0, step * (count + depth)))
    return edges


def slot(size_px: tuple[int, int]) -> pygame.Surface:
    """An empty place for a card: sunk into the lacquer, with a stitched edge."""
    scale = size_px[0] / 100
    corner = 9 * scale
    hollow = paper.fade(paper.rounded(size_px, corner, [(0, "#050304"), (1, "#120C0C")]), 0.62)
    width, height = size_px
    inset, dash = 4 * scale, 7 * scale
    across, down = round((width - 2 * corner) / (1.8 * dash)), round((height - 2 * corner) / (1.8 * dash))
    stitches = []
    for index in range(across):
        x = corner + (index + 0.22) * (width - 2 * corner) / across
        stitches += [f"M{x} {inset} h{dash}", f"M{x} {height - inset} h{dash}"]
    for index in range(down):
        y = corner + (index + 0.22) * (height - 2 * corner) / down
        stitches += [f"M{inset} {y} v{dash}", f"M{width - inset} {y} v{dash}"]
    thread = f'stroke="{hex_colour(GOLD_LINE)}" stroke-width="{1.6 * scale}"'
    hollow.blit(
        paper.drawn(
            f'<path d="{" ".join(stitches)}" fill="none" {thread} opacity="0.42"/>',
            size_px,
        ),
        (0, 0),
    )
    return hollow


def _stars(count: int, size: tuple[int, int]) -> pygame.Surface:
    """Five places for stars on the plate, `count` of them lit."""
    shapes = ""
    for index in range(5):
        ink = colours.STAR if index < count else colours.STAR_OFF
        shapes += (
            f'<path d="{star((33.5 + index * 33.25, 248), 16 if index < count else 11)}" fill="{hex_colour(ink)}"/>'
        )
    return paper.drawn(shapes, size, (WIDTH, HEIGHT))


def star(centre: tuple[float, float], radius: float) -> str:
    """A star with five points as path data."""
    points = []
    for index in range(10):
        reach = radius if index % 2 == 0 else radius * 0.46
        angle = -pi / 2 + index * pi / 5
        points.append(f"{centre[0] + reach * cos(angle):.2f} {centre[1] + reach * sin(angle):.2f}")
    return f"M{' L'.join(points)} Z"


def _framed(face: pygame.Surface, rim: ColorLike, scale: float, inset: float = 0.0) -> pygame.Surface:
    """Add a border to a face, perhaps with a fine line inside, and round its corners."""
    size = face.get_size()
    face.blit(line(size, CORNER * scale, rim, 5 * scale), (0, 0))
    if inset:
        face.blit(line(size, CORNER * scale, rim, 1.6 * scale, inset=inset * scale, opacity=0.8), (0, 0))
    return paper.cut_rounded(face, CORNER * scale)


def line(
    size: tuple[int, int], radius: float, ink: ColorLike, width: float, *, inset: float = 0.0, opacity: float = 1.0
) -> pygame.Surface:
    """A line along the edge of a rounded sheet, or inset from it."""
    at = inset + width / 2
    return paper.drawn(
        f'<rect x="{at}" y="{at}" width="{size[0] - 2 * at}" height="{size[1] - 2 * at}" rx="{max(1.0, radius - at)}"'
        f' fill="none" stroke="{hex_colour(ink)}" stroke-width="{width}" opacity="{opacity}"/>',
        size,
    )


def _shape(width_px: int) -> pygame.Surface:
    corner = CORNER * width_px / WIDTH
    return paper.rounded((width_px, card_height(width_px)), corner, SHADOW_SAND)
