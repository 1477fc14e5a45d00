"""The changes of players in seats since a match began. No pygame."""

from collections.abc import Iterable

from game.core.player import SeatChange


class SeatChanges:
    """Keeps what belongs in the save, and who has taken a seat over without having looked at the table yet."""

    def __init__(self, made: Iterable[SeatChange] = ()) -> None:
        """`made` are those of a save: they are final."""
        self.made = list(made)
        self.arrived: set[int] = set()
        self._firm = len(self.made)
        """How many are final, because the menu has been closed since."""

    def note(self, change: SeatChange) -> None:
        """Record a change. One that is reverted before the menu is closed leaves no trace."""
        tried = next((old for old in reversed(self.made[self._firm :]) if old.seat == change.seat), None)
        if tried is not None and tried.decision == change.decision:
            self.made.remove(tried)
            change = SeatChange(change.decision, change.seat, tried.before, change.after)
        if change.before != change.after:
            self.made.append(change)
        arrives = change.after.human and not change.before.human
        (self.arrived.add if arrives else self.arrived.discard)(change.seat)

    def keep(self) -> None:
        """Make all of them final when the menu is closed."""
        self._firm = len(self.made)
