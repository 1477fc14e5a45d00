"""The colours of Oboro's pictures that the code needs; the others are in the SVG files."""

from game.engine.draw.shapes import hex_colour
from game.engine.look.palettes import kin
from game.engine.look.theme import USUAL, Colour, Theme, colour, mix

_LED: dict[str, Colour] = {"red": colour("#E0764E"), "blue": colour("#6FA4E0"), "green": colour("#6DBBAE")}

LIGHTS: dict[str, tuple[Colour, float]] = {
    "red": (colour("#FFC86A"), 0.55),
    "blue": (colour("#FFD98A"), 0.60),
    "green": (colour("#F4F29A"), 0.85),
}
"""The light of windows, lanterns and fireflies."""

PAPER = colour("#EFE4CC")
INK_WARM = colour("#1A0E0E")
MOONLIGHT = colour("#F4E3B0")
HAZY = colour("#F1DFA6")
QUIET = colour("#848EA4")
"""Multiplied over a card that may not be played."""

FRAME_LINE = "#B03A18"
"""The colour of the line around the index corner in its SVG file."""

_FIGURE = {
    "far": "#0F0A0E",
    "body": "#19121A",
    "near": "#271C26",
    "scarf": "#D0663C",
    "scarf-deep": "#913F2A",
    "plate": "#E8BC95",
    "wraps": "#C6826A",
}
"""The tones of a ninja in the SVG files, which are drawn for red."""

_SCARVES: dict[str, Colour] = {"red": colour("#D0663C"), "blue": colour("#5C97D6"), "green": colour("#74B9A8")}

SEAT_CRESTS = ("sun", "fan", "moon", "pine")
_SEAT_GROUNDS: tuple[Colour, ...] = (colour("#6E4414"), colour("#43203E"), colour("#3C4A56"), colour("#4E2614"))


def suit_colour(look: Theme, suit: str) -> Colour:
    """The colour of a suit, as the player wants it."""
    return {"red": look.suit_red, "blue": look.suit_blue, "green": look.suit_green}[suit]


def led(look: Theme, suit: str) -> Colour:
    """The colour of a suit, light enough for the dark lacquer of the table."""
    return _suit_kin(look, suit, _LED[suit])


def seat_ground(look: Theme, seat: int) -> Colour:
    """The dark variant of a seat's hue."""
    return kin(_SEAT_GROUNDS[seat], USUAL.seats[seat], look.seats[seat])


def figure_palette(look: Theme, suit: str) -> dict[str, str]:
    """The tones of a suit for its ninjas."""
    own, scarf = suit_colour(look, suit), _suit_kin(look, suit, _SCARVES[suit])
    tones = {
        "far": mix(colour("#07080E"), own, 0.06),
        "body": mix(colour("#0E1019"), own, 0.08),
        "near": mix(colour("#1B1E2B"), own, 0.11),
        "scarf": scarf,
        "scarf-deep": mix(scarf, colour("#10101C"), 0.38),
        "plate": mix(scarf, colour("#F6E9CF"), 0.6),
        "wraps": mix(scarf, colour("#D8CDB4"), 0.3),
    }
    return {_FIGURE[role]: hex_colour(tone) for role, tone in tones.items()}


def _suit_kin(look: Theme, suit: str, tone: Colour) -> Colour:
    return kin(tone, suit_colour(USUAL, suit), suit_colour(look, suit))
