"""What a game draws and animates at the table, together with its input, words and zones."""

from abc import abstractmethod
from typing import Any

from game.core.contract import Event
from game.core.events import Shows
from game.core.game import Picture
from game.engine.canvas import Canvas
from game.table.face.input import FaceInput
from game.table.face.seats_shown import SeatsShown
from game.table.face.words import FaceWords
from game.table.face.zones import FaceZones
from game.table.playback.director import Groups


class Face(FaceInput, FaceWords, FaceZones):
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

    @abstractmethod
    def turn(self) -> None:
        """Turn the board to the other side."""

    @property
    def why_not_turn(self) -> str | None:
        """The text key of the reason why the board cannot be turned, or None if it can."""
        return None

    @property
    @abstractmethod
    def moving(self) -> bool:
        """Whether the table is animating now."""

    @property
    def hurried(self) -> bool:
        """Whether the bots need not pause between moves, because what they do now cannot be seen."""
        return False

    @abstractmethod
    def update(self, dt: float) -> None:
        """Advance the table's own small animations."""

    def fit(self, canvas: Canvas) -> None:
        """Called before every drawing on the screen: prepare what depends on the size of the canvas."""

    @abstractmethod
    def draw(self, canvas: Canvas, seen: SeatsShown) -> None:
        """Draw the table. Must not change any state."""
