"""Opens the hand of the one person at the screen while something is held, and shuts it at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.commands import Command, Kind
from game.table.phones.layer import PEEK

if TYPE_CHECKING:  # avoids an import cycle: the scene imports this module
    from game.table.phones.scene import PhoneTableScene

_OPENS = {
    Kind.LOOK: Kind.LOOK_AWAY,
    Kind.ALTERNATE: Kind.LOOK_AWAY,
    Kind.PRESS: Kind.RELEASE,
    Kind.CONFIRM: Kind.LET_GO,
}
"""What opens the hand, and what tells that it is held no longer."""


class HeldHand:
    """The hand lies face down until the key or trigger that looks closer, the right button or its own is held."""

    def __init__(self, scene: PhoneTableScene) -> None:
        self._scene = scene
        self._until: Kind | None = None
        """What ends the current hold."""
        self._waits = False
        """Whether the hand opens as soon as everything has been shown."""

    def takes(self, command: Command) -> bool:
        """Whether a command opens or shuts the hand."""
        if self._until is not None and command.kind is self._until:
            self.shut()
            return True
        if self._until is not None or not self._scene.session.may_peek or not self._opens(command):
            return command.kind in {Kind.LOOK_AWAY, Kind.LET_GO} and not self._scene.face.wants_release
        self._until, self._waits = _OPENS[command.kind], True
        self.follow()
        return True

    def follow(self) -> None:
        """Open a hand that is held, once nothing else is being shown."""
        scene = self._scene
        if self._waits and not scene.busy and not scene.face.preparing:
            self._waits = False
            scene.session.peeking = scene.session.may_peek
            scene.turns.settle()

    def shut(self) -> None:
        """Cover the hand now, whatever is being shown."""
        scene, self._until, self._waits = self._scene, None, False
        scene.session.peeking = False
        if scene.session.company and scene.presenter.eyes.wrong:
            scene.presenter.director.finish()
            scene.view.clear_away()
            scene.turns.settle()

    def _opens(self, command: Command) -> bool:
        button = next((widget for widget in self._scene.focus.widgets if widget.what == PEEK), None)
        match command.kind:
            case Kind.LOOK | Kind.ALTERNATE:
                return True
            case Kind.PRESS:
                return button is not None and command.at is not None and button.contains(command.at)
            case Kind.CONFIRM:
                return self._scene.focus.shown and self._scene.focus.current == PEEK.name
        return False
