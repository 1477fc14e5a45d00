"""A level that moves to its target in steps that cannot be heard as steps."""


class Fader:
    """A level from 0 to 1, and the seconds that it takes from one end to the other, up and down."""

    def __init__(self, level: float = 0.0, *, up: float, down: float) -> None:
        self.level = level
        self.target = level
        self._up, self._down = up, down

    def update(self, dt: float) -> None:
        """Pass time."""
        if self.level < self.target:
            self.level = min(self.target, self.level + dt / self._up)
        elif self.level > self.target:
            self.level = max(self.target, self.level - dt / self._down)

    @property
    def moving(self) -> bool:
        """Whether the target has not been reached."""
        return self.level != self.target
