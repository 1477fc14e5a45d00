"""The moves at a trial's table: the player's are judged, those that are shown are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.refusal import refuse
from game.table.face.answers import Plan
from game.table.turns import Turns

if TYPE_CHECKING:
    from game.table.trial.scene import TrialScene


class TrialTurns(Turns):
    """Makes moves only while the player is trying, and has them judged."""

    def __init__(self, scene: TrialScene) -> None:
        super().__init__(scene.view, scene.refuse)
        self._scene = scene

    def submit(self, plan: Plan) -> None:
        """Make moves only while the player is trying."""
        if not self._scene.open_to_tries:
            self._presenter.settle()
            self._scene.refuse(refuse("trial.refused.wait"))
            return
        super().submit(plan)

    def make(self, plan: Plan) -> None:
        """Make the moves, and have them judged."""
        before = self._session.match.state.copy()
        super().make(plan)
        self._scene.judge(plan, before)

    def show(self, plan: Plan) -> None:
        """Make moves that are not the player's: nothing is judged."""
        super().make(plan)

    def skip(self) -> None:
        """Show everything up to the next thing to read; a count that a verdict follows stays."""
        if not self._scene.keep_count():
            super().skip()

    def pass_over(self) -> None:
        """End what is being read; a count that a verdict follows stays."""
        if not self._scene.keep_count():
            super().pass_over()

    @property
    def _ends_turns(self) -> bool:
        """Once the player has decided something, a mere formality needs no click: nothing can be taken back."""
        return self._scene.open_to_tries and bool(self._session.match.decisions)
