"""Composes the cards of Ninja Taisen: sky, sun and trees, the ninja in paper layers, the strip of signs."""

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import SHADOW_NIGHT, Colour, mix
from game.games.taisen.table.art import colours

WIDTH, HEIGHT = 200, 280
"""The size of a card in design units; every measure below refers to it."""

STRIP = 54
CORNER = 14
_BORDER = 6
_FIGURE_WIDTH = {1: 178, 2: 196, 3: 216, 4: 216}
_FIGURE_SHAPE = 258 / 240
_FEET = 241

_SIGN_INK: Colour = (20, 12, 12)

_TREES = Shade(4, 0.27, 2)
_LAYER = Shade(5, 0.47, 4)
_FIGURE = Shade(8, 0.50, 5)
_STRIP = Shade(6, 0.59, -3)
_DISC = Shade(3, 0.47, 2)


def card(assets: Assets, side: str, suit: str, strength: int, width_px: int) -> pygame.Surface:
    """The face of one ninja, exactly as large as the card."""
    scale = width_px / WIDTH
    size = (width_px, round(HEIGHT * scale))
    sky, sun, trees = assets.layers(f"taisen/card-{side}", size, str(strength))
    face = sky
    face.blit(sun, (0, 0))
    paper.drop(face, trees, (0, 0), _TREES.scaled(scale))
    _stand(face, assets, (side, suit, strength), scale)
    _strip(face, assets, (side, suit, strength), scale)
    return _framed(face, scale)


def back(assets: Assets, width_px: int) -> pygame.Surface:
    """The back of every card."""
    scale = width_px / WIDTH
    lower, upper = assets.layers("taisen/card-back", (width_px, round(HEIGHT * scale)))
    paper.drop(lower, paper.grain(upper, 4.0, seed=3), (0, 0), Shade(7, 0.59, 3).scaled(scale))
    return _framed(lower, scale)


def figure(assets: Assets, side: str, suit: str, strength: int, width_px: int) -> pygame.Surface:
    """A ninja alone, made of paper layers, on a transparent background."""
    size = (width_px, round(width_px * _FIGURE_SHAPE))
    layers = assets.layers(f"taisen/figure-{side}-{suit}", size, str(strength))
    return paper.stack_layers(layers, _LAYER.scaled(width_px / 240))


def emblem(assets: Assets, suit: str, size_px: int, sign: Colour, ground: Colour) -> pygame.Surface:
    """The sign of a suit, or of the Shogun, with the background showing through its cut-outs."""
    palette = {"#000000": hex_colour(sign), "#ffffff": hex_colour(ground)}
    return assets.svg(f"taisen/emblem-{suit}", (size_px, size_px), palette)


def numeral(assets: Assets, value: int, height_px: int, ink: Colour) -> pygame.Surface:
    """A digit from 0 to 9, as high as the line."""
    return assets.svg(f"numerals/{value}", (height_px, height_px), {"#000000": hex_colour(ink)})


def _stand(face: pygame.Surface, assets: Assets, ninja: tuple[str, str, int], scale: float) -> None:
    """Draw the ninja in front of the sun; the stronger, the larger."""
    width = _FIGURE_WIDTH[ninja[2]]
    left, top = (WIDTH - width) / 2, _FEET - width * _FIGURE_SHAPE
    standing = figure(assets, *ninja, round(width * scale))
    paper.drop(face, standing, (left * scale, top * scale), _FIGURE.scaled(scale))


def _strip(face: pygame.Surface, assets: Assets, ninja: tuple[str, str, int], scale: float) -> None:
    """Draw the strip over the feet: it is all that shows of a card deeper in a stack."""
    side, suit, strength = ninja
    upper, lower = colours.strip_colours(assets.theme, suit)
    palette = {colours.STRIP_TOP: hex_colour(upper), colours.STRIP_FOOT: hex_colour(lower)}
    strip = assets.svg(f"taisen/strip-{side}", face.get_size(), palette).copy()
    paper.light_edge(strip, colours.WARM_PAPER, 0.35)
    paper.drop(face, paper.grain(strip, 4.0, seed=4), (0, 0), _STRIP.scaled(scale))
    middle = face.get_height() - 28 * scale
    disc_px = round(46 * scale)
    disc = paper.rounded((disc_px, disc_px), disc_px / 2, colours.WARM_PAPER)
    paper.drop(face, disc, (12 * scale, middle - disc_px / 2), _DISC.scaled(scale))
    ink = mix(colours.suit_colour(assets.theme, suit), _SIGN_INK, 0.15)
    sign = emblem(assets, suit, round(34 * scale), ink, colours.WARM_PAPER)
    face.blit(sign, sign.get_rect(center=(round(12 * scale + disc_px / 2), round(middle))))
    figure_shown = numeral(assets, strength, round(36 * scale), colours.PIP)
    face.blit(figure_shown, figure_shown.get_rect(center=(round(171 * scale), round(middle))))
    _diamonds(face, strength, suit, scale)


def _diamonds(face: pygame.Surface, count: int, suit: str, scale: float) -> None:
    """The strength again, as diamonds to count."""
    ink = hex_colour(colours.SHOGUN_PIP if suit == "shogun" else colours.PIP)
    step, width, height = 16.0, 12.0, 17.0
    first = 105 - (count - 1) * step / 2
    shapes = "".join(
        f"M{first + index * step} {-height / 2} l{width / 2} {height / 2} l{-width / 2} {height / 2}"
        f" l{-width / 2} {-height / 2} Z"
        for index in range(count)
    )
    row = paper.drawn(
        f'<path transform="translate(0,{STRIP / 2})" d="{shapes}" fill="{ink}"/>',
        (face.get_width(), round(STRIP * scale)),
        (WIDTH, STRIP),
    )
    face.blit(row, (0, round(face.get_height() - 28 * scale - row.get_height() / 2)))


def _framed(face: pygame.Surface, scale: float) -> pygame.Surface:
    """Add the paper border to a face and round its corners."""
    size = face.get_size()
    hole = (size[0] - 2 * _BORDER * scale, size[1] - 2 * _BORDER * scale)
    border = f"M0 0 H{size[0]} V{size[1]} H0 Z " + _rounded_path(_BORDER * scale, hole, 9 * scale)
    frame = paper.drawn(f'<path d="{border}" fill="{hex_colour(colours.CARD_BORDER)}" fill-rule="evenodd"/>', size)
    paper.drop(face, paper.grain(frame, 4.0, seed=9), (0, 0), Shade(3, 0.5, 1, colour=SHADOW_NIGHT).scaled(scale))
    return paper.cut_rounded(face, CORNER * scale)


def _rounded_path(inset: float, size: tuple[float, float], radius: float) -> str:
    """A rounded rectangle as path data, to be cut out of another shape."""
    width, height = size
    corner = f"{radius} {radius} 0 0 1"
    return (
        f"M{inset + radius} {inset} h{width - 2 * radius} a{corner} {radius} {radius} v{height - 2 * radius}"
        f" a{corner} {-radius} {radius} h{2 * radius - width} a{corner} {-radius} {-radius}"
        f" v{2 * radius - height} a{corner} {radius} {-radius} Z"
    )
