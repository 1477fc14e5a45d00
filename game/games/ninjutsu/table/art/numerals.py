"""The numerals of the dice as polygons, so that they can be drawn on a face that turns. No pygame."""

import re
from functools import lru_cache
from typing import NamedTuple

from game.engine.cache.assets import Assets

Point = tuple[float, float]
Outline = tuple[Point, ...]

_HIGH = 108.0
"""The height of a numeral in its file."""

_WIDE = {0: 86.7, 1: 62.1, 2: 85.8, 3: 78.8, 4: 91.1, 5: 79.0, 6: 86.3, 7: 77.6, 8: 84.1, 9: 86.3}
_TIGHT = -6.0
_BAR: Outline = ((-38.0, 62.0), (38.0, 62.0), (38.0, 76.0), (-38.0, 76.0))
"""On a die that has both, 6 and 9 stand on a line."""

_CURVE = 5
"""How many straight segments a curve becomes."""

_PATH = re.compile(r' d="([^"]+)"')
_TOKEN = re.compile(r"[MLHVQZ]|-?[\d.]+")


class Glyph(NamedTuple):
    """Polygons around the origin, one unit high."""

    inked: tuple[Outline, ...]
    holes: tuple[Outline, ...]


@lru_cache(maxsize=32)
def numeral(assets: Assets, value: int, faces: int) -> Glyph:
    """The number on a face."""
    digits = [int(digit) for digit in str(value)]
    width = sum(_WIDE[digit] for digit in digits) + _TIGHT * (len(digits) - 1)
    left = -width / 2
    inked: list[Outline] = []
    holes: list[Outline] = []
    for digit in digits:
        path = _PATH.search(assets.body(f"numerals/{digit}", {}))
        if path is None:
            raise ValueError(f"numeral {digit} has no path")
        for place, outline in enumerate(outlines(path[1])):
            moved = tuple((x + left, y - _HIGH / 2) for x, y in outline)
            (holes if place else inked).append(moved)
        left += _WIDE[digit] + _TIGHT
    if faces == 12 and value in {6, 9}:
        inked.append(_BAR)
    return Glyph(_scaled(inked), _scaled(holes))


def outlines(path: str) -> list[Outline]:
    """The closed lines of an SVG path of M, L, H, V, Q and Z: what is inked first, then its holes."""
    found: list[Outline] = []
    points: list[Point] = []
    tokens = _TOKEN.findall(path)
    command, place = "M", 0
    while place < len(tokens):
        if tokens[place].isalpha():
            command = tokens[place]
            place += 1
        if command == "Z":
            found.append(tuple(points))
            points = []
            command = "M"
            continue
        count = {"H": 1, "V": 1, "Q": 4}.get(command, 2)
        numbers = [float(token) for token in tokens[place : place + count]]
        place += count
        points += _drawn(command, numbers, points[-1] if points else (0.0, 0.0))
        command = "L" if command == "M" else command
    return found


def _drawn(command: str, numbers: list[float], here: Point) -> list[Point]:
    match command:
        case "H":
            return [(numbers[0], here[1])]
        case "V":
            return [(here[0], numbers[0])]
        case "Q":
            (x0, y0), (x1, y1, x2, y2) = here, numbers
            shares = [step / _CURVE for step in range(1, _CURVE + 1)]
            return [(_bend(x0, x1, x2, share), _bend(y0, y1, y2, share)) for share in shares]
    return [(numbers[0], numbers[1])]


def _bend(start: float, middle: float, end: float, share: float) -> float:
    keep = 1 - share
    return keep * keep * start + 2 * keep * share * middle + share * share * end


def _scaled(lines: list[Outline]) -> tuple[Outline, ...]:
    return tuple(tuple((x / _HIGH, y / _HIGH) for x, y in outline) for outline in lines)
