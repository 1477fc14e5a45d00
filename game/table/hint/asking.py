"""Asks for a hint when the player wants one, and leads keys to it when it has come."""

from collections.abc import Callable

from game.core.refusal import Refusal, refuse
from game.table.view import TableView


class HintAsking:
    """Opens and closes the hint panel of a table."""

    def __init__(self, view: TableView, refuse: Callable[[Refusal], None]) -> None:
        """`refuse` says why there is no hint."""
        self._view = view
        self._panel = view.hint_panel
        self._refuse = refuse

    def toggle(self) -> None:
        """Ask for a hint, or close the open one."""
        was_open, refusal = self._panel.open, self._panel.why_not()
        self._panel.close()
        if refusal is not None:
            self._refuse(refusal)
        elif not was_open:
            self._panel.ask()
            self._view.kit.audio.play("ui.hint")
        self._view.refresh()

    def update(self, dt: float) -> None:
        """Show a hint that has come, once the player can see the position."""
        if not self._panel.thinking or self._view.busy or not self._panel.update(dt):
            return
        if not self._panel.open:
            self._refuse(refuse("table.refused.no_advice"))
        self._view.refresh()
        if self._view.focus.shown:
            self._view.focus.move_to("hint.0")
            self._view.attend()
