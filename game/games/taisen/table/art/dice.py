"""Draws the dice as real cubes: a turning matrix, the faces in view, the suit's emblem as pips."""

from math import pi, radians

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.rotation import Matrix, Vector, about, times, turned
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import WHITE, Colour, mix
from game.games.taisen.table.art import colours

ROOM = 1.7
"""How much wider the picture is than the die: a cube standing on its corner needs the room."""

TUMBLE_STEPS = 10
"""How many pictures make up one turn of a rolling die."""

_TILT = radians(13)
_SPIN = {"rock": radians(5), "paper": radians(-6), "scissors": radians(8)}
"""Each die lies at a slight angle, always the same one."""

# Each face: its normal, its right and down axes, and its number of pips (1 1 1 2 2 3).
_FACES: tuple[tuple[Vector, Vector, Vector, int], ...] = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0), 1),
    ((0, 0, -1), (-1, 0, 0), (0, 1, 0), 1),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0), 2),
    ((-1, 0, 0), (0, 0, 1), (0, 1, 0), 2),
    ((0, 1, 0), (1, 0, 0), (0, 0, -1), 3),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1), 1),
)
_PIPS = {
    1: (((0.0, 0.0),), 1.05),
    2: (((-0.4, 0.4), (0.4, -0.4)), 0.74),
    3: (((-0.52, 0.52), (0.0, 0.0), (0.52, -0.52)), 0.6),
}
_READABLE = 0.3
"""A face turned away further than this shows no pips: they would look like scratches."""

_LIGHT: Vector = (-0.35, -0.55, 0.76)
_ROLL: Vector = (0.42, 0.88, 0.22)
"""The axis about which a die rolls through the tray."""


def die(assets: Assets, suit: str, value: int, size_px: int, *, spent: bool = False, step: int = 0) -> pygame.Surface:
    """A die, centred in its picture, `step` steps before it comes to rest with `value` up."""
    rolled = times(about(_ROLL, -2 * pi * step / TUMBLE_STEPS), _face_up(value))
    pose = times(about((0, 0, 1), _SPIN[suit]), times(about((1, 0, 0), _TILT), rolled))
    base = colours.suit_colour(assets.theme, suit)
    pip = colours.PIP
    if spent:
        base, pip = mix(base, colours.SPENT, 0.62), colours.SPENT_PIP
    body = _hull(pose, mix(base, colours.INK_DARK, 0.5))
    for look, right, down, pips in _FACES:
        facing = turned(pose, look)
        if facing[2] > 0.02:
            body += _face(assets, suit, _shaded(base, facing), (pose, look, right, down), (pips, pip))
    side = 2 * ROOM
    drawing = f'<g transform="translate({ROOM},{ROOM})">{body}</g>'
    picture = paper.drawn(drawing, (size_px * ROOM, size_px * ROOM), (side, side))
    return paper.grain(picture, 4.0, seed=2, fibres=False)


def _face(
    assets: Assets,
    suit: str,
    ground: Colour,
    place: tuple[Matrix, Vector, Vector, Vector],
    pips: tuple[int, Colour],
) -> str:
    """One face as it lies in the picture, in its own coordinates from -1 to 1."""
    pose, look, right, down = place
    centre, along, across = turned(pose, look), turned(pose, right), turned(pose, down)
    matrix = " ".join(f"{part:.4f}" for part in (*along[:2], *across[:2], *centre[:2]))
    light = hex_colour(mix(ground, WHITE, 0.35))
    parts = [
        f'<rect x="-0.95" y="-0.95" width="1.9" height="1.9" rx="0.42" fill="{hex_colour(ground)}"/>',
        '<rect x="-0.87" y="-0.87" width="1.74" height="1.74" rx="0.36" fill="none"'
        f' stroke="{light}" stroke-width="0.032" opacity="0.55"/>',
    ]
    sign = assets.body(f"taisen/emblem-{suit}", {"#000000": hex_colour(pips[1]), "#ffffff": hex_colour(ground)})
    spots, width = _PIPS[pips[0]] if centre[2] > _READABLE else ((), 0.0)
    for x, y in spots:
        corner = f"translate({x - width / 2},{y - width / 2}) scale({width / 100})"
        parts.append(f'<g transform="{corner}">{sign}</g>')
    return f'<g transform="matrix({matrix})">{"".join(parts)}</g>'


def _shaded(base: Colour, facing: Vector) -> Colour:
    """The colour of a face, lit from the upper left."""
    light = sum(a * b for a, b in zip(facing, _LIGHT, strict=True))
    if light > 0.6:
        return mix(base, WHITE, 0.16 * min(1.0, (light - 0.6) / 0.35))
    return mix(base, colours.INK_DARK, min(0.55, (0.6 - light) * 0.62))


def _hull(pose: Matrix, fill: Colour) -> str:
    """The outline of the whole cube with round corners, under the faces."""
    signs = (-0.8, 0.8)
    corners = [turned(pose, (x, y, z))[:2] for x in signs for y in signs for z in signs]
    outline = " L".join(f"{x:.3f} {y:.3f}" for x, y in _around(corners))
    ink = hex_colour(fill)
    return f'<path d="M{outline} Z" fill="{ink}" stroke="{ink}" stroke-width="0.4" stroke-linejoin="round"/>'


def _around(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex hull of some points, in order."""
    ordered = sorted(set(points))

    def half(those: list[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for x, y in those:
            while len(kept) > 1 and (
                (kept[-1][0] - kept[-2][0]) * (y - kept[-2][1]) <= (kept[-1][1] - kept[-2][1]) * (x - kept[-2][0])
            ):
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    return half(ordered) + half(ordered[::-1])


def _face_up(value: int) -> Matrix:
    """The rotation that turns a face with this value towards the player."""
    turns: dict[int, Matrix] = {
        1: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        2: about((0, 1, 0), -pi / 2),
        3: about((1, 0, 0), pi / 2),
    }
    return turns[value]
