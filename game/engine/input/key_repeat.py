"""Repeats what is held down, on any device."""

from game.engine.input.commands import Kind

FIRST_AFTER = 0.40
THEN_EVERY = 0.11


class KeyRepeat:
    """At most one kind is repeated: the one that went down last."""

    def __init__(self) -> None:
        self._kind: Kind | None = None
        self._left = 0.0

    def press(self, kind: Kind) -> None:
        """Something went down; it is the one that repeats now."""
        self._kind, self._left = kind, FIRST_AFTER

    def release(self, kind: Kind) -> None:
        """Something came up."""
        if kind is self._kind:
            self._kind = None

    def release_all(self) -> None:
        """Nothing is held: the window was left or a pad unplugged."""
        self._kind = None

    def advance(self, dt: float) -> list[Kind]:
        """Pass time; returns what has to happen again."""
        again: list[Kind] = []
        self._left -= dt
        while self._kind is not None and self._left <= 0:
            again.append(self._kind)
            self._left += THEN_EVERY
        return again
