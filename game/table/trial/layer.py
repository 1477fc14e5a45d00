"""What a trial lays over the table: its goal, the tags of its hints, and the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.engine.widgets.button import IconButton
from game.engine.widgets.widget import Widget
from game.table.frame.layer import Layer
from game.table.trial import board, verdict
from game.table.trial.board import TrialControl
from game.table.trial.places import TrialPlaces
from game.table.trial.verdict import STAMP_FOR

if TYPE_CHECKING:  # avoids an import cycle: the trial's scene imports this module
    from game.table.trial.scene import TrialScene


class TrialLayer(Layer):
    """What lies between the table and the frame's buttons."""

    def __init__(self, scene: TrialScene) -> None:
        self._scene = scene

    @property
    def locks(self) -> bool:
        """Under a verdict the table itself is only looked at."""
        return self._scene.verdict is not None

    @property
    def titled(self) -> bool:
        """Its goal hangs beside the buttons."""
        return True

    @property
    def _places(self) -> TrialPlaces:
        return self._scene.room.kind.trial

    def widgets(self, found: list[Widget]) -> list[Widget]:  # noqa: ARG002
        """The tags, the arrows to the neighbours, and the buttons of a verdict."""
        if self._scene.verdict is not None:
            return verdict.widgets(self._scene.verdict)
        say = self._scene.kit.say
        own: list[Widget] = []
        played = self._scene.showing or self._scene.refutation is not None or self._scene.face.sheeted
        if self._scene.hinted and not played:
            shut = [say(f"trial.hint_{name}") for name in ("motif", "piece", "move")]
            own += board.hint_tags(
                self._places.hints,
                self._scene.hints.words or self._known_words(),
                self._scene.hints.open,
                shut,
                say("trial.show_solution"),
            )
        if self._scene.trial.number:
            for number, (name, icon) in enumerate((("before", "left"), ("after", "right"))):
                none = self._scene.room.following(self._scene.trial, -1 if name == "before" else 1) is None
                spot = Rect(*self._places.arrow(number), 44, 44)
                disabled = "trial.refused.no_more" if none else None
                own.append(IconButton(TrialControl(name), spot, icon, label=say(f"trial.{name}"), disabled=disabled))
        return own

    def _known_words(self) -> list[str]:
        """What can be said before the solution is known: a shipped trial carries its motifs."""
        trial = self._scene.trial
        motif = self._scene.kit.say(f"trial.motif.{trial.motifs[0]}") if trial.motifs else "…"
        return [motif, "…", "…"]

    def draw(self, canvas: Canvas) -> None:
        """Draw the goal, or the verdict above it."""
        if self._scene.verdict is not None:
            if self._scene.face.sheeted:
                canvas.dim(0.62)
            verdict.draw(canvas, self._scene.verdict, STAMP_FOR if self._scene.kit.still else self._scene.age)
            return
        board.draw_goal(canvas, self._places.goal, self._goal())
        if self._scene.tried.failed and not self._scene.tried.solved:
            x, y = self._places.arrow(2)
            canvas.picture("trials/knot", Rect(x, y + 4, 36, 36))
            words = self._scene.kit.say("trial.try_number", count=self._scene.tried.failed + 1)
            box = Rect(x + 38, y + 6, 120, 34)
            canvas.rounded(box, 17, theme.LACQUER, opacity=0.7)
            canvas.text(words, box.inset(12, 0), board.NOTE, wrap=False)

    def _goal(self) -> board.Goal:
        say, trial = self._scene.kit.say, self._scene.trial
        head = say(f"trial.goal.{trial.kind}", count=trial.target)
        number = say("trial.number", number=trial.number) if trial.number else ""
        return board.Goal(trial.kind, head, self._line(), trial.grade, number)

    def _line(self) -> str:
        """What the goal means; while moves are shown, what they are."""
        say = self._scene.kit.say
        if self._scene.refutation is not None:
            return say("trial.other_deal" if self._scene.refutation.other_deal else "trial.breaking")
        return say("trial.showing" if self._scene.showing else f"trial.line.{self._scene.trial.kind}")

    def covers(self, at: Point) -> bool:
        """Whether the goal or a verdict hides the table there."""
        shown = self._scene.verdict
        return (verdict.place_of(shown) if shown is not None else self._places.goal).contains(at)
