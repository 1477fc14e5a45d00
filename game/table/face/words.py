"""What a face says: tooltips, the log, warnings, the reference sheet. Also what it lets hear and feel."""

from abc import ABC, abstractmethod
from typing import Any

from game.core.contract import Event
from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.widgets.widget import What
from game.table.face.log_line import Lines, LogLine
from game.table.frame.pennant import Pennant
from game.table.inspect.zoom import Zoom
from game.table.seats.moods import Felt
from game.table.sheet.data import Sheet


class FaceWords(ABC):
    """Explains the table and what happens on it. No word may reveal what the current viewer may not see."""

    def tip(self, what: What) -> str | None:  # noqa: ARG002
        """Return one sentence that explains a widget or thing, or None if there is nothing to explain."""
        return None

    def closer(self, what: What) -> Zoom | None:  # noqa: ARG002
        """Return an enlarged view of a widget or thing, with its text."""
        return None

    def sheet(self) -> Sheet | None:
        """Return the table's reference sheet, or None if there is none."""
        return None

    @property
    def page(self) -> str:
        """The name of the rulebook page about the current situation; empty for the first page."""
        return ""

    # The log and the news

    @abstractmethod
    def log(self, event: Event) -> Lines:
        """Describe an event for the log, or return None if it is not worth a line."""

    def draw_icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """Draw the icon of a log line, by default a picture from the assets."""
        canvas.picture(icon, box)

    def beginning(self) -> LogLine | None:
        """Return who begins the match and why, from its first position; None if its events tell."""
        return None

    def threat(self) -> Pennant | None:
        """Return how another seat may soon end the match or the round, for the player who decides now."""
        return None

    def hits(self, event: Event, seat: int) -> bool:  # noqa: ARG002
        """Whether an event that somebody else caused takes something from a seat: its player should not miss it."""
        return False

    def undergoes(self, event: Event, seat: int) -> bool:  # noqa: ARG002
        """Whether somebody else caused what a seat's own decision has completed: it hits its player all the same."""
        return False

    # Feelings and sounds

    def feels(self, event: Event) -> list[Felt]:  # noqa: ARG002
        """Return what a public event means to the characters at the table.

        It must follow from the event alone: what a face shows may be known to one seat only.
        """
        return []

    def sound(self, event: Event) -> str:
        """Return the sound of an event. By default this is the name of its kind."""
        return type(event).__name__

    def heard_at(self, event: Event) -> str | None:  # noqa: ARG002
        """Return the place where the sound of an event comes from, as `where` knows it; None for the middle."""
        return None

    def sound_of(self, refusal: Refusal) -> str:  # noqa: ARG002
        """Return the sound of a refused action."""
        return "ui.refused"

    def tense(self, view: Any) -> bool:  # noqa: ANN401, ARG002
        """Whether the match stands on a knife's edge in the public view: drums join the music.

        Everybody hears them, so this must never depend on what only one seat knows.
        """
        return False
