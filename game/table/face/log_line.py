"""A line of the log, as a face writes it."""

from typing import NamedTuple, TypeAlias


class LogLine(NamedTuple):
    """One line of the log."""

    text: str
    place: str | None = None
    """What a click on the line points at; see `Face.where`."""

    seat: int | None = None
    page: int | None = None
    """The line is readable until a later page is full. None for lines that stay."""

    fills: int | None = None
    """The page that this line completes."""

    icon: str | None = None
    """The icon before the words; see `Face.draw_icon`."""

    hits: tuple[int, ...] = ()
    """The seats that it hits; see `Face.hits`."""

    minor: bool = False
    """Whether it is news only while nothing greater happened."""


Lines: TypeAlias = LogLine | list[LogLine] | None
"""What the log says about one event: a line, several lines, or nothing."""
