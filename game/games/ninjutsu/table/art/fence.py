"""Draws the barbed-wire fence along any line of the grid: posts, wires and barbs, at rest or rattled."""

from itertools import pairwise
from math import hypot, sin

import pygame

from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.geometry import Point
from game.engine.look.theme import SHADOW_SAND
from game.games.ninjutsu.table.art.board_geometry import BoardGeometry, Fence

RATTLE_STEPS = 6
"""Step 0 is a fence at rest; the others swing less and less."""

_HEIGHT = 0.66
"""The height of a fence as a share of a row: what is behind it must stay readable."""

_WIRES = (0.92, 0.62, 0.32)
_WOOD, _WOOD_DARK, _BAND = "#6B4529", "#3E2616", "#B5382B"
_WIRE, _WIRE_LIGHT, _BARB = "#23252B", "#9AA3AB", "#2C2F36"
_SWING = (0.0, 1.0, -0.85, 0.6, -0.4, 0.2)


def fence(court: BoardGeometry, ends: Fence, scale: float, step: int = 0) -> pygame.Surface:
    """A fence from corner to corner with its shadow on the ground, centred on the middle of its foot."""
    posts, height = _posts(court, ends)
    middle = court.fence_middle(ends)
    half = Point(
        max(abs(post.x - middle.x) for post in posts) + height,
        max(abs(post.y - middle.y) for post in posts) + height * 1.5,
    )
    local = [Point(post.x - middle.x + half.x, post.y - middle.y + half.y) for post in posts]
    box = (2 * half.x, 2 * half.y)
    size = (round(box[0] * scale), round(box[1] * scale))
    swing = _SWING[step] * height * 0.11
    wires = "".join(_wires(one, other, height, swing) for one, other in pairwise(local))
    wood = "".join(_post(post, height, swing) for post in local)
    picture = paper.blank(size)
    shade = paper.drawn("".join(_fallen(local, height)), size, box)
    soft, padding = paper.shadow(shade, 2.6 * scale, 0.5, SHADOW_SAND)
    picture.blit(soft, (-padding, -padding))
    paper.drop(picture, paper.drawn(wood, size, box), (0, 0), Shade(3, 0.45, 2, 2, SHADOW_SAND).scaled(scale))
    strung = paper.drawn(wires, size, box)
    paper.drop(picture, strung, (0, 0), Shade(2, 0.5, 3, 2, SHADOW_SAND).scaled(scale))
    return picture


def _posts(court: BoardGeometry, ends: Fence) -> tuple[list[Point], float]:
    """The feet of the posts, one at every corner of the grid, and the height of the fence."""
    x, y, to_x, to_y = ends
    count = max(abs(to_x - x), abs(to_y - y))
    step_x, step_y = (to_x - x) / count, (to_y - y) / count
    feet = [court.corner(x + step_x * index, y + step_y * index) for index in range(count + 1)]
    top, bottom = court.bounds
    return feet, _HEIGHT * (bottom - top) / court.rows


def _post(foot: Point, height: float, swing: float) -> str:
    """One stake with a red band; a rattled one leans a little."""
    width, tip = height * 0.12, height * 0.2
    x, y, lean = foot.x, foot.y, swing * 0.35
    top = y - height
    return (
        f'<path d="M{x - width} {y + 4} L{x - width + lean} {top} L{x + lean} {top - tip} L{x + width + lean} {top}'
        f' L{x + width} {y + 4} Z" fill="{_WOOD}"/>'
        f'<path d="M{x + lean} {top - tip} L{x + width + lean} {top} L{x + width} {y + 4} L{x + width * 0.2} {y + 4} Z"'
        f' fill="{_WOOD_DARK}"/>'
        f'<rect x="{x - width * 1.2 + lean}" y="{top + height * 0.12}" width="{width * 2.4}" height="{height * 0.1}"'
        f' rx="2" fill="{_BAND}"/>'
    )


def _wires(one: Point, other: Point, height: float, swing: float) -> str:
    """Three sagging wires between two posts, with barbs."""
    length = hypot(other.x - one.x, other.y - one.y)
    barbs_in_all = max(2, round(length / (height * 0.42)))
    strings, barbs, knots = "", "", ""
    for number, level in enumerate(_WIRES):
        rise = height * level
        sag = height * 0.09 + swing * sin(2.1 * number + 0.9)
        start, end = Point(one.x, one.y - rise), Point(other.x, other.y - rise)
        bow = Point((start.x + end.x) / 2, (start.y + end.y) / 2 + 2 * sag)
        strings += f"M{start.x} {start.y} Q{bow.x} {bow.y} {end.x} {end.y} "
        for index in range(barbs_in_all):
            share = (index + 0.5 + 0.16 * ((number + 1) % 2 - 0.5)) / barbs_in_all
            x, y = _on_bow(start, bow, end, share)
            size = height * 0.105
            turn = 0.35 * (-1) ** (index + number)
            barbs += (
                f"M{x - size} {y - size * (1 - turn)} L{x + size} {y + size * (1 - turn)} "
                f"M{x + size * (1 - turn)} {y - size} L{x - size * (1 - turn)} {y + size} "
            )
            knots += f'<circle cx="{x}" cy="{y}" r="{size * 0.42}" fill="{_WIRE_LIGHT}"/>'
    thick = height * 0.052
    return (
        f'<path d="{strings}" fill="none" stroke="{_WIRE}" stroke-width="{thick}" stroke-linecap="round"/>'
        f'<path d="{strings}" fill="none" stroke="{_WIRE_LIGHT}" stroke-width="{thick * 0.34}"/>'
        f'<path d="{barbs}" fill="none" stroke="{_BARB}" stroke-width="{thick * 0.72}" stroke-linecap="round"/>{knots}'
    )


def _on_bow(start: Point, bow: Point, end: Point, share: float) -> Point:
    rest = 1 - share
    return Point(
        rest * rest * start.x + 2 * rest * share * bow.x + share * share * end.x,
        rest * rest * start.y + 2 * rest * share * bow.y + share * share * end.y,
    )


def _fallen(posts: list[Point], height: float) -> list[str]:
    """The shadow of the fence on the sand: leaning to the right and towards the viewer, much shorter."""
    right, down = height * 0.5, height * 0.3
    shapes = [
        f'<path d="M{post.x} {post.y} L{post.x + right * 1.2} {post.y + down * 1.2}" stroke="#000000"'
        f' stroke-width="{height * 0.2}" stroke-linecap="round"/>'
        for post in posts
    ]
    for level in _WIRES:
        places = [f"{post.x + right * level} {post.y + down * level}" for post in posts]
        shapes.append(
            f'<path d="M{" L".join(places)}" fill="none" stroke="#000000" stroke-width="{height * 0.075}"'
            ' stroke-linecap="round"/>'
        )
    return shapes
