"""The colours of Oboro's pictures that the code needs; the others are in the SVG files."""

from game.engine.draw.shapes import hex_colour
from game.engine.look import theme
from game.engine.look.palettes import kin
from game.engine.look.theme import Colour, colour, mix

_SUITS = {"red": "SUIT_RED", "blue": "SUIT_BLUE", "green": "SUIT_GREEN"}

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


def suit_colour(suit: str) -> Colour:
    """The colour of a suit, as the player wants it."""
    return {"red": theme.SUIT_RED, "blue": theme.SUIT_BLUE, "green": theme.SUIT_GREEN}[suit]


def led(suit: str) -> Colour:
    """The colour of a suit, light enough for the dark lacquer of the table."""
    return kin(_LED[suit], _SUITS[suit])


def seat_ground(seat: int) -> Colour:
    """The dark variants of the hues in `theme.SEATS`."""
    return kin(_SEAT_GROUNDS[seat], f"SEATS {seat}")


def figure_palette(suit: str) -> dict[str, str]:
    """The tones of a suit for its ninjas."""
    own, scarf = suit_colour(suit), kin(_SCARVES[suit], _SUITS[suit])
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
