"""What the faces of all games do alike: note what the player is about to do, and let small things move."""

from abc import abstractmethod
from collections.abc import Hashable
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from game.core.contract import Event, Move
from game.core.game import AnyGame
from game.engine.canvas import Canvas
from game.engine.draw.ambience import Ambience
from game.engine.draw.particles import Particles
from game.engine.geometry import Point
from game.engine.input.commands import Command
from game.engine.kit import Kit
from game.engine.widgets.widget import What
from game.table.face.answers import Wish
from game.table.face.face import Face
from game.table.history.commentary import Commentary
from game.table.prebake import Prebake


class Selection(Protocol):
    """A decision in the making: what the player has selected so far."""

    @property
    def sole(self) -> Move | None:
        """The only possible move, if there is only one."""

    @property
    def poised(self) -> Hashable:
        """What is selected so that a second click or key on it would play it, or None."""

    def clear(self) -> bool:
        """Deselect everything; False if nothing was selected."""


ChoiceT = TypeVar("ChoiceT", bound=Selection)


class InputBase(Generic[ChoiceT]):
    """What the player is about to do: selected, pointed at, dragged or hinted. Empty while nobody decides."""

    def __init__(self) -> None:
        self.view: Any = None
        """What the player decides on."""
        self.game: AnyGame | None = None
        """The game with the limit that binds this table, if there is one."""
        self.choice: ChoiceT | None = None
        self.attended: What | None = None
        self.advised: Move | None = None
        """The move that a hint suggests."""

    @property
    def shown(self) -> ChoiceT | None:
        """The choice as the table shows it: perhaps with a hinted move as if it had been selected."""
        return self.choice

    def use(self, what: What) -> Wish:  # noqa: ARG002
        """Something was clicked or confirmed."""
        return None

    def drop(self, what: What, at: Point | None) -> Wish:  # noqa: ARG002
        """Something was dragged to a point; None cancels the drag."""
        return None

    def shortcut(self, command: Command) -> Wish:  # noqa: ARG002
        """A key was pressed that addresses no widget."""
        return None

    def cancel(self) -> bool:
        """Deselect; False if nothing was selected."""
        return self.choice is not None and self.choice.clear()


InputT = TypeVar("InputT", bound=InputBase[Any])


class FaceBase(Face, Generic[InputT, ChoiceT]):
    """A face whose input is an intent, and whose air is full of small things."""

    commentary: ClassVar[Commentary]
    _prebake: Prebake[Any]
    """Schedules the pictures; set by the game."""

    def __init__(self, kit: Kit, intent: InputT, ambience: Ambience, particles: Particles) -> None:
        self._kit = kit
        self._intent = intent
        self._ambience = ambience
        self._particles = particles

    @property
    def _choice(self) -> ChoiceT | None:
        """What has been selected so far, while the player decides."""
        choice: ChoiceT | None = self._intent.choice
        return choice

    def play_by(self, game: AnyGame) -> None:
        """Let the table offer only what this game's rules allow: those of the match have a limit."""
        self._intent.game = game

    def show(self, event: Event) -> None:
        """Apply an event to the picture and put every piece at rest."""
        self.picture.show(event)
        self._rest()

    # What the player does

    def use(self, what: What) -> Wish:
        """A widget was clicked or confirmed."""
        return self._intent.use(what)

    def drop(self, what: What, at: Point | None) -> Wish:
        """Something was dragged to a point."""
        return self._intent.drop(what, at)

    def shortcut(self, command: Command) -> Wish:
        """A key was pressed that addresses no widget."""
        return self._intent.shortcut(command)

    def attend(self, what: What | None) -> None:
        """The player points at or focuses something."""
        self._intent.attended = what

    def cancel(self) -> bool:
        """Deselect."""
        return self._intent.cancel()

    @property
    def poised(self) -> Hashable:
        """What a second click or key would play."""
        return self._choice.poised if self._choice is not None else None

    @property
    def sole(self) -> Move | None:
        """The only possible move, if there is only one."""
        choice = self._intent.choice
        return choice.sole if choice is not None else None

    def point_out(self, move: Move | None) -> None:
        """Show a hinted move as if the player pointed at it."""
        self._intent.advised = move

    def say_move(self, move: Move) -> str:
        """A move, in a few words."""
        return self.commentary.move(self._intent.view, move, self._kit.say, self.called)

    def called(self, seat: int) -> str:
        """What the player of a seat is called; tables whose moves name somebody know it."""
        return str(seat)

    # What moves

    def fit(self, canvas: Canvas) -> None:
        """Schedule the pictures for this size."""
        self._prebake.fit(canvas.layout)

    def update(self, dt: float) -> None:
        """Advance the air and the particles."""
        self._ambience.update(dt)
        self._particles.update(dt)

    @abstractmethod
    def _rest(self) -> None:
        """Put every piece where the picture says."""
