"""What a player grips to throw a die: the die itself, the wall along which the hand moves, the mat."""

from collections.abc import Callable
from typing import Protocol

from game.engine.geometry import Point, Rect
from game.engine.widgets.widget import Activated, Answer, Area, DragHandle, Dropped, Used, What


class Aimed(Protocol):
    """Receives the input that aims a throw."""

    @property
    def pulling(self) -> bool:
        """Whether the die is being pulled."""
        ...

    def gripped(self) -> None:
        """The die was pressed."""

    def at(self, at: Point) -> None:
        """A place on the mat was clicked."""

    def along(self, at: Point) -> None:
        """The hand was moved along its wall."""

    def held(self) -> None:
        """A power key was pressed."""

    def die(self, seat: int) -> Point:
        """Where the die is while in the hand."""
        ...


class DieHandle(DragHandle):
    """The die in the hand: pulled back with the pointer, or thrown with power by holding a key."""

    def __init__(self, what: What, rect: Rect, carried: Callable[[What, Point], None], aimed: "Aimed") -> None:
        super().__init__(what, rect, carried, radius=30)
        self._aimed = aimed

    def press(self, at: Point) -> Answer:
        """Grip the die; an earlier cancellation is forgotten."""
        self._aimed.gripped()
        return super().press(at)

    def release(self, at: Point | None) -> Answer:
        """Release the die; the pull may have begun with another handle, before the widgets were laid out again."""
        answer = super().release(at)
        return Dropped(self.name, at, self.payload) if self._aimed.pulling else answer

    def confirm(self) -> Answer:
        """A key is pressed: power rises until it is released."""
        self._aimed.held()
        return Used(self.name)


class Spot(Area):
    """An area where it matters which point is pressed."""

    def __init__(self, what: What, rect: Rect, pressed: Callable[[Point], None], *, follows: bool = False) -> None:
        """`pressed` receives the point: on every movement if it `follows`, else on a click."""
        super().__init__(what, rect)
        self._pressed = pressed
        self._follows = follows

    def drag(self, at: Point) -> Answer:
        """Follow the pointer."""
        if self._follows:
            self._pressed(at)
        return Used(self.name)

    def activate(self, at: Point | None) -> Answer:
        """A click at this point, or in the middle if a key was used."""
        self._pressed(self.rect.centre if at is None else at)
        return Activated(self.name, self.payload)
