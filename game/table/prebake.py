"""Schedules a table's pictures before it is first drawn at a window size, to be baked while nothing moves."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

About = TypeVar("About", bound=Hashable)


class Prebake(Generic[About]):
    """Schedules pictures once per window size, whether the table is new, continued, replayed or resized."""

    def __init__(self, note: Callable[[About], None]) -> None:
        """`note` schedules the pictures for a layout, or for anything else they depend on."""
        self._note = note
        self._about: About | None = None

    def fit(self, about: About) -> None:
        """Schedule the pictures if this has changed since the last frame."""
        if about != self._about:
            self._about = about
            self._note(about)
