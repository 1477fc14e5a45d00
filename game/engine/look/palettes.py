"""The palettes a player may choose: for each kind of colour vision, and with stronger colours for high contrast."""

from msgspec.structs import replace

from game.engine.look.colour_vision import lab, rgb
from game.engine.look.theme import USUAL, Colour, Theme, colour

_SUIT_NAMES = ("suit_red", "suit_blue", "suit_green")

SUITS: dict[str, tuple[Colour, Colour, Colour]] = {
    "protan": (colour("#8B0008"), colour("#4044AE"), colour("#44833D")),
    "deutan": (colour("#CB4B09"), colour("#436FD5"), colour("#004F38")),
    "tritan": (colour("#B03A18"), colour("#212463"), colour("#0B837C")),
}
SEATS: dict[str, tuple[Colour, ...]] = {
    "protan": (colour("#D9B837"), colour("#BB92EA"), colour("#D4F1FE"), colour("#CF5846")),
    "deutan": (colour("#ECB43C"), colour("#B991E8"), colour("#DFEDFF"), colour("#AA703C")),
    "tritan": (colour("#F2B558"), colour("#8A73A8"), colour("#D7EFFF"), colour("#D85E53")),
}
"""Found by `tools/palettes.py`: for the vision they are made for, about twice as far apart as the default colours."""

CONTRAST: dict[str, object] = {
    "washi": colour("#FFFDF6"),
    "paper_light": colour("#FFFDF6"),
    "paper_dark": colour("#F7EFDC"),
    "slip_light": colour("#FFFFFF"),
    "slip_dark": colour("#F7EFDC"),
    "old_paper": colour("#F2E9D2"),
    "ink": colour("#000000"),
    "ink_soft": colour("#33231A"),
    "light_text": colour("#FFFFFF"),
    "light_text_soft": colour("#F6EEDF"),
    "bright_text": colour("#FFFFFF"),
    "tray_text": colour("#F6EEDF"),
    "lacquer_text": colour("#FFEDB8"),
    "primary_light": colour("#A3261C"),
    "primary_dark": colour("#821715"),
    "disabled_line_on_paper": colour("#3C2E1E"),
    "disabled_line_on_night": colour("#DED4C4"),
    "disabled_text_on_paper": colour("#3C2E1E"),
    "disabled_text_on_night": colour("#DED4C4"),
    "ring_line": 5.0,
    "ring_thread": 10.0,
    "edge_line": 2.2,
    "edge_opacity": 1.0,
}


def theme_of(palette: str, contrast: bool) -> Theme:
    """The colours of a palette."""
    changed: dict[str, object] = {"name": f"{palette} contrast" if contrast else palette}
    if palette in SUITS:
        changed |= dict(zip(_SUIT_NAMES, SUITS[palette], strict=True)) | {"seats": SEATS[palette]}
    if contrast:
        changed |= CONTRAST
    return replace(USUAL, **changed)


def kin(tone: Colour, usual: Colour, now: Colour) -> Colour:
    """A tone related to a suit's or a seat's colour: it changes when that colour does."""
    if usual == now:
        return tone
    start, end, own = lab(usual), lab(now), lab(tone)
    turn = complex(*end[1:]) / complex(*start[1:])
    there = complex(*own[1:]) * turn
    lightness = min(max(own[0] + (end[0] - start[0]) / 2, 0.0), 1.0)
    for share in (1.0, 0.8, 0.6, 0.4, 0.2):  # no screen shows every tone that saturated
        found = rgb((lightness, there.real * share, there.imag * share))
        if found is not None:
            return found
    return tone
