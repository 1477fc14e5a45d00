"""What a person asks for, independent of the device; never a key, a button or a pygame event."""

from enum import Enum, auto

from msgspec import Struct

from game.engine.geometry import Point


class Kind(Enum):
    """The things a person can ask for."""

    POINT = auto()
    """The pointer moved to `at`; None when it left the window."""
    PRESS = auto()
    """The main button or finger went down at `at`."""
    RELEASE = auto()
    """It came up at `at`; `at` is None when the press was cancelled (long press, window left)."""
    ALTERNATE = auto()
    """Right click or long touch at `at`: zoom in."""
    SCROLL = auto()
    """The wheel turned `number` notches at `at`, up is positive."""
    CONFIRM = auto()
    LET_GO = auto()
    """What confirmed came up again; only while the scene wants to know how long it was held."""
    CANCEL = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    NEXT = auto()
    PREVIOUS = auto()
    FIRST = auto()
    """To the first page, entry or step."""
    LAST = auto()
    """To the last one."""
    UNDO = auto()
    REDO = auto()
    HINT = auto()
    HELP = auto()
    SHEET = auto()
    """The table's reference sheet."""
    LOOK = auto()
    """Look around without doing anything; zoom in on the focused thing; at closed doors, peek."""
    LOOK_AWAY = auto()
    """What meant LOOK came up again; only while the scene wants to know how long it was held."""
    FULLSCREEN = auto()
    SCREENSHOT = auto()
    MUTE = auto()
    """All sound off, or on again."""
    TELEVISION = auto()
    """A table with phones is drawn to be read from afar, or as usual again."""
    MENU = auto()
    LOG = auto()
    END = auto()
    """End of turn."""
    TURN_BOARD = auto()
    DIGIT = auto()
    """The digit `number`, outside text fields."""
    TEXT = auto()
    """`text` was typed; only while the scene wants text."""
    ERASE = auto()
    """Delete the letter before the caret; only while the scene wants text."""
    KEY = auto()
    """The key called `text` was pressed, whatever it means; only while the scene wants key names."""
    FILE = auto()
    """The file at the path `text` was dropped onto the window."""
    FOCUS_LOST = auto()
    FOCUS_GAINED = auto()


DIRECTIONS: dict[Kind, tuple[int, int]] = {
    Kind.LEFT: (-1, 0),
    Kind.RIGHT: (1, 0),
    Kind.UP: (0, -1),
    Kind.DOWN: (0, 1),
}
"""The four directions, as steps in x and y."""


class Command(Struct, frozen=True):
    """One command; the fields that a kind does not mention keep their defaults.

    `number` is 1 for directions with Shift and for a pad's shoulders: code that knows no second meaning ignores it.
    """

    kind: Kind
    at: Point | None = None
    number: int = 0
    text: str = ""
    touch: bool = False
    """Whether a finger presses: nothing else can be clicked as long as it is down."""
