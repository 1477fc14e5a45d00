"""What a lesson, a trial or phones lay between the table and the frame's buttons."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command
from game.engine.widgets.widget import Payload, Widget


class Layered(Payload, frozen=True):
    """A control of the layer, above the table and the log. The scene that laid it knows what it does."""


class Layer:
    """What lies between the table and the frame's buttons: the teacher of a lesson, the goal of a trial."""

    @property
    def locks(self) -> bool:
        """Whether the table below can only be looked at."""
        return False

    @property
    def titled(self) -> bool:
        """Whether it has a heading of its own, so that the table does without its title."""
        return False

    def takes(self, command: Command) -> bool:  # noqa: ARG002
        """Handle a command before the table does. Return whether that was all."""
        return False

    def widgets(self, found: list[Widget]) -> list[Widget]:  # noqa: ARG002
        """Return its own widgets; `found` are those of the table and the frame."""
        return []

    def take_focus(self) -> str | None:
        """Return the widget that the focus moves to now, if it shows something new."""
        return None

    def covers(self, at: Point) -> bool:  # noqa: ARG002
        """Return whether it hides the table there."""
        return False

    def needed(self) -> list[Rect]:
        """Return what messages may not cover: what it says, and what that is about."""
        return []

    def fit(self, canvas: Canvas) -> bool:  # noqa: ARG002
        """Note where it will be drawn. Return whether its widgets must be laid out again."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw it, without its widgets."""
