"""A table to be read from afar: nothing small, and no buttons until the mouse moves."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.table.phones.session import PhoneSession
from game.table.view import TableView

LEAST = 28.0
"""The smallest letters, in design units: readable from three metres on a usual television."""

_BUTTONS_FOR = 4.0
"""Seconds for which buttons stay after the mouse has moved or a key was used."""

_KEYS = {Kind.LEFT, Kind.RIGHT, Kind.UP, Kind.DOWN, Kind.NEXT, Kind.PREVIOUS, Kind.LOG}


class Television:
    """Hides what belongs to the person at the computer; everything else is drawn large enough."""

    def __init__(self, kit: Kit, session: PhoneSession, view: TableView) -> None:
        self._kit = kit
        self._session = session
        self._view = view
        self._left = _BUTTONS_FOR
        self._pointer: Point | None = None

    @property
    def on(self) -> bool:
        """Whether the table is read from afar now: not while somebody holds their hand open."""
        return self._kit.preferences.tv and self._session.company and self._view.presenter.eyes.seat < 0

    @property
    def moving(self) -> bool:
        """Whether the buttons are about to go."""
        return self.on and not self._view.bare

    def takes(self, command: Command) -> bool:
        """Whether a command switches it. Moving the mouse, and keys that need them, bring the buttons back."""
        moved = command.kind is Kind.POINT and command.at is not None and command.at != self._pointer
        if command.kind is Kind.POINT:
            self._pointer = command.at
        if moved or command.kind in _KEYS:
            self._left = _BUTTONS_FOR
        if command.kind is not Kind.TELEVISION:
            return False
        self._kit.preferences.tv = not self._kit.preferences.tv
        self._kit.keep()
        self._left = 0.0
        return True

    def update(self, dt: float) -> None:
        """Let the buttons go after a while."""
        self._left = max(0.0, self._left - dt)
        self._view.bare = self.on and not self._left and not self._view.log.open

    def draw(self, canvas: Canvas) -> None:
        """Draw the table."""
        with canvas.writer.at_least(LEAST if self.on else 0.0):
            self._view.draw(canvas)
