"""The timing of the scoring: row after row, then the verdict. No pygame."""

from game.engine.easing import in_out
from game.engine.look import theme

_REST = 0.35
"""The fraction of a row's time in which it rests, to be read."""


class Reveal:
    """How far the scoring has been revealed."""

    def __init__(self, rows: int, *, at_once: bool = False) -> None:
        self._rows = rows
        self._age = self.seconds if at_once else 0.0

    @property
    def seconds(self) -> float:
        """The total duration at normal speed."""
        return self._rows * theme.SLOW_MOVE + theme.MOVE

    @property
    def done(self) -> bool:
        """Whether everything is visible."""
        return self._age >= self.seconds

    @property
    def open_rows(self) -> float:
        """The number of revealed rows, including a fraction for the current one."""
        whole, part = divmod(min(self._age / theme.SLOW_MOVE, self._rows), 1.0)
        return whole + in_out(min(1.0, part / (1 - _REST)))

    @property
    def verdict(self) -> float:
        """How far the verdict is revealed, from 0 to 1."""
        after = self._age - self._rows * theme.SLOW_MOVE
        return min(max(after / theme.MOVE, 0.0), 1.0)

    def update(self, dt: float) -> None:
        """Advance time."""
        self._age += dt

    def finish(self) -> None:
        """Reveal everything now."""
        self._age = self.seconds
