"""Rebuilds the log of a finished match as far as it is needed. No pygame."""

from bisect import bisect_right

from game.core.contract import PUBLIC
from game.table.face.log_line import LogLine
from game.table.history.replay import FinishedMatch


class ReplayLog:
    """Steps through the match with a hidden face of its own, because some lines depend on what lies on the table."""

    def __init__(self, played: FinishedMatch) -> None:
        self._played = played
        self._face = played.make_face()
        self._face.lay(played.view(0, PUBLIC))
        self._lines: list[LogLine] = []
        self._ends = [0]
        """The number of lines after each decision."""

    @property
    def told(self) -> int:
        """The number of decisions in the log so far."""
        return len(self._ends) - 1

    def lines(self, decisions: int) -> list[LogLine]:
        """Return the lines of the log after a number of decisions."""
        while self.told < decisions:
            self._tell()
        return self._lines[: self._ends[decisions]]

    def tell_some(self, decisions: int) -> None:
        """Process a few more decisions in advance, so that opening the log is instant."""
        for _ in range(min(decisions, self._played.last - self.told)):
            self._tell()

    def decision_of(self, line: int) -> int:
        """Return the number of the decision that a line is about."""
        return bisect_right(self._ends, line) - 1

    def _tell(self) -> None:
        match = self._played.match
        for event in match.seen_by(PUBLIC, match.history[self.told].events):
            self._face.show(event)
            said = self._face.log(event)
            for line in [said] if isinstance(said, LogLine) else said or []:
                # The match is over: lines that disappeared during play may be read now.
                self._lines.append(line._replace(page=None, fills=None))
        self._ends.append(len(self._lines))
