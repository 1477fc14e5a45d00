"""The colours of Ninja Taisen's pictures that the code needs; the others are in the SVG files."""

from game.engine.look.theme import Colour, Theme, colour, mix

_SHOGUN = colour("#2B2A3A")

STRIP_TOP, STRIP_FOOT = "#B44423", "#7F2D18"
"""The colours of the strip in its SVG file, which is drawn for scissors."""

CARD_BORDER = colour("#F2E8D5")
PIP = colour("#FBF1DC")
SHOGUN_PIP = colour("#D9A441")
SPENT_PIP = colour("#8C7A6E")
SPENT = colour("#2A1A18")
"""A spent die fades towards the brown of its tray."""

CREST_GROUND: dict[str, Colour] = {"monkey": colour("#8A4B22"), "wolf": colour("#2C3844")}
CREST_RING: dict[str, Colour] = {"monkey": colour("#E7C98A"), "wolf": colour("#A9B8C4")}

INK_DARK = colour("#0E0F18")
WARM_PAPER = colour("#F2E8D5")


def suit_colour(look: Theme, suit: str) -> Colour:
    """The colour of a suit, as the player wants it, or of the Shogun."""
    suits = {"rock": look.suit_blue, "paper": look.suit_green, "scissors": look.suit_red}
    return suits.get(suit, _SHOGUN)


def strip_colours(look: Theme, suit: str) -> tuple[Colour, Colour]:
    """The upper and lower colour of the strip of a card."""
    base = suit_colour(look, suit)
    return mix(base, WARM_PAPER, 0.06), mix(base, INK_DARK, 0.3)
