"""Plays events one after the other: each becomes cues on a timeline, then part of the picture. No pygame."""

import math
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar

from game.engine.timeline import Cue, Timeline

Groups: TypeAlias = Sequence[Sequence[Cue]]
"""Cues to play: those of a group in parallel, the groups one after the other."""


Item = TypeVar("Item")
"""What is played: an event, or an event as one viewer sees it."""


class Director(Generic[Item]):
    """Plays events at the viewer's speed.

    An event is staged only after the previous one has been shown, so its cues start from what is on the table.
    Skipping takes no time but applies every event; it stops where a cue holds something to be read.
    """

    def __init__(
        self,
        stage: Callable[[Item], Groups],
        show: Callable[[Item], None],
        speed: float = 1.0,
        ready: Callable[[Item, bool], bool] = lambda _, __: True,
    ) -> None:
        """`stage` gives the cues of an event, `show` makes it part of the picture; `speed` is a factor.

        `ready` says whether an event can be staged yet; it must be if its second argument is true.
        """
        self._stage = stage
        self._ready = ready
        self._show = show
        self._events: deque[Item] = deque()
        self._current: Item | None = None
        self._timeline = Timeline()
        self.speed = speed
        self.jumps = False
        """Whether motion is off: pieces appear at their destination and stay for the length of the animation."""

    @property
    def busy(self) -> bool:
        """Whether anything is left to show."""
        return self._current is not None or bool(self._events) or self._timeline.busy

    @property
    def holding(self) -> bool:
        """Whether the current cue holds something to be read."""
        return self._timeline.holding

    @property
    def waiting(self) -> bool:
        """Whether the current cue stays until the person continues."""
        return self._timeline.waiting

    @property
    def current(self) -> Item | None:
        """The event that is being shown."""
        return self._current

    def open(self, groups: Groups) -> None:
        """Play cues that belong to no event: the opening of a match."""
        for group in groups:
            self._timeline.add(*group)

    def play(self, events: Iterable[Item]) -> None:
        """Queue events to be shown."""
        self._events.extend(events)

    def update(self, dt: float) -> None:
        """Advance time."""
        self._timeline.speed, self._timeline.jumps = self.speed, self.jumps
        self._begin()
        self._timeline.advance(dt)
        while self._current is not None and not self._timeline.busy:
            self._end()
            self._begin()
        if math.isinf(self.speed):  # nothing moves, but there is time to read
            self._run()

    def skip(self) -> None:
        """Show everything up to the next thing to read."""
        self._timeline.end_group()
        self._run()

    def pass_over(self) -> None:
        """End the current event and show everything up to the next thing to read."""
        self._timeline.skip()
        self._end()
        self._run()

    def finish(self) -> None:
        """Show everything now, including what is held for reading."""
        self._timeline.skip()
        self._end()
        while self._events:
            self._show(self._events.popleft())
        self._timeline.skip()  # showing an event may have opened a wait

    def _run(self) -> None:
        while self.busy and not self._timeline.holding:
            if self._timeline.busy:
                self._timeline.end_group()
            else:
                self._end()
                self._begin(now=True)

    def _begin(self, *, now: bool = False) -> None:
        if self._current is None and self._events and not self._timeline.busy and self._ready(self._events[0], now):
            self._current = self._events.popleft()
            for group in self._stage(self._current):
                self._timeline.add(*group)

    def _end(self) -> None:
        event, self._current = self._current, None
        if event is not None:
            self._show(event)
