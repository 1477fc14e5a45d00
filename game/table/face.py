"""The interface between the shared table and one game's own part of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from enum import Enum, auto
from typing import Any, NamedTuple, TypeAlias

from game.core.contract import Event, Move
from game.core.events import Shows
from game.core.game import AnyGame, Picture
from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command
from game.engine.widgets.widget import What, Widget, name_of
from game.phones.messages import ThrowGesture
from game.table.frame.pennant import Pennant
from game.table.inspect.zoom import Zoom
from game.table.playback.director import Groups
from game.table.seats.moods import Felt, Mood
from game.table.seats.remarks import SlipSpot
from game.table.session import Player
from game.table.sheet.data import Sheet

PHONE_ZONE = Rect(1452, 738, 130, 150)
"""The default zone for the code: the lower right corner."""

SILL = 500.0
"""The default height of half-raised doors: what the player in front holds lies below it."""

HINT_ZONE = Rect(280, 88, 1040, 128)
"""The default zone for hint slips: above the middle of the table."""

MESSAGE_FOOT = 716.0
"""The default lower edge of messages: below the middle of the table."""


_GROUND = 160_000.0


def is_small(rect: Rect) -> bool:
    """Whether something should stay visible. What is larger is the ground on which things stand."""
    return rect.w * rect.h < _GROUND


class Pass(Enum):
    """An action that is not a move: dismiss what is being shown."""

    OVER = auto()


class Plan(NamedTuple):
    """Several moves that a player made as one decision. They are also undone together."""

    moves: tuple[Move, ...]


class DoorAnswer(NamedTuple):
    """An answer to a question that needs no look at the table: it can be given at closed doors."""

    words: str
    move: Move
    final: bool = False
    """Whether it cannot be taken back, so that it asks once."""


Wish: TypeAlias = Move | Plan | Refusal | Pass | None
"""The result of a click: a move, a plan, a reason why there is none, a request to go on, or nothing yet."""


class Thing(NamedTuple):
    """Something on the table that has a tooltip but cannot be clicked. `Face.tip` and `Face.closer` know what it is."""

    what: What
    rect: Rect

    @property
    def name(self) -> str:
        """Its name, as that of a widget."""
        return name_of(self.what)


class Risk(NamedTuple):
    """Why a move should be confirmed first."""

    question: str
    """The question, in the player's language."""

    at: Rect
    """Where to ask: the rectangle of the piece or button that makes the move."""


class LogLine(NamedTuple):
    """One line of the log."""

    text: str
    place: str | None = None
    """What a click on the line points at; see `Face.where`."""

    seat: int | None = None
    page: int | None = None
    """The line is readable until a later page is full. None for lines that stay."""

    fills: int | None = None
    """The page that this line completes."""

    icon: str | None = None
    """The icon before the words; see `Face.draw_icon`."""

    hits: tuple[int, ...] = ()
    """The seats that it hits; see `Face.hits`."""

    minor: bool = False
    """Whether it is news only while nothing greater happened."""


Lines: TypeAlias = LogLine | list[LogLine] | None
"""What the log says about one event: a line, several lines, or nothing."""


class SeatsShown(NamedTuple):
    """What a face needs to draw the seats, besides its own picture."""

    players: Sequence[Player]
    to_move: int | None
    thinking: bool
    moods: tuple[Mood, ...] = ()
    """How each seat's character feels; empty where nobody feels anything."""

    def mood(self, seat: int) -> Mood:
        """The mood of a seat's character."""
        return self.moods[seat] if seat < len(self.moods) else Mood.CALM

    @property
    def shows(self) -> tuple[object, ...]:
        """What a static layer with the seats depends on."""
        return tuple(self.players), self.to_move, self.thinking, self.moods


def at_once(face: "Face", use: Callable[[], Wish]) -> Wish:
    """Use something, and use it again if that plays what has just been selected: one click instead of two."""
    before = face.poised
    wish = use()
    return use() if wish is None and face.poised not in (None, before) else wish


class Face(ABC):
    """How one game looks and reacts to input. It never sees the match, only views and events."""

    picture: Picture
    """What has been shown so far."""

    plays: Shows
    """The animation for each kind of event: a function of the event and the picture."""

    @abstractmethod
    def lay(self, view: Any) -> None:  # noqa: ANN401 - each game has its own view
        """Place everything as the view says, without animation: at the start and after an undo."""

    @abstractmethod
    def open(self) -> Groups:
        """Return the opening animation that follows `lay`: the deal, the first roll."""

    def stage(self, event: Event) -> Groups:
        """Return the animation for an event, starting from what is on the table now."""
        play = self.plays.get(type(event))
        return play(event, self.picture) if play is not None else []

    def ready(self, event: Event, *, now: bool = False) -> bool:  # noqa: ARG002
        """Whether an event can be staged; a face that must work something out first does a little at each call.

        With `now` it must be ready at once: nobody wants to wait.
        """
        return True

    @abstractmethod
    def show(self, event: Event) -> None:
        """Apply an event to the picture."""

    def sound(self, event: Event) -> str:
        """Return the sound of an event. By default this is the name of its kind."""
        return type(event).__name__

    def heard_at(self, event: Event) -> str | None:  # noqa: ARG002
        """Return the place where the sound of an event comes from, as `where` knows it; None for the middle."""
        return None

    def tense(self, view: Any) -> bool:  # noqa: ANN401, ARG002
        """Whether the match stands on a knife's edge in the public view: drums join the music.

        Everybody hears them, so this must never depend on what only one seat knows.
        """
        return False

    def sound_of(self, refusal: Refusal) -> str:  # noqa: ARG002
        """Return the sound of a refused action."""
        return "ui.refused"

    def play_by(self, game: AnyGame) -> None:  # noqa: B027 - a face that asks the match itself needs nothing
        """Offer only what the rules of this game allow: those of a challenge have a limit."""

    @abstractmethod
    def offer(self, view: Any) -> None:  # noqa: ANN401
        """Let a player decide on this view; None if no player can decide now."""

    @abstractmethod
    def widgets(self) -> list[Widget]:
        """Return everything that can be pointed at now, bottom layer first."""

    @abstractmethod
    def use(self, what: What) -> Wish:
        """Handle a click on a widget, or its confirmation by key."""

    @property
    def poised(self) -> Hashable:
        """What is selected so that a second click or key on it would play it, or None."""
        return None

    def drop(self, what: What, at: Point | None) -> Wish:  # noqa: ARG002
        """Handle a drag that started at a widget and ended at a point; None cancels the drag."""
        return None

    @abstractmethod
    def shortcut(self, command: Command) -> Wish:
        """Handle a key that does not address a widget: digits, end of turn."""

    @abstractmethod
    def attend(self, what: What | None) -> None:
        """The player hovers over or focuses a widget, or none."""

    def tip(self, what: What) -> str | None:  # noqa: ARG002
        """Return one sentence that explains a widget or thing, or None if there is nothing to explain.

        The text must not reveal anything that the current viewer may not see.
        """
        return None

    def closer(self, what: What) -> Zoom | None:  # noqa: ARG002
        """Return an enlarged view of a widget or thing, with its text, as the current viewer may see it."""
        return None

    def things(self) -> list[Thing]:
        """Return what can be inspected but not clicked: plates, stocks, counters. Bottom layer first."""
        return []

    def kept(self) -> list[Rect]:
        """Return what nothing may cover besides the widgets: the trick, one's own dial, the steps that are left."""
        return []

    def needed(self) -> list[Rect]:
        """Return what nothing may cover: what can be used now, and what the player needs to decide."""
        return [*self.kept(), *filter(is_small, [widget.rect for widget in self.widgets()])]

    def previewed(self, visible: Rect) -> list[Rect]:  # noqa: ARG002
        """Return what the preview of a move covers within the visible area: the strip of news makes room for it."""
        return []

    def first_focus(self) -> str | None:
        """Return the widget on which the first arrow key lands: something playable. None for the first of all."""
        return None

    def next_focus(self) -> str | None:
        """Return the widget that completes the choice which a key has just begun; None to stay where the focus is."""
        return None

    def threat(self) -> Pennant | None:
        """Return how another seat may soon end the match or the round, for the player who decides now."""
        return None

    def beginning(self) -> LogLine | None:
        """Return who begins the match and why, from its first position; None if its events tell."""
        return None

    def hits(self, event: Event, seat: int) -> bool:  # noqa: ARG002
        """Whether an event that somebody else caused takes something from a seat: its player should not miss it."""
        return False

    def feels(self, event: Event) -> list[Felt]:  # noqa: ARG002
        """Return what a public event means to the characters at the table.

        It must follow from the event alone: what a face shows may be known to one seat only.
        """
        return []

    def slip_spot(self, seat: int) -> SlipSpot | None:  # noqa: ARG002
        """Return where a remark of a seat may lie without covering cards, or None if nobody can speak now."""
        return None

    def sheet(self) -> Sheet | None:
        """Return the table's reference sheet, as the current viewer may see it, or None if there is none."""
        return None

    def say_move(self, move: Any) -> str:  # noqa: ANN401, ARG002
        """Describe a move in a few words, for a hint."""
        return ""

    def point_out(self, move: Move | None) -> None:  # noqa: B027
        """Highlight the move that a hint suggests, unless the player points at something else. None clears it."""

    def follow(self, move: Move) -> bool:  # noqa: ARG002
        """Follow a hint. Return True if its move is to be made, False if it only changed the current draft."""
        return True

    def why_no_hint(self) -> Refusal | None:
        """Return why no hint is available for the current draft, or None if one is."""
        return None

    @property
    def hint_zone(self) -> Rect:
        """The zone for hint slips. They are laid out in a row if it is wide, in a column if it is high."""
        return HINT_ZONE

    @property
    def message_foot(self) -> float:
        """The lower edge of messages, in the middle of the table, unless something needed lies there."""
        return MESSAGE_FOOT

    def turn_to(self, seat: int) -> None:  # noqa: B027
        """Turn the covered table to the player who comes next: closed doors show a part of it."""

    @property
    def news_tab(self) -> Rect | None:
        """Where the folded strip of news is, and from where it unfolds; None: wherever there is room."""
        return None

    @property
    def public_zone(self) -> Rect | None:
        """The part of the table that everybody looks at, shown on closed doors: the trick, the weapons."""
        return None

    @property
    def sheeted(self) -> bool:
        """Whether a sheet of its own hides the table, such as a scoring: papers above it dim it."""
        return False

    def at_doors(self, view: Any) -> list[DoorAnswer]:  # noqa: ANN401, ARG002
        """Return the answers that can be given at closed doors, if all that they need is public; else none."""
        return []

    @property
    def sill(self) -> float:
        """The line down to which half-raised doors hide the table: below it lies what its player wants to peek at."""
        return SILL

    @property
    def phone_zone(self) -> Rect:
        """Where the code for phones is shown, with room for a button at its left."""
        return PHONE_ZONE

    @property
    def peek_zone(self) -> Rect:
        """The button by which the one person at the screen holds their hand open: left of the code."""
        zone = self.phone_zone
        return Rect(zone.x - 332, zone.bottom - 72, 320, 68)

    def risk(self, move: Move) -> Risk | None:  # noqa: ARG002
        """Return why a legal move is easily regretted, or None if it is not."""
        return None

    @property
    def sole(self) -> Move | None:
        """The only possible move, if it is a mere formality. It is made automatically if the player wants that."""
        return None

    @property
    def page(self) -> str:
        """The name of the rulebook page about the current situation; empty for the first page."""
        return ""

    def takes(self, command: Command) -> bool:  # noqa: ARG002
        """Whether a command was meant for something that is being aimed, before any widget is asked."""
        return False

    @property
    def wants_release(self) -> bool:
        """Whether it matters now how long a confirming key is held."""
        return False

    def prepare(self, move: Move, level: str | None) -> bool:  # noqa: ARG002
        """Whether a move takes time before it is made, as the throw of a die does: then `prepared` hands it in.

        `level` is that of the computer that decided; None is a person.
        """
        return False

    def gesture(self, seat: int, gesture: ThrowGesture) -> Move | None:  # noqa: ARG002
        """Return the move that a throw on a phone means, and note the gesture for when that move is prepared."""
        return None

    @property
    def preparing(self) -> bool:
        """Whether a move is on its way."""
        return False

    def prepared(self, *, now: bool = False) -> Move | None:  # noqa: ARG002
        """The move that was on its way, once it is ready; with `now` it is made ready at once."""
        return None

    @abstractmethod
    def cancel(self) -> bool:
        """Deselect the current choice. Return False if there was none."""

    @abstractmethod
    def turn(self) -> None:
        """Turn the board to the other side."""

    @property
    def why_not_turn(self) -> str | None:
        """The text key of the reason why the board cannot be turned, or None if it can."""
        return None

    @abstractmethod
    def update(self, dt: float) -> None:
        """Advance the table's own small animations."""

    def fit(self, canvas: Canvas) -> None:  # noqa: B027
        """Called before every drawing on the screen: prepare what depends on the size of the canvas."""

    @abstractmethod
    def draw(self, canvas: Canvas, seen: SeatsShown) -> None:
        """Draw the table. Must not change any state."""

    @abstractmethod
    def log(self, event: Event) -> Lines:
        """Describe an event for the log, or return None if it is not worth a line."""

    def draw_icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """Draw the icon of a log line, by default a picture from the assets."""
        canvas.picture(icon, box)

    @abstractmethod
    def where(self, place: str) -> Rect | None:
        """Return the current position of something that a log line refers to."""

    @property
    def hurried(self) -> bool:
        """Whether the bots need not pause between moves, because what they do now cannot be seen."""
        return False

    @property
    @abstractmethod
    def moving(self) -> bool:
        """Whether the table is animating now."""
