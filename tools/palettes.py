"""Finds suit and seat colours that are distinguishable for each kind of colour vision: `python tools/palettes.py`.

Colour vision is simulated after Machado, Oliveira and Fernandes (2009) at full strength; differences are distances
in Oklab (Ottosson 2020), times 100. The results go into `game/engine/look/palettes.py`, where a test measures them
again.
"""

import sys
from collections.abc import Callable, Sequence
from itertools import combinations
from math import atan2, cos, degrees, dist, hypot, radians, sin
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from game.engine.look import theme
from game.engine.look.colour_vision import KINDS, contrast, lab, rgb, seen
from game.engine.look.theme import Colour


class Range(NamedTuple):
    """How far a colour may move: its name must still fit it."""

    lightness: tuple[float, float]
    chroma: tuple[float, float]
    turn: tuple[float, float]
    """Degrees of hue, in either direction."""


class Wanted(NamedTuple):
    """A set of colours that must be distinguishable."""

    name: str
    usual: Sequence[Colour]
    ranges: Sequence[Range]
    allowed: Callable[[Colour], bool]
    least_usual: float
    """The least difference for normal vision: other people play at the same table."""


SUITS = Wanted(
    "suits",
    (theme.USUAL.suit_red, theme.USUAL.suit_blue, theme.USUAL.suit_green),
    (
        Range((0.4, 0.62), (0.13, 0.175), (-22, 14)),
        Range((0.3, 0.62), (0.11, 0.165), (-14, 18)),
        Range((0.38, 0.62), (0.08, 0.125), (-45, 4)),
    ),
    lambda colour: contrast(theme.WHITE, colour) >= 4.6,
    18.0,
)
SEATS = Wanted(
    "seats",
    theme.USUAL.seats,
    (
        Range((0.72, 0.88), (0.1, 0.145), (-18, 18)),
        Range((0.5, 0.75), (0.08, 0.13), (-35, 35)),
        Range((0.72, 0.94), (0.015, 0.035), (-40, 40)),
        Range((0.5, 0.68), (0.1, 0.155), (-22, 22)),
    ),
    lambda colour: contrast(colour, theme.LACQUER) >= 4.4,
    12.0,
)


def smallest(colours: Sequence[Colour], kind: str) -> float:
    """The smallest difference between two of the colours for a kind of colour vision."""
    looks = [lab(seen(colour, kind)) for colour in colours]
    return min(100 * dist(one, other) for one, other in combinations(looks, 2))


def polar(colour: Colour) -> tuple[float, float, float]:
    """Lightness, chroma and hue in degrees."""
    lightness, a, b = lab(colour)
    return lightness, hypot(a, b), degrees(atan2(b, a))


def found(wanted: Wanted, kind: str, walks: int = 6, steps: int = 16_000) -> list[Colour]:
    """The best colours that several long random walks find."""
    walked = (_walk(wanted, kind, Random(f"{kind} {number}"), steps) for number in range(walks))
    return max(walked, key=lambda colours: smallest(colours, kind))


def _walk(wanted: Wanted, kind: str, random: Random, steps: int) -> list[Colour]:
    homes = [polar(colour) for colour in wanted.usual]
    here, best = [*homes], [*wanted.usual]
    worth = smallest(best, kind)
    for step in range(steps):
        place = random.randrange(len(here))
        tried = [*here]
        tried[place] = _moved(here[place], homes[place], wanted.ranges[place], random, 1 - step / steps)
        colours = [colour for colour in map(_colour, tried) if colour is not None and wanted.allowed(colour)]
        if len(colours) < len(tried) or smallest(colours, "usual") < wanted.least_usual:
            continue
        apart = smallest(colours, kind)
        if apart > worth:
            here, best, worth = tried, colours, apart
    return best


def _moved(
    here: tuple[float, float, float], home: tuple[float, float, float], limits: Range, random: Random, reach: float
) -> tuple[float, float, float]:
    lightness = here[0] + random.gauss(0, 0.08 * reach + 0.004)
    chroma = here[1] + random.gauss(0, 0.04 * reach + 0.003)
    turn = here[2] - home[2] + random.gauss(0, 14 * reach + 1)
    return (
        min(max(lightness, limits.lightness[0]), limits.lightness[1]),
        min(max(chroma, limits.chroma[0]), limits.chroma[1]),
        home[2] + min(max(turn, limits.turn[0]), limits.turn[1]),
    )


def _colour(place: tuple[float, float, float]) -> Colour | None:
    lightness, chroma, hue = place
    return rgb((lightness, chroma * cos(radians(hue)), chroma * sin(radians(hue))))


def main() -> None:
    """Print the results beside the default colours."""
    for wanted in (SUITS, SEATS):
        for kind in KINDS:
            best = [*wanted.usual] if kind == "usual" else found(wanted, kind)
            codes = " ".join("#{:02X}{:02X}{:02X}".format(*colour) for colour in best)
            apart = "  ".join(f"{sight} {smallest(best, sight):4.1f}" for sight in KINDS)
            print(f"{wanted.name} {kind:6} {codes}   {apart}")


if __name__ == "__main__":
    main()
