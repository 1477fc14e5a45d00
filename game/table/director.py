"""Shows events one after the other: each becomes cues on a timeline, then part of the picture. No pygame."""

import math
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar

from game.engine.timeline import Cue, Timeline

Groups: TypeAlias = Sequence[Sequence[Cue]]
"""Cues to show: those of one group side by side, the groups one after the other."""


Item = TypeVar("Item")
"""What is shown: an event, or an event as somebody sees it."""


class Director(Generic[Item]):
    """Plays what has happened, at the speed of the person who watches.

    An event is staged only when the one before it has been shown, so its cues start from what is on the table.
    Skipping takes no time and leaves nothing out; it stops where a cue holds something to be read.
    """

    def __init__(self, stage: Callable[[Item], Groups], show: Callable[[Item], None], speed: float = 1.0) -> None:
        """`stage` gives the cues of an event, `show` makes it part of the picture; `speed` is a factor."""
        self._stage = stage
        self._show = show
        self._events: deque[Item] = deque()
        self._current: Item | None = None
        self._timeline = Timeline()
        self.speed = speed
        self.jumps = False
        """Whether nothing travels: things are shown where they come to, for as long as the way would take."""

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return self._current is not None or bool(self._events) or self._timeline.busy

    @property
    def holding(self) -> bool:
        """Whether what is shown now wants to be read."""
        return self._timeline.holding

    @property
    def current(self) -> Item | None:
        """The event that is being shown."""
        return self._current

    def open(self, groups: Groups) -> None:
        """Show cues that belong to no event: the beginning of a match."""
        for group in groups:
            self._timeline.add(*group)

    def play(self, events: Iterable[Item]) -> None:
        """Show these after all that is still to be shown."""
        self._events.extend(events)

    def update(self, dt: float) -> None:
        """Pass time."""
        self._timeline.speed, self._timeline.jumps = self.speed, self.jumps
        self._begin()
        self._timeline.advance(dt)
        while self._current is not None and not self._timeline.busy:
            self._end()
            self._begin()
        if math.isinf(self.speed):  # no movement at all, but time to read
            self._run()

    def skip(self) -> None:
        """The person moves on: show everything up to the next thing that wants to be read."""
        self._timeline.end_group()
        self._run()

    def pass_over(self) -> None:
        """The person has seen enough of this event: show the next one that wants to be read."""
        self._timeline.skip()
        self._end()
        self._run()

    def finish(self) -> None:
        """Show everything now, whether it has been read or not."""
        self._timeline.skip()
        self._end()
        while self._events:
            self._show(self._events.popleft())

    def _run(self) -> None:
        while self.busy and not self._timeline.holding:
            if self._timeline.busy:
                self._timeline.end_group()
            else:
                self._end()
                self._begin()

    def _begin(self) -> None:
        if self._current is None and self._events and not self._timeline.busy:
            self._current = self._events.popleft()
            for group in self._stage(self._current):
                self._timeline.add(*group)

    def _end(self) -> None:
        event, self._current = self._current, None
        if event is not None:
            self._show(event)
