"""Makes flat pictures look like layers of cut paper: soft shadows, light edges, glows and grain.

Every function here is slow compared to a blit, so its result belongs in a cache (`game.engine.cache.bake`).
"""

from collections.abc import Iterable
from math import ceil

import pygame
from msgspec import Struct
from pygame.typing import ColorLike

from game.engine.draw.grain import grain
from game.engine.draw.shapes import blank, clip_to, cut_rounded, drawn, halo, rounded, vertical_gradient, vignette
from game.engine.look import theme

__all__ = [
    "NIGHT_SHADOW",
    "SELECTED",
    "Shade",
    "blank",
    "clip_to",
    "cut_rounded",
    "darken",
    "drawn",
    "drop",
    "fade",
    "glow",
    "grain",
    "halo",
    "light_edge",
    "mix",
    "multiply",
    "on_table",
    "rounded",
    "shadow",
    "silhouette",
    "stack_layers",
    "tint",
    "vertical_gradient",
    "vignette",
    "with_shadow",
]

NIGHT_SHADOW = "#080810"
"""Shadows are never pure black."""

SELECTED = "#FFD873"
"""The one colour that marks a selection."""

_REACH = 2.5
"""How many blur radii beyond its shape a shadow is still visible."""


class Shade(Struct, frozen=True):
    """The kind of shadow that a layer casts; lengths in the caller's pixels."""

    blur: float
    opacity: float
    down: float = 0.0
    right: float = 0.0
    colour: ColorLike = NIGHT_SHADOW

    @classmethod
    def of(cls, shadow: theme.Shadow, scale: float = 1.0, right: float = 0.0) -> "Shade":
        """A shadow of the theme at a window's scale."""
        return cls(shadow.blur, shadow.opacity, shadow.drop, right, shadow.colour).scaled(scale)

    def scaled(self, factor: float) -> "Shade":
        """The same shadow at another size."""
        return Shade(self.blur * factor, self.opacity, self.down * factor, self.right * factor, self.colour)

    @property
    def reach(self) -> int:
        """How far beyond its shape it is visible."""
        return ceil(self.blur * _REACH + 6 + max(abs(self.down), abs(self.right)))


def mix(first: ColorLike, second: ColorLike, share: float) -> pygame.Color:
    """The colour `share` of the way (0 to 1) from the first to the second."""
    return pygame.Color(first).lerp(pygame.Color(second), share)


def silhouette(surface: pygame.Surface, colour: ColorLike) -> pygame.Surface:
    """The same shape in one colour; transparent pixels carry that colour too, so a blur leaves no rim."""
    red, green, blue, _ = pygame.Color(colour)
    filled = surface.copy()
    filled.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    filled.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return filled


def fade(surface: pygame.Surface, opacity: float) -> pygame.Surface:
    """Multiply the alpha of a surface in place and return it."""
    surface.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def shadow(
    surface: pygame.Surface, blur_px: float, opacity: float, colour: ColorLike = NIGHT_SHADOW
) -> tuple[pygame.Surface, int]:
    """A soft silhouette and how many pixels it reaches beyond the surface on each side.

    Blit it at the surface's position minus that padding, plus an offset for the light.
    """
    # Blurring is expensive and soft things need few pixels: work on a small copy, then scale it up.
    shrink = 4 if blur_px >= 6 else 2 if blur_px >= 2 else 1
    width, height = surface.get_size()
    small_size = (max(1, ceil(width / shrink)), max(1, ceil(height / shrink)))
    small = surface if shrink == 1 else pygame.transform.smoothscale(surface, small_size)
    margin = ceil((blur_px * _REACH + 2) / shrink)
    red, green, blue, _ = pygame.Color(colour)
    padded = pygame.Surface((small_size[0] + 2 * margin, small_size[1] + 2 * margin), pygame.SRCALPHA)
    padded.fill((red, green, blue, 0))
    padded.blit(silhouette(small, colour), (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    # Two box blurs look like a Gaussian one and cost the same at any radius.
    radius = max(1, round(blur_px / shrink))
    soft = pygame.transform.box_blur(pygame.transform.box_blur(padded, radius), radius)
    if shrink > 1:
        soft = pygame.transform.smoothscale_by(soft, shrink)
    return fade(soft, opacity), margin * shrink


def on_table(shape: pygame.Surface, scale: float, colour: ColorLike) -> pygame.Surface:
    """The shadow of a card on a table, with the card's area in the middle: a wide shadow and a close one."""
    wide, close = (Shade.of(shadow_of_card, scale) for shadow_of_card in theme.SHADOW_CARD)
    reach = wide.reach
    both = blank((shape.get_width() + 2 * reach, shape.get_height() + 2 * reach))
    for shade in (wide, close):
        soft, padding = shadow(shape, shade.blur, shade.opacity, colour)
        both.blit(soft, (reach - padding, round(reach - padding + shade.down)))
    return both


def drop(target: pygame.Surface, surface: pygame.Surface, place: tuple[float, float], shade: Shade) -> None:
    """Draw a surface onto a target with its soft shadow beneath it."""
    soft, padding = shadow(surface, shade.blur, shade.opacity, shade.colour)
    target.blit(soft, (round(place[0] + shade.right) - padding, round(place[1] + shade.down) - padding))
    target.blit(surface, (round(place[0]), round(place[1])))


def with_shadow(surface: pygame.Surface, shade: Shade) -> tuple[pygame.Surface, int]:
    """A picture and its shadow as one surface, and the padding around the picture (the same on all sides)."""
    reach = shade.reach
    both = blank((surface.get_width() + 2 * reach, surface.get_height() + 2 * reach))
    drop(both, surface, (reach, reach), shade)
    return both, reach


def centred(surface: pygame.Surface, anchor: tuple[float, float]) -> pygame.Surface:
    """The same picture with transparent padding, so that the anchor is at its centre."""
    width, height = surface.get_size()
    half = (max(anchor[0], width - anchor[0]), max(anchor[1], height - anchor[1]))
    wide = blank((2 * half[0], 2 * half[1]))
    wide.blit(surface, (round(half[0] - anchor[0]), round(half[1] - anchor[1])))
    return wide


def with_light(
    surface: pygame.Surface, shade: Shade, blur_px: float, opacity: float, colour: ColorLike
) -> pygame.Surface:
    """A picture and its shadow on a light that reaches further, centred."""
    whole, padding = with_shadow(surface, shade)
    light, shines = shadow(surface, blur_px, opacity, colour)
    reach = max(shines, padding)
    lit = blank((surface.get_width() + 2 * reach, surface.get_height() + 2 * reach))
    lit.blit(light, (reach - shines, reach - shines))
    lit.blit(whole, (reach - padding, reach - padding))
    return lit


def light_edge(surface: pygame.Surface, colour: ColorLike, opacity: float, thickness_px: int = 1) -> pygame.Surface:
    """Draw a thin light along the upper edges, in place: it turns a flat shape into cut paper."""
    edge = silhouette(surface, colour)
    edge.blit(silhouette(surface, "#000000"), (0, thickness_px), special_flags=pygame.BLEND_RGBA_SUB)
    surface.blit(fade(edge, opacity), (0, 0))
    return surface


def glow(
    surface: pygame.Surface, colour: ColorLike = SELECTED, scale: float = 1.0, opacity: float = 1.0
) -> tuple[pygame.Surface, int]:
    """The halo under a selected thing, and its padding: the thing's own shape, once wide, once close."""
    wide, padding = shadow(surface, 12 * scale, opacity, colour)
    close, inner = shadow(surface, 4 * scale, opacity, colour)
    wide.blit(close, (padding - inner, padding - inner))
    return wide, padding


def stack_layers(layers: Iterable[pygame.Surface], shade: Shade) -> pygame.Surface:
    """Stack layers of one size, bottom first; each casts a soft shadow on those below it.

    Shadows beyond the shapes below are cut off: the shadow of the whole stack is up to the caller.
    """
    pile: pygame.Surface | None = None
    for layer in layers:
        if pile is None:
            pile = layer.copy()
            continue
        # Most layers are small on a large sheet: blur and cut only where they are.
        bounds = layer.get_bounding_rect()
        soft, padding = shadow(layer.subsurface(bounds), shade.blur, shade.opacity, shade.colour)
        place = (bounds.x + round(shade.right) - padding, bounds.y + round(shade.down) - padding)
        region = soft.get_rect(topleft=place).clip(pile.get_rect())
        fallen = blank(region.size)
        fallen.blit(soft, (place[0] - region.x, place[1] - region.y))
        pile.blit(clip_to(fallen, pile.subsurface(region)), region)
        pile.blit(layer, (0, 0))
    if pile is None:
        raise ValueError("a stack needs at least one layer")
    return pile


def multiply(surface: pygame.Surface, colour: ColorLike) -> pygame.Surface:
    """Tint a surface in place, as a coloured light does: white becomes that colour, black stays black."""
    red, green, blue, _ = pygame.Color(colour)
    surface.fill((red, green, blue), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def tint(surface: pygame.Surface, colour: ColorLike, share: float) -> pygame.Surface:
    """Move every pixel's colour `share` of the way towards a colour, in place; alpha stays."""
    red, green, blue, _ = pygame.Color(colour)
    keep = round(255 * (1 - share))
    surface.fill((keep, keep, keep), special_flags=pygame.BLEND_RGB_MULT)
    added = (round(red * share), round(green * share), round(blue * share))
    surface.fill(added, special_flags=pygame.BLEND_RGB_ADD)
    return surface


def darken(surface: pygame.Surface, share: float) -> pygame.Surface:
    """Remove that share of the light, in place."""
    return tint(surface, "#000000", share)
