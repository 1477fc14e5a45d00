"""Composes the Temple and the Court cards: a sign before its moon or sun, behind a frame, and the two backs."""

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look.theme import Colour, colour
from game.games.wataah.table.art.cards import CORNER, WIDTH, CardBoxes, card_height, lacquered

DECKS = ("temple", "court")

_SIGN: dict[str, tuple[Colour, Colour]] = {
    "temple": (colour("#1C1846"), colour("#E6DCF6")),
    "court": (colour("#5A1018"), colour("#F8DE9A")),
}
"""The colours of a sign and its cut-outs in front of the moon or the sun."""

_DISC: dict[str, tuple[Colour, Colour]] = {
    "temple": (colour("#E6DCF6"), colour("#3A3274")),
    "court": (colour("#F8DE9A"), colour("#8E1F22")),
}
"""The same on a small disc."""

_SMALL, _LARGE = (150, 210, 176), (150, 140, 160)
"""Middle and size of the sign on a card."""


def favour(assets: Assets, deck: str, name: str, width_px: int, *, large: bool = False) -> pygame.Surface:
    """A Temple or Court card, in exactly the given size; a large one has room for words."""
    scale = width_px / WIDTH
    size = (width_px, card_height(width_px))
    face = paper.blank(size)
    x, y, across = _LARGE if large else _SMALL
    # The scene is made for a small card; a large one shows its upper part.
    up = round((y - 180) * scale)
    for title, layer in assets.named_layers(f"wataah/scene-{deck}", size):
        if title.startswith("ground-"):
            paper.drop(face, layer, (0, up), Shade(6, 0.4, -3).scaled(scale))
        else:
            face.blit(layer, (0, 0 if title == "sky" else up))
    sign_px = round(across * scale)
    sign = emblem(assets, deck, name, sign_px)
    paper.drop(face, sign, (x * scale - sign_px / 2, y * scale - sign_px / 2), Shade(6, 0.5, 5).scaled(scale))
    (frame,) = assets.layers(f"wataah/card-{deck}", size, "large" if large else "small")
    paper.drop(face, paper.grain(frame, 4.2, seed=13), (0, 0), Shade(7, 0.7, 3).scaled(scale))
    paper.cut_rounded(face, CORNER * scale)
    return paper.light_edge(face, "#FFF8E6", 0.24)


def favour_back(assets: Assets, deck: str, width_px: int) -> pygame.Surface:
    """The back of the Temple or the Court cards."""
    return lacquered(assets, f"wataah/back-{deck}", (width_px, card_height(width_px)), CORNER * width_px / WIDTH)


def favour_disc(assets: Assets, deck: str, name: str, size_px: int) -> pygame.Surface:
    """The sign of a card on a disc, for plates and lists; in exactly the given size."""
    ink, ground = _DISC[deck]
    line = max(1.0, size_px * 0.03)
    disc = paper.rounded((size_px, size_px), size_px / 2, ground, ink, line_width=line, line_inset=line)
    palette = {"#000000": hex_colour(ink), "#ffffff": hex_colour(ground)}
    sign_px = round(size_px * 0.7)
    sign = assets.svg(f"wataah/{deck}-{name}", (sign_px, sign_px), palette)
    disc.blit(sign, sign.get_rect(center=(size_px // 2, size_px // 2)))
    return paper.grain(disc, 3.5, seed=3, fibres=False)


def emblem(assets: Assets, deck: str, name: str, size_px: int) -> pygame.Surface:
    """The bare sign of a card in the colours of its deck."""
    ink, cuts = _SIGN[deck]
    palette = {"#000000": hex_colour(ink), "#ffffff": hex_colour(cuts)}
    return assets.svg(f"wataah/{deck}-{name}", (size_px, size_px), palette)


def favour_boxes(width_px: int) -> CardBoxes:
    """Where words may stand on a large card, in dark letters."""
    scale = width_px / WIDTH
    name, words = (Rect(*(length * scale for length in box)) for box in ((20, 271, 260, 36), (24, 310, 252, 96)))
    return CardBoxes(name, (words,))
