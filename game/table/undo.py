"""What was decided together is undone and redone together. No pygame."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from game.core.match import Decision, Match


class _Undone(NamedTuple):
    """Decisions that were undone together, and which of them had been made as one."""

    steps: list[Decision]
    together: list[range]


class UndoStack:
    """Remembers which decisions of a match were made as one, and what may be redone."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._together: list[range] = []
        """Ranges of decision numbers that were made as one."""
        self._undone: list[_Undone] = []
        """What may be redone; the next is last."""

    @property
    def sizes(self) -> list[int]:
        """How many decisions were made as one, each time, as a save keeps it."""
        return [len(numbers) for numbers in self._together]

    def restore(self, sizes: Iterable[int]) -> None:
        """Take over what a save has kept; the last of them ends with the match's history."""
        kept = list(sizes)
        last = len(self._match.history) - sum(kept)
        for size in kept:
            self._together.append(range(last, last + size))
            last += size

    def made(self, first: int) -> None:
        """Note that all decisions from a number on were made as one; nothing can be redone any more."""
        self._together.append(range(first, len(self._match.history)))
        self._undone.clear()

    @property
    def undone_by(self) -> int | None:
        """Whose decision would be redone next; None if there is none."""
        return self._undone[-1].steps[0].seat if self._undone else None

    def undo(self, seat: int, others: Collection[int]) -> list[Decision]:
        """Undo the last decision of a seat, with all that were made as one with it."""
        taken = self._match.undo(seat, others)
        undone: list[range] = []
        while self._together and self._together[-1].stop > len(self._match.history):
            undone.insert(0, self._together.pop())
            first = undone[0].start
            while len(self._match.history) > first and self._match.why_not_undo(seat, others) is None:
                taken = self._match.undo(seat, others) + taken
        self._undone.append(_Undone(taken, undone))
        return taken

    def redo(self) -> list[Decision]:
        """Make again what was undone last."""
        first = len(self._match.history)
        again = self._undone.pop()
        for step in again.steps:
            self._match.submit(step.move)
        self._together += again.together
        return self._match.history[first:]
