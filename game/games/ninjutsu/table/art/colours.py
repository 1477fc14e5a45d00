"""The colours of Ninjutsu's pictures that the code needs; the others are in the SVG files."""

from game.engine.cache.assets import Palette
from game.engine.look.theme import Colour, colour

SIDES = ("red", "black")

MAIN: dict[str, Colour] = {"red": colour("#B5382B"), "black": colour("#3B3A45")}
DARK: dict[str, Colour] = {"red": colour("#7C1F1E"), "black": colour("#24232B")}
DEEP: dict[str, Colour] = {"red": colour("#451214"), "black": colour("#100F14")}
LIGHT: dict[str, Colour] = {"red": colour("#F0C7A8"), "black": colour("#D5CBB4")}
RING: dict[str, Colour] = {"red": colour("#E7B98A"), "black": colour("#B9C4CE")}

FIGURE_DYE: dict[str, Palette] = {
    "red": {},
    "black": {
        "#B5382B": "#3B3A45",
        "#7C1F1E": "#25242C",
        "#451214": "#111015",
        "#E9A98C": "#C9B99A",
        "#D9A441": "#C8402F",
        "#B37F2A": "#8E1F22",
        "#E0B45C": "#B9C4CE",
    },
}
"""The colours of the black side's figures; the SVG files are drawn for red."""

PAPER_RIM = colour("#F6E7C4")
"""The paper edge around a figure: it separates red from red and black from black."""

INK_DARK = colour("#0E0F18")
PIP = colour("#FBF1DC")
STAR = colour("#F7DC8E")
STAR_OFF = colour("#5E1A1A")
TAG = colour("#F6ECD8")
TAG_INK = colour("#8E1F22")
CARD_RIM = colour("#D8B98A")

CELLS: dict[str | None, Colour] = {None: colour("#DCC08C"), "red": colour("#CF8B68"), "black": colour("#8A8178")}
MARKS: dict[str, tuple[str, str, float]] = {
    "legal": ("#FFD873", "#FFF0B8", 0.4),
    "attack": ("#C8402F", "#FFE3B0", 0.46),
    "selected": ("#FFD873", "#FFD873", 0.55),
    "trace": ("#FFF0B8", "#FFF6D6", 0.16),
}
"""Fill, edge and opacity of the signs on cells; each also has its own shape."""
DIE: dict[str, Colour] = {"red": colour("#B03226"), "black": colour("#3A3945")}
