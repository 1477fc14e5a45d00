"""Throws in the Dojo for the rulebook: an aim, a hit that turns a die, a die outside (N22)."""

from functools import lru_cache, partial
from typing import NamedTuple

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.ninjutsu.dojo import aim
from game.games.ninjutsu.dojo.camera import flat
from game.games.ninjutsu.dojo.film import DiePose, Lying
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.dojo.intents import aimed_at
from game.games.ninjutsu.dojo.throw import Flight, Launch
from game.games.ninjutsu.dojo.tray import HALF_WIDTH, HEIGHT
from game.games.ninjutsu.dojo.vectors import Vector
from game.games.ninjutsu.rules.figures import BLACK, RED, SIDES
from game.games.ninjutsu.table.art.dojo_lid import measures
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.draw.thrown_view import ShownDie, ThrownView

LYING = Lying.showing(6, 6, 2.0, 0.5)
TURNS, LEAVES = 1, 6
"""Seeds of a hit that turns the lying six, and of a throw that leaves the tray."""

_SOFT = Gesture.of(0.5, -8.0, 0.24)
_WILD = Gesture.of(-0.1, 3.0, 0.86)


class Shown(NamedTuple):
    """A moment of the Dojo."""

    dice: tuple[ShownDie, ...]
    dots: tuple[Vector, ...] = ()
    tags: tuple[tuple[int, Vector], ...] = ()


@lru_cache(maxsize=3)
def moment(name: str) -> Shown:
    """One of the three pictures: `aim`, `turn`, `out`."""
    if name == "aim":
        first = aim.dots(6, RED, _SOFT, 9)
        hand = (-12.1, (6.0 - 1.3) * 0.5, 4.7)
        die = ShownDie(6, SIDES[RED], DiePose(hand, (0.9, 0.3, 0.25, 0.1)))
        return Shown((die, ShownDie(6, SIDES[BLACK], LYING.pose)), tuple(first), ((LYING.value, LYING.pose.at),))
    launch = turning(TURNS) if name == "turn" else leaving(LEAVES)
    landing = Flight(launch).run()
    film = landing.film
    own, other = next((pair for pair in zip(*film.tracks, strict=True) if _far(pair[0].at)), film.poses(film.seconds))
    dice = (ShownDie(6, SIDES[RED], own), ShownDie(6, SIDES[BLACK], other))
    tags = [(die.value, die.pose.at) for die in landing.dice if not die.outside]
    return Shown(dice, (), tuple(tags))


def _far(at: Vector) -> bool:
    """Whether a die has clearly left the tray."""
    return abs(at[0]) > HALF_WIDTH + 2.5 and at[2] < HEIGHT


def turning(seed: int) -> Launch:
    """A throw at the lying six."""
    return Launch(6, RED, aimed_at(6, RED, LYING), seed, 0.0, LYING)


def leaving(seed: int) -> Launch:
    """A throw with far too much power."""
    return Launch(6, RED, _WILD, seed, 0.0, LYING)


def draw_throw(canvas: Canvas, art: NinjutsuArt, box: Rect, name: str) -> None:
    """Draw a tray with a moment of a throw: `aim`, `turn` or `out`."""
    shown = moment(name)
    unit = box.h / (measures(100.0)[0][1] / 100.0)
    unit_px = unit * canvas.scale
    lid = art.lid(unit_px, SIDES[RED], SIDES[BLACK])
    x, y = canvas.layout.to_px(box.centre)
    corner = (x - lid.behind.get_width() / 2, y - lid.behind.get_height() / 2)
    usual = canvas.surface.get_clip()
    with canvas.clipped(box):
        ThrownView(canvas.assets, lid, unit_px).draw(canvas.surface, corner, list(shown.dice))
    canvas.surface.set_clip(usual)
    left, top = corner[0] + lid.origin[0], corner[1] + lid.origin[1]

    def at(place: Vector) -> tuple[float, float]:
        right, down = flat(place)
        return canvas.layout.to_design((round(left + right * unit_px), round(top + down * unit_px)))

    dot = canvas.made(("book dot", round(unit_px)), partial(_dot, max(3, round(unit_px * 0.2))))
    for place in shown.dots:
        canvas.blit_centred(dot, at(place))
    for value, (px, py, pz) in shown.tags:
        tag = at((px, py, pz + 1.6))
        slip = Rect.around((tag[0], tag[1] - 20), 28, 24)
        canvas.rounded(slip, 6, canvas.theme.paper_light, canvas.theme.ink, line_width=1.0, line_opacity=0.4)
        canvas.text(str(value), slip, theme.HEADING.sized(18), "centre", wrap=False)


def _dot(radius: int) -> pygame.Surface:
    surface = paper.blank((2 * radius + 2, 2 * radius + 2))
    pygame.draw.aacircle(surface, theme.WHITE, (radius + 1, radius + 1), radius)
    return surface
