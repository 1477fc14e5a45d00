"""Plain shapes with clean edges: rounded sheets, gradients, halos, vignettes."""

import re
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from math import hypot

import pygame
from pygame.typing import ColorLike

Size = tuple[float, float]

_FRAME = re.compile(r'viewBox="(\S+ \S+ (\S+) (\S+))"\s+width="[^"]+"\s+height="[^"]+"')
"""How our files and `drawn` begin: the viewBox, then its size again."""

_FORMAT = pygame.Surface((1, 1), pygame.SRCALPHA)


def blank(size: Size) -> pygame.Surface:
    """A fully transparent surface."""
    return pygame.Surface((max(1, round(size[0])), max(1, round(size[1]))), pygame.SRCALPHA)


def opaque(surface: pygame.Surface) -> pygame.Surface:
    """The same picture without alpha, which blits faster; for backdrops."""
    plain = pygame.Surface(surface.get_size(), 0, 32)
    plain.blit(surface, (0, 0))
    return plain


def drawn(body: str, size: Size, box: Size | None = None) -> pygame.Surface:
    """Rasterise SVG elements drawn in a box (by default: one unit per pixel) to exactly this size."""
    width, height = max(1, round(size[0])), max(1, round(size[1]))
    box_width, box_height = box or (width, height)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box_width} {box_height}"'
        f' width="{box_width}" height="{box_height}">{body}</svg>'
    )
    return fitted(text, (width, height))


def fitted(svg_text: str, size_px: tuple[int, int]) -> pygame.Surface:
    """Rasterise a whole SVG document, centred if its proportions differ from the size.

    Proportions that differ only by rounding are stretched to fit, so that no edge is left half transparent.
    """
    frame = _FRAME.search(svg_text)
    if frame:
        width, height = float(frame[2]), float(frame[3])
        if abs(width * size_px[1] / height - size_px[0]) <= 1.0 or abs(height * size_px[0] / width - size_px[1]) <= 1.0:
            exact_head = f'viewBox="{frame[1]}" width="{size_px[0]}" height="{size_px[1]}" preserveAspectRatio="none"'
            svg_text = svg_text.replace(frame[0], exact_head, 1)
    # Blits between equal pixel formats are several times faster, and the rasteriser has a format of its own.
    picture = pygame.image.load_sized_svg(BytesIO(svg_text.encode()), size_px).convert(_FORMAT)
    if picture.get_size() == size_px:
        return picture
    exact = blank(size_px)
    exact.blit(picture, ((size_px[0] - picture.get_width()) // 2, (size_px[1] - picture.get_height()) // 2))
    return exact


def hex_colour(colour: ColorLike) -> str:
    """A colour as `#rrggbb`, the only spelling that the rasteriser reads reliably."""
    red, green, blue, _ = pygame.Color(colour)
    return f"#{red:02x}{green:02x}{blue:02x}"


def rounded(
    size: Size,
    radius: float,
    fill: ColorLike | Sequence[tuple[float, ColorLike]],
    line: ColorLike | None = None,
    *,
    line_width: float = 1.5,
    line_inset: float = 0.0,
    line_opacity: float = 1.0,
) -> pygame.Surface:
    """A sheet with round corners, in one colour or with a vertical gradient, optionally with an inner line."""
    width, height = round(size[0]), round(size[1])
    radius = min(radius, width / 2, height / 2)
    defs, paint = _paint(fill)
    body = f'<rect width="{width}" height="{height}" rx="{radius}" fill="{paint}"/>'
    if line is not None:
        inset = line_inset + line_width / 2
        body += (
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}"'
            f' rx="{max(0.0, radius - inset)}" fill="none" stroke="{hex_colour(line)}"'
            f' stroke-width="{line_width}" opacity="{line_opacity}"/>'
        )
    return drawn(defs + body, (width, height))


def _paint(fill: ColorLike | Sequence[tuple[float, ColorLike]]) -> tuple[str, str]:
    """The definitions and the value of a `fill` attribute."""
    if not isinstance(fill, list | tuple) or not isinstance(fill[0], tuple):
        return "", hex_colour(fill)  # type: ignore[arg-type]
    stops = "".join(f'<stop offset="{at}" stop-color="{hex_colour(colour)}"/>' for at, colour in fill)
    head = '<defs><linearGradient id="fill" x1="0%" y1="0%" x2="0%" y2="100%">'
    return f"{head}{stops}</linearGradient></defs>", "url(#fill)"


def clip_to(surface: pygame.Surface, shape: pygame.Surface) -> pygame.Surface:
    """Clip a surface to the alpha of a shape of the same size, in place."""
    stencil = shape.copy()
    stencil.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    surface.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def cut_rounded(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """Cut round corners off a surface, in place."""
    return clip_to(surface, rounded(surface.get_size(), radius, "#ffffff"))


def vertical_gradient(size: Size, stops: Sequence[tuple[float, ColorLike]]) -> pygame.Surface:
    """An opaque sheet with a vertical gradient; stops are (0 to 1, colour), in order."""
    width, height = max(1, round(size[0])), max(1, round(size[1]))
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    colours = [(at, pygame.Color(colour)) for at, colour in stops]
    for row in range(height):
        column.set_at((0, row), _between(colours, (row + 0.5) / height))
    return pygame.transform.scale(column, (width, height))


def _between(stops: list[tuple[float, pygame.Color]], at: float) -> pygame.Color:
    """The colour of a gradient at one position."""
    if at <= stops[0][0]:
        return stops[0][1]
    for (low, first), (high, second) in pairwise(stops):
        if at <= high:
            return first.lerp(second, (at - low) / (high - low))
    return stops[-1][1]


_HALO_PX = 96


def halo(radius: float, colour: ColorLike, opacity: float = 1.0, falloff: float = 2.0) -> pygame.Surface:
    """A round light, brightest in the middle, twice the radius wide and high."""
    red, green, blue, _ = pygame.Color(colour)
    across = max(2, round(2 * radius))
    light = pygame.transform.smoothscale(_halo_shape(falloff), (across, across))
    # Tint the white light and set its strength in one step.
    light.fill((red, green, blue, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return light


@lru_cache(maxsize=8)
def _halo_shape(falloff: float) -> pygame.Surface:
    """A small white round light, to be scaled up."""
    half, middle = _HALO_PX // 2, (_HALO_PX - 1) / 2
    rows = [[b""] * half for _ in range(half)]
    # An eighth is worked out, and the rest mirrored: the program's first frame waits for this.
    for y in range(half):
        for x in range(y + 1):
            away = hypot(x - middle, y - middle) / middle
            level = round(255 * (1 - away) ** falloff) if away < 1 else 0
            rows[x][y] = rows[y][x] = bytes((255, 255, 255, level))
    halves = [b"".join(row + row[::-1]) for row in rows]
    return pygame.image.frombytes(b"".join(halves + halves[::-1]), (_HALO_PX, _HALO_PX), "RGBA")


_VIGNETTE_PX = (96, 54)


def vignette(surface: pygame.Surface, opacity: float, colour: ColorLike) -> pygame.Surface:
    """Darken the corners of a surface with a colour, in place."""
    red, green, blue, _ = pygame.Color(colour)
    shade = pygame.transform.smoothscale(_vignette_shape(), surface.get_size())
    shade.fill((red, green, blue, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(shade, (0, 0))
    return surface


@lru_cache(maxsize=1)
def _vignette_shape() -> pygame.Surface:
    """A small white vignette, to be tinted and scaled up."""
    width, height = _VIGNETTE_PX
    shape = pygame.Surface(_VIGNETTE_PX, pygame.SRCALPHA)
    for x in range(width):
        for y in range(height):
            far = ((2 * x / (width - 1) - 1) ** 2 + (2 * y / (height - 1) - 1) ** 2) * 0.55 - 0.25
            shape.set_at((x, y), (255, 255, 255, round(255 * min(1.0, max(0.0, far)))))
    return shape
