"""Asks once, at the place of a choice, before a move that is easily regretted."""

from game.engine.canvas import Canvas
from game.engine.widgets.tooltip import Tip, draw_tip
from game.table.face import Plan, Risk

TREMBLE = 0.35
"""Seconds in which a second click is no answer yet: a double click asks nothing."""


class Caution:
    """At most one question; whoever chooses the same once more means it."""

    def __init__(self, again: str) -> None:
        """`again` says how to answer."""
        self.again = again
        self._plan: Plan | None = None
        self._risk: Risk | None = None
        self._age = 0.0

    @property
    def asking(self) -> bool:
        """Whether there is a question."""
        return self._risk is not None

    def allows(self, plan: Plan, risk: Risk | None) -> bool:
        """Whether these moves may be made now; else the person is asked."""
        if risk is None:
            self.dismiss()
            return True
        if plan != self._plan:
            self._plan, self._risk, self._age = plan, risk, 0.0
            return False
        if self._age < TREMBLE:
            return False
        self.dismiss()
        return True

    def dismiss(self) -> bool:
        """The person thought better of it; False if there was no question."""
        asked, self._plan, self._risk = self.asking, None, None
        return asked

    def update(self, dt: float) -> None:
        """Pass time."""
        self._age += dt

    def draw(self, canvas: Canvas) -> None:
        """Draw the question beside what it is about."""
        if self._risk is not None:
            draw_tip(canvas, Tip(self._risk.at, self._risk.question, self.again))
