"""What a game's own part of the table promises to the part that all tables share."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from game.core.contract import Event, Move, View
from game.core.game import Picture
from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.commands import Command
from game.engine.geometry import Point, Rect
from game.engine.widgets.widget import Widget
from game.table.closer import Closer
from game.table.director import Groups
from game.table.session import Player

HINT_ZONE = Rect(280, 88, 1040, 128)
"""Where the slips of a hint usually lie: above the middle of the table."""


class Pass(Enum):
    """A wish that is no move: enough has been seen of what is being shown."""

    OVER = auto()


class Plan(NamedTuple):
    """Several moves of one person that were decided together: they are also taken back together."""

    moves: tuple[Move, ...]


Wish: TypeAlias = Move | Plan | Refusal | Pass | None
"""What came of a click: a move to make, a reason why there is none, a wish to go on, or nothing yet."""


class Thing(NamedTuple):
    """Something on the table that cannot be clicked but has a meaning; `Face.tip` and `Face.closer` know its name."""

    name: str
    rect: Rect


class Risk(NamedTuple):
    """Why a move is worth a second thought."""

    question: str
    """In words for the player."""

    at: Rect
    """Where to ask: what the move is made with."""


class LogLine(NamedTuple):
    """One line of the log."""

    text: str
    place: str | None = None
    """What a click on the line points at; `Face.where` knows it."""

    seat: int | None = None
    page: int | None = None
    """Lines of a page may be read until a later page is full; None for those that stay."""

    fills: bool = False
    """Whether its page is full with this line."""

    icon: str | None = None
    """A picture before the words; `Face.draw_icon` knows it."""


Lines: TypeAlias = LogLine | list[LogLine] | None
"""What the log says about one event: a line, several, or nothing."""


class Seen(NamedTuple):
    """What a face needs to know besides its own picture to draw the seats."""

    players: Sequence[Player]
    to_move: int | None
    thinking: bool


class Face(ABC):
    """How one game looks and answers. It never sees a match, only a view and events."""

    picture: Picture
    """What has been shown so far."""

    @abstractmethod
    def lay(self, view: View) -> None:
        """Put everything where the view says, at once: at the start, after an undo."""

    @abstractmethod
    def open(self) -> Groups:
        """The cues with which a match begins, after `lay`: the deal, the first roll."""

    @abstractmethod
    def stage(self, event: Event) -> Groups:
        """How an event is shown, starting from what is on the table."""

    @abstractmethod
    def show(self, event: Event) -> None:
        """Make an event part of the picture."""

    def sound(self, event: Event) -> str:
        """How an event sounds: the name of its kind, unless this one is special."""
        return type(event).__name__

    def sound_of(self, refusal: Refusal) -> str:  # noqa: ARG002
        """How it sounds that something cannot be done."""
        return "ui.refused"

    @abstractmethod
    def offer(self, view: View | None) -> None:
        """A person must decide on this view; None while nobody can."""

    @abstractmethod
    def widgets(self) -> list[Widget]:
        """Everything that can be pointed at now, lowest first."""

    @abstractmethod
    def use(self, name: str) -> Wish:
        """A widget was clicked or confirmed."""

    def drop(self, name: str, at: Point | None) -> Wish:  # noqa: ARG002
        """What was taken hold of at a widget was let go of at a point; None: nowhere, it goes back."""
        return None

    @abstractmethod
    def shortcut(self, command: Command) -> Wish:
        """A key that is not for a widget: digits, the end of a turn."""

    @abstractmethod
    def attend(self, name: str | None) -> None:
        """The person looks at a widget (pointer or focus), or at none."""

    def tip(self, name: str) -> str | None:  # noqa: ARG002
        """One sentence: what the widget or thing of that name means; None where there is nothing to say.

        It may say only what the person at the table sees.
        """
        return None

    def closer(self, name: str) -> Closer | None:  # noqa: ARG002
        """The widget or thing of that name, large and with its text, as the person at the table sees it."""
        return None

    def things(self) -> list[Thing]:
        """What can only be looked at: plates, stocks, counters, lowest first."""
        return []

    def say_move(self, move: Move) -> str:  # noqa: ARG002
        """A move in a few words, for a hint."""
        return ""

    def point_out(self, move: Move | None) -> None:  # noqa: B027
        """A hint is about this move, or about none any more: show it where the person looks at nothing else."""

    def follow(self, move: Move) -> bool:  # noqa: ARG002
        """The advice of a hint is taken: whether its move is made; False if it only changed what is being laid out."""
        return True

    def why_no_hint(self) -> Refusal | None:
        """None if a hint has something to say about what is being laid out, else the reason."""
        return None

    @property
    def hint_zone(self) -> Rect:
        """Where the slips of a hint lie: side by side if it is wide, one above the other if it is high."""
        return HINT_ZONE

    def risk(self, move: Move) -> Risk | None:  # noqa: ARG002
        """What speaks against a move that is legal but easily regretted."""
        return None

    @property
    def sole(self) -> Move | None:
        """The only move there is, if nobody would want to make it themselves; for those who chose so."""
        return None

    @property
    def page(self) -> str:
        """The name of the rulebook's page that fits what is going on now; empty for the first."""
        return ""

    @abstractmethod
    def cancel(self) -> bool:
        """Let go of what is chosen; False if nothing was."""

    @abstractmethod
    def turn(self) -> None:
        """Turn the board to the other side."""

    @property
    def why_not_turn(self) -> str | None:
        """The text key of the reason why the board cannot be turned, if there is one."""
        return None

    @abstractmethod
    def update(self, dt: float) -> None:
        """Pass time for small movements of the table's own."""

    @abstractmethod
    def draw(self, canvas: Canvas, seen: Seen) -> None:
        """Draw the table; must not change it."""

    @abstractmethod
    def log(self, event: Event) -> Lines:
        """An event in words, or None if it is not worth a line."""

    def draw_icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """Draw what a log line names; usually a picture of the assets."""
        canvas.picture(icon, box)

    @abstractmethod
    def where(self, place: str) -> Rect | None:
        """Where something that a log line names lies now."""

    @property
    def hurried(self) -> bool:
        """Whether computers need not wait for anybody to follow: what they do now cannot be seen."""
        return False

    @property
    @abstractmethod
    def moving(self) -> bool:
        """Whether the table changes by itself now."""
