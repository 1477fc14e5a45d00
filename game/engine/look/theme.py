"""Every colour, size and duration used in code, as plain data; scenes never use a raw colour.

What follows the player's palette is in a `Theme`, which is handed to what draws: `canvas.theme`, `kit.theme`.
"""

from enum import Enum
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """`#RRGGBB` as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: 0 is all `one`, 1 all `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


# The night
NIGHT = colour("#14182B")
INDIGO = colour("#243055")
DUSK = colour("#3D4A7A")
MIST = colour("#A9B8C4")
MOON = colour("#F4E3B0")
HAZY_MOON = colour("#F1DFA6")
SLEEPING = colour("#7678A6")
"""Multiplied over inactive things: theatres not pointed at, cards that may not be played."""

# Paper and ink
PAPER_LIP = colour("#A98F5E")
GLYPH = colour("#2A1B16")
"""The colour of the pictures in `assets/ui`, in every palette."""

# Lacquer
LACQUER = colour("#1B1414")
LACQUER_LIGHT = colour("#46343A")
LACQUER_DARK = colour("#261B20")
LACQUER_LIP = colour("#0A0607")
TRAY = colour("#2A2022")

# Accents
VERMILION = colour("#C8402F")
VERMILION_DARK = colour("#A8322A")
VERMILION_LIP = colour("#5E1214")
VERMILION_LINE = colour("#F0B89A")
BLOOD = colour("#8E1F22")
GOLD = colour("#D9A441")
GOLD_LINE = colour("#C9963C")
GOLD_DARK = colour("#9C6A22")
GOLD_LIGHT = colour("#F3DDA0")
GOLD_DEEP = colour("#DDB25A")
GOLD_INK = colour("#2A1410")
TEAL_DARK = colour("#1F5A60")
MOSS = colour("#4F6F52")
GAIN = colour("#2F6B4A")
SAND = colour("#D8B98A")
WHITE = colour("#FFFFFF")
BLACK = colour("#000000")

# Meaning
SELECT = colour("#FFD873")
"""Focus, selection, the glow under the pointer."""
LEGAL_EDGE = colour("#FFF0B8")
FOCUS_THREAD = colour("#0A0810")
DISABLED_FILL = colour("#8A7A64")

# Shadows are never pure black.
SHADOW_NIGHT = colour("#080810")
SHADOW_VALLEY = colour("#0E1A18")
SHADOW_SAND = colour("#2C180A")
SHADOW_BOX = colour("#04040C")
EDGE_DAY = colour("#FFF6D6")
EDGE_MOON = colour("#FFECBE")


class Shadow(Struct, frozen=True):
    """A soft shadow: blur and drop in design units, opacity from 0 to 1."""

    blur: float
    opacity: float
    drop: float
    colour: Colour = SHADOW_NIGHT


SHADOW_FIGURE = Shadow(8, 0.50, 6)
SHADOW_SEAL = Shadow(4, 0.55, 2)
SHADOW_CARD = (Shadow(14, 0.59, 9), Shadow(3, 0.43, 2))
SHADOW_PANEL = Shadow(14, 0.68, 8)
SHADOW_BUTTON = Shadow(6, 0.62, 4)
SHADOW_PRESSED = Shadow(3, 0.62, 1)
SHADOW_SLIP = Shadow(4, 0.60, 3)
SHADOW_TIP = Shadow(9, 0.74, 5)
GLOW_HOVER = Shadow(10, 0.60, 0, SELECT)
GLOW_FOCUS = Shadow(9, 0.47, 0, SELECT)


class Weight(Enum):
    """The weights of Alegreya Sans in use; the value is the end of the font file's name."""

    MEDIUM = "Medium"
    BOLD = "Bold"
    EXTRA_BOLD = "ExtraBold"
    BLACK = "Black"
    ITALIC = "Italic"


Ink = Literal[
    "ink",
    "ink_soft",
    "light_text",
    "light_text_soft",
    "bright_text",
    "tray_text",
    "lacquer_text",
    "disabled_text_on_paper",
    "disabled_text_on_night",
]
"""The colours of a `Theme` that texts are written in."""


class Theme(Struct, frozen=True):
    """What follows the player's palette; the defaults are the usual look. Do not keep one: the player may change it."""

    name: str = "usual"
    """The palette, and whether its contrast is high."""

    # Paper and ink
    washi: Colour = colour("#F2E8D5")
    paper_light: Colour = colour("#F6ECD8")
    paper_dark: Colour = colour("#E4D3AE")
    slip_light: Colour = colour("#FBF3E0")
    slip_dark: Colour = colour("#E6D6B2")
    old_paper: Colour = colour("#D9C9A8")
    ink: Colour = colour("#2A1B16")
    ink_soft: Colour = colour("#5E4630")
    light_text: Colour = colour("#FBF1DC")
    light_text_soft: Colour = colour("#D9C9A8")
    bright_text: Colour = colour("#FFFAF0")
    tray_text: Colour = colour("#CDBFA6")
    lacquer_text: Colour = colour("#F2D58A")

    primary_light: Colour = VERMILION
    primary_dark: Colour = VERMILION_DARK
    """The face of the primary button."""

    disabled_line_on_paper: Colour = colour("#6E5A3C")
    disabled_line_on_night: Colour = colour("#9A8E80")
    disabled_text_on_paper: Colour = colour("#594B38")
    disabled_text_on_night: Colour = colour("#B9AD9C")
    suit_red: Colour = colour("#B03A18")
    suit_blue: Colour = colour("#0F448C")
    suit_green: Colour = colour("#357E75")
    seats: tuple[Colour, ...] = (colour("#D9A441"), colour("#C285AE"), colour("#A9B8C4"), colour("#B86A3E"))
    """Four hues unlike any suit; each seat also has a crest."""

    ring_line: float = 3.0
    ring_thread: float = 6.4
    """The focus ring: how thick its cord is, alone and with the dark thread on both sides."""

    edge_line: float = 1.3
    edge_opacity: float = 0.6
    """The fine line inside the edge of a sheet or a button."""

    def ink_of(self, style: "TextStyle") -> Colour:
        """The colour of a text."""
        if not isinstance(style.colour, str):
            return style.colour
        named: Colour = getattr(self, style.colour)
        return named


USUAL = Theme()


class TextStyle(Struct, frozen=True):
    """How text looks: size and tracking in design units, the line step as a share of the size."""

    weight: Weight
    size: float
    colour: Colour | Ink = "ink"
    """A colour, or the name of one that follows the player's palette."""
    tracking: float = 0.0
    leading: float = 1.2

    def on(self, ink: Colour | Ink) -> "TextStyle":
        """The same style in another colour."""
        return replace(self, colour=ink)

    def sized(self, size: float) -> "TextStyle":
        """The same style in another size."""
        return replace(self, size=size)


SMALLEST_TEXT = 18.0
"""14.4 px in a window of 1280x720; text shrinks no further."""

PAGE_TITLE = TextStyle(Weight.BLACK, 58, MOON)
HEADING = TextStyle(Weight.EXTRA_BOLD, 30)
NAME = TextStyle(Weight.EXTRA_BOLD, 27)
LABEL = TextStyle(Weight.BOLD, 24)
BUTTON = TextStyle(Weight.EXTRA_BOLD, 25)
BODY = TextStyle(Weight.MEDIUM, 21, leading=1.3)
SMALL = TextStyle(Weight.MEDIUM, 19)
FLAVOUR = TextStyle(Weight.ITALIC, 20, "ink_soft")
CAPTION = TextStyle(Weight.BOLD, 20, tracking=3)
NUMERAL = TextStyle(Weight.BLACK, 84)
FLOOR = TextStyle(Weight.MEDIUM, 21, "light_text_soft")

# Space, in design units
MARGIN = 48
GAP = 22
INSIDE = 36
ROW = 60
FLOOR_HEIGHT = 94
BUTTON_HEIGHT = 58
FIELD_HEIGHT = 48
RADIUS_BUTTON = 16
RADIUS_SLIP = 9
RADIUS_TRAY = 12
RADIUS_TIP = 10
RADIUS_SHEET = 20
RADIUS_PANEL = 22

# Time, in seconds
QUICK = 0.15
MOVE = 0.30
SLOW_MOVE = 0.45
REVEAL = 0.90
TOOLTIP_AFTER = 0.45
TOAST_FOR = 3.2
TOAST_PER_LETTER = 0.06
"""A long message stays longer: this many seconds per letter, if that is more."""

INTERFACE: dict[str, float] = {"normal": 1.0, "large": 1.15, "largest": 1.3}
"""The text sizes a player may choose, as factors."""

MOTION: dict[str, float] = {"off": float("inf"), "slow": 0.6, "normal": 1.0, "fast": 2.0}
"""The speeds a player may choose, as factors for a timeline."""

PACES: dict[str, float] = {"short": 0.5, "normal": 1.0, "long": 2.0, "click": float("inf")}
"""How long text stays on screen, as factors of the usual time; the last means until the player clicks."""

WAITS: dict[str, float] = {"short": 0.4, "normal": 1.0, "long": 2.5, "click": 2.5}
"""How long computers wait at each of these paces, as factors of the usual time."""


class TextPair(Struct, frozen=True):
    """Text in `ink` on all of these `grounds`, by name; a test holds every such pair to a contrast of 4.5 to 1.

    Names in lower case belong to a `Theme`.
    """

    ink: str
    grounds: tuple[str, ...]


READINGS: tuple[TextPair, ...] = (
    TextPair("ink", ("washi", "paper_light", "paper_dark", "slip_light", "slip_dark", "old_paper")),
    TextPair("ink_soft", ("washi", "paper_light", "paper_dark", "slip_light")),
    TextPair("light_text", ("NIGHT", "INDIGO", "DUSK", "LACQUER", "TRAY", "VERMILION_DARK", "BLOOD")),
    TextPair("light_text_soft", ("NIGHT", "INDIGO", "LACQUER", "TRAY")),
    TextPair("bright_text", ("VERMILION", "VERMILION_DARK", "primary_light", "primary_dark")),
    TextPair("tray_text", ("TRAY",)),
    TextPair("lacquer_text", ("LACQUER_LIGHT", "LACQUER_DARK", "LACQUER")),
    TextPair("GOLD_INK", ("GOLD_LIGHT", "GOLD_DEEP", "GOLD")),
    TextPair("MOON", ("NIGHT", "INDIGO")),
    TextPair("BLOOD", ("slip_light", "paper_light")),
    TextPair("WHITE", ("suit_red", "suit_blue", "suit_green")),
    TextPair("disabled_text_on_paper", ("washi", "paper_dark")),
    TextPair("disabled_text_on_night", ("NIGHT", "LACQUER")),
)
