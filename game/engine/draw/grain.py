"""Paper grain: noise, soft clouds and short fibres on a tile that repeats without a seam."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, erf, sin, sqrt, tau
from random import Random

import pygame

_TILE = 512
_MIDDLE = 128
_NOISE, _CLOUDS = 40, 30
_FIBRE_AREA = 5200


def grain(surface: pygame.Surface, strength: float, seed: int = 0, fibres: bool = True) -> pygame.Surface:
    """Add paper grain to a surface in place; alpha stays, dark colours get less than light ones.

    Args:
        surface: What to treat.
        strength: Deviation of the noise in levels of 255; 3 to 5 for a part, about 2 for a whole backdrop.
        seed: Where on the paper the part was cut, so that neighbours do not look alike.
        fibres: Whether the paper shows its fibres.
    """
    lighter, darker = _tiles(round(strength, 1), fibres)
    start = Random(seed)
    left, top = -start.randrange(_TILE), -start.randrange(_TILE)
    width, height = surface.get_size()
    for x in range(left, width, _TILE):
        for y in range(top, height, _TILE):
            surface.blit(darker, (x, y), special_flags=pygame.BLEND_RGB_MULT)
            surface.blit(lighter, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    return surface


@lru_cache(maxsize=24)
def _tiles(strength: float, fibres: bool) -> tuple[pygame.Surface, pygame.Surface]:
    """What is added and what is multiplied: both halves of the same paper."""
    paper = _paper(fibres)
    # Levels above the middle become light that is added at 70 %, levels below it shade that is multiplied.
    lighter = paper.copy()
    lighter.fill((_MIDDLE,) * 3, special_flags=pygame.BLEND_RGB_SUB)
    lighter.fill((round(255 * 0.7 * strength / _NOISE),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    shade = pygame.Surface(paper.get_size())
    shade.fill((_MIDDLE,) * 3)
    shade.blit(paper, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    shade.fill((round(255 * strength / _NOISE),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    darker = pygame.Surface(paper.get_size())
    darker.fill((255, 255, 255))
    darker.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return lighter, darker


@lru_cache(maxsize=2)
def _paper(fibres: bool) -> pygame.Surface:
    """A grey tile around the middle level: fine noise softened by its neighbours, clouds, fibres."""
    chance = Random(7)
    tile = _noise(chance, _TILE, _NOISE * 1.9)
    for shift in ((1, 0), (0, 1)):
        neighbour = tile.copy()
        neighbour.scroll(shift[0], shift[1], pygame.SCROLL_REPEAT)
        neighbour.set_alpha(_MIDDLE)
        tile.blit(neighbour, (0, 0))
    clouds = _clouds(chance)
    clouds.set_alpha(64)
    tile.blit(clouds, (0, 0))
    if fibres:
        tile.blit(_fibres(chance), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return tile


def _noise(chance: Random, size: int, deviation: float) -> pygame.Surface:
    """Grey noise with a normal distribution: uniform bytes, and a palette that is the inverse of its distribution."""
    picture = pygame.image.frombytes(chance.randbytes(size * size), (size, size), "P")
    picture.set_palette([(grey, grey, grey) for grey in _bell(deviation)])
    plain = pygame.Surface((size, size), 0, 32)
    plain.blit(picture, (0, 0))
    return plain


def _bell(deviation: float) -> Iterator[int]:
    """The grey that each of 256 equally likely bytes stands for.

    By hand, because the module `statistics` would take longer to import than the first picture of the app can wait.
    """
    grey = 0
    for level in range(256):
        while grey < 255 and 0.5 + 0.5 * erf((grey + 0.5 - _MIDDLE) / (deviation * sqrt(2))) < (level + 0.5) / 256:
            grey += 1
        yield grey


def _clouds(chance: Random) -> pygame.Surface:
    """Soft changes of tone some 24 pixels wide, scaled up from nine equal patches so that edges meet."""
    cells = _TILE // 24
    patch = _noise(chance, cells, _CLOUDS * 2)
    wide = pygame.Surface((cells * 3, cells * 3), 0, 32)
    for x in range(3):
        for y in range(3):
            wide.blit(patch, (x * cells, y * cells))
    smooth = pygame.transform.smoothscale(wide, (_TILE * 3, _TILE * 3))
    return smooth.subsurface((_TILE, _TILE, _TILE, _TILE)).copy()


def _fibres(chance: Random) -> pygame.Surface:
    """Short bent hairs, light on black, drawn again across each edge they cross."""
    layer = pygame.Surface((_TILE, _TILE), 0, 32)
    for _ in range(_TILE * _TILE // _FIBRE_AREA):
        points = list(_hair(chance))
        level = chance.randint(20, 60)
        for right in (-_TILE, 0, _TILE):
            for down in (-_TILE, 0, _TILE):
                moved = [(x + right, y + down) for x, y in points]
                pygame.draw.aalines(layer, (level, level, level), False, moved)
    return layer


def _hair(chance: Random) -> Iterator[tuple[float, float]]:
    """The points of one fibre, 8 to 26 pixels long."""
    x, y = chance.uniform(0, _TILE), chance.uniform(0, _TILE)
    angle, bend, step = chance.uniform(0, tau), chance.uniform(-0.27, 0.27), chance.uniform(8, 26) / 6
    for _ in range(7):
        yield x, y
        angle += bend
        x, y = x + cos(angle) * step, y + sin(angle) * step
