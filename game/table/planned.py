"""What a table will need in a window is noted when it is first drawn there, and made while nothing moves."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

About = TypeVar("About", bound=Hashable)


class Planned(Generic[About]):
    """Notes pictures once for every window, however the table came into it: new, continued, as a replay, resized."""

    def __init__(self, note: Callable[[About], None]) -> None:
        """`note` plans the pictures for a layout, or for whatever else they depend on."""
        self._note = note
        self._about: About | None = None

    def draw(self, about: About) -> None:
        """A frame is drawn for this."""
        if about != self._about:
            self._about = about
            self._note(about)
