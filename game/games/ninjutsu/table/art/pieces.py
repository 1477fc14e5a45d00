"""Composes the small pieces: shuriken and their stock, the marks between weapons, smoke and the deciding cut."""

from math import cos, sin, tau
from random import Random

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.look.theme import GOLD_LINE, SHADOW_SAND

SPIN_STEPS = 9
"""How many pictures make a quarter turn of a shuriken, after which it looks the same again."""

SMOKE_STEPS = 6
MARKS = ("win", "lose", "even")

_ROOM = 1.3
_HEAP = (
    (-0.22, -0.16, 2),
    (0.2, -0.2, 6),
    (-0.12, 0.2, 4),
    (0.24, 0.16, 0),
    (0.02, -0.02, 7),
    (-0.3, 0.04, 5),
    (0.05, 0.3, 3),
)
"""Where shuriken lie in their dish, in widths of it, and their rotation."""

_SMOKE = ("#CFC3AC", "#E6DCC6", "#F7F0E0")


def shuriken(assets: Assets, size_px: int, step: int = 0) -> pygame.Surface:
    """A throwing star with a tight shadow, centred, rotated by this many steps."""
    room = size_px * _ROOM
    body = assets.body("ninjutsu/shuriken")
    inset = (130 - 100) / 2
    turn = f"translate({inset},{inset}) rotate({90 * (step % SPIN_STEPS) / SPIN_STEPS} 50 50)"
    star = paper.drawn(f'<g transform="{turn}">{body}</g>', (room, room), (130, 130))
    paper.light_edge(star, "#FFFFFF", 0.35)
    scale = size_px / 60
    return paper.with_shadow(star, Shade(4, 0.6, 3, 1, SHADOW_SAND).scaled(scale))[0]


def stock(assets: Assets, size_px: int, count: int) -> pygame.Surface:
    """The dish of shuriken that belong to nobody yet, exactly this size."""
    scale = size_px / 100
    dish = paper.rounded(
        (size_px, size_px),
        size_px / 2,
        [(0, "#120C0C"), (1, "#3A2A2A")],
        GOLD_LINE,
        line_width=2 * scale,
        line_inset=3 * scale,
        line_opacity=0.8,
    )
    hollow_px = round(size_px * 0.84)
    hollow = paper.rounded((hollow_px, hollow_px), hollow_px / 2, [(0, "#2A0C0E"), (1, "#5A181A")])
    dish.blit(hollow, hollow.get_rect(center=dish.get_rect().center))
    paper.grain(dish, 3.5, seed=2)
    for x, y, step in _HEAP[:count]:
        star = shuriken(assets, round(46 * scale), step)
        dish.blit(star, star.get_rect(center=(round((0.5 + x) * size_px), round((0.5 + y) * size_px))))
    return dish


def mark(assets: Assets, kind: str, size_px: int) -> pygame.Surface:
    """Who has the higher card of a column, centred: "win", "lose" or "even"."""
    scale = size_px / 64
    layers = assets.layers(f"ninjutsu/mark-{kind}", (size_px, size_px))
    seal = paper.stack_layers(layers, Shade(3, 0.5, 2).scaled(scale))
    paper.grain(seal, 4.0, seed=5, fibres=False)
    return paper.with_shadow(seal, Shade(5, 0.62, 3).scaled(scale))[0]


def smoke(size_px: int, step: int) -> pygame.Surface:
    """A puff of paper smoke in which a ninja vanishes, exactly this size: it grows and thins out."""
    grown = (step + 1) / SMOKE_STEPS
    chance = Random(11)
    puffs: list[str] = ["", "", ""]
    for index in range(15):
        layer = index % 3
        angle, far = chance.uniform(0, tau), chance.uniform(5, 32) * (0.62 + 0.5 * grown)
        radius = chance.uniform(11, 19) * (0.7 + 0.5 * grown) * (1 - 0.16 * layer)
        x, y = 50 + far * cos(angle), 54 + far * 0.8 * sin(angle) - 12 * grown
        puffs[layer] += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{_SMOKE[layer]}"/>'
    layers = [paper.drawn(puff, (size_px, size_px), (100, 100)) for puff in puffs]
    cloud = paper.stack_layers(layers, Shade(4, 0.35, 3, colour=SHADOW_SAND).scaled(size_px / 120))
    return paper.fade(paper.grain(cloud, 3.0, seed=4), 1 - max(0.0, grown - 0.5) * 1.6)


def slash(assets: Assets, size_px: int) -> pygame.Surface:
    """One cut of a blade, from the lower left to the upper right, exactly this size."""
    cut = paper.blank((size_px, size_px))
    stroke = assets.svg("ninjutsu/slash", (size_px, size_px))
    paper.drop(cut, stroke, (0, 0), Shade(5, 0.59, 3, colour="#5A1E0A").scaled(size_px / 300))
    return cut


def die_shadow(size_px: int) -> pygame.Surface:
    """The shadow of a die on the mat, centred on the die."""
    scale = size_px / 96
    shape = paper.rounded((size_px * 0.96, size_px * 0.8), size_px * 0.4, SHADOW_SAND)
    soft, _ = paper.shadow(shape, 8 * scale, 0.72, SHADOW_SAND)
    side = round(size_px * 2)
    ground = paper.blank((side, side))
    ground.blit(soft, soft.get_rect(center=(round(side / 2 + 7 * scale), round(side / 2 + 16 * scale))))
    return ground


def die_glow(size_px: int) -> pygame.Surface:
    """The light under a die that may be thrown again, centred."""
    shape = paper.rounded((size_px * 1.06, size_px * 1.06), size_px * 0.5, SHADOW_SAND)
    return paper.glow(shape, scale=size_px / 80)[0]
