"""The scroll state of a list that is longer than its area."""


class ScrollList:
    """Counts rows. It does not know what is in them."""

    def __init__(self, shown: int) -> None:
        """`shown` is the number of rows visible at once."""
        self.shown = shown
        self.first = 0
        self._count = 0

    @property
    def rows(self) -> range:
        """The visible rows."""
        return range(self.first, min(self.first + self.shown, self._count))

    @property
    def above(self) -> bool:
        """Whether there are rows above the visible ones."""
        return self.first > 0

    @property
    def below(self) -> bool:
        """Whether there are rows below the visible ones."""
        return self.first + self.shown < self._count

    def count(self, rows: int) -> None:
        """Set the number of rows."""
        self._count = rows
        self.roll(0)

    def roll(self, rows: int) -> None:
        """Scroll down by this many rows, or up if negative, within the list."""
        self.first = max(0, min(self.first + rows, self._count - self.shown))

    def reveal(self, row: int) -> None:
        """Scroll no further than needed to make a row visible."""
        self.first = max(0, min(self.first, row))
        self.first = max(self.first, min(row, self._count - 1) - self.shown + 1)
