"""The time in which a scoring unrolls: row after row, then the verdict. No pygame."""

from game.engine import theme
from game.engine.easing import in_out

_REST = 0.35
"""The share of a row's time in which it lies still and can be read."""


class Uncovering:
    """How far everything has been uncovered."""

    def __init__(self, rows: int, *, at_once: bool = False) -> None:
        self._rows = rows
        self._age = self.seconds if at_once else 0.0

    @property
    def seconds(self) -> float:
        """How long it takes in all, at normal speed."""
        return self._rows * theme.SLOW_MOVE + theme.MOVE

    @property
    def done(self) -> bool:
        """Whether everything is to be seen."""
        return self._age >= self.seconds

    @property
    def open_rows(self) -> float:
        """How many rows are unrolled, with a part for the one under way."""
        whole, part = divmod(min(self._age / theme.SLOW_MOVE, self._rows), 1.0)
        return whole + in_out(min(1.0, part / (1 - _REST)))

    @property
    def verdict(self) -> float:
        """How far the verdict has come, from 0 to 1."""
        after = self._age - self._rows * theme.SLOW_MOVE
        return min(max(after / theme.MOVE, 0.0), 1.0)

    def update(self, dt: float) -> None:
        """Pass time."""
        self._age += dt

    def finish(self) -> None:
        """Show everything now."""
        self._age = self.seconds
