"""The three hints of a trial: the idea, the piece, the first move. They need the solution, which is found beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.refusal import Refusal
from game.table.trial.judge import Aside, solved
from game.trials.library import solver_of
from game.trials.progress import HINTS
from game.trials.trial import Solution

if TYPE_CHECKING:
    from game.table.trial.scene import TrialScene


class TrialHints:
    """How many hints are open, and what they say."""

    def __init__(self, scene: TrialScene) -> None:
        self._scene = scene
        self.open = scene.tried.hints
        """How many are open."""
        self.words: list[str] = []
        """What the three of them say, once that is known."""
        self.solving: Aside[Solution | None] | None = None
        self.solution: Solution | None = None

    def open_next(self) -> None:
        """Open one more, if there is one."""
        scene = self._scene
        if scene.hinted and self.open < HINTS and not scene.showing:
            self.open += 1
            scene.room.progress.hint(scene.trial, self.open)
            scene.kit.audio.play("ui.hint")
            self.solve()
            scene.view.refresh()

    def solve(self) -> None:
        """Look for the solution, unless it is known or looked for already."""
        if self.solution is None and self.solving is None:
            trial = self._scene.trial
            self.solving = Aside(lambda: solved(trial))

    def arrived(self) -> bool:
        """Whether the solution has just been found."""
        if self.solving is None or not self.solving.ready:
            return False
        self.solution, self.solving = self.solving.result(), None
        return True

    def find_words(self) -> None:
        """Find the words while the first decision is open: only then can the face describe it."""
        scene = self._scene
        if self.solution is None or self.words or scene.busy or scene.session.match.history or scene.showing:
            return
        motif = scene.kit.say(f"trial.motif.{self.solution.motifs[0]}")
        first = self.solution.line[0]
        piece = solver_of(scene.trial.game).piece(scene.trial, first)
        self.words = [motif, scene.view.sentence(Refusal(piece.key, piece.values)), scene.face.say_move(first)]
        scene.view.refresh()
