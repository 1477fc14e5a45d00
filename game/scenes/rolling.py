"""A list that is longer than its place: which rows are seen, and how it rolls."""


class Rolling:
    """Counts rows; knows nothing of what is in them."""

    def __init__(self, shown: int) -> None:
        """`shown` rows have room at once."""
        self.shown = shown
        self.first = 0
        self._count = 0

    @property
    def rows(self) -> range:
        """The rows that are seen."""
        return range(self.first, min(self.first + self.shown, self._count))

    @property
    def above(self) -> bool:
        """Whether there are rows above those that are seen."""
        return self.first > 0

    @property
    def below(self) -> bool:
        """Whether there are rows below those that are seen."""
        return self.first + self.shown < self._count

    def count(self, rows: int) -> None:
        """There are so many rows now."""
        self._count = rows
        self.roll(0)

    def roll(self, rows: int) -> None:
        """Down by so many rows, up if negative, as far as there are any."""
        self.first = max(0, min(self.first + rows, self._count - self.shown))

    def reveal(self, row: int) -> None:
        """Roll no further than needed to see a row."""
        self.first = max(0, min(self.first, row))
        self.first = max(self.first, min(row, self._count - 1) - self.shown + 1)
