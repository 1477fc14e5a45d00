"""The player's settings: how things look, move and sound, and which key means what."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

INTERFACE = ("normal", "large", "largest")
CARDS = ("normal", "large")
SPEEDS = ("slow", "normal", "fast", "off")
PACES = ("short", "normal", "long", "click")
TIPS = ("soon", "later", "never")
UNFOCUSED = ("same", "softer", "silent")
PALETTES = ("usual", "protan", "deutan", "tritan")


def _one_of(*names: str) -> Meta:
    return Meta(pattern=rf"^({'|'.join(names)})\Z")


_Volume: TypeAlias = Annotated[float, Meta(ge=0.0, le=1.0)]
_Pixels: TypeAlias = Annotated[int, Meta(ge=1, le=32_768)]


class Preferences(Struct):
    """One for the whole program; every field has the default of a new player."""

    language: Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")] | None = None
    """None follows the system."""
    fullscreen: bool = False
    window: tuple[_Pixels, _Pixels] | None = None
    """The last size of the window; None chooses one that suits the desktop."""
    monitor: Annotated[int, Meta(ge=0, le=63)] = 0
    """The screen that the window was last on, as the system numbers them."""
    interface: Annotated[str, _one_of(*INTERFACE)] = "normal"
    """The text size."""
    cards: Annotated[str, _one_of(*CARDS)] = "normal"
    """The size of the cards in the player's hand."""
    speed: Annotated[str, _one_of(*SPEEDS)] = "normal"
    """How fast things move: one of `theme.MOTION`."""
    pace: Annotated[str, _one_of(*PACES)] = "normal"
    """How long events stay on screen, and how long computers wait: one of `theme.PACES`."""
    still: bool = False
    """Reduced motion: everything is shown, but nothing moves."""
    palette: Annotated[str, _one_of(*PALETTES)] = "usual"
    contrast: bool = False
    tv: bool = False
    """Whether a table whose players hold phones is to be read from afar, and free of buttons."""
    music: _Volume = 0.6
    effects: _Volume = 0.8
    ambience: _Volume = 0.6
    muted: bool = False
    unfocused: Annotated[str, _one_of(*UNFOCUSED)] = "softer"
    """What is heard while another window has the focus."""
    remarks: bool = True
    """Whether the characters at a table say something now and then."""
    confirm: bool = True
    """Ask before a move that is easily regretted."""
    end_turns: bool = False
    """End a turn, and make a forced choice, without asking."""
    one_click: bool = False
    """Whether one click plays a card or moves a ninja, where otherwise a second click would."""
    wait_for_me: bool = True
    """Whether news that hits the player stays on the table until a click or key."""
    tips: Annotated[str, _one_of(*TIPS)] = "soon"
    """When tooltips open: after a short rest of the pointer, a long one, or not at all."""
    hints: bool = True
    """Whether a new match allows hints."""
    keys: dict[str, str] = field(default_factory=dict)
    """The name of a command's `Kind`, and the name of its key; others keep their default keys."""
