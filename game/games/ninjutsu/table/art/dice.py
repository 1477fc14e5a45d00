"""Draws the dice as real solids: the faces in view, lit from the upper left, a numeral on each."""

from dataclasses import replace
from functools import lru_cache
from math import pi, radians

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.rotation import Matrix, Vector, about, times, turned
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import WHITE, Colour, mix
from game.games.ninjutsu.dojo.solids import SOLIDS, SolidFace
from game.games.ninjutsu.dojo.vectors import scaled
from game.games.ninjutsu.table.art import colours

DICE = {1: 6, 2: 8, 3: 12}
"""How many faces the die of a rank has."""

ROOM = 1.7
"""A picture of a die is this many times wider than the die, because a solid on its corner needs the room."""

TUMBLE_STEPS = 12
"""So many pictures make one turn of a rolling die."""

_REACH = {6: 0.76, 8: 0.76, 12: 0.68}
"""The distance from the middle to a corner, in widths of a die: so all three look equally large."""

_NUMERAL = {6: 1.2, 8: 1.2, 12: 1.12}
"""The height of a numeral, in radii of the circle within its face."""

_TILT = {6: radians(17), 8: radians(-9), 12: radians(9)}
_LEAN = {6: radians(-15), 8: radians(5), 12: radians(-6)}
_SPIN = {6: radians(5), 8: radians(-4), 12: radians(5)}
"""How far a die at rest is tipped towards the player, leans aside and lies askew."""

_ROUND = {6: (0.8, 0.16), 8: (0.84, 0.09), 12: (0.84, 0.075)}
"""How far a face is shrunk, and the width of the line that rounds its corners again."""

_READABLE = 0.34
"""A face turned away further than this shows no numeral: it would be a mere scratch."""

_LIGHT: Vector = (-0.32, -0.5, 0.8)
_ROLL: Vector = (0.42, 0.88, 0.22)
_GLYPH = 108.0
"""The height of a numeral in its file."""

_WIDE = {0: 86.7, 1: 62.1, 2: 85.8, 3: 78.8, 4: 91.1, 5: 79.0, 6: 86.3, 7: 77.6, 8: 84.1, 9: 86.3}
_TIGHT = -6.0


def die(assets: Assets, faces: int, side: str, value: int, size_px: int, *, step: int = 0) -> pygame.Surface:
    """A die in the middle of its picture, `step` steps before it comes to rest with that value up."""
    solid = _solid(faces)
    up = next(face for face in solid if face.value == value)
    upright = up.right, up.down, up.look
    rolled = times(about(_ROLL, -2 * pi * step / TUMBLE_STEPS), upright)
    tipped = times(about((0, 1, 0), _LEAN[faces]), times(about((1, 0, 0), _TILT[faces]), rolled))
    pose = times(about((0, 0, 1), _SPIN[faces]), tipped)
    seen = [face for face in solid if turned(pose, face.look)[2] > 0.02]
    reach = _REACH[faces]
    base = colours.DIE[side]
    body = "".join(_backing(face, pose, mix(base, colours.INK_DARK, 0.62)) for face in seen)
    body += "".join(_face(assets, face, pose, base, faces) for face in seen)
    drawing = f'<g transform="translate({ROOM / 2},{ROOM / 2}) scale({reach})">{body}</g>'
    picture = paper.drawn(drawing, (size_px * ROOM, size_px * ROOM), (ROOM, ROOM))
    return paper.grain(picture, 4.0, seed=2, fibres=False)


@lru_cache(maxsize=3)
def _solid(faces: int) -> tuple[SolidFace, ...]:
    """All faces of a die whose corners lie on the unit sphere."""
    solid = SOLIDS[faces]
    small = 1.0 / solid.reach
    return tuple(
        replace(
            face,
            centre=scaled(face.centre, small),
            corners=tuple(scaled(corner, small) for corner in face.corners),
            inner=face.inner * small,
        )
        for face in solid.faces
    )


def _backing(face: SolidFace, pose: Matrix, fill: Colour) -> str:
    """A face in the dark colour of the edges, a little too large, so that the solid has rounded edges."""
    ink = hex_colour(fill)
    return (
        f'<path d="{_path(face, pose, 0.93)}" fill="{ink}" stroke="{ink}" stroke-width="0.1" stroke-linejoin="round"/>'
    )


def _face(assets: Assets, face: SolidFace, pose: Matrix, base: Colour, faces: int) -> str:
    """One face in its light, with a fine line and its numeral."""
    look = turned(pose, face.look)
    ground = _shaded(base, look)
    ink, line = hex_colour(ground), hex_colour(mix(ground, WHITE, 0.2))
    share, width = _ROUND[faces]
    outline = _path(face, pose, share)
    parts = (
        f'<path d="{outline}" fill="{line}" stroke="{line}" stroke-width="{width}" stroke-linejoin="round"/>'
        f'<path d="{outline}" fill="{ink}" stroke="{ink}" stroke-width="{width - 0.035}" stroke-linejoin="round"/>'
    )
    if look[2] < _READABLE:
        return parts
    centre, right, down = (turned(pose, vector) for vector in (face.centre, face.right, face.down))
    scale = _NUMERAL[faces] * face.inner / _GLYPH
    matrix = " ".join(
        f"{part:.5f}" for part in (*(scale * x for x in right[:2]), *(scale * y for y in down[:2]), *centre[:2])
    )
    return parts + f'<g transform="matrix({matrix})">{_numeral(assets, face.value, faces)}</g>'


def _numeral(assets: Assets, value: int, faces: int) -> str:
    """The number around the origin; on a die that has both, 6 and 9 stand on a line."""
    ink = hex_colour(colours.PIP)
    digits = [int(digit) for digit in str(value)]
    width = sum(_WIDE[digit] for digit in digits) + _TIGHT * (len(digits) - 1)
    left, drawn = -width / 2, ""
    for digit in digits:
        sign = assets.body(f"numerals/{digit}", {"#000000": ink})
        drawn += f'<g transform="translate({left},{-_GLYPH / 2})">{sign}</g>'
        left += _WIDE[digit] + _TIGHT
    if faces == 12 and value in {6, 9}:
        drawn += f'<rect x="-38" y="64" width="76" height="13" rx="4" fill="{ink}"/>'
    return drawn


def _path(face: SolidFace, pose: Matrix, share: float) -> str:
    """The outline of a face as it is seen, shrunk towards its middle."""
    middle = turned(pose, face.centre)
    points = []
    for corner in face.corners:
        x, y, _ = turned(pose, corner)
        points.append(f"{middle[0] + (x - middle[0]) * share:.4f} {middle[1] + (y - middle[1]) * share:.4f}")
    return f"M{' L'.join(points)} Z"


def _shaded(base: Colour, look: Vector) -> Colour:
    """The colour of a face in the light that falls from the upper left."""
    light = sum(a * b for a, b in zip(look, _LIGHT, strict=True))
    if light > 0.62:
        return mix(base, WHITE, 0.2 * min(1.0, (light - 0.62) / 0.36))
    return mix(base, colours.INK_DARK, min(0.6, (0.62 - light) * 0.62))
