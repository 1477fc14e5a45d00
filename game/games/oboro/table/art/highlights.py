"""Composes the pictures of Oboro's highlights: the watchful eye, the winners' moon."""

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import HAZY_MOON
from game.games.oboro.table.art import colours
from game.games.oboro.table.art.seats import crest


def noticed_seal(assets: Assets, size_px: int) -> pygame.Surface:
    """A red seal with an open eye, with its shadow, centred."""
    scale = size_px / 150
    layers = assets.layers("oboro/noticed", (size_px, size_px))
    seal = paper.stack_layers(layers, Shade(4, 0.5, 3).scaled(scale))
    paper.light_edge(seal, colours.MOONLIGHT, 0.4)
    paper.grain(seal, 5.0, seed=7, fibres=False)
    return paper.with_shadow(seal, Shade(9, 0.68, 6).scaled(scale))[0]


def victory_moon(assets: Assets, winners: tuple[int, ...], size_px: int) -> pygame.Surface:
    """A moon `size_px` wide, centred in its light, with the winners' crests side by side."""
    light = paper.halo(size_px * 1.15, HAZY_MOON, 0.85, 1.7)
    disc = paper.drawn(
        '<defs><radialGradient id="moon" cx="50%" cy="50%" r="50%"><stop offset="0" stop-color="#FBF3D2"/>'
        f'<stop offset="0.8" stop-color="{hex_colour(HAZY_MOON)}"/><stop offset="1" stop-color="#E0C684"/>'
        '</radialGradient></defs><circle cx="50" cy="50" r="49" fill="url(#moon)"/>',
        (size_px, size_px),
        (100, 100),
    )
    paper.grain(disc, 4.0, seed=12)
    wide = round(size_px * (0.52 if len(winners) == 1 else 0.4 if len(winners) == 2 else 0.3))
    for place, seat in enumerate(winners):
        aside = (place - (len(winners) - 1) / 2) * wide * 1.08
        at = (size_px / 2 + aside - wide / 2, size_px / 2 - wide / 2)
        paper.drop(disc, crest(assets, seat, wide), at, Shade(8, 0.5, 6).scaled(size_px / 300))
    paper.drop(light, disc, disc.get_rect(center=light.get_rect().center).topleft, Shade(14, 0.4, 8))
    return light
