"""Animations as cues in groups, driven by `dt` and nothing else."""

import math
from collections import deque
from collections.abc import Callable, Sequence

from msgspec import Struct

from game.engine.easing import Ease, out_cubic


def _nothing() -> None:
    """The `finish` of a cue that changes nothing at its end."""


def _still(_progress: float) -> None:
    """The `update` of a cue that only waits."""


class Cue(Struct, frozen=True):
    """One animation over some seconds.

    `update` gets the eased progress, and exactly the eased 1.0 last; then `finish` is called, once. With a `delay` the
    cue waits that long inside its group before its first update.
    """

    seconds: float
    update: Callable[[float], None] = _still
    finish: Callable[[], None] = _nothing
    ease: Ease = out_cubic
    delay: float = 0.0
    hold: bool = False
    """Reading time: it passes in real time, whatever the speed of movements."""


def wait(seconds: float) -> Cue:
    """A cue that shows nothing: a pause between two groups."""
    return Cue(seconds)


def hold(seconds: float) -> Cue:
    """A cue that keeps the screen as it is for reading; infinite means until the person continues."""
    return Cue(seconds, hold=True)


def call(finish: Callable[[], None]) -> Cue:
    """A cue that takes no time: a call between two groups."""
    return Cue(0.0, finish=finish)


class _Running(Struct):
    cue: Cue
    done: bool = False
    jumped: bool = False


class _Group:
    """Cues that start together; the group ends with its longest cue."""

    def __init__(self, cues: Sequence[Cue]) -> None:
        # The cue that ends first is finished first, so skipping and waiting finish in the same order.
        self._running = [_Running(cue) for cue in sorted(cues, key=lambda cue: cue.delay + cue.seconds)]
        self._elapsed = 0.0
        self._length = max((cue.delay + cue.seconds for cue in cues), default=0.0)
        self.hold = any(cue.hold for cue in cues)
        self.endless = math.isinf(self._length)

    def advance(self, dt: float, jumps: bool = False) -> float:
        """Pass time; returns what was left over after the end."""
        elapsed = self._elapsed = self._elapsed + dt
        for running in self._running:
            if not running.done:
                self._show(running, jumps)
        return elapsed - self._length

    @property
    def over(self) -> bool:
        return all(running.done for running in self._running)

    def _show(self, running: _Running, jumps: bool) -> None:
        cue = running.cue
        passed = self._elapsed - cue.delay
        if passed >= cue.seconds:
            # Marked before the call: a finish that skips the timeline must not be called again.
            running.done = True
            cue.update(cue.ease(1.0))
            cue.finish()
        elif passed >= 0 and not running.jumped:
            running.jumped = jumps
            cue.update(cue.ease(1.0 if jumps else passed / cue.seconds))


class Timeline:
    """Groups of cues, one group after the other; the cues of a group run in parallel."""

    def __init__(self, speed: float = 1.0) -> None:
        """`speed` 2.0 is twice as fast; `math.inf` shows everything at the next `advance`."""
        self.speed = speed
        self.jumps = False
        """Nothing moves: a cue's final state is shown from its start, for as long as it takes."""
        self._groups: deque[_Group] = deque()

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self._groups)

    @property
    def holding(self) -> bool:
        """Whether what is shown now is waiting to be read."""
        return bool(self._groups) and self._groups[0].hold

    @property
    def waiting(self) -> bool:
        """Whether what is shown now stays until the person continues."""
        return bool(self._groups) and self._groups[0].endless

    def add(self, *cues: Cue) -> None:
        """Append a group, shown after everything already there: its cues run in parallel."""
        if cues:
            self._groups.append(_Group(cues))

    def advance(self, dt: float) -> None:
        """Pass `dt` seconds; time left over at the end of a group goes to the next."""
        left = max(dt, 0.0)
        while self._groups:
            group = self._groups[0]
            speed = 1.0 if group.hold else self.speed
            over = group.advance(left * speed if left else 0.0, self.jumps)
            if not group.over:
                return
            self._drop(group)
            # What moves infinitely fast takes no time from what comes after it.
            left = left if math.isinf(speed) else max(over, 0.0) / speed

    def end_group(self) -> None:
        """Finish the current group, and nothing after it."""
        if self._groups:
            group = self._groups[0]
            group.advance(math.inf)
            self._drop(group)

    def skip(self) -> None:
        """Finish everything now, in order, each cue exactly once; also what a finish adds on the way."""
        while self._groups:
            self.end_group()

    def clear(self) -> None:
        """Forget everything without finishing it: for a table that is being closed."""
        self._groups.clear()

    def _drop(self, group: _Group) -> None:
        # A finish may have skipped or cleared the timeline itself.
        if self._groups and self._groups[0] is group:
            self._groups.popleft()
