"""Composes the cards of Oboro: moon and haze, a place that grows with the value, a ninja, lights, the paper frame."""

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import EDGE_MOON, Colour, mix
from game.games.oboro.table.art import colours

WIDTH, HEIGHT = 300, 420
"""The size of a card in design units; every measure below refers to it."""

CORNER = 16
_MOON_X, _MOON_Y, _MOON_RISE = 192, 130, 1.5
_MOON_RADIUS, _MOON_GROWTH = 56, 2.6
_LIGHT_COLUMNS, _LIGHT_ROWS = (46, 90, 134, 178), (346, 383)
_LIGHT = 48
_PEEPING = 1
"""The ninja with this value hides behind the place where the others stand."""

_PLACE = Shade(7, 0.50, -2)
_LAYER = Shade(4, 0.47, 3)
_FIGURE = Shade(6, 0.48, 3)
_OMEN = Shade(6, 0.55, 6)
_FRAME = Shade(6, 0.60, 3)
_DISC = Shade(5, 0.59, 3)


def card_height(width_px: int) -> int:
    """How high a card of that width is."""
    return round(width_px * HEIGHT / WIDTH)


def special_sign(suit: str, value: int) -> str | None:
    """The sign on a card: "shuriken", "arrow", "burning" or none."""
    if value == 6:
        return "shuriken"
    if value == 4 and suit != "red":
        return "arrow"
    return "burning" if (suit, value) == ("red", 8) else None


def card(assets: Assets, suit: str, value: int, width_px: int) -> pygame.Surface:
    """The face of one card, exactly as large as the card."""
    scale = width_px / WIDTH
    face = paper.blank((width_px, card_height(width_px)))
    parts = assets.named_layers(f"oboro/scene-{suit}", face.get_size(), str(value))
    for name, part in parts:
        kind = name.partition("-")[0]
        if kind == "place" and value == _PEEPING:
            _stand(face, assets, suit, value)
        if kind == "foot":
            _lights(face, assets, suit, min(value, 4), 0)
        _lay(face, part, kind, scale)
        if kind == "sky":
            _moon(face, assets, value, scale)
        if kind == "place" and value != _PEEPING:
            _stand(face, assets, suit, value)
    # The lower row floats in front of the last wave; elsewhere nothing covers either row.
    _lights(face, assets, suit, value, 1 if parts[-1][0] == "foot" else 0)
    _omen(face, assets, suit, value)
    _frame(face, assets, suit, value, scale)
    return paper.cut_rounded(face, CORNER * scale)


def back(assets: Assets, width_px: int) -> pygame.Surface:
    """The back of every card."""
    scale = width_px / WIDTH
    sky, haze, roof, frame = assets.layers("oboro/card-back", (width_px, card_height(width_px)))
    sky.blit(haze, (0, 0))
    paper.drop(sky, paper.light_edge(roof, EDGE_MOON, 0.43), (0, 0), Shade(8, 0.5, -2).scaled(scale))
    paper.drop(sky, paper.grain(frame, 4.0, seed=9), (0, 0), _FRAME.scaled(scale))
    return paper.cut_rounded(sky, CORNER * scale)


def figure(assets: Assets, suit: str, value: int, width_px: int) -> pygame.Surface:
    """A ninja alone, cut from paper layers, on a transparent square."""
    layers = assets.layers(
        f"oboro/figure-{value}", (width_px, width_px), suit, colours.figure_palette(assets.theme, suit)
    )
    lit = [paper.light_edge(layer, EDGE_MOON, 0.5) for layer in layers]
    return paper.stack_layers(lit, _LAYER.scaled(width_px / WIDTH))


def emblem(assets: Assets, suit: str, size_px: int, sign: Colour, ground: Colour) -> pygame.Surface:
    """The sign of a suit, with the background showing through its cut-outs."""
    palette = {"#000000": hex_colour(sign), "#ffffff": hex_colour(ground)}
    return assets.svg(f"oboro/emblem-{suit}", (size_px, size_px), palette)


def sign_disc(assets: Assets, sign: str, line: Colour, size_px: int) -> pygame.Surface:
    """A special sign on a disc of paper."""
    scale = size_px / 70
    disc = paper.rounded(
        (size_px, size_px), size_px / 2, colours.PAPER, line, line_width=1.8 * scale, line_inset=4 * scale
    )
    paper.grain(disc, 4.0, seed=3, fibres=False)
    small_px = round(50 * scale)
    ink = hex_colour(mix(line, colours.INK_WARM, 0.2))
    small = assets.svg(f"oboro/sign-{sign}", (small_px, small_px), {"#000000": ink})
    disc.blit(small, small.get_rect(center=(size_px // 2, size_px // 2)))
    return disc


def _lay(face: pygame.Surface, part: pygame.Surface, kind: str, scale: float) -> None:
    """Draw one part of the scene: air as it is, paper with its shadow and edge."""
    if kind in {"sky", "haze", "mist"}:
        face.blit(part, (0, 0))
        return
    paper.light_edge(part, EDGE_MOON, 0.22 if kind == "foot" else 0.35)
    paper.drop(face, part, (0, 0), _PLACE.scaled(scale))


def _moon(face: pygame.Surface, assets: Assets, value: int, scale: float) -> None:
    """The moon for a value; the fuller, the brighter."""
    radius = _MOON_RADIUS + _MOON_GROWTH * value
    light = paper.halo(radius * 2.7 * scale, colours.HAZY, 0.25 + 0.055 * value, 2.2)
    face.blit(light, light.get_rect(center=(round(_MOON_X * scale), round((_MOON_Y - _MOON_RISE * value) * scale))))
    (disc,) = assets.layers("oboro/card-moon", face.get_size(), str(value))
    face.blit(disc, (0, 0))


def _stand(face: pygame.Surface, assets: Assets, suit: str, value: int) -> None:
    """Draw the ninja in its place."""
    width = face.get_width()
    paper.drop(face, figure(assets, suit, value, width), (0, 0), _FIGURE.scaled(width / WIDTH))


def _lights(face: pygame.Surface, assets: Assets, suit: str, value: int, first_row: int) -> None:
    """As many lights as the card is worth, four to a row."""
    scale = face.get_width() / WIDTH
    shine, strength = colours.LIGHTS[suit]
    light = paper.halo(32 * scale, shine, strength, 1.7)
    lamp_px = round(_LIGHT * scale)
    lamp = assets.svg(f"oboro/light-{suit}", (lamp_px, lamp_px))
    for number in range(4 * first_row, value):
        row, column = divmod(number, 4)
        x, y = _LIGHT_COLUMNS[column], _LIGHT_ROWS[row]
        if suit != "red":  # windows stand in line, lanterns and fireflies do not
            x, y = x + (-4 if row else 4), y + (3 if column % 2 else -4)
        middle = (round(x * scale), round(y * scale))
        face.blit(light, light.get_rect(center=middle))
        face.blit(lamp, lamp.get_rect(center=middle))


def _omen(face: pygame.Surface, assets: Assets, suit: str, value: int) -> None:
    """The special sign, large, in front of the moon."""
    sign = special_sign(suit, value)
    if sign is None:
        return
    width = face.get_width()
    scale = width / WIDTH
    if sign == "burning":
        fire = paper.halo(84 * scale, "#FFB050", 0.75, 1.6)
        face.blit(fire, fire.get_rect(center=(round(244 * scale), round(60 * scale))))
    for part in assets.layers(f"oboro/omen-{sign}", (width, width), palette=colours.figure_palette(assets.theme, suit)):
        paper.drop(face, part, (0, 0), _OMEN.scaled(scale))


def _frame(face: pygame.Surface, assets: Assets, suit: str, value: int, scale: float) -> None:
    """The paper frame with the index: numeral and emblem; the special sign at the lower right."""
    own = colours.suit_colour(assets.theme, suit)
    line = {colours.FRAME_LINE: hex_colour(own)}
    (frame,) = assets.layers("oboro/card-frame", face.get_size(), palette=line)
    paper.drop(face, paper.grain(frame, 4.0, seed=12), (0, 0), _FRAME.scaled(scale))
    ink = mix(own, colours.INK_WARM, 0.1)
    height_px = round(62 * scale)
    index = assets.svg(f"numerals/{value}", (height_px, height_px), {"#000000": hex_colour(ink)})
    face.blit(index, index.get_rect(center=(round(54 * scale), round(45 * scale))))
    mark = emblem(assets, suit, round(50 * scale), ink, colours.PAPER)
    face.blit(mark, mark.get_rect(center=(round(53 * scale), round(106 * scale))))
    sign = special_sign(suit, value)
    if sign:
        disc_px = round(74 * scale)
        place = ((WIDTH - 88) * scale, (HEIGHT - 90) * scale)
        paper.drop(face, sign_disc(assets, sign, own, disc_px), place, _DISC.scaled(scale))
