"""What players do at a face's table: click, drag, type, and prepare moves that take their time."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from typing import Any

from game.core.contract import Move
from game.core.game import AnyGame
from game.core.refusal import Refusal
from game.engine.geometry import Point
from game.engine.input.commands import Command
from game.engine.widgets.widget import What
from game.phones.messages import ThrowGesture
from game.table.face.answers import Risk, Wish


class FaceInput(ABC):
    """Turns what a player does into moves, or into the reason why there is none."""

    def play_by(self, game: AnyGame) -> None:  # noqa: B027 - a face that asks the match itself needs nothing
        """Offer only what the rules of this game allow: those of a challenge have a limit."""

    @abstractmethod
    def offer(self, view: Any) -> None:  # noqa: ANN401 - each game has its own view
        """Let a player decide on this view; None if no player can decide now."""

    @abstractmethod
    def use(self, what: What) -> Wish:
        """Handle a click on a widget, or its confirmation by key."""

    @property
    def poised(self) -> Hashable:
        """What is selected so that a second click or key on it would play it, or None."""
        return None

    def at_once(self, use: Callable[[], Wish]) -> Wish:
        """Use something, and use it again if that plays what has just been selected: one click instead of two."""
        before = self.poised
        wish = use()
        return use() if wish is None and self.poised not in (None, before) else wish

    def drop(self, what: What, at: Point | None) -> Wish:  # noqa: ARG002
        """Handle a drag that started at a widget and ended at a point; None cancels the drag."""
        return None

    @abstractmethod
    def shortcut(self, command: Command) -> Wish:
        """Handle a key that does not address a widget: digits, end of turn."""

    @abstractmethod
    def attend(self, what: What | None) -> None:
        """The player hovers over or focuses a widget, or none."""

    @abstractmethod
    def cancel(self) -> bool:
        """Deselect the current choice. Return False if there was none."""

    @property
    def sole(self) -> Move | None:
        """The only possible move, if it is a mere formality. It is made automatically if the player wants that."""
        return None

    def risk(self, move: Move) -> Risk | None:  # noqa: ARG002
        """Return why a legal move is easily regretted, or None if it is not."""
        return None

    # Where keys lead

    def first_focus(self) -> str | None:
        """Return the widget on which the first arrow key lands: something playable. None for the first of all."""
        return None

    def next_focus(self) -> str | None:
        """Return the widget that completes the choice which a key has just begun; None to stay where the focus is."""
        return None

    # Hints

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

    # Moves that are prepared, as a die is thrown

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
