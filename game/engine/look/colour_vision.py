"""How colours look with other colour vision, and how far apart they are: for measuring the theme, not for drawing."""

from collections.abc import Sequence
from math import cbrt

from game.engine.look.theme import Colour

KINDS = ("usual", "protan", "deutan", "tritan")

_Row = tuple[float, float, float]
_Matrix = tuple[_Row, _Row, _Row]

_SIMULATION: dict[str, _Matrix] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes (2009), at full strength, for linear light."""

_TO_CONES: _Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_LAB: _Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_FROM_LAB: _Matrix = (
    (1.0, 0.3963377774, 0.2158037573),
    (1.0, -0.1055613458, -0.0638541728),
    (1.0, -0.0894841775, -1.2914855480),
)
_FROM_CONES: _Matrix = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)
"""Oklab, Ottosson (2020)."""


def seen(colour: Colour, kind: str) -> Colour:
    """A colour as a person with that kind of colour vision sees it."""
    if kind == "usual":
        return colour
    red, green, blue = (_shown(value) for value in _times(_SIMULATION[kind], _light(colour)))
    return red, green, blue


def lab(colour: Colour) -> _Row:
    """Lightness from 0 to 1, then green to red and blue to yellow, in Oklab."""
    long, middle, short = (cbrt(value) for value in _times(_TO_CONES, _light(colour)))
    return _times(_TO_LAB, (long, middle, short))


def rgb(place: Sequence[float]) -> Colour | None:
    """The colour at a position in Oklab; None if no screen can show it."""
    long, middle, short = (value**3 for value in _times(_FROM_LAB, (place[0], place[1], place[2])))
    light = _times(_FROM_CONES, (long, middle, short))
    if any(value < -0.0005 or value > 1.0005 for value in light):
        return None
    red, green, blue = (_shown(value) for value in light)
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """From 1 to 21, by the WCAG formula; text needs 4.5."""
    lights = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(colour: Colour) -> _Row:
    red, green, blue = (
        value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour
    )
    return red, green, blue


def _shown(light: float) -> int:
    light = min(max(light, 0.0), 1.0)
    return round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def _times(matrix: _Matrix, row: _Row) -> _Row:
    one, two, three = (line[0] * row[0] + line[1] * row[1] + line[2] * row[2] for line in matrix)
    return one, two, three
