"""The frame around every table: the game's title and the menu, undo, redo, hint, help and turn buttons."""

from typing import NamedTuple

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Kind
from game.engine.input.keymap import Keymap
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.look.theme import TextStyle
from game.engine.text.translations import Texts
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.tooltip import Tip
from game.engine.widgets.widget import Payload, Widget

KEYS: dict[str, Kind] = {
    "menu": Kind.MENU,
    "undo": Kind.UNDO,
    "redo": Kind.REDO,
    "hint": Kind.HINT,
    "help": Kind.HELP,
    "sheet": Kind.SHEET,
    "turn": Kind.TURN_BOARD,
    "log": Kind.LOG,
}
"""The buttons that also have a key, from left to right. The log tab is placed separately."""

_SIDE, _STEP = 48.0, 55.0
_WIDEST_TITLE = 208.0
"""A title has one line and does not reach the middle of the table: longer ones are smaller."""
_TITLE_SIZES = (24, 22, 20)
_LEFT, _TOP = 14.0, 14.0
_PLACES = 7

MENU = Rect(_LEFT, _TOP, _SIDE, _SIDE)
"""Where the menu's button is, at the table and at its doors."""


class Framed(Payload, frozen=True):
    """What belongs to the frame rather than to the game: its buttons, lines of the log, slips of a hint."""


class Control(Framed, frozen=True):
    """A button of the frame."""

    which: str

    @property
    def name(self) -> str:
        """Just the name of the button."""
        return self.which


class Reasons(NamedTuple):
    """For each action, the text key of the reason why it is unavailable, or None if it is available."""

    undo: str | None = None
    redo: str | None = None
    hint: str | None = None
    turn: str | None = None


def buttons(texts: Texts, why_not: Reasons, *, has_help: bool, has_sheet: bool) -> list[Widget]:
    """Build the buttons at the top left. Their positions never change."""
    disabled = why_not._asdict()
    missing = {name for name, there in (("help", has_help), ("sheet", has_sheet)) if not there}
    found: list[Widget] = []
    for place, name in enumerate(list(KEYS)[:_PLACES]):
        if name not in missing:
            spot = Rect(_LEFT + place * _STEP, _TOP, _SIDE, _SIDE)
            label = texts.say(f"table.{name}")
            found.append(IconButton(Control(name), spot, name, label=label, disabled=disabled.get(name)))
    return found


def scoring_button(texts: Texts) -> Widget:
    """Build the button that returns from a finished table to the scoring."""
    return Button(Control("scoring"), Rect(650, 14, 300, 58), texts.say("table.scoring"), "primary")


def swing_button(texts: Texts) -> Widget:
    """Build the button that leads from a finished table to the turn in which the match was decided."""
    return IconButton(Control("swing"), Rect(962, 18, _SIDE, _SIDE), "swing", label=texts.say("scoring.swing"))


def tip_for(widget: Widget | None, kit: Kit) -> Tip | None:
    """Return the tooltip of an icon button: its purpose, its key and, if it is disabled, why."""
    if not isinstance(widget, IconButton) or not widget.label:
        return None
    head = with_key(kit, widget.label, KEYS[widget.name]) if widget.name in KEYS else widget.label
    return Tip(widget.rect, head, kit.say(widget.disabled) if widget.disabled else "")


def with_key(kit: Kit, words: str, kind: Kind) -> str:
    """Return a label with the key that triggers the same action."""
    key = Keymap(kit.preferences.keys).key_of(kind)
    return kit.say("table.with_key", what=words, button=key) if key else words


def title_box(canvas: Canvas, title: str) -> Rect:
    """Return where the game's title is, beside the buttons."""
    width = canvas.measure(title, _title_style(canvas, title), _WIDEST_TITLE)[0]
    return Rect(_LEFT + _PLACES * _STEP, _TOP + 3, width + 28, _SIDE - 6)


def draw_title(canvas: Canvas, title: str) -> None:
    """Draw the game's title beside the buttons."""
    box = title_box(canvas, title)
    canvas.rounded(box, box.h / 2, theme.LACQUER, opacity=0.62)
    canvas.text(title, box.inset(14, 0), _title_style(canvas, title))


def _title_style(canvas: Canvas, title: str) -> TextStyle:
    style = theme.NAME.on("light_text")
    fits = (size for size in _TITLE_SIZES if canvas.measure(title, style.sized(size))[0] <= _WIDEST_TITLE)
    return style.sized(next(fits, 18))


def draw_asleep(canvas: Canvas, words: str) -> None:
    """Dim the table while another window has the focus."""
    canvas.dim(0.35)
    canvas.text(words, Rect(500, 380, 600, 120), theme.HEADING.on("light_text"), "centre")
