"""The log of a match that is over, told anew as far as somebody wants to read. No pygame."""

from bisect import bisect_right

from game.core.contract import PUBLIC
from game.table.face import LogLine
from game.table.replaying import Played


class Retelling:
    """Goes through the match with a face of its own, which nobody sees: some lines depend on what lies on the table."""

    def __init__(self, played: Played) -> None:
        self._played = played
        self._face = played.make_face()
        self._face.lay(played.view(0, PUBLIC))
        self._lines: list[LogLine] = []
        self._ends = [0]
        """How many lines there are after so many decisions."""

    @property
    def told(self) -> int:
        """How many decisions have been told."""
        return len(self._ends) - 1

    def lines(self, decisions: int) -> list[LogLine]:
        """What the log says after so many decisions."""
        while self.told < decisions:
            self._tell()
        return self._lines[: self._ends[decisions]]

    def tell_some(self, decisions: int) -> None:
        """Go on a little, so that nobody has to wait later."""
        for _ in range(min(decisions, self._played.last - self.told)):
            self._tell()

    def decision_of(self, line: int) -> int:
        """The number of the decision that a line is about."""
        return bisect_right(self._ends, line) - 1

    def _tell(self) -> None:
        match = self._played.match
        for event in match.seen_by(PUBLIC, match.history[self.told].events):
            self._face.show(event)
            said = self._face.log(event)
            for line in [said] if isinstance(said, LogLine) else said or []:
                # It is over: what had to be forgotten then may be read now.
                self._lines.append(line._replace(page=None, fills=False))
        self._ends.append(len(self._lines))
