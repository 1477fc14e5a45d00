"""The palettes a player may choose: for each kind of colour vision, and with stronger colours for high contrast."""

from game.engine.look import theme
from game.engine.look.colour_vision import lab, rgb
from game.engine.look.theme import Colour, colour

_SUIT_NAMES = ("SUIT_RED", "SUIT_BLUE", "SUIT_GREEN")

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
    "WASHI": colour("#FFFDF6"),
    "PAPER_LIGHT": colour("#FFFDF6"),
    "PAPER_DARK": colour("#F7EFDC"),
    "SLIP_LIGHT": colour("#FFFFFF"),
    "SLIP_DARK": colour("#F7EFDC"),
    "OLD_PAPER": colour("#F2E9D2"),
    "INK": colour("#000000"),
    "INK_SOFT": colour("#33231A"),
    "LIGHT_TEXT": colour("#FFFFFF"),
    "LIGHT_TEXT_SOFT": colour("#F6EEDF"),
    "BRIGHT_TEXT": colour("#FFFFFF"),
    "TRAY_TEXT": colour("#F6EEDF"),
    "LACQUER_TEXT": colour("#FFEDB8"),
    "PRIMARY_LIGHT": colour("#A3261C"),
    "PRIMARY_DARK": colour("#821715"),
    "DISABLED_LINE_ON_PAPER": colour("#3C2E1E"),
    "DISABLED_LINE_ON_NIGHT": colour("#DED4C4"),
    "DISABLED_TEXT_ON_PAPER": colour("#3C2E1E"),
    "DISABLED_TEXT_ON_NIGHT": colour("#DED4C4"),
    "RING_LINE": 5.0,
    "RING_THREAD": 10.0,
    "EDGE_LINE": 2.2,
    "EDGE_OPACITY": 1.0,
}

_USUAL: dict[str, object] = {name: value for name, value in vars(theme).items() if name.isupper()}


def use(palette: str, contrast: bool) -> None:
    """Switch the theme to these colours; cached pictures of other palettes are not used for them."""
    changed = _changed(palette, contrast)
    for name, value in (_USUAL | changed).items():
        setattr(theme, name, value)
    theme.LOOK = " ".join((palette, "contrast")) if contrast else palette


def changing() -> set[str]:
    """The names in the theme that depend on the palette: no code may keep their values."""
    looks = [_changed(palette, contrast) for palette in ("usual", *SUITS) for contrast in (False, True)]
    return {name for look in looks for name in look} | {"LOOK"}


def kin(tone: Colour, name: str) -> Colour:
    """A tone related to a suit or, as "SEATS 2", to a seat: it changes when that colour does."""
    before, now = _of(_USUAL, name), _of(vars(theme), name)
    if before == now:
        return tone
    start, end, own = lab(before), lab(now), lab(tone)
    turn = complex(*end[1:]) / complex(*start[1:])
    there = complex(*own[1:]) * turn
    lightness = min(max(own[0] + (end[0] - start[0]) / 2, 0.0), 1.0)
    for share in (1.0, 0.8, 0.6, 0.4, 0.2):  # no screen shows every tone that saturated
        found = rgb((lightness, there.real * share, there.imag * share))
        if found is not None:
            return found
    return tone


def _of(values: dict[str, object], name: str) -> Colour:
    whole, _, place = name.partition(" ")
    found = values[whole]
    return found[int(place)] if place else found  # type: ignore[index, return-value]


def _changed(palette: str, contrast: bool) -> dict[str, object]:
    changed: dict[str, object] = {}
    if palette in SUITS:
        changed |= dict(zip(_SUIT_NAMES, SUITS[palette], strict=True)) | {"SEATS": SEATS[palette]}
    if contrast:
        changed |= CONTRAST
    return changed
