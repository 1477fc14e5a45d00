"""The colours of Shinobi WAT-AAH!'s pictures that the code needs; the others are in the SVG files."""

from game.engine.look.palettes import kin
from game.engine.look.theme import USUAL, Colour, Theme, colour, mix

HUES: dict[str, Colour] = {
    "monkey": colour("#C98A22"),
    "carp": colour("#2F6CA0"),
    "crow": colour("#7D3658"),
    "toad": colour("#6F9646"),
    "fox": colour("#A84618"),
    "spider": colour("#4A3180"),
    "dragon": colour("#3F9C88"),
    "rat": colour("#A2616A"),
    "bear": colour("#5A3826"),
    "ronin": colour("#292C37"),
    "yokai": colour("#D9A441"),
}
"""Frame, seal and disc of a clan; neighbours in hue differ in lightness, and every clan has its emblem."""

HUE, HUE_LINE = "#C98A22", "#DBB36F"
"""A clan's colour and its light line in the SVG files of frame and seal."""

PAPER = colour("#FBF1DC")
WASHI = colour("#F2E8D5")
YOKAI_INK = colour("#1B1114")
YOKAI_GROUND = colour("#1B1216")
YOKAI_GOLD = colour("#E2B04A")
LIGHT = colour("#FFF3D0")
SHADOW = colour("#10040A")
"""The colour of shadows on the crimson carpet."""

QUIET = colour("#8C7F96")
"""Multiplied over a card that may not be used now."""

LANTERN = colour("#D8492F")
LANTERN_LIGHT = colour("#FFB050")
LANTERN_ASLEEP = colour("#4A2A30")

SEAT_CRESTS = ("sun", "fan", "moon", "pine")
_SEAT_GROUNDS: tuple[Colour, ...] = (colour("#6E4414"), colour("#43203E"), colour("#3C4A56"), colour("#4E2614"))

GAIN, LOSS, NOTHING = colour("#D9A441"), colour("#7A1620"), colour("#3A1A1E")
"""The cells of a boss: points won, points lost, nothing."""


def hue_of(kind: str) -> Colour:
    """The colour of a clan or the Ronin; all Yokai are golden."""
    return HUES.get(kind, HUES["yokai"])


def seat_ground(look: Theme, seat: int) -> Colour:
    """The dark variant of a seat's hue."""
    return kin(_SEAT_GROUNDS[seat], USUAL.seats[seat], look.seats[seat])


def seat_light(look: Theme, seat: int) -> Colour:
    """The light tone of a seat, for lines on dark ground."""
    return mix(look.seats[seat], LIGHT, 0.3)
