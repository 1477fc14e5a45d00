"""Asks for confirmation, next to the choice, before a move that is easily regretted."""

from game.engine.canvas import Canvas
from game.engine.widgets.tooltip import Tip, draw_tip
from game.table.face.answers import Plan, Risk

TREMBLE = 0.35
"""Seconds during which a second click does not count as the answer, so that a double click does not confirm."""


class Confirm:
    """Holds at most one question. Choosing the same move again confirms it."""

    def __init__(self, again: str) -> None:
        """`again` tells the player how to confirm."""
        self.again = again
        self.asking = False
        """Whether a question is shown."""
        self._plan: Plan | None = None
        self._risk: Risk | None = None
        self._age = 0.0

    def allows(self, plan: Plan, risk: Risk | None) -> bool:
        """Return True if these moves may be made now; otherwise ask the question."""
        if risk is None:
            self.dismiss()
            return True
        if plan != self._plan:
            self._plan, self._risk, self._age, self.asking = plan, risk, 0.0, True
            return False
        if self._age < TREMBLE:
            return False
        self.dismiss()
        return True

    def dismiss(self) -> bool:
        """Drop the question. Return False if there was none."""
        asked, self.asking, self._plan, self._risk = self.asking, False, None, None
        return asked

    def update(self, dt: float) -> None:
        """Advance time."""
        self._age += dt

    def draw(self, canvas: Canvas) -> None:
        """Draw the question beside the choice."""
        if self._risk is not None:
            draw_tip(canvas, Tip(self._risk.at, self._risk.question, self.again))
