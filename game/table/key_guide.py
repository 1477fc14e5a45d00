"""Where keys lead on a table: to something playable first, then to what completes a choice."""

from game.engine.input.commands import Command, Kind
from game.engine.widgets.widget import Answer
from game.table.frame import offer
from game.table.frame.chrome import Control, Framed
from game.table.view import TableView

_ARROWS = (Kind.LEFT, Kind.RIGHT, Kind.UP, Kind.DOWN)


class KeyGuide:
    """Lets the focus handle commands, and leads it where the order of the widgets would take too long."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._focus = view.focus
        self._completing: str | None = None
        """What completed the choice before the last command."""

    def handle(self, command: Command) -> Answer:
        """Let the focus handle a command; the first arrow key finds something on the table."""
        focus = self._focus
        begins = command.kind in _ARROWS and not (focus.shown and focus.current) and not focus.wants_text
        first = self._first() if begins else None
        self._completing = self._view.face.next_focus()
        answer = None if begins and first is None else focus.handle(command)
        if first is not None:
            focus.move_to(first)
        if command.kind is Kind.NEXT and self._view.offer.takes_tab():
            focus.show_at(offer.YES.name)
        return answer

    def lead_on(self, command: Command) -> None:
        """After a key has begun a choice, go to what completes it: nobody wants to walk there past the enemy.

        A key that was refused leads nowhere.
        """
        wanted = self._view.face.next_focus() if command.kind in (Kind.CONFIRM, Kind.DIGIT) else None
        if wanted in (None, self._completing):
            return
        if any(widget.name == wanted for widget in self._focus.widgets):
            self._focus.show_at(wanted)
            self._view.attend()

    def _first(self) -> str | None:
        """Something on the table, and none of the buttons around it."""
        usable = [widget for widget in self._focus.widgets if widget.disabled is None]
        names = [widget.name for widget in usable if not isinstance(widget.payload, Framed)]
        if self._view.scored:
            names.append(Control("scoring").name)
        wanted = self._view.face.first_focus()
        return wanted if wanted in names else next(iter(names), None)
